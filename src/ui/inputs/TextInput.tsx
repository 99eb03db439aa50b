import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { FieldLabel } from './FieldLabel';
import { FieldNote } from './FieldNote';
import { useIsSending } from '../submission/SendingContext';
import { mergeRefs, useTypingLimit } from './useTypingLimit';
import './TextInput.css';

export type TextInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'size'> & {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | null;
  hint?: ReactNode;
  isRequired?: boolean;
  /** What stands at the right inside the input: a counter, a key, a button. */
  end?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
  /** Typing stops at this many UTF-16 units; pasted text may be longer and is marked by the caller (SHR-014). */
  limit?: number;
  /** Shows how much of the limit is used, inside the input at its right. */
  hasCounter?: boolean;
  /** The characters that are kept, as a regular expression of one; others are dropped while typing and pasting. */
  keeps?: string;
  /** Shown and not typed into. Its text can still be read and copied. */
  isDisabled?: boolean;
};

/**
 * A labelled text input with its error and hint below. Autofill and spell check are off: what staff type concerns other
 * people; sign-in switches its own on.
 */
export const TextInput = ({
  label,
  value,
  onChange,
  error,
  hint,
  isRequired,
  end,
  inputRef,
  limit,
  hasCounter,
  keeps,
  isDisabled,
  className = '',
  ...input
}: TextInputProps) => {
  const id = useId();
  const isSending = useIsSending();
  const limited = useTypingLimit({ limit, keeps, onChange });
  const counter = hasCounter && limit !== undefined && `${value.length}/${limit}`;
  return (
    <div className={`field ${className}`}>
      <FieldLabel htmlFor={id} isRequired={isRequired}>
        {label}
      </FieldLabel>
      <span className="input-box">
        <input
          autoComplete="off"
          spellCheck={false}
          {...input}
          style={counter ? { paddingRight: `calc(${2 * String(limit).length + 1}ch + 16px)` } : undefined}
          id={id}
          ref={mergeRefs(limited.ref, inputRef)}
          className="input"
          readOnly={isSending || isDisabled}
          aria-disabled={isDisabled || undefined}
          value={value}
          onChange={limited.onChange}
          onCompositionEnd={limited.onCompositionEnd}
          aria-required={isRequired || undefined}
          aria-invalid={Boolean(error)}
          aria-describedby={error || hint ? `${id}-note` : undefined}
        />
        {(end || counter) && <span className="input-end">{counter ? <span className="counter">{counter}</span> : end}</span>}
      </span>
      <FieldNote id={`${id}-note`} error={error} hint={hint} />
    </div>
  );
};
