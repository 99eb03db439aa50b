import type { Page } from '@playwright/test';
import { expect, test } from '../portal';

const notice = (page: Page) => page.locator('.foot-notice');
/** The host has another build, and somebody comes back to the tab. */
const release = async (page: Page) => {
  await page.route('**/version.json', (route) => route.fulfill({ json: { version: '9.9.9', start: 'assets/index-another.js' } }));
  const looked = page.waitForResponse(/version\.json$/);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await looked;
};

test('a new version is told where it moves nothing, by keyboard too, and not again once it is closed', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/customerServiceHotline');
  await portal.expectLoaded();
  const title = page.getByRole('heading', { level: 1 });
  const place = await title.boundingBox();
  await release(page);
  await expect(notice(page)).toContainText('A new version of the portal is available.');
  expect(await title.boundingBox()).toEqual(place);
  await portal.expectAccessible();
  await notice(page).getByRole('button', { name: 'Close' }).press('Enter');
  await expect(notice(page)).toHaveCount(0);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await portal.open('/officeLocations');
  await portal.expectLoaded();
  await expect(notice(page)).toHaveCount(0);
});

test('it waits for what is typed into a dialog', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/customerServiceHotline');
  await portal.expectLoaded();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Reset Password' }).click();
  const dialog = portal.dialog('Reset Password');
  await dialog.getByLabel('Old Password').fill('something');
  await release(page);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  // refused in the dialog, which stands: only then could the notice have come
  await expect(dialog.getByText('The New Password cannot be empty').first()).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(notice(page)).toContainText('A new version of the portal is available.');
});

test('the same build, a host without the file and one that is not reached are no news', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/customerServiceHotline');
  await portal.expectLoaded();
  const back = async () => {
    const looked = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/version.json'));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await looked;
  };
  await back();
  for (const answer of [{ status: 404, body: '' }, { body: '<!doctype html>' }, { json: { version: '1' } }, { json: { start: 1 } }]) {
    await page.route('**/version.json', (route) => route.fulfill(answer));
    await back();
  }
  await portal.open('/officeLocations');
  await portal.expectLoaded();
  await expect(notice(page)).toHaveCount(0);
});
