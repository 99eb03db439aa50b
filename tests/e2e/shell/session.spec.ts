import type { Page } from '@playwright/test';
import { pauseClock } from '../clock';
import { expect, password, Portal, test } from '../portal';

const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('admin-portal.session') ?? 'null') as Record<string, unknown> | null);

test('PLT-039 PLT-040 PLT-042 the session lives in the storage of the tab and survives a reload', async ({ portal, page, context }) => {
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
  const other = await context.newPage();
  await other.goto(`${portal.root}/#/clientManagement`);
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('PLT-065 after a reload the public key is fetched again before the first encryption', async ({ portal, page }) => {
  await portal.signInByForm('superadmin');
  await page.reload();
  await expect(portal.rows()).toHaveCount(10);
  const before = portal.sent.length;
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Reset Password' }).click();
  await page.getByLabel('Old Password').fill('not it');
  await page.getByLabel('New Password').fill('N3w-Passw0rd');
  await page.getByLabel('Confirm Password').fill('N3w-Passw0rd');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(portal.message('The old password is wrong')).toBeVisible();
  // once more after the refusal: the server could have had a new one
  const calls = portal.sent.slice(before).flatMap(({ call }) => (/pubKey|reset-pwd/.test(call) ? [call] : []));
  expect(calls).toEqual(['GET /cmsauth/pubKey', 'PUT /reset-pwd/current', 'GET /cmsauth/pubKey']);
});

test('PLT-045 PLT-117 an expired token costs nobody the page: one refresh, the call repeated', async ({ portal, page }) => {
  await portal.signIn('superadmin');
  await expect(portal.rows()).toHaveCount(10);
  await portal.control('POST', 'expire');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => portal.calls('POST /cmsauth/refresh').length).toBe(1);
  await expect.poll(() => portal.calls('GET /appuser/').length).toBe(3);
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page.getByText('11–20 of 1,200')).toBeVisible();
  await expect.poll(() => portal.calls('GET /appuser/').at(-1)!.query).toContain('page=1');
  await expect(portal.rows()).toHaveCount(10);
  expect(portal.calls('GET /appuser/').map(({ query }) => query.split('&')[0])).toEqual(['?page=0', '?page=0', '?page=0', '?page=1']);
  expect(portal.calls('POST /cmsauth/refresh')).toHaveLength(1);
  const [refresh] = portal.calls('POST /cmsauth/refresh');
  expect([refresh!.headers.authorization, Boolean(refresh!.headers.reauthorization), refresh!.body]).toEqual([undefined, true, null]);
});

test('PLT-046 a refused refresh leads to sign-in with the wanted path, and back to it', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/customerServiceHotline');
  await expect(portal.rows()).toHaveCount(10);
  await portal.control('POST', 'expire');
  await portal.fault({ call: 'POST /cmsauth/refresh', kind: 'http', status: 401 });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(portal.path()).toBe('/login?redirect=%2FcustomerServiceHotline');
  await portal.control('DELETE', 'faults');
  await portal.fillSignIn('superadmin');
  await expect(page.getByRole('heading', { name: 'Customer Service Hotline' })).toBeVisible();
});

