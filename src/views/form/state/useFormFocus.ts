import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import type { FormModel } from '../model/formModel';
import type { Steps } from './useSteps';

/** Brings inputs to the front and moves the focus into them, in a former step too. */
export const useFormFocus = ({ leaves }: FormModel, { setFocus }: UseFormReturn, steps: Steps) => {
  const [shown, setShown] = useState<{ path: string }>();
  /** The input of a field that is at the front, where only one of several is. */
  const fronts = useRef<Record<string, string>>({});
  /** Where the focus goes once its step is shown. */
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    const path = wanted.current;
    wanted.current = undefined;
    if (path === undefined) return;
    setShown({ path });
    setFocus(path);
  }, [steps.at, setFocus]);
  return {
    /** The input that has to come to the front; another object each time that it is asked for. */
    shown,
    noteFront: useCallback((name: string, path: string) => void (fronts.current[name] = path), []),
    frontOf: (name: string) => fronts.current[name] ?? '',
    /** Brings an input to the front and moves the focus into it. */
    goTo: (path: string) => {
      const name = leaves.find((leaf) => leaf.path === path)?.name ?? path;
      if (!steps.isTyped(name) && steps.stepOf(name) >= 0) {
        wanted.current = path;
        return steps.back(steps.stepOf(name));
      }
      flushSync(() => setShown({ path }));
      setFocus(path);
    },
  };
};
export type FormFocus = ReturnType<typeof useFormFocus>;
