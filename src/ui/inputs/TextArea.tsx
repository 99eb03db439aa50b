import type { TextareaHTMLAttributes } from 'react';
import { FieldLabel } from './FieldLabel';
import { FieldNote } from './FieldNote';
import { useTextControl, type TextControlProps } from './useTextControl';
import './textArea.css';

type Props = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value'> &
  TextControlProps<HTMLTextAreaElement> & {
    /** Shows how much of the limit is used, below its right end. */
    hasCounter?: boolean;
  };

/** A labelled text of several lines with its error and hint below. It grows where it is pulled. */
export const TextArea = (props: Props) => {
  const { label, value, onChange, error, hint, isRequired, inputRef, limit, countedAs, keeps, hasCounter, isDisabled, ...input } = props;
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
  return (
    <div className="field">
      <FieldLabel htmlFor={control.id} isRequired={isRequired}>
        {label}
      </FieldLabel>
      <span className="input-box" data-text={value}>
        <textarea autoComplete="off" spellCheck={false} {...input} {...control} className="input text-area" />
        {hasCounter && limit !== undefined && <span className="text-area-counter">{`${length}/${limit}`}</span>}
      </span>
      <FieldNote id={noteId} error={error} hint={hint} />
    </div>
  );
};
