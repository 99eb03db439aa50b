import { createContext, use, type AnchorHTMLAttributes, type ReactNode, type Ref } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { webLinkStart } from '../format/webLink';

/** Hears which link of the portal the pointer or the focus has come to: its page may be next. */
export const NearContext = createContext<(path: string) => void>(() => {});

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string;
  ref?: Ref<HTMLAnchorElement>;
  /** What the next page is told of the way there. */
  state?: unknown;
};

/** The one link component for paths of the portal. */
export const Link = ({ to, children, ...anchor }: Props) => {
  const onNear = use(NearContext);
  const near = () => onNear(to);
  return (
    <RouterLink {...anchor} to={to} onPointerEnter={near} onFocus={near}>
      {children}
    </RouterLink>
  );
};

type ExternalProps = {
  href: string;
  children: ReactNode;
  className?: string;
  /** Called when it is opened. */
  onOpen?: () => void;
  /** Its accessible name, where the text says too little. */ label?: string;
};
/** A link that leaves the portal, in a tab of its own that learns nothing of it; an address of another scheme, or one that leads elsewhere than it seems, is text (SHR-072). */
export const ExternalLink = ({ href, children, className, label, onOpen }: ExternalProps) =>
  webLinkStart.test(href) ? (
    <a className={className} aria-label={label} href={href} onClick={onOpen} onAuxClick={onOpen} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  ) : (
    <>{href}</>
  );
