import type { ReactNode } from 'react';
import { ErrorIcon } from '../icons';

/** What stands below a control: its error, and its hint. The control names it in aria-describedby. */
export const FieldNote = ({ id, error, hint }: { id: string; error?: string | null; hint?: ReactNode }) =>
  error || hint ? (
    <div className="field-note" id={id}>
      {error && (
        <p className="error">
          <ErrorIcon aria-hidden />
          <span>{error}</span>
        </p>
      )}
      {hint && <div className="hint">{hint}</div>}
    </div>
  ) : null;
