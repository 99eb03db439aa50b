import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { FieldLabel } from './FieldLabel';
import { FieldNote } from './FieldNote';
import { useIsSending } from './submission/SendingContext';
import { mergeRefs, useTypingLimit } from './useTypingLimit';
import './TextInput.css';

export type TextInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'size'> & {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | null;
  hint?: string;
  isRequired?: boolean;
  /** What stands at the right inside the input: a counter, a key, a button. */
  end?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
  /** Typing stops at this many UTF-16 units; pasted text may be longer and is marked by the caller (SHR-014). */
  limit?: number;
  /** Characters that are kept; others are dropped while typing and pasting. */
  keeps?: RegExp;
};

/** A labelled text input with its error or hint below. */
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
  keeps,
  className = '',
  ...input
}: TextInputProps) => {
  const id = useId();
  const isSending = useIsSending();
  const limited = useTypingLimit({ limit, keeps, onChange });
  return (
    <div className={`field ${className}`}>
      <FieldLabel htmlFor={id} isRequired={isRequired}>
        {label}
      </FieldLabel>
      <span className="input-box">
        <input
          {...input}
          id={id}
          ref={mergeRefs(limited.ref, inputRef)}
          className="input"
          readOnly={isSending}
          value={value}
          onChange={limited.onChange}
          onCompositionEnd={limited.onCompositionEnd}
          aria-required={isRequired || undefined}
          aria-invalid={Boolean(error)}
          aria-describedby={error || hint ? `${id}-note` : undefined}
        />
        {end && <span className="input-end">{end}</span>}
      </span>
      <FieldNote id={`${id}-note`} error={error} hint={hint} />
    </div>
  );
};
