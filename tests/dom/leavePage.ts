/** The end of every DOM test: the page is left by its menu, and leaves nothing behind. */
import { waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Config } from '../../src/config';
import { problemsOfLeftovers, type Leftovers } from '../rules/leftovers';
import type { PageUser } from './pageUser';
import { checkRules, countOfPage, isRuleBroken } from './rules';

/** The portal of a test, as far as its page is left and opened again. */
type OpenPage = PageUser & {
  changes: Partial<Config>;
  open: (path: string, changes: Partial<Config>) => Promise<void>;
  control: (method: 'DELETE', path: string) => Promise<void>;
};

// a selector, because a query by role computes the styles of the whole page, at the end of every test
const topDialog = () => [...document.querySelectorAll<HTMLElement>('[role=dialog], dialog[open]')].at(-1);
const buttonOfDialog = (name: string) => {
  const dialog = topDialog();
  return dialog && within(dialog).queryByRole('button', { name });
};
const leaveButton = () => buttonOfDialog('Leave');

/** What a dialog shows. Escape may clear an input first. */
const stateOf = (dialog: Element) => [dialog.textContent, ...[...dialog.querySelectorAll('input')].map(({ value }) => value)].join('\n');

/** Closes the dialogs of a page, and discards changes if asked. Returns whether none is left: the lock cannot be closed. */
const closeDialogs = async ({ user }: OpenPage) => {
  for (let dialog = topDialog(); dialog; dialog = topDialog()) {
    if (dialog.matches('.idle-lock')) return false;
    const [button, before] = [leaveButton() ?? buttonOfDialog('Close'), stateOf(dialog)];
    await (button ? user.click(button) : user.keyboard('{Escape}'));
    const closed = dialog;
    await waitFor(() => expect(topDialog() === closed && stateOf(closed) === before, 'Escape closes the dialog').toBe(false));
  }
  return true;
};

/** What a fresh page had last, by its path. */
const freshCounts = new Map<string, Leftovers>();

/** Leaves the page by its menu. What is left behind is added to the problems of the test. */
export const leavePage = async (portal: OpenPage) => {
  // what a test waited for may be there before the page is
  await waitFor(() => expect(isRuleBroken()).toBe(false)).catch(() => {});
  checkRules();
  const link = [...document.querySelectorAll<HTMLElement>('.main-menu a.menu-item:not([aria-current=page], [href*=create])')].at(-1);
  if (!link) return;
  portal.endHolds();
  portal.endRows();
  await portal.control('DELETE', 'faults');
  if (!(await closeDialogs(portal))) return;

  const path = link.getAttribute('href')!;
  const isThere = () => document.querySelector(`.main-menu a[aria-current=page][href="${path}"]`) !== null;
  const expectLoaded = () =>
    waitFor(() => {
      expect(isThere()).toBe(true);
      expect(document.querySelectorAll('h1')).toHaveLength(1);
      expect(portal.waitingReads(), 'reads that nothing waits for are aborted').toEqual([]);
      expect(document.querySelectorAll('[role=progressbar], #content [aria-busy=true]')).toHaveLength(0);
    });
  await portal.user.click(link);
  await waitFor(() => expect(isThere() || leaveButton()).toBeTruthy());
  if (!isThere()) await portal.user.click(leaveButton()!);
  await expectLoaded();
  const left = countOfPage();
  const known = freshCounts.get(path);
  if (known && problemsOfLeftovers(left, known).length === 0) return;
  // this test may have another configuration than the one before; what its page reports at the start was checked already
  const found = [...portal.problems];
  await portal.open(path.slice(1), portal.changes);
  await expectLoaded();
  // a part of the fresh page may load late
  await waitFor(() => {
    const fresh = countOfPage();
    freshCounts.set(path, fresh);
    expect(problemsOfLeftovers(left, fresh).join(', '), 'nothing is left of the page that was left').toBe('');
  });
  portal.problems.splice(0, Infinity, ...found);
};
