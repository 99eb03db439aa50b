import type { Page } from '@playwright/test';
import { clientPath, isActive, takeClient } from '../accounts';
import { expect, test } from '../portal';

/** What stands while a save, or an action in a dialog, is under way (ux.md: what was typed is never dropped). */

const typing = takeClient(isActive);
const slow = takeClient(isActive);
const unanswered = takeClient(isActive);
const suspended = takeClient(isActive);
const beside = takeClient(isActive);
const dummy = takeClient(({ userStatus, isDummyUser }) => userStatus === 'ACTIVATED' && isDummyUser === true);

/** Holds saves of an account back; what it returns lets them go. */
const holdSaves = async (page: Page) => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/portal-cms/appuser/*', async (route) => {
    if (route.request().method() === 'PUT') await gate;
    await route.fallback();
  });
  return release;
};

test('while a form is sent its inputs are read-only and keep the focus, and the main button says so', async ({ portal, page }) => {
  await portal.signIn('superadmin', clientPath(typing));
  const remarks = page.getByLabel('Remarks');
  await remarks.fill('first half');
  const release = await holdSaves(page);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.type(' second half');
  await expect(remarks).toBeFocused();
  await expect(remarks).toHaveAttribute('readonly');
  await expect(remarks).toHaveValue('first half');
  release();
  await expect(portal.message('The changes have been saved')).toBeVisible();
  await expect(page).toHaveURL(/clientManagement/);
  expect(portal.calls('PUT /appuser/{id}').map(({ body }) => (body as { userStatusRemark: string }).userStatusRemark)).toEqual([
    'first half',
  ]);
});

test('nothing in a form changes while it is sent: choices, days, generated values', async ({ portal, page }) => {
  await portal.signIn('superadmin', clientPath(dummy));
  await page.getByLabel('Remarks').fill('on its way');
  const region = page.getByLabel('Region');
  const before = await region.inputValue();
  const release = await holdSaves(page);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible();
  await region.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(region).toHaveValue(before);
  await expect(page.getByRole('textbox', { name: 'Date of birth' })).toHaveAttribute('readonly');
  release();
  await expect(portal.message('The changes have been saved')).toBeVisible();
});

test('after five seconds there is a way out that keeps everything and says that the outcome is unknown', async ({ portal, page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 360, height: 740 });
  await portal.signIn('superadmin', clientPath(slow));
  await page.getByLabel('Remarks').fill('kept');
  await portal.fault({ call: 'PUT /appuser/{id}', kind: 'hang', count: 1 });
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible();
  await expect.poll(() => portal.calls('PUT /appuser/{id}').length).toBe(1);
  await expect(page.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true');
  await page.clock.runFor(5_100);
  await page.getByRole('button', { name: 'Stop waiting' }).click();
  await expect(page.getByRole('alert')).toContainText('it is not known whether this was done');
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(page.getByTestId('loading-overlay')).toHaveCount(0);
  await page.getByLabel('Remarks').fill('kept, and more');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(portal.message('The changes have been saved')).toBeVisible();
  const bodies = portal.calls('PUT /appuser/{id}').map(({ body }) => (body as { userStatusRemark: string }).userStatusRemark);
  expect(bodies).toEqual(['kept', 'kept, and more']);
});

test('a save that was done though its answer never came is no conflict with somebody else', async ({ portal, page }) => {
  await page.clock.install();
  await portal.signIn('superadmin', clientPath(unanswered));
  await page.route('**/portal-cms/appuser/*', async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    await route.fetch();
    // and no answer
  });
  await page.getByLabel('Remarks').fill('done without a word');
  const done = page.waitForRequest((request) => request.method() === 'PUT');
  await page.keyboard.press('Control+s');
  await done;
  await page.clock.runFor(5_100);
  await page.getByRole('button', { name: 'Stop waiting' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(portal.message('The changes have been saved')).toBeVisible();
  expect(portal.calls('PUT /appuser/{id}')).toHaveLength(1);
});

test('a dialog that is sent is held, reads only, and has the same way out', async ({ portal, page }) => {
  await page.clock.install();
  await portal.signIn('superadmin', clientPath(suspended));
  await page.getByRole('button', { name: 'Suspend' }).click();
  const dialog = portal.dialog(/Are you sure to suspend/);
  await dialog.getByLabel('Remarks').fill('typed in the dialog');
  await portal.fault({ call: 'PUT /appuser/suspend/{id}', kind: 'hang', count: 1 });
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Sending…' })).toBeVisible();
  await page.keyboard.type(' and lost');
  await page.keyboard.press('Escape');
  await expect(dialog.getByLabel('Remarks')).toBeFocused();
  await expect(dialog.getByLabel('Remarks')).toHaveValue('typed in the dialog');
  await page.clock.runFor(5_100);
  await dialog.getByRole('button', { name: 'Stop waiting' }).click();
  await expect(dialog.getByRole('alert')).toContainText('it is not known whether this was done');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(portal.message('Account is suspended')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(portal.calls('PUT /appuser/suspend/{id}')).toHaveLength(2);
});

test('a click beside a dialog loses nothing that was typed in it; without changes it closes', async ({ portal, page }) => {
  await portal.signIn('superadmin', clientPath(beside));
  for (const [button, field] of [
    ['Suspend', 'Remarks'],
    ['Email Username', 'Email'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    const input = portal.dialog().getByLabel(field);
    await expect(input).toBeFocused();
    await page.mouse.click(20, 450);
    await expect(portal.dialog()).toHaveCount(0);
    await page.getByRole('button', { name: button }).click();
    await input.fill('typed@example.com');
    await page.mouse.click(20, 450);
    await expect(input).toHaveValue('typed@example.com');
    await portal.dialog().getByRole('button', { name: 'Cancel' }).click();
    await expect(portal.dialog()).toHaveCount(0);
  }
});
