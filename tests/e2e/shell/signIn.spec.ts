import { pauseClock } from '../clock';
import { expect, password, test } from '../portal';

test('PLT-001 PLT-013 PLT-026 PLT-030 the sign-in page has the title, one Login, its own Sign in, and no header', async ({
  portal,
  page,
}) => {
  await portal.open('/login');
  await expect(page.getByText('ADMIN PORTAL')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.locator('.header')).toHaveCount(0);
  await expect(page).toHaveTitle('ADMIN PORTAL');
});

test('PLT-033 PLT-034 empty fields say so and send no call', async ({ portal, page }) => {
  await portal.open('/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('The Email address cannot be empty')).toBeVisible();
  await expect(page.getByText('The Password cannot be empty')).toBeVisible();
  await expect(page.getByLabel('Username')).toBeFocused();
  await page.getByLabel('Username').fill('   ');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByText('The Email address cannot be empty')).toBeVisible();
  expect(portal.calls('POST /cmsauth/login')).toEqual([]);
});

test('PLT-014 PLT-031 PLT-032 PLT-035 PLT-037 PLT-043 a valid submit encrypts the password and lands on Client Management', async ({
  portal,
  page,
}) => {
  await portal.signInByForm('superadmin', '/');
  await expect(page.getByRole('heading', { name: 'Client Management' })).toBeVisible();
  expect(portal.path()).toBe('/clientManagement');
  const [key] = portal.calls('GET /cmsauth/pubKey');
  const [login] = portal.calls('POST /cmsauth/login');
  expect(key!.headers.authorization).toBeUndefined();
  expect(login!.headers.authorization).toBeUndefined();
  expect(login!.body).toEqual({ username: 'superadmin', password: expect.stringMatching(/^[A-Za-z0-9+/]{300,}=*$/) });
  expect(JSON.stringify(portal.sent)).not.toContain(password);
  expect(portal.calls('GET /appuser/')[0]!.headers.authorization).toMatch(/^Bearer /);
});

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

test('a menu closes when the page changes', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/clientManagement');
  await page.locator('.account-button').click();
  await expect(page.getByRole('menuitem', { name: 'Log Out' })).toBeVisible();
  await page.evaluate(() => void (location.hash = '/officeLocations'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Office Locations');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.locator('.account-button')).toHaveAttribute('aria-expanded', 'false');
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

test('PLT-002 PLT-038 a refused sign-in shows the message of the server and stays, with what was typed', async ({ portal, page }) => {
  await portal.open('/login');
  await portal.fillSignIn('somebody', 'wrong');
  await expect(portal.message('The username or the password is wrong')).toBeVisible();
  expect(portal.path()).toBe('/login');
  await expect(page.getByLabel('Username')).toHaveValue('somebody');
});

test('one sign-in goes out however often Enter is pressed', async ({ portal, page }) => {
  await portal.fault({ call: 'POST /cmsauth/login', kind: 'latency', milliseconds: 300 });
  await portal.open('/login');
  await page.getByLabel('Username').fill('superadmin');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('form:has([name=password])')!;
    for (let i = 0; i < 10; i += 1) form.requestSubmit();
  });
  await expect(page.locator('.header')).toBeVisible();
  expect(portal.calls('POST /cmsauth/login')).toHaveLength(1);
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

test('PLT-125 a session is never replaced silently', async ({ portal, page }) => {
  await portal.signIn('superadmin');
  await expect(portal.rows()).toHaveCount(10);
  await portal.open(`/login?accessToken=${await foreignToken(portal.root)}`);
  await expect(page.getByText('You are signed in as Robin Ashgrove')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Account of Robin Ashgrove' })).toBeVisible();
});

test('a token that is worth nothing says so and leaves the form', async ({ portal, page }) => {
  await portal.open('/login?accessToken=made-up');
  await expect(portal.message('System busy!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
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
