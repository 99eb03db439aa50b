/** What the DOM tests make of happy-dom: which rules of style apply, how long to wait, what a failure shows. */
import '@testing-library/jest-dom/vitest';
import { configure, getConfig } from '@testing-library/react';
import type { DetachedWindowAPI } from 'happy-dom';
import { readdirSync, readFileSync } from 'node:fs';
import { format } from 'node:util';
import { onTestFinished, vi } from 'vitest';
import { CallFailure } from '../../dataProvider/envelope';

/** happy-dom loads no style sheet. These rules of ours hide something at every width, and what is hidden has no role. */
const hidingRules = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) => readFileSync(`src/${file}`, 'utf8').match(/^[^\s@}][^{}]*\{[^}]*(display: none|visibility: hidden)[^}]*\}/gm) ?? []);
document.head.append(Object.assign(document.createElement('style'), { textContent: hidingRules.join('\n') }));

/** The texts of the page in order: what a failure shows instead of its markup. */
const shownTexts = (container: Element) =>
  [...(container === document.documentElement ? document.body : container).querySelectorAll('*')].flatMap(({ childNodes }) => {
    const own = [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ textContent }) => textContent);
    return own.join('').trim() || [];
  });

// React warns of changes of the page for which no test waits
const actGlobal = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
actGlobal.IS_REACT_ACT_ENVIRONMENT = true;

const { asyncWrapper } = getConfig();
let waits = 0;
configure({
  // what a response or a timer has started when a wait ends still belongs to the wait, also when a test has replaced the timers
  asyncWrapper: async (work) => {
    waits += 1;
    actGlobal.IS_REACT_ACT_ENVIRONMENT = false;
    try {
      const result = await asyncWrapper(work);
      await new Promise(setImmediate);
      return result;
    } finally {
      // waits may overlap
      waits -= 1;
      actGlobal.IS_REACT_ACT_ENVIRONMENT = waits === 0;
    }
  },
  // React works as in a browser while an event is handled: act() would refuse to wait for a part that is still loading
  eventWrapper: (dispatch) => dispatch(),
  // PATIENCE=2000 saves time while code is broken on purpose
  asyncUtilTimeout: Number(process.env.PATIENCE ?? 30_000),
  getElementError: (message, container) => new Error(`${message?.split('\n')[0]}\nThe page shows:\n${shownTexts(container).join(' | ')}`),
});

/** Runs work during which the page may change. A change at any other time fails the test, by a warning of React. */
export const whilePageChanges = <T>(work: () => Promise<T>) => getConfig().asyncWrapper(work) as Promise<T>;

/** Reports errors, rejections that nothing handles, and `console.error`, which includes the act warnings of React. */
export const watchPage = (problems: string[]) => {
  const onError = ({ message }: ErrorEvent) => void problems.push(`error in the page: ${message}`);
  const onRejection = (reason: unknown) => void problems.push(`unhandled rejection: ${String(reason)}`);
  window.addEventListener('error', onError);
  process.on('unhandledRejection', onRejection);
  const log = vi.spyOn(console, 'error').mockImplementation((...args) => {
    // react-admin logs each call that failed, except in production
    if (!(args[0] instanceof CallFailure)) problems.push(`console.error: ${format(...args).split('\n')[0]}`);
  });
  return async () => {
    // Node reports a rejection after the tasks that are under way
    await new Promise(setImmediate);
    window.removeEventListener('error', onError);
    process.off('unhandledRejection', onRejection);
    log.mockRestore();
  };
};

/** Gives the page the width of a phone until the test ends. */
export const showPhone = () => {
  const { happyDOM } = window as unknown as { happyDOM: DetachedWindowAPI };
  const width = window.innerWidth;
  happyDOM.setViewport({ width: 390 });
  onTestFinished(() => happyDOM.setViewport({ width }));
};
