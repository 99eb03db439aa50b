import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** After so many milliseconds without an answer a way out is offered. */
const patience = 5_000;

/** Work that a person waits for, as the controls around it see it. */
export type Submission = {
  /** The work is under way: its inputs are read-only, its button says so. */
  isBusy: boolean;
  /** It has been under way for five seconds: a way out is offered. */
  isSlow: boolean;
  /** The person stopped waiting: whether the work was done is unknown. */
  isUnknown: boolean;
  /** Stops waiting; nothing of what was typed is lost. */
  stop: () => void;
};

const stopped = (signal: AbortSignal) =>
  new Promise<undefined>((resolve) => signal.addEventListener('abort', () => resolve(undefined), { once: true }));

/**
 * One piece of work at a time. `run` hands it a signal that is aborted when the person stops waiting, and resolves with
 * what it answers: undefined when another one is under way or the person stopped.
 * @param isUnknown some work was begun before, and nobody knows whether it was done
 */
export const useSubmission = (isUnknown = false) => {
  const [state, setState] = useState<'idle' | 'busy' | 'slow' | 'unknown'>(isUnknown ? 'unknown' : 'idle');
  const current = useRef<AbortController | null>(null);
  const timer = useRef<number>(undefined);
  const isLeft = useRef(false);
  const leaveUnknown = useCallback(() => void (isLeft.current = true), []);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const run = useCallback(async <T>(work: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> => {
    if (current.current) return undefined;
    const controller = new AbortController();
    current.current = controller;
    isLeft.current = false;
    setState('busy');
    timer.current = window.setTimeout(() => setState('slow'), patience);
    try {
      return await Promise.race([work(controller.signal), stopped(controller.signal)]);
    } finally {
      window.clearTimeout(timer.current);
      current.current = null;
      setState(controller.signal.aborted || isLeft.current ? 'unknown' : 'idle');
    }
  }, []);
  const stop = useCallback(() => current.current?.abort(), []);
  const isRunning = useCallback(() => current.current !== null, []);

  return useMemo(
    () => ({
      isBusy: state === 'busy' || state === 'slow',
      isSlow: state === 'slow',
      isUnknown: state === 'unknown',
      stop,
      /** What runs ends without anybody knowing whether it was done. */
      leaveUnknown,
      run,
      /** True from the moment the work starts, before anything is drawn. */
      isRunning,
    }),
    [state, stop, leaveUnknown, run, isRunning],
  );
};
