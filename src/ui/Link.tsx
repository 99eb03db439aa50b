import { forwardRef, type ReactNode } from 'react';
import { Link as RouterLink, type LinkProps } from 'react-router-dom';

/** The one link component for paths of the portal. */
export const Link = forwardRef<HTMLAnchorElement, Omit<LinkProps, 'to'> & { to: string }>((props, ref) => (
  <RouterLink {...props} ref={ref} />
));
Link.displayName = 'Link';

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
