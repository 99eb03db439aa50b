import { pauseClock } from '../clock';
import { expect, test, recordForm } from '../portal';

test("Back does not return to react-admin's own address of a record (PLT-015, PLT-016)", async ({ portal, page }) => {
  await portal.signIn('superadmin', '/officeLocations');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Office Locations');
  await portal.open('/clients/12');
  await expect.poll(portal.path).toBe('/editUser/12');
  await page.goBack();
  await expect.poll(portal.path).toBe('/officeLocations');
});

test('the page "No permission!" passes axe (PLT-124)', async ({ portal, page }) => {
  await portal.signIn('viewer.hk', '/createServiceHotline');
  await expect(page.getByRole('heading', { name: 'No permission!' })).toBeVisible();
  await portal.expectAccessible();
});

test('the menu works by keyboard: arrows, Enter, Esc; Alt and an arrow are left to the browser', async ({ portal, page }) => {
  await portal.signIn('superadmin');
  await page.getByRole('link', { name: 'Client Management' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Content Management' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Our Products' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Content Management' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Generic Contents' })).toBeVisible();
  const back = { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true };
  const menuItem = page.getByRole('link', { name: 'Client Management' });
  expect(await menuItem.evaluate((link, init) => link.dispatchEvent(new KeyboardEvent('keydown', init)), back)).toBe(true);
});

test('what does not fit goes under More, and into a drawer on narrow screens', async ({ portal, page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await portal.signIn('superadmin');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Admin User Management' }).click();
  await expect(page.getByRole('heading', { name: 'Admin User Management' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await portal.expectAccessible();
  await page.getByRole('button', { name: 'Customer Service Hotline' }).click();
  await expect(page.getByRole('heading', { name: 'Customer Service Hotline' })).toBeVisible();
});

test('PLT-083 SHR-066 messages stay five seconds, wait under the pointer, and can be closed', async ({ portal, page }) => {
  await page.clock.install();
  await portal.open('/login');
  const fail = async () => {
    await portal.fillSignIn('nobody', 'wrong');
    await expect(portal.message('wrong')).toBeVisible();
  };
  await expect(page.getByLabel('Username')).toBeVisible();
  await pauseClock(page);
  await fail();
  await page.clock.fastForward(4_000);
  await expect(portal.message('wrong')).toBeVisible();
  await page.clock.fastForward(1_100);
  await expect(portal.message('wrong')).toHaveCount(0);
  await fail();
  await portal.message('wrong').hover();
  await page.clock.fastForward(20_000);
  await expect(portal.message('wrong')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(portal.message('wrong')).toHaveCount(0);
  await expect(page.locator('.toast-host')).toHaveAttribute('aria-live', 'polite');
});

test('PLT-093 the loading overlay comes with the first of several calls and stands until the last of them ends', async ({
  portal,
  page,
}) => {
  await portal.signIn('superadmin', '/editUser/21');
  await expect(recordForm(page)).toBeVisible();
  const overlay = page.getByTestId('loading-overlay');
  await expect(overlay).toHaveCount(0);
  let answer = () => {};
  await page.route('**/portal-cms/files/*', async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await route.fallback();
  });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Investor Statement' }).click();
  await expect(overlay.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'View Investment Summary' }).click();
  await expect(page.locator('.totals')).toBeVisible();
  await expect(overlay.locator('.loading-bar')).toBeVisible();
  answer();
  await download;
  await expect(overlay).toHaveCount(0);
});

test('shortcuts: "/" focuses the search, "?" lists them', async ({ portal, page }) => {
  await portal.signIn('superadmin');
  await expect(portal.rows()).toHaveCount(10);
  await page.keyboard.press('/');
  await expect(page.getByLabel('Client ID')).toBeFocused();
  await page.keyboard.press('?');
  await expect(portal.dialog()).toHaveCount(0);
  await page.getByLabel('Client ID').blur();
  await page.keyboard.press('?');
  await expect(portal.dialog('Keyboard shortcuts')).toBeVisible();
  await portal.expectAccessible();
  await page.keyboard.press('Escape');
  await expect(portal.dialog()).toHaveCount(0);
});

test('a wrong config.json is explained on the page, with the key and what was expected', async ({ portal, page }) => {
  await portal.configure({ product: 'a b', idleLockMinutes: 'five' });
  await portal.open('/');
  await expect(page.locator('.problems li')).toHaveText([
    'config.json:1: product: expected a word of letters, digits and hyphens, found "a b"',
    'config.json:1: idleLockMinutes: expected a number from 0 to 1440, found "five"',
  ]);
  await portal.expectAccessible();
});
test('PLT-120 the policy for markup and workers is taken before the sign-in page is drawn: nobody else can claim it', async ({
  portal,
  page,
}) => {
  await portal.open('/clientManagement');
  await expect(page.getByLabel('Username')).toBeVisible();
  const claimed = await page.evaluate(() => {
    try {
      window.trustedTypes!.createPolicy('portal', { createHTML: (html: string) => html });
      return 'claimed';
    } catch {
      return 'refused';
    }
  });
  expect(claimed).toBe('refused');
  // the try itself is reported, and nothing else is
  await expect.poll(() => portal.problems.length).toBe(1);
  expect(portal.problems.splice(0)[0]).toContain("Creating a TrustedTypePolicy named 'portal' violates");
});
