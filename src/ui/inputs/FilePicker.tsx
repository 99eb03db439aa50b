import { useId } from 'react';
import { FieldNote } from './FieldNote';
import { FieldLabel } from './FieldLabel';

type Props = { label: string; name: string; onChange: (file: File | null) => void; error?: string | null };

/** A labelled file input with its error below. */
export const FilePicker = ({ label, name, onChange, error }: Props) => {
  const id = useId();
  return (
    <div className="field">
      <FieldLabel htmlFor={id} isRequired>
        {label}
      </FieldLabel>
      <input
        id={id}
        type="file"
        name={name}
        aria-required
        aria-invalid={Boolean(error)}
        aria-describedby={error ? `${id}-note` : undefined}
        onChange={({ target }) => onChange(target.files?.[0] ?? null)}
      />
      <FieldNote id={`${id}-note`} error={error} />
    </div>
  );
};
