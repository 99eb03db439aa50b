import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string; ref?: Ref<HTMLAnchorElement> };

/** The one link component for paths of the portal. A plain anchor, for lists draw a hundred: `followLinks` hands its clicks to the router. */
export const Link = ({ to, children, ...anchor }: Props) => (
  <a {...anchor} href={`#${to}`}>
    {children}
  </a>
);

type ExternalProps = {
  href: string;
  children: ReactNode;
  className?: string;
  /** Its accessible name, where the text says too little. */ label?: string;
};
/** A link that leaves the portal, in a tab of its own that learns nothing of it; an address of another scheme is text (SHR-072). */
export const ExternalLink = ({ href, children, className, label }: ExternalProps) =>
  /^https?:\/\//i.test(href) ? (
    <a className={className} aria-label={label} href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  ) : (
    <>{href}</>
  );
