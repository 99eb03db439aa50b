import { forwardRef } from 'react';
import { Link as RouterLink, type LinkProps } from 'react-router-dom';

/** The one link component for paths of the portal. */
export const Link = forwardRef<HTMLAnchorElement, Omit<LinkProps, 'to'> & { to: string }>((props, ref) => (
  <RouterLink {...props} ref={ref} />
));
Link.displayName = 'Link';
