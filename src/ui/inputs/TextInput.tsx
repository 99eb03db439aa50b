import type { InputHTMLAttributes, ReactNode } from 'react';
import { FieldLabel } from './FieldLabel';
import { FieldNote } from './FieldNote';
import { useTextControl, type TextControlProps } from './useTextControl';
import './TextInput.css';

export type TextInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'size'> &
  TextControlProps<HTMLInputElement> & {
    /** What stands at the right inside the input: a counter, a key, a button. */
    end?: ReactNode;
    /** Shows how much of the limit is used, inside the input at its right. */
    hasCounter?: boolean;
  };

/**
 * A labelled text input with its error and hint below. Autofill and spell check are off: what staff type concerns other
 * people; sign-in switches its own on.
 */
export const TextInput = (props: TextInputProps) => {
  const {
    label,
    value,
    onChange,
    error,
    hint,
    isRequired,
    inputRef,
    limit,
    countedAs,
    keeps,
    isDisabled,
    end,
    hasCounter,
    className = '',
    ...input
  } = props;
  const { noteId, length, control } = useTextControl({
    value,
    onChange,
    error,
    hint,
    isRequired,
    inputRef,
    limit,
    countedAs,
    keeps,
    isDisabled,
  });
  const counter = hasCounter && limit !== undefined && `${length}/${limit}`;
  return (
    <div className={`field ${className}`}>
      <FieldLabel htmlFor={control.id} isRequired={isRequired}>
        {label}
      </FieldLabel>
      <span className="input-box">
        <input
          autoComplete="off"
          spellCheck={false}
          {...input}
          {...control}
          className="input"
          style={counter ? { paddingRight: `calc(${Math.max(counter.length, 2 * String(limit).length + 1)}ch + 16px)` } : undefined}
        />
        {(end || counter) && <span className="input-end">{counter ? <span className="counter">{counter}</span> : end}</span>}
      </span>
      <FieldNote id={noteId} error={error} hint={hint} />
    </div>
  );
};
