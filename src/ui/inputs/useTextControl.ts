import { useId, type ReactNode, type Ref } from 'react';
import type { TextForm } from '../../format/normaliseText';
import { mergeRefs } from '../hooks/mergeRefs';
import { useIsSending } from '../submission/SendingContext';
import { lengthIn, useTypingLimit } from './useTypingLimit';

/** What every labelled text is given, of one line or of several. */
export type TextControlProps<E> = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | null;
  hint?: ReactNode;
  isRequired?: boolean;
  inputRef?: Ref<E>;
  /** Typing stops at this many UTF-16 units; pasted text may be longer and is marked by the caller (SHR-014). */
  limit?: number;
  /** The form in which the length counts. Default: as it is typed. */
  countedAs?: TextForm;
  /** The characters that are kept, as a regular expression of one; others are dropped while typing and pasting. */
  keeps?: string;
  /** Shown and not typed into. Its text can still be read and copied. */
  isDisabled?: boolean;
};

/** The attributes of a labelled text, and the id of the note below it. While its form is sent it is read-only and keeps the focus. */
export const useTextControl = <E extends HTMLInputElement | HTMLTextAreaElement>(props: Omit<TextControlProps<E>, 'label'>) => {
  const { value, onChange, error, hint, isRequired, inputRef, limit, countedAs, keeps, isDisabled } = props;
  const id = useId();
  const isSending = useIsSending();
  const { ref, ...limited } = useTypingLimit({ limit, countedAs, keeps, onChange });
  const noteId = `${id}-note`;
  return {
    noteId,
    length: lengthIn(value, countedAs),
    control: {
      id,
      ref: mergeRefs<E>(ref, inputRef),
      value,
      translate: 'no' as const,
      ...limited,
      readOnly: isSending || isDisabled,
      'aria-disabled': isDisabled || undefined,
      'aria-required': isRequired || undefined,
      'aria-invalid': Boolean(error),
      'aria-describedby': error || hint ? noteId : undefined,
    },
  };
};
