/** What is checked at every moment of a DOM test: where the focus is, what attributes say, and what a page has started. */
import { vi } from 'vitest';
import { watchAria } from '../rules/ariaRule';
import { watchFocus } from '../rules/focusRule';
import { watchLeftovers, type Leftovers } from '../rules/leftovers';

let problems: string[] = [];
const report = (problem: string) => {
  if (!problems.includes(problem)) problems.push(problem);
};
const focus = watchFocus(report);
const findWrongAttributes = watchAria(report);
/** Whether a key has removed the focused element and the page still has to move the focus, or an attribute is wrong. */
export const isRuleBroken = () => focus.isLost() || findWrongAttributes().length > 0;
/** Reports a lost focus. */
export const checkFocus = focus.look;
/** Reports a lost focus and wrong attributes of the page as it is now. */
export const checkRules = () => {
  focus.look();
  for (const problem of findWrongAttributes()) report(problem);
};

const count = watchLeftovers(
  /\/(src|resources|authProvider|dataProvider)\/|node_modules\/(@mui|react-router|react-admin|ra-core|prosemirror|@dnd-kit)/,
);

/** Adds what is wrong from now on to the problems of a test. */
export const watchRules = (ofTest: string[]) => void (problems = ofTest);

/** What was there before the page opened. */
let before: Leftovers;
/** A page opens: what it starts is counted. */
export const startCount = () => void (before = count());

/** Takes the focus away, before the test itself removes the page. */
export const endFocus = async () => (document.activeElement as HTMLElement | null)?.blur();

/** What the page has started since it opened and not ended. */
export const countOfPage = (): Leftovers => {
  const now = count();
  // intervals of a clock that a test has replaced are not seen
  const intervals = vi.isFakeTimers() ? 0 : now.intervals - before.intervals;
  const listeners = Object.fromEntries(Object.entries(now.listeners).map(([type, n]) => [type, n - (before.listeners[type] ?? 0)]));
  return { ...now, objectUrls: now.objectUrls - before.objectUrls, intervals, listeners };
};
