import { useId, type ReactNode, type Ref, type TextareaHTMLAttributes } from 'react';
import { useIsSending } from '../submission/SendingContext';
import { FieldLabel } from './FieldLabel';
import { FieldNote } from './FieldNote';
import { mergeRefs, useTypingLimit } from './useTypingLimit';
import './textArea.css';

type Props = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value'> & {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | null;
  hint?: ReactNode;
  isRequired?: boolean;
  inputRef?: Ref<HTMLTextAreaElement>;
  /** Typing stops at this many UTF-16 units; pasted text may be longer and is marked by the caller (SHR-014). */
  limit?: number;
  /** Shows how much of the limit is used, below its right end. */
  hasCounter?: boolean;
  /** Shown and not typed into. Its text can still be read and copied. */
  isDisabled?: boolean;
};

/** A labelled text of several lines with its error and hint below. It grows where it is pulled. */
export const TextArea = ({ label, value, onChange, error, hint, isRequired, inputRef, limit, hasCounter, isDisabled, ...input }: Props) => {
  const id = useId();
  const isSending = useIsSending();
  const limited = useTypingLimit({ limit, onChange });
  return (
    <div className="field">
      <FieldLabel htmlFor={id} isRequired={isRequired}>
        {label}
      </FieldLabel>
      <span className="input-box">
        <textarea
          autoComplete="off"
          spellCheck={false}
          {...input}
          id={id}
          ref={mergeRefs(limited.ref, inputRef)}
          className="input text-area"
          readOnly={isSending || isDisabled}
          aria-disabled={isDisabled || undefined}
          value={value}
          onChange={limited.onChange}
          onCompositionEnd={limited.onCompositionEnd}
          aria-required={isRequired || undefined}
          aria-invalid={Boolean(error)}
          aria-describedby={error || hint ? `${id}-note` : undefined}
        />
        {hasCounter && limit !== undefined && <span className="text-area-counter">{`${value.length}/${limit}`}</span>}
      </span>
      <FieldNote id={`${id}-note`} error={error} hint={hint} />
    </div>
  );
};
