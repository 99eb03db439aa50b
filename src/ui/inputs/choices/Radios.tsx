import { useId, type Ref } from 'react';
import { GroupField } from '../GroupField';
import './choices.css';

type Props<V> = {
  label: string;
  name: string;
  options: readonly { value: V; label: string; /** Helps to choose. */ hint?: string }[];
  /** None of the options while nobody has said which. */
  value: unknown;
  onChange: (value: V) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  error?: string | null;
  hint?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
};

/** One of few, all of them seen: radio buttons with their label, error and hint. */
export const Radios = <V extends string | boolean>(props: Props<V>) => {
  const { label, name, options, value, onChange, onBlur, inputRef, error, hint, isRequired, isDisabled } = props;
  const id = useId();
  return (
    <GroupField
      id={id}
      role="radiogroup"
      label={label}
      isRequired={isRequired}
      error={error}
      hint={hint}
      onLeave={onBlur}
      aria-required={isRequired}
      aria-invalid={Boolean(error)}
    >
      <span className={options.some((option) => option.hint) ? 'radios radios-told' : 'radios'}>
        {options.map((option, i) => (
          <label key={option.label} className="radio">
            <input
              type="radio"
              name={name}
              value={String(option.value)}
              ref={i === 0 ? inputRef : undefined}
              checked={value === option.value}
              disabled={isDisabled}
              onChange={() => onChange(option.value)}
              // what helps to choose is no part of the name
              aria-labelledby={option.hint && `${id}-${i}`}
              aria-describedby={option.hint && `${id}-${i}-hint`}
            />
            <span id={`${id}-${i}`}>{option.label}</span>
            {option.hint && (
              <span className="radio-hint" id={`${id}-${i}-hint`}>
                {option.hint}
              </span>
            )}
          </label>
        ))}
      </span>
    </GroupField>
  );
};