test('PLT-046 a refresh hit by a 5xx shows its text and keeps the session', async ({ portal, page }) => {
  await portal.signIn('superadmin');
  await expect(portal.rows()).toHaveCount(10);
  await portal.control('POST', 'expire');
  await portal.fault({ call: 'POST /cmsauth/refresh', kind: 'http', status: 503, count: 1 });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(portal.message('System busy!')).toBeVisible();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => portal.calls('POST /cmsauth/refresh').length).toBe(2);
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect.poll(() => portal.calls('GET /appuser/').at(-1)!.query).toContain('page=1');
  await expect(portal.rows()).toHaveCount(10);
  expect(portal.calls('POST /cmsauth/refresh')).toHaveLength(2);
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

test('PLT-085 PLT-086 L101 shows its message once, not "Logout successful!", and goes to sign-in', async ({ portal, page }) => {
  await portal.signIn('superadmin');
  await expect(portal.rows()).toHaveCount(10);
  await portal.fault({ call: '*', kind: 'status', status: 'L101', msg: 'Signed in elsewhere' });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(portal.message('Signed in elsewhere')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await portal.expectSilence('Logout successful!');
});

test('a duplicated tab shares tokens and the log-out', async ({ portal, page, context }) => {
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
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(twin.page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test.describe('Reset Password', () => {
  const openDialog = async ({ page }: Portal) => {
    await page.getByRole('button', { name: /Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Reset Password' }).click();
    await expect(page.getByRole('dialog', { name: 'Reset Password' })).toBeVisible();
  };
  const fill = async ({ page }: Portal, old: string, next: string, confirm: string) => {
    await page.getByLabel('Old Password').fill(old);
    await page.getByLabel('New Password').fill(next);
    await page.getByLabel('Confirm Password').fill(confirm);
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  };

  test('checks its three fields and sends nothing until they are right', async ({ portal, page }) => {
    await portal.signIn('viewer.hk');
    await test.step('PLT-055 it is opened from the menu of the account', () => openDialog(portal));
    await test.step('PLT-056 it has three fields, Cancel and Confirm', async () => {
      for (const label of ['Old Password', 'New Password', 'Confirm Password']) await expect(page.getByLabel(label)).toBeVisible();
      for (const name of ['Cancel', 'Confirm']) await expect(portal.dialog().getByRole('button', { name, exact: true })).toBeVisible();
    });
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await test.step('PLT-057 no old password', () => expect(page.getByText('The Old Password cannot be empty')).toBeVisible());
    await test.step('PLT-058 no new password', () => expect(page.getByText('The New Password cannot be empty')).toBeVisible());
    await test.step('PLT-059 no confirmation', () => expect(page.getByText('The Confirm Password cannot be empty')).toBeVisible());
    await expect(page.getByLabel('Old Password')).toBeFocused();
    await fill(portal, password, 'weak', 'weak2');
    await test.step('PLT-061 the new password keeps the rule of passwords', () =>
      expect(
        page.getByText('Password length must be 8-20 and contain uppercase, lowercase, numeric and special characters'),
      ).toBeVisible());
    await test.step('PLT-060 the confirmation is the same password', () =>
      expect(page.getByText('New password and confirm password inconsistent')).toBeVisible());
    await portal.expectAccessible();
    await test.step('PLT-064 Cancel closes it, clears the fields and sends nothing', async () => {
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(portal.dialog()).toHaveCount(0);
      await openDialog(portal);
      for (const label of ['Old Password', 'New Password', 'Confirm Password']) await expect(page.getByLabel(label)).toHaveValue('');
      expect(portal.calls('PUT /reset-pwd/current')).toEqual([]);
    });
  });

  test('PLT-062 PLT-063 PLT-118 a success sends both encrypted, says both texts stacked, and goes to sign-in', async ({ portal, page }) => {
    await portal.signIn('sales.sg');
    await openDialog(portal);
    await fill(portal, password, 'N3w-Passw0rd', 'N3w-Passw0rd');
    await expect(portal.message('Password is updated')).toBeVisible();
    await expect(portal.message('Logout successful!')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    const [change] = portal.calls('PUT /reset-pwd/current');
    expect(change!.body).toEqual({ oldPwd: expect.stringMatching(/^[\w+/]{300,}=*$/), newPwd: expect.stringMatching(/^[\w+/]{300,}=*$/) });
    await portal.fillSignIn('sales.sg', 'N3w-Passw0rd');
    // a page that arrives would close the menu
    await portal.expectLoaded();
    await openDialog(portal);
    await fill(portal, 'N3w-Passw0rd', password, password);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });
});

test('a form survives the end of its session for the same person, and is gone for another', async ({ portal, page }) => {
  const type = async () => {
    await page.getByLabel('Tel Number').fill('+852 7777');
    await portal.fault({ call: 'PUT /contactUs/clientServices/{id}', kind: 'status', status: 'L101', msg: 'Ended', count: 1 });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  };
  await portal.signIn('superadmin', '/editServiceHotline/3');
  await type();
  await portal.fillSignIn('superadmin');
  await expect(page.getByLabel('Tel Number')).toHaveValue('+852 7777');
  await expect(page.getByText('What you typed before your session ended is here again.')).toBeVisible();
  await type();
  await portal.fillSignIn('csteam.hk');
  await expect(page.getByLabel('Tel Number')).toHaveValue('+86 555 0177 8800');
});

test('what was left without saving is not there after a later sign-in: what was typed, and a draft that was put back', async ({
  portal,
  page,
}) => {
  const path = '/editServiceHotline/3';
  const number = page.getByLabel('Tel Number');
  const endSession = async (call: string, button: string) => {
    await portal.fault({ call, kind: 'status', status: 'L101', msg: 'Ended', count: 1 });
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await portal.fillSignIn('superadmin');
  };
  const leave = async () => {
    await page.getByRole('button', { name: 'Cancel' }).click();
    await portal.dialog('Leave without saving?').getByRole('button', { name: 'Leave' }).click();
    await expect(portal.rows().first()).toBeVisible();
  };
  await portal.signIn('superadmin', path);
  await number.fill('+852 1111');
  await leave();
  await endSession('GET /contactUs/clientServices/', 'Refresh');
  await expect(portal.rows().first()).toBeVisible();
  await portal.open(path);
  await expect(number).toHaveValue('+86 555 0177 8800');
  await number.fill('+852 2222');
  await endSession('PUT /contactUs/clientServices/{id}', 'Save');
  await expect(number).toHaveValue('+852 2222');
  await leave();
  await portal.open(path);
  await expect(number).toHaveValue('+86 555 0177 8800');
});
