import type { Page } from '@playwright/test';
import { pauseClock } from '../clock';
import { expect, Portal, test } from '../portal';

const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('admin-portal.session') ?? 'null') as Record<string, unknown> | null);

test('PLT-039 PLT-040 PLT-042 the session lives in the storage of the tab and survives a reload', async ({ portal, page }) => {
  const before = Date.now();
  await portal.signInByForm('superadmin');
  const session = (await stored(page))!;
  expect(Object.keys(session).toSorted()).toEqual(
    [
      'displayName',
      'expireTime',
      'menus',
      'permissions',
      'person',
      'refreshToken',
      'regions',
      'salesOffices',
      'sessionId',
      'token',
      'userLevel',
      'username',
    ].toSorted(),
  );
  expect(session).toMatchObject({ displayName: 'Robin Ashgrove', userLevel: 1, salesOffices: ['HK', 'SG'] });
  expect(Number(session.expireTime)).toBeGreaterThan(before / 1000 + 1700);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Account of Robin Ashgrove' })).toBeVisible();
});

test('PLT-047 PLT-048 Log Out empties the screen without waiting for the server, confirms it, and Back shows nothing', async ({
  portal,
  page,
}) => {
  await page.clock.install();
  await portal.signIn('superadmin');
  // a page that changes late would close the menu
  for (const [name, title] of [
    ['Push Notification', 'Notification Management'],
    ['Client Management', 'Client Management'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  await expect(portal.rows()).toHaveCount(10);
  await portal.fault({ call: 'GET /logout-cms', kind: 'hang' });
  await page.getByRole('button', { name: /Account of/ }).click();
  const logOut = page.getByRole('menuitem', { name: 'Log Out' });
  await expect(logOut).toBeVisible();
  // neither a response nor a timer can be what empties the screen
  await pauseClock(page);
  await logOut.click();
  await expect(portal.rows()).toHaveCount(0);
  await expect(portal.message('Logout successful!')).toBeVisible();
  await page.clock.resume();
  expect(portal.path()).toBe('/login');
  expect(await stored(page)).toBeNull();
  expect(portal.calls('GET /logout-cms')[0]!.headers.authorization).toMatch(/^Bearer /);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('@example.com')).toHaveCount(0);
});

test('PLT-042 a duplicated tab shares tokens and the log-out, and keeps what was entered in it for the same person', async ({
  portal,
  page,
  context,
}) => {
  await portal.signIn('superadmin');
  await expect(portal.rows()).toHaveCount(10);
  const opened = context.waitForEvent('page');
  await page.evaluate(() => void window.open(location.href));
  const twin = new Portal(await opened, portal.root);
  await expect(twin.rows()).toHaveCount(10);
  await portal.control('POST', 'expire');
  await Promise.all([page.getByRole('button', { name: 'Refresh' }).click(), twin.page.getByRole('button', { name: 'Refresh' }).click()]);
  await expect.poll(async () => (await stored(page))?.token === (await stored(twin.page))?.token).toBe(true);
  await expect(twin.rows()).toHaveCount(10);
  await twin.open('/editServiceHotline/3');
  await twin.page.getByLabel('Tel Number').fill('+852 7777');
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(twin.page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(twin.message('Your session has ended. Please sign in again.')).toBeVisible();
  await expect(twin.page.getByText('+852 7777')).toHaveCount(0);
  await expect(twin.page.getByText('What Robin Ashgrove entered and did not save is kept on this page')).toBeVisible();
  await expect(twin.page.getByLabel('Username')).toHaveValue('superadmin');
  const asked = twin.page.waitForEvent('dialog');
  void twin.page.reload().catch(() => {});
  await (await asked).dismiss();
  await twin.fillSignIn('superadmin');
  await expect(twin.page.getByLabel('Tel Number')).toHaveValue('+852 7777');
});

test('the errors of Reset Password pass axe', async ({ portal, page }) => {
  await portal.signIn('viewer.hk');
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Reset Password' }).click();
  await portal.dialog('Reset Password').getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('The Old Password cannot be empty')).toBeVisible();
  await portal.expectAccessible();
});
