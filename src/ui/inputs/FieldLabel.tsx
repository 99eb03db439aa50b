import type { ReactNode } from 'react';

/** The star of a required field; screen readers hear aria-required instead. */
export const RequiredMark = () => (
  <span className="required-mark" aria-hidden>
    {' '}
    *
  </span>
);

/** The label over a control. */
export const FieldLabel = ({ htmlFor, isRequired, children }: { htmlFor: string; isRequired?: boolean; children: ReactNode }) => (
  <label className="label" htmlFor={htmlFor}>
    <span>{children}</span>
    {isRequired && <RequiredMark />}
  </label>
);
