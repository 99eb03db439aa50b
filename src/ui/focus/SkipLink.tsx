import type { ReactNode } from 'react';

type Props = {
  /** Where it leads: the first of these selectors that finds something. */
  to: readonly string[];
  children: ReactNode;
};

/** A link that is seen when it has the focus, and takes it past what a keyboard would have to walk through. */
export const SkipLink = ({ to, children }: Props) => (
  <a
    className="skip-link"
    href="#content"
    onClick={(event) => {
      event.preventDefault();
      to.map((selector) => document.querySelector<HTMLElement>(selector))
        .find(Boolean)
        ?.focus();
    }}
  >
    {children}
  </a>
);
