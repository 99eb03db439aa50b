import { reply } from '../portal';
import { expect, says, test } from './pseudo';
import { desk, phone } from './uncut';

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

test('a CMS that does not answer', async ({ pseudo, portal, page }) => {
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

test('replies that are odd, a server that is slow and one that asks to wait', async ({ pseudo, portal, page }) => {
  await pseudo.start();
  await page.clock.install();
  await portal.signIn('superadmin', '/createUser');
  const { content, totalElements } = await portal.ask<{ content: object[]; totalElements: number }>('/projects/?page=0&size=10');
  const rows = content.map((row, at) => (at === 1 ? { ...row, projectId: {}, id: [] } : row));
  await portal.fault({ call: 'GET /projects/', kind: 'raw', body: reply({ content: rows, totalElements }) });
  await portal.open('/ourProducts');
  await expect(page.locator('.part-failure').first()).toBeVisible();
  await pseudo.look('a row that cannot be shown', [desk]);
  const project = await portal.ask<object>('/projects/3');
  await portal.fault({ call: 'GET /projects/{id}', kind: 'raw', body: reply({ ...project, propertySize: 'much' }) });
  await portal.open('/editProject/3');
  await expect(page.locator('.field-note .error').first()).toBeVisible();
  await pseudo.look('a field that could not be read', [desk, phone]);
  const modules = await portal.ask<object[]>('/cmsuser/permissions');
  await portal.fault({ call: 'GET /cmsuser/permissions', kind: 'raw', body: reply(modules.map((module) => ({ ...module, codes: {} }))) });
  await portal.open('/adminEditUser/112');
  await expect(page.locator('.part-failure')).toBeVisible();
  await pseudo.look('a panel that cannot be shown', [desk, phone]);
  await portal.control('DELETE', 'faults');
  await portal.fault({ call: 'GET /contactUs/offices/', kind: 'http', status: 429, retryAfter: 30 });
  await portal.open('/officeLocations');
  await expect(page.locator('.list-card').getByRole('alert')).toBeVisible();
  await pseudo.look('a server that asks to wait', [desk, phone]);
  const letGo = await portal.hold('**/genericContents/?*');
  await portal.open('/genericContents');
  await expect(page.locator('.skeleton').first()).toBeVisible();
  await page.clock.runFor(11_000);
  await expect(page.locator('.as-of')).not.toBeEmpty();
  await pseudo.look('a server that is slow', [desk]);
  letGo();
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
