import { failureOf, isUnanswered } from '../../../contract/failure';
import { cmsAnswers } from '../../ui/cmsAnswers';

/** Milliseconds from one question to the next while the CMS does not answer. */
export const askedEvery = 15_000;

export type CmsState = 'answers' | 'asked' | 'down';

/**
 * Whether the CMS answers. A call without an answer may have failed by itself, so the CMS is asked something that anybody
 * may ask; without an answer to that either it is down, and is asked again until it answers.
 *
 * Without a line nothing is known of the CMS, and the browser tells of the line.
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
  const waitAndAsk = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void check(), askedEvery);
    set('down');
  };
  const forget = () => {
    clearTimeout(timer);
    if (state !== 'answers') set('answers');
  };
  window.addEventListener('offline', forget);
  const check = async () => {
    if (isAsking) return;
    isAsking = true;
    if (state === 'down') set('asked');
    const isDown = await ask(AbortSignal.timeout(askedEvery)).then(
      () => false,
      (error: unknown) => isUnanswered(error) || failureOf(error).code === 'aborted',
    );
    isAsking = false;
    if (isDown) return navigator.onLine ? waitAndAsk() : forget();
    clearTimeout(timer);
    if (state === 'answers') return;
    set('answers');
    window.dispatchEvent(new Event(cmsAnswers));
  };
  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Hears of a call that failed. */
    onFailure: (error: unknown) => {
      if (state === 'answers' && navigator.onLine && isUnanswered(error)) void check();
    },
    /** Hears that what anybody may ask has failed. */
    onNoAnswer: (error: unknown) => {
      if (state === 'answers' && navigator.onLine && isUnanswered(error)) waitAndAsk();
    },
    /** Asks at once. */
    check: () => void check(),
  };
};
