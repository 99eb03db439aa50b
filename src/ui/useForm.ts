import { useRef, useState } from 'react';

type Errors<V> = Partial<Record<keyof V, string | null>>;

/**
 * The state of a small dialog form: values, errors that show once it was tried, and one submission at a time. `check`
 * gives the text of what is wrong with each value.
 */
export const useForm = <V extends Record<string, unknown>>(initial: V | (() => V), check: (values: V) => Errors<V>) => {
  const [values, setValues] = useState(initial);
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const errors: Errors<V> = isTried ? check(values) : {};
  return {
    values,
    errors,
    isBusy,
    set:
      <K extends keyof V>(name: K) =>
      (value: V[K]) =>
        setValues((before) => ({ ...before, [name]: value })),
    /** Shows what is wrong and focuses the first such field; else runs `send`, once. */
    submit: async (send: (values: V) => Promise<void>) => {
      setTried(true);
      const wrong = Object.entries(check(values)).find(([, text]) => text)?.[0];
      if (wrong) {
        document.querySelector<HTMLElement>(`[role=dialog] [name="${wrong}"]`)?.focus();
        return;
      }
      if (isSending.current) return;
      isSending.current = true;
      setBusy(true);
      try {
        await send(values);
      } finally {
        isSending.current = false;
        setBusy(false);
      }
    },
  };
};
