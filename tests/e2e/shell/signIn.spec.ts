import { pauseClock } from '../clock';
import { expect, password, test } from '../portal';

test('PLT-014 a menu that is opened as soon as the header is drawn stays open', async ({ portal, page }) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const button = document.querySelector<HTMLElement>('.account-button');
      if (!button) return;
      observer.disconnect();
      button.click();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await portal.signInByForm('superadmin', '/');
  await expect(page.getByRole('menuitem', { name: 'Log Out' })).toBeVisible();
  expect(portal.path()).toBe('/clientManagement');
});

for (const wanted of ['/clientManagement', '/'])
  test(`PLT-010 PLT-014 a change of the address while React holds the portal back after a sign-in at ${wanted} is followed`, async ({
    portal,
    page,
  }) => {
    await page.clock.install();
    const loadPortal = await portal.hold(/\/assets\/definePortal-[^/]+\.js$/);
    await portal.open(wanted);
    await page.getByLabel('Username').fill('superadmin');
    await page.getByLabel('Password', { exact: true }).fill(password);
    // React shows a loading bar for at least 300 ms, and the rendered portal after them: with the clock paused, never
    await pauseClock(page);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const loadingBar = page.locator('.loading-bar');
    await expect(loadingBar).toBeVisible();
    loadPortal();
    await expect.poll(() => portal.calls('GET /appuser/').length).toBe(1);
    await page.evaluate(() => void (location.hash = '/customerServiceHotline'));
    await expect.poll(() => portal.path()).toBe('/customerServiceHotline');
    await expect(loadingBar).toBeVisible();
    await page.clock.resume();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customer Service Hotline');
    expect(portal.path()).toBe('/customerServiceHotline');
  });

test('PLT-027 PLT-028 PLT-029 PLT-119 Login posts to single sign-on and the return signs in, with no token left in the address', async ({
  portal,
  page,
}) => {
  await portal.open('/login?redirect=%2FcustomerServiceHotline');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/sso\/sign-in/);
  await page.getByRole('button', { name: /Priya Tandel/ }).click();
  await expect(page.getByRole('heading', { name: 'Customer Service Hotline' })).toBeVisible();
  expect(page.url()).not.toContain('accessToken');
  expect(portal.calls('GET /current-user/info')).toHaveLength(1);
  await page.goBack();
  await page.goForward();
  expect(page.url()).not.toContain('accessToken');
});

test('PLT-035 a sign-in sends values that a password manager filled in without an event', async ({ portal, page }) => {
  await portal.open('/login');
  for (const [label, value] of [
    ['Username', 'superadmin'],
    ['Password', password],
  ] as const)
    await page
      .getByLabel(label, { exact: true })
      .evaluate((input, value) => Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value), value);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Client Management');
});

const foreignToken = async (root: string) => {
  const form = new URLSearchParams({ person: 'sales.sg', returnUrl: `${root}/` });
  const response = await fetch(`${root}/sso/sign-in`, { method: 'POST', body: form, redirect: 'manual' });
  return /accessToken=([\w-]+)/.exec(response.headers.get('Location')!)![1]!;
};

test('PLT-125 a token from elsewhere asks first, and Cancel uses it for nothing', async ({ portal, page }) => {
  await portal.open(`/login?accessToken=${await foreignToken(portal.root)}`);
  await expect(page.getByRole('heading', { name: 'Continue as Wei Ming Koh?' })).toBeVisible();
  expect(page.url()).not.toContain('accessToken');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.goto(`${portal.root}/?accessToken=${await foreignToken(portal.root)}#/login`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Account of Wei Ming Koh' })).toBeVisible();
  expect(page.url()).not.toContain('accessToken');
});

test('the sign-in page and its errors pass axe, light and dark', async ({ portal, page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await portal.open('/login');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('The Password cannot be empty')).toBeVisible();
    await portal.expectAccessible();
  }
});
