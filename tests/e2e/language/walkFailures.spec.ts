import { expect, says, test } from './pseudo';
import { desk, phone } from './uncut';

test.describe.configure({ timeout: 60_000 });

test('a wrong config.json, a catalogue that is not there', async ({ pseudo, portal, page }) => {
  // it is explained before there is a language, in English
  await pseudo.start({ idleLockMinutes: -1 });
  await portal.open('/login');
  await expect(page.locator('.problems')).toBeVisible();
  pseudo.isData(...(await page.locator('main').innerText()).split('\n'));
  await pseudo.note();
});

test('a language that fails after one that is there', async ({ pseudo, portal, page }) => {
  await pseudo.start({ languages: ['en', 'en-XA', 'ja'] });
  await page.context().route('**/texts/ja.json', (route) => route.fulfill({ status: 404 }));
  pseudo.isData('日本語');
  await portal.open('/login');
  await page.locator('select[name=language]').selectOption('ja');
  await expect(page.locator('.toast')).toBeVisible();
  await pseudo.look('a language that fails');
});

test('a CMS that does not answer, a connection that is not secure', async ({ pseudo, portal, page }) => {
  await pseudo.start();
  await portal.fault({ call: '*', kind: 'http', status: 503 });
  await portal.open('/login');
  await expect(page.locator('.sign-in-down')).toBeVisible();
  await pseudo.look('a CMS that does not answer');
  await portal.control('DELETE', 'faults');
  await portal.signIn('superadmin', '/customerServiceHotline');
  await portal.expectLoaded();
  await portal.fault({ call: '*', kind: 'http', status: 503 });
  await pseudo.button('Refresh').click();
  await expect(page.locator('.foot-notice')).toBeVisible();
  await pseudo.look('a CMS that does not answer any more');
});

test('a record that is not there, an answer that is odd, a call that takes too long', async ({ pseudo, portal, page }) => {
  await pseudo.start();
  await page.clock.install();
  await portal.signIn('superadmin', '/editServiceHotline/999999');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await pseudo.look('a record that is not there');
  await portal.open('/customerServiceHotline');
  await portal.expectLoaded();
  await portal.fault({ call: 'GET /contactUs/clientServices/', kind: 'hang' });
  await pseudo.button('Refresh').click();
  await page.clock.fastForward(91_000);
  await expect(page.locator('.toast').first()).toBeVisible();
  await pseudo.look('a call that takes too long', [desk]);
  await portal.control('DELETE', 'faults');
  await portal.fault({ call: 'POST /appuser/downloadCsv', kind: 'http', status: 500 });
  await pseudo.note();
  await portal.open('/clientManagement');
  await portal.expectLoaded();
  await pseudo.button('Export').click();
  await expect(page.locator('.toast').first()).toBeVisible();
  await pseudo.look('a download that failed', [desk]);
});

test('a copy of a value', async ({ pseudo, portal, page }) => {
  await pseudo.start();
  await portal.signIn('superadmin', '/clientManagement');
  await portal.expectLoaded();
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('not allowed')) } });
  });
  await portal
    .rows()
    .first()
    .getByRole('button', { name: says('Copy %{value}') })
    .first()
    .click();
  await expect(page.locator('.toast')).toBeVisible();
  await pseudo.look('a copy that is not allowed', [desk]);
});

test('filters that an office locks, more tags than fit, a record that was just created', async ({ pseudo, portal, page }) => {
  await pseudo.start();
  await portal.signIn('csteam.hk', '/clientManagement');
  await portal.expectLoaded();
  await page.locator('main [aria-haspopup=dialog]').first().click();
  const panel = portal.dialog();
  await expect(panel).toBeVisible();
  await pseudo.look('filters that an office locks', [desk]);
  for (const select of await panel.locator('select:enabled').all()) {
    const values = await select.locator('option').evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    if (values.length > 1) await select.selectOption(values[1]!);
  }
  await pseudo.button('Apply', panel).click();
  await page.setViewportSize(phone);
  await pseudo.look('more tags than fit');
});
