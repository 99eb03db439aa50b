/** What holds in every browser test: where the focus is, what attributes say, and what a page leaves behind. */
import { expect, type Page, type Request } from '@playwright/test';
import { watchAria } from '../rules/ariaRule';
import { watchFocus } from '../rules/focusRule';
import { counterName, problemsOfLeftovers, watchLeftovers, type Leftovers } from '../rules/leftovers';

/** The portal of a test, as far as the rules need it. */
type Portal = {
  readonly root: string;
  readonly problems: string[];
  control: (method: 'DELETE', path: string) => Promise<void>;
  endHeldWrites: () => void;
};
type RuleWindow = { [counterName]: () => Leftovers; isFocusLost: () => boolean; findWrongAttributes: () => string[]; __pwClock?: unknown };

/** The reads of records that wait for a response. Those of the session (`/cmsauth`) belong to no page. */
const waitingReads = (page: Page) => {
  const waiting = new Set<Request>();
  const end = (request: Request) => void waiting.delete(request);
  page.on('request', (request) => {
    if (request.method() === 'GET' && /\/portal-cms\/(?!cmsauth\/)/.test(request.url())) waiting.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () => [...waiting].map((request) => `GET ${new URL(request.url()).pathname}`);
};

/**
 * Watches every page of a test from its start. What is wrong is added to the problems of the test.
 *
 * @returns a function that leaves the page by its menu, and adds what is left behind
 */
export const watchRules = async (portal: Portal, page: Page) => {
  const context = page.context();
  await context.exposeBinding('reportProblem', (_, problem: string) => {
    if (!portal.problems.includes(problem)) portal.problems.push(problem);
  });
  const rules = Object.entries({ watchFocus, watchAria, watchLeftovers }).map(([name, rule]) => `const ${name} = ${rule.toString()};`);
  await context.addInitScript(`
    if (location.protocol.startsWith('http') && window === top) {
      ${rules.join('\n')}
      const focus = watchFocus((problem) => window.reportProblem(problem), 30);
      const findWrongAttributes = watchAria((problem) => window.reportProblem(problem));
      window.isFocusLost = focus.isLost;
      window.findWrongAttributes = findWrongAttributes;
      window.${counterName} = watchLeftovers(/\\/assets\\//);
    }`);
  const readWaiting = waitingReads(page);
  return () => leave(portal, page, readWaiting);
};

/** Closes the dialogs of a page, and discards changes if asked. Returns whether none is left: the lock cannot be closed. */
const closeDialogs = async (page: Page) => {
  const dialogs = page.getByRole('dialog');
  // Escape may clear an input first
  const read = () =>
    dialogs.evaluateAll((all) => all.map((each) => [each.textContent, ...[...each.querySelectorAll('input')].map(({ value }) => value)]));
  for (;;) {
    const before = await read();
    if (before.length === 0) return true;
    if (await page.locator('.idle-lock').isVisible()) return false;
    const close = dialogs
      .last()
      .getByRole('button', { name: /^(Leave|Close)$/ })
      .first();
    await ((await close.isVisible()) ? close.press('Enter') : page.keyboard.press('Escape'));
    await expect.poll(read, { message: 'Escape closes the dialog' }).not.toEqual(before);
  }
};

/** What a fresh page had last, by its path. */
const freshCounts = new Map<string, Leftovers>();

const leave = async (portal: Portal, page: Page, readWaiting: () => string[]) => {
  if (page.isClosed() || !page.url().startsWith(portal.root)) return;
  const inPage = <T>(work: (window: RuleWindow) => T) => page.evaluate(`(${work.toString()})(window)`) as Promise<T>;
  let hasClock = false;
  const count = async () => {
    const counts = (await page.evaluate(`window.${counterName}()`)) as Leftovers;
    // intervals of a clock that a test has replaced are not seen, before and after a reload
    return hasClock ? { ...counts, intervals: 0 } : counts;
  };
  // a page that has not started, or was replaced by that of another host
  if (!(await inPage(({ findWrongAttributes }) => Boolean(findWrongAttributes)))) return;
  // the walks in the pseudo-language look at the texts of a page, and have other names of buttons
  if ((await page.locator('html').getAttribute('lang')) !== 'en') return;
  // what a test waited for may be there before the page is; the page itself reports a focus that stays lost
  await expect.poll(() => inPage(({ isFocusLost }) => isFocusLost())).toBe(false);
  await expect.poll(() => inPage(({ findWrongAttributes }) => findWrongAttributes())).toEqual([]);
  const link = page.locator('.main-menu li:not([inert]) > a.menu-item:not([aria-current=page], [href*=create])').last();
  if (!(await link.isVisible())) return;

  hasClock = await inPage(({ __pwClock }) => Boolean(__pwClock));
  if (hasClock) await page.clock.resume();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  portal.endHeldWrites();
  await page.context().setOffline(false);
  await portal.control('DELETE', 'faults');
  if (!(await closeDialogs(page))) return;

  const path = (await link.getAttribute('href'))!;
  await link.press('Enter');
  const question = page.getByRole('dialog').getByRole('button', { name: 'Leave' });
  const isThere = page.locator(`.main-menu a[aria-current=page][href="${path}"]`);
  await expect(isThere.or(question).first()).toBeVisible();
  if (await question.isVisible()) await question.press('Enter');
  const expectLoaded = async () => {
    await expect(isThere).toBeVisible();
    await expect(page.locator('h1')).toBeVisible();
    await expect.poll(readWaiting, { message: 'reads that nothing waits for are aborted' }).toEqual([]);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.locator('#content [aria-busy=true]')).toHaveCount(0);
  };
  await expectLoaded();
  const left = await count();
  const known = freshCounts.get(path);
  if (known && problemsOfLeftovers(left, known).length === 0) return;
  // this test may have another configuration than the one before
  await page.reload();
  await expectLoaded();
  const problems = async () => {
    const fresh = await count();
    if (!hasClock) freshCounts.set(path, fresh);
    return problemsOfLeftovers(left, fresh);
  };
  // a part of the fresh page may load late
  await expect.poll(problems, { message: 'nothing is left of the page that was left' }).toEqual([]);
};
