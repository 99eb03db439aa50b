import { abortPart } from '../abortPart';
import { attacks } from '../attacks';
import { pauseClock } from '../clock';
import { isSeenWhole } from '../looks';
import { expect, reply, test, errorSummary } from '../portal';

const list = 'GET /appuser/';
const put = 'PUT /contactUs/clientServices/{id}';

for (const width of [1440, 360]) {
  test(`the message of a refused form leaves the summary below it in reach, ${width} wide`, async ({ portal, page }) => {
    await page.setViewportSize({ width, height: 740 });
    await portal.signIn('superadmin', '/createNotification');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    const message = portal.message('Please check the form and fill in correct format');
    await expect(message).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
    const [over, below] = [(await message.boundingBox())!, (await errorSummary(page).boundingBox())!];
    expect(below.y).toBeGreaterThanOrEqual(over.y + over.height);
    expect(await isSeenWhole(errorSummary(page).getByRole('button').first())).toBe(true);
  });
}

test('a save without a connection shows a message within a second, and is not sent by itself later', async ({ portal, page, context }) => {
  await page.clock.install();
  await portal.signIn('superadmin', '/editServiceHotline/14');
  await page.getByLabel('Order').fill('71');
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await pauseClock(page);
  await page.getByRole('button', { name: 'Save' }).click();
  // 30 s of polls are 600 ms in the page
  await expect
    .poll(
      async () => {
        await page.clock.runFor(1);
        return portal.message('Network Error').count();
      },
      { intervals: [50] },
    )
    .toBe(1);
  await page.clock.resume();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  const puts = portal.calls(put).length;
  await page.getByLabel('Tel Number').focus();
  await expect(page.getByLabel('Order')).toHaveValue('71');
  expect(portal.calls(put).length).toBe(puts);
});

