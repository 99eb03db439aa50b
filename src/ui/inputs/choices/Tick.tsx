import { useId, type Ref } from 'react';
import { FieldNote } from '../FieldNote';
import './choices.css';

type Props = {
  label: string;
  name: string;
  isTicked: boolean;
  onChange: (isTicked: boolean) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  error?: string | null;
  hint?: string;
  isDisabled?: boolean;
};

/** One box to tick, with its label beside it. */
export const Tick = ({ label, name, isTicked, onChange, onBlur, inputRef, error, hint, isDisabled }: Props) => {
  const id = useId();
  return (
    <div className="field">
      <label className="radio">
        <input
          type="checkbox"
          name={name}
          ref={inputRef}
          checked={isTicked}
          disabled={isDisabled}
          aria-describedby={error || hint ? `${id}-note` : undefined}
          onChange={({ target }) => onChange(target.checked)}
          onBlur={onBlur}
        />
        <span>{label}</span>
      </label>
      <FieldNote id={`${id}-note`} error={error} hint={hint} />
    </div>
  );
};
