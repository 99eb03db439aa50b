import { useState } from 'react';
import { useSubmission, type Submission } from '../submission/useSubmission';

type Errors<V> = Partial<Record<keyof V, string | null>>;

/** What a dialog needs to know of the form in it. */
export type DialogForm = Submission & { /** Something was typed that is not sent yet. */ isChanged?: boolean };

/**
 * The state of a small dialog form: values, errors that show once it was tried, and one submission at a time. `check`
 * gives the text of what is wrong with each value.
 */
export const useDialogForm = <V extends Record<string, unknown>>(initial: V | (() => V), check: (values: V) => Errors<V>) => {
  const [first] = useState(initial);
  const [values, setValues] = useState(first);
  const [isTried, setTried] = useState(false);
  const { run, isRunning, ...submission } = useSubmission();
  const errors: Errors<V> = isTried ? check(values) : {};
  return {
    ...submission,
    values,
    errors,
    isChanged: Object.keys(first).some((name) => values[name] !== first[name]),
    set:
      <K extends keyof V>(name: K) =>
      (value: V[K]) => {
        if (!isRunning()) setValues((before) => ({ ...before, [name]: value }));
      },
    /** Shows what is wrong and focuses the first such field; else runs `send`, once. Its signal ends when the person stops waiting. */
    submit: async (send: (values: V, signal: AbortSignal) => Promise<void>) => {
      setTried(true);
      const wrong = Object.entries(check(values)).find(([, text]) => text)?.[0];
      if (wrong) return document.querySelector<HTMLElement>(`[role=dialog] [name="${wrong}"]`)?.focus();
      await run((signal) => send(values, signal));
    },
  };
};
