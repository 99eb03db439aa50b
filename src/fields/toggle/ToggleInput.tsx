import { useId } from 'react';
import { useText } from '../../messages/i18n';
import { RequiredMark } from '../../ui/inputs/FieldLabel';
import { FieldNote } from '../../ui/inputs/FieldNote';
import type { InputProps } from '../input';

/** Yes or no as two radio buttons. */
export const ToggleInput = ({
  field: { label, hint },
  name,
  value,
  onChange,
  onBlur,
  inputRef,
  error,
  isRequired,
  offReason = null,
}: InputProps<'toggle'>) => {
  const t = useText();
  const id = useId();
  const note = offReason ?? hint;
  const radio = (choice: boolean, text: string) => (
    <label className="radio">
      <input
        type="radio"
        name={name}
        ref={choice ? inputRef : undefined}
        checked={value === choice}
        disabled={offReason !== null}
        onChange={() => onChange(choice)}
        onBlur={onBlur}
      />
      {text}
    </label>
  );
  return (
    <div
      className="field"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required={isRequired}
      aria-invalid={Boolean(error)}
      aria-describedby={error || note ? `${id}-note` : undefined}
    >
      <span className="label" id={`${id}-label`}>
        {label}
        {isRequired && <RequiredMark />}
      </span>
      <span className="radios">
        {radio(true, t('form.on'))}
        {radio(false, t('form.off'))}
      </span>
      <FieldNote id={`${id}-note`} error={error} hint={note} />
    </div>
  );
};
