import { failureOf, isUnanswered } from '../../contract/failure';
import { cmsAnswers } from '../ui/cmsAnswers';

/** Milliseconds from one question to the next while the CMS does not answer. */
export const askedEvery = 15_000;

export type CmsState = 'answers' | 'asked' | 'down';

/**
 * Whether the CMS answers. A call without an answer may have failed by itself, so the CMS is asked something that anybody
 * may ask; without an answer to that either it is down, and is asked again until it answers.
 *
 * @param ask makes a call of its own, in the background
 */
export const createCmsState = (ask: (signal: AbortSignal) => Promise<unknown>) => {
  let state: CmsState = 'answers';
  let isAsking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const set = (next: CmsState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const check = async () => {
    if (isAsking) return;
    isAsking = true;
    clearTimeout(timer);
    if (state === 'down') set('asked');
    const isDown = await ask(AbortSignal.timeout(askedEvery)).then(
      () => false,
      (error: unknown) => isUnanswered(error) || failureOf(error).code === 'aborted',
    );
    isAsking = false;
    if (isDown) {
      timer = setTimeout(() => void check(), askedEvery);
      set('down');
    } else if (state !== 'answers') {
      set('answers');
      window.dispatchEvent(new Event(cmsAnswers));
    }
  };
  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Hears of each failure of a call. */
    onFailure: (error: unknown) => {
      if (state === 'answers' && isUnanswered(error)) void check();
    },
    /** Asks at once. */
    check: () => void check(),
  };
};
