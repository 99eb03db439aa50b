import { useId } from 'react';
import { FieldError } from './TextInput';

type Props = { label: string; name: string; onChange: (file: File | null) => void; error?: string | null };

/** A labelled file input with its error below. */
export const FileInput = ({ label, name, onChange, error }: Props) => {
  const id = useId();
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
        <span className="required-mark" aria-hidden>
          {' '}
          *
        </span>
      </label>
      <input
        id={id}
        type="file"
        name={name}
        aria-required
        aria-invalid={Boolean(error)}
        aria-describedby={error ? `${id}-note` : undefined}
        onChange={({ target }) => onChange(target.files?.[0] ?? null)}
      />
      {error && <FieldError id={`${id}-note`}>{error}</FieldError>}
    </div>
  );
};
