import type { ReactNode } from 'react';
import { ErrorIcon } from './icons';

/** The line below a control: its error, else its hint, else nothing. The control names it in aria-describedby. */
export const FieldNote = ({ id, error, hint }: { id: string; error?: string | null; hint?: ReactNode }) => {
  if (error) {
    return (
      <p className="error" id={id}>
        <ErrorIcon aria-hidden />
        <span>{error}</span>
      </p>
    );
  }
  return hint ? (
    <div className="hint" id={id}>
      {hint}
    </div>
  ) : null;
};
