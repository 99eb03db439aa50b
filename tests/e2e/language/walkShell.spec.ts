import { recordForm } from '../portal';
import { expect, says, test, type PseudoPage } from './pseudo';
import { desk, phone } from './uncut';

const submit = (pseudo: PseudoPage, english: string) => pseudo.button(english).click();
/** A token that this tab did not ask for. */
const foreignToken = async (root: string) => {
  const form = new URLSearchParams({ person: 'sales.sg', returnUrl: `${root}/` });
  const response = await fetch(`${root}/sso/sign-in`, { method: 'POST', body: form, redirect: 'manual' });
  return /accessToken=([\w-]+)/.exec(response.headers.get('Location')!)![1]!;
};
const openAccount = async (pseudo: PseudoPage, entry: string) => {
  await pseudo.page.locator('.account-button').click();
  await pseudo.page.getByRole('menuitem', { name: says(entry) }).click();
};

test('the sign-in page, and who comes with a token from elsewhere', async ({ pseudo, portal, page }) => {
  await pseudo.start({ demoUsers: [{ username: 'viewer', password: 'secret', note: 'Read only' }] });
  pseudo.isData('viewer', 'Read only');
  const letGo = await portal.hold('**/current-user/info*');
  await portal.open(`/login?accessToken=${await foreignToken(portal.root)}`);
  await expect(page.getByText(says('Checking your account…'))).toBeVisible();
  await pseudo.look('a token is checked');
  letGo();
  await expect(page.getByRole('heading', { name: says('Continue as %{name}?') })).toBeVisible();
  await pseudo.look('a token from elsewhere');
  await submit(pseudo, 'Cancel');
  await submit(pseudo, 'Sign in');
  await expect(page.getByText(says('The Password cannot be empty'))).toBeVisible();
  await expect(page.getByRole('group', { name: says('Demo users') })).toBeVisible();
  await submit(pseudo, 'Show password');
  await pseudo.look('sign-in, sent empty');
  pseudo.isData('somebody', 'wrong');
  await page.locator('input[name=username]').fill('superadmin');
  await page.locator('input[name=password]').fill('Passw0rd!');
  const down = await portal.hold('**/cmsauth/login');
  await submit(pseudo, 'Sign in');
  await pseudo.look('signing in', [desk]);
  down();
  await portal.hasOpened();
  await pseudo.note();
  await portal.open(`/login?accessToken=${await foreignToken(portal.root)}`);
  await expect(page.getByText(says('You are signed in as %{name}. Continuing ends that session.'))).toBeVisible();
  await pseudo.look('a token replaces a session');
});

test('the account: own password, shortcuts, log-out with changes', async ({ pseudo, portal, page }) => {
  await pseudo.start();
  await portal.signIn('viewer.hk', '/clientManagement');
  await portal.expectLoaded();
  await openAccount(pseudo, 'Keyboard shortcuts');
  await expect(portal.dialog(says('Keyboard shortcuts'))).toBeVisible();
  await pseudo.look('shortcuts');
  await page.keyboard.press('Escape');
  await openAccount(pseudo, 'Reset Password');
  const dialog = portal.dialog(says('Reset Password'));
  await pseudo.button('Confirm', dialog).click();
  await pseudo.look('own password, sent empty');
  const fill = async (old: string, next: string, confirm: string) => {
    for (const [i, value] of [old, next, confirm].entries()) await dialog.locator('input').nth(i).fill(value);
    await pseudo.button('Confirm', dialog).click();
  };
  await fill('Passw0rd!', 'weak', 'weak2');
  await pseudo.look('own password, wrong', [desk]);
  await fill('Passw0rd!', '密碼Passw0rd', '密碼Passw0rd');
  await pseudo.look('own password, Chinese', [desk]);
  await fill('Passw0rd!', 'N3w-Passw0rd', 'N3w-Passw0rd');
  await expect(page.locator('.toast', { hasText: says('Logout successful!') })).toBeVisible();
  await pseudo.look('logged out');
});

test('no permission, ends of sessions, a lock', async ({ pseudo, portal, page }) => {
  await pseudo.start({ idleLockMinutes: 5 });
  await page.clock.install();
  await portal.signIn('sales.sg', '/createProject');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await pseudo.look('no permission');
  await portal.open('/clientManagement');
  await portal.expectLoaded();
  await page.clock.fastForward(5 * 60_000 + 1_000);
  const lock = portal.dialog(says('Locked'));
  await expect(lock).toBeVisible();
  await pseudo.button('Unlock', lock).click();
  await pseudo.look('locked');
  await lock.locator('input').fill('Passw0rd!');
  await pseudo.button('Unlock', lock).click();
  await expect(lock).toHaveCount(0);
  await portal.fault({ call: '*', kind: 'http', status: 401 });
  await pseudo.button('Refresh').click();
  await expect(page.locator('input[name=username]')).toBeVisible();
  await pseudo.look('the session has ended');
});

test('offline, a new version, parts that are missing', async ({ pseudo, portal, page, context }) => {
  await pseudo.start();
  await portal.signIn('superadmin', '/clientManagement');
  await portal.expectLoaded();
  // what draws each width is there
  await pseudo.look('online');
  await context.setOffline(true);
  await expect(
    page.getByText(says('You are offline. What you typed is kept; saving works again when the connection is back.')),
  ).toBeVisible();
  await pseudo.button('Refresh').click();
  await expect(page.locator('.toast').first()).toBeVisible();
  await pseudo.look('offline, not refreshed');
  pseudo.isData('Chan');
  await page.locator('.search-form input').first().fill('Chan');
  await pseudo.look('offline, not searched yet', [desk]);
  await page.keyboard.press('Enter');
  await expect(page.locator('.empty-title')).toBeVisible();
  await pseudo.look('offline, searched');
  await context.setOffline(false);
  await expect(page.locator('.empty').or(portal.rows().first())).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('partMissing')));
  await pseudo.look('a new version');
  await page.route('**/assets/**', (route) => route.abort());
  await page.locator('.page-head a, .page-head button').last().click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await pseudo.look('a part is missing');
});

test('a list: a lookup that failed, its filters, an export under way, the drawer', async ({ pseudo, portal, page }) => {
  await pseudo.start();
  await portal.fault({ call: 'GET /salesregion/officelist', kind: 'http', status: 500, count: 1 });
  await portal.fault({ call: 'POST /appuser/downloadCsv', kind: 'hang' });
  await portal.signIn('superadmin', '/clientManagement');
  await portal.expectLoaded();
  await page.locator('main [aria-haspopup=dialog]').first().click();
  await expect(portal.dialog()).toBeVisible();
  await pseudo.look('filters', [desk]);
  for (const select of await portal.dialog().locator('select:enabled').all()) {
    const values = await select.locator('option').evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    if (values.length > 1) await select.selectOption(values[1]!);
  }
  await pseudo.button('Apply', portal.dialog()).click();
  await pseudo.look('filtered');
  await pseudo.button('Export').click();
  await expect(pseudo.button('Cancel export')).toBeVisible();
  await pseudo.look('exporting');
  await page.setViewportSize(phone);
  await pseudo.button('Open menu').click();
  await expect(portal.dialog()).toBeVisible();
  await pseudo.look('the drawer', [phone]);
});

test('a form of somebody of one office', async ({ pseudo, portal, page }) => {
  await pseudo.start();
  await portal.signIn('csteam.hk', '/createServiceHotline');
  const form = recordForm(page);
  await form.locator('input[name=phoneNumber]').fill('+852 2345 6789');
  pseudo.isData('+852 2345 6789');
  await pseudo.look('a form of somebody of one office', [desk]);
});
