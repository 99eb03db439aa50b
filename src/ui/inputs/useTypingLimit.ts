import { useCallback, type ChangeEvent } from 'react';
import { normaliseText, type TextForm } from '../../format/normaliseText';

type Options = { limit?: number; countedAs?: TextForm; keeps?: string; onChange: (value: string) => void };
type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** How many UTF-16 units of a text count. @param form the form in which they do; as it is typed by default */
export const lengthIn = (text: string, form?: TextForm) => (form ? normaliseText(text, form) : text).length;

/**
 * Stops typing at a limit without cutting what is pasted or composed (SHR-014). A text beyond the limit can be shortened and corrected.
 * Drops characters that a field does not keep once they are no longer being composed.
 */
export const useTypingLimit = ({ limit, countedAs, keeps, onChange }: Options) => {
  const ref = useCallback(
    (element: TextElement | null) => {
      if (!element || limit === undefined) return;
      const stop = (event: Event) => {
        const { inputType, data, isComposing } = event as InputEvent;
        if (inputType !== 'insertText' || isComposing || (data?.length ?? 0) > 2) return;
        const { value, selectionStart, selectionEnd } = element;
        const next = value.slice(0, selectionStart ?? value.length) + (data ?? '') + value.slice(selectionEnd ?? value.length);
        const length = lengthIn(next, countedAs);
        if (length > limit && length > lengthIn(value, countedAs)) event.preventDefault();
      };
      element.addEventListener('beforeinput', stop);
      return () => element.removeEventListener('beforeinput', stop);
    },
    [limit, countedAs],
  );
  // a full-width digit is the digit that it stands for
  const kept = (text: string) => {
    if (!keeps) return text;
    const pattern = new RegExp(keeps, 'u');
    return [...text.normalize('NFKC')].filter((character) => pattern.test(character)).join('');
  };
  return {
    ref,
    onCompositionEnd: ({ currentTarget }: { currentTarget: TextElement }) => onChange(kept(currentTarget.value)),
    onChange: ({ target, nativeEvent }: ChangeEvent<TextElement>) => {
      const isComposing = (nativeEvent as InputEvent).isComposing;
      onChange(isComposing ? target.value : kept(target.value));
    },
  };
};