test('a part that can no longer be loaded offers to reload, and asks the server a handful of times, not a thousand', async ({
  portal,
  page,
}) => {
  await portal.signIn('superadmin', '/createNotification');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Notification');
  let asked = 0;
  await page.route(/assets\/hotlines-.*\.js/, (route) => {
    asked += 1;
    return route.fulfill({ status: 404, body: '' });
  });
  await portal.open('/customerServiceHotline');
  await expect(page.getByText('A new version of the portal is available.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(asked).toBeLessThan(5);
  await portal.expectAccessible();
});

for (const [file, title, path] of [
  ['hotlines', 'a declaration', '/customerServiceHotline'],
  ['clients', 'a declaration in one file with other modules', '/clientManagement'],
] as const)
  test(`${title} that does not arrive at once is asked for again, and nobody notices`, async ({ portal, page }) => {
    const aborted = await abortPart(page, file, 1);
    await portal.signIn('superadmin', path);
    await expect(portal.rows()).toHaveCount(10);
    expect(aborted()).toBe(1);
  });

test('a part that arrives at the second try is no reason to reload', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/officeLocations');
  await portal.expectLoaded();
  const aborted = await abortPart(page, 'hotlines', 1);
  await portal.open('/customerServiceHotline');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customer Service Hotline');
  await expect(portal.rows()).toHaveCount(10);
  expect(aborted()).toBe(1);
  await expect(page.locator('.foot-notice')).toHaveCount(0);
});

for (const [file, title] of [
  ['hotlines', 'a declaration'],
  ['definePortal', 'the portal'],
] as const)
  test(`a browser that keeps the failure of an address gets ${title} under another one`, async ({ portal, page }) => {
    const aborted = await abortPart(page, file);
    await portal.signIn('superadmin', '/customerServiceHotline');
    await expect(portal.rows()).toHaveCount(10);
    // a link that preloads it may ask for it once more
    expect(aborted()).toBeGreaterThanOrEqual(2);
  });

test('one file of several modules under another address is none of them: the page says that a part is missing', async ({
  portal,
  page,
}) => {
  await page.clock.install({ time: new Date() });
  await page.route('**/assets/clients-*.js', (route) => route.abort());
  await portal.signIn('superadmin', '/clientManagement');
  await expect(page.getByRole('alert')).toContainText('This part could not be loaded. Check the connection and try again.');
  await page.unroute('**/assets/clients-*.js');
  // a failure stays for a second
  await page.clock.runFor(2_000);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(portal.rows()).toHaveCount(10);
});

test('300 attack strings in the data are shown as text, run nothing and send nothing', async ({ portal, page }) => {
  expect(attacks.length).toBeGreaterThanOrEqual(300);
  const names = [
    'clientID',
    'userStatus',
    'lastName',
    'username',
    'email',
    'representative',
    'salseforceServicingChannelName',
    'updatedByName',
  ] as const;
  const content = Array.from({ length: 50 }, (_, row) => ({
    id: row + 1,
    isDummyUser: false,
    cmsUpdatedAt: '2026-01-01T00:00:00Z',
    ...Object.fromEntries(names.map((name, i) => [name, attacks[(row * names.length + i) % attacks.length]])),
  }));
  await portal.fault({
    call: list,
    kind: 'raw',
    body: reply({ content, totalElements: content.length }),
  });
  await portal.fault({
    call: 'GET /option/userstatus',
    kind: 'raw',
    body: reply(attacks.map((text) => ({ code: text, name: text }))),
  });
  await portal.fault({ call: 'PUT /appuser/email/{id}', kind: 'status', status: '01', msg: attacks[0] });
  await portal.signIn();
  await expect(portal.rows()).toHaveCount(50);
  await page.getByRole('button', { name: /^Filter/ }).click();
  // until its part has loaded it is a plain select
  await portal.dialog('Filters').getByRole('combobox', { name: 'User Status' }).and(page.locator('input')).click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(attacks.length + 1);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await portal
    .rows()
    .first()
    .getByRole('button', { name: /^More for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Email Username' }).click();
  await portal.dialog().getByRole('textbox').fill('a@b.co');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('button', { name: 'Send only' }).click();
  await expect(portal.message(attacks[0]!)).toBeVisible();
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  expect(
    await page.locator('.table img, .table svg:not(.lucide), .table script, .table iframe, .table form, .table style, .table link').count(),
  ).toBe(0);
});

test('the policy and the headers of npm start stand on the page and its parts', async ({ portal }) => {
  const [html, config] = await Promise.all([fetch(`${portal.root}/`), fetch(`${portal.root}/config.json`)]);
  const policy = html.headers.get('Content-Security-Policy')!;
  for (const part of [
    "default-src 'none'",
    "script-src 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types portal',
    "base-uri 'none'",
  ])
    expect(policy).toContain(part);
  expect(policy).not.toContain('unsafe');
  for (const [{ headers }, caching] of [
    [html, 'no-cache'],
    [config, 'no-store'],
  ] as const)
    expect([
      headers.get('X-Content-Type-Options'),
      headers.get('Referrer-Policy'),
      headers.get('X-Frame-Options'),
      headers.get('Cache-Control'),
    ]).toEqual(['nosniff', 'no-referrer', 'DENY', caching]);
  const asset = /assets\/[^"]+\.js/.exec(await html.text())![0];
  const part = await fetch(`${portal.root}/${asset}`, { headers: { 'Accept-Encoding': 'br' } });
  expect([part.headers.get('Content-Encoding'), part.headers.get('Cache-Control')]).toEqual(['br', 'public, max-age=31536000, immutable']);
});

test('the rules of a form that cannot be loaded say so at a save, send nothing, and are loaded by a later one', async ({
  portal,
  page,
}) => {
  await page.clock.install({ time: new Date() });
  await page.route(/assets\/rules-[^/]+\.js/, (route) => route.abort());
  await portal.signIn('superadmin', '/editServiceHotline/1');
  const order = page.getByLabel('Order');
  await order.fill('0');
  await order.blur();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(portal.message('This part could not be loaded. Check the connection and try again.')).toBeVisible();
  expect(portal.calls('PUT /contactUs/clientServices/{id}')).toEqual([]);
  await expect(order).toHaveValue('0');
  await page.unroute(/assets\/rules-[^/]+\.js/);
  // a failure stays for a second
  await page.clock.runFor(2_000);
  await save.click();
  await expect(errorSummary(page)).toContainText('Order');
  await order.fill('7');
  await save.click();
  await expect(portal.message('The changes have been saved')).toBeVisible();
});

test('a step whose rules cannot be loaded says so and is not passed unchecked', async ({ portal, page }) => {
  await page.clock.install({ time: new Date() });
  await page.route(/assets\/rules-[^/]+\.js/, (route) => route.abort());
  await portal.signIn('superadmin', '/createProject');
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await next.click();
  await expect(portal.message('This part could not be loaded. Check the connection and try again.')).toBeVisible();
  await expect(page.locator('[aria-current=step]')).toContainText('Set regions and languages');
  await expect(page).toHaveURL(/#\/createProject$/);
  await page.unroute(/assets\/rules-[^/]+\.js/);
  // a failure stays for a second
  await page.clock.runFor(2_000);
  await next.click();
  await expect(errorSummary(page)).toContainText('Sales Office cannot be empty');
});
