import { cellsFile, expect, test, recordForm } from '../portal';
import { fonts, isSeenWhole, useFont, visibleScrollbars } from '../looks';

test.use(visibleScrollbars);

const client = { path: '/clientManagement', link: 'Client ID', name: 'Full Name' };
const partner = { path: '/businessPartnerManagement', link: 'VendorID/EmployeeID', name: 'Name' };

for (const [where, size, row] of [
  ['a table', { width: 1440, height: 900 }, '.table tbody tr:not(.skeleton)'],
  ['cards of a phone', { width: 390, height: 844 }, '.list-row-card'],
] as const)
  test(`rows wait for what draws their cells, and come whole: ${where}`, async ({ portal, page }) => {
    await page.setViewportSize(size);
    const release = await portal.hold(cellsFile);
    await portal.signIn('superadmin', '/campaignPopup');
    await expect(page.locator('h1')).toHaveText('Campaign Popup');
    await expect(page.locator('.list-card')).toContainText('of 8');
    await expect(page.locator(row)).toHaveCount(0);
    release();
    await expect(page.locator(row)).toHaveCount(8);
    await expect(page.locator(row).first()).toContainText('Offline');
  });

test('the bars of rows that are on their way are seen under the pointer too', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/customerServiceHotline');
  const letGo = await portal.hold('**/contactUs/offices/?*');
  await portal.open('/officeLocations');
  const bars = page.locator('.skeleton td');
  await expect(bars).toHaveCount(10);
  const colourOf = (index: number) => bars.nth(index).evaluate((cell) => getComputedStyle(cell).backgroundColor);
  await bars.first().hover();
  expect(await colourOf(0)).toBe(await colourOf(1));
  letGo();
  await portal.expectLoaded();
  await expect(page.locator('.skeleton')).toHaveCount(0);
  await portal.rows().first().hover();
  const cellOf = (index: number) =>
    portal
      .rows()
      .nth(index)
      .locator('td')
      .nth(2)
      .evaluate((cell) => getComputedStyle(cell).backgroundColor);
  expect(await cellOf(0)).not.toBe(await cellOf(1));
});

test('what draws the cells cannot be loaded: the page says so, and Retry brings the rows', async ({ portal, page }) => {
  await page.clock.install({ time: new Date() });
  await page.route(cellsFile, (route) => route.abort());
  await portal.signIn('superadmin', '/campaignPopup');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute(cellsFile);
  // a failure stays for a second
  await page.clock.runFor(2_000);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(portal.rows()).toHaveCount(8);
});

for (const { path, link, name } of [client, partner]) {
  for (const font of fonts) {
    test(`CLI-021 ten rows at ${path} need no scrollbar of their own, in ${font}`, async ({ portal, page }) => {
      await useFont(page, font);
      await portal.signIn('superadmin', path);
      await expect(portal.rows()).toHaveCount(10);
      const { over, height, hasBar } = await page.locator('.table-box').evaluate((box) => ({
        over: box.scrollHeight - box.clientHeight,
        height: box.getBoundingClientRect().height,
        hasBar: box.scrollWidth > box.clientWidth && box.getBoundingClientRect().height > box.clientHeight,
      }));
      expect({ over, hasBar }).toEqual({ over: 0, hasBar: true });
      expect(height).toBeLessThanOrEqual(490);
    });
  }

  test(`the link and the name stay in view at ${path} while the table scrolls sideways`, async ({ portal, page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await portal.signIn('superadmin', path);
    await expect(portal.rows()).toHaveCount(10);
    const box = page.locator('.table-box');
    await box.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
    const cells = [link, name].map((label) => page.getByRole('columnheader', { name: label, exact: true }));
    const [first, second] = (await Promise.all(cells.map((cell) => cell.boundingBox()))) as { x: number; width: number }[];
    const edge = (await box.boundingBox())!.x;
    expect(Math.abs(first!.x - edge)).toBeLessThan(1.5);
    expect(Math.abs(second!.x - edge - first!.width)).toBeLessThan(1.5);
    for (const each of [page.getByRole('columnheader', { name: link, exact: true }), portal.rows().first().locator('.pinned').last()])
      expect(await isSeenWhole(each)).toBe(true);
    expect(await isSeenWhole(page.getByRole('columnheader', { name: 'Username' }))).toBe(false);
  });
}

for (const { path, link, name, widths } of [
  { path: '/adminUserManagement', link: 'ID', name: 'Full Name', widths: [768] },
  { path: '/ourProducts', link: 'Project ID', name: 'Name (EN)', widths: [768, 1440] },
  { path: '/pushNotification', link: 'Notification ID', name: 'Title (English)', widths: [1024] },
])
  for (const width of widths)
    test(`${path} at ${width}: the link and the name are seen whole, wherever the table is scrolled to`, async ({ portal, page }) => {
      await page.setViewportSize({ width, height: 900 });
      await portal.signIn('superadmin', path);
      await portal.expectLoaded();
      for (const part of [0, 0.5, 1]) {
        await page
          .locator('.table-box')
          .evaluate((box, share) => box.scrollTo({ left: (box.scrollWidth - box.clientWidth) * share }), part);
        for (const label of [link, name])
          await expect
            .poll(() => isSeenWhole(page.getByRole('columnheader', { name: label, exact: true })), `${label} at ${part}`)
            .toBe(true);
      }
    });

test('NTF-010 at 1440 the list of notifications shows everything up to Status without scrolling', async ({ portal, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route('**/notification/list?*', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { payload: { content: object[] } };
    const content = json.payload.content.map((row) => ({ ...row, category: 'A category of fifty letters, as long as one may be' }));
    await route.fulfill({ response, json: { ...json, payload: { ...json.payload, content } } });
  });
  await portal.signIn('superadmin', '/pushNotification');
  await portal.expectLoaded();
  await expect(portal.rows().first()).toContainText('as long as one may be');
  const labels = await page.getByRole('columnheader').allInnerTexts();
  expect(labels).toContain('Status');
  for (const label of labels) {
    expect(await isSeenWhole(page.getByRole('columnheader', { name: label, exact: true })), label).toBe(true);
    if (label === 'Status') break;
  }
});

test('at 1440 the list of clients shows everything up to Status without scrolling, the longest status too', async ({ portal, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await portal.signIn();
  await portal.expectLoaded();
  const suspended = portal.rows().locator('.chip', { hasText: 'Suspended' }).first();
  await expect(suspended).toBeVisible();
  for (const each of [suspended, page.getByRole('columnheader', { name: 'Status', exact: true })])
    expect(await isSeenWhole(each)).toBe(true);
});

test('PAR-015 VendorID/EmployeeID has its copy button, in the list, the head and the form', async ({ portal, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await portal.signIn('superadmin', partner.path);
  const row = portal.rows().first();
  const id = await row.getByRole('link').first().innerText();
  await row.hover();
  await row.getByRole('button', { name: `Copy ${id}` }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id);
  await row.getByRole('link').first().click();
  await expect(page.locator('.record-head').getByRole('button', { name: `Copy ${id}` })).toBeVisible();
  await expect(recordForm(page).getByRole('button', { name: `Copy ${id}` })).toBeVisible();
});

test('what has the focus in a row is seen whole, at 200 % zoom too', async ({ portal, page }) => {
  for (const size of [
    { width: 720, height: 450 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await (size.width === 720 ? portal.signIn() : page.reload());
    await expect(portal.rows()).toHaveCount(10);
    await portal.rows().first().getByRole('link').first().focus();
    for (let i = 0; i < 10; i += 1) {
      const focused = page.locator(':focus');
      await expect(focused, `step ${i}`).toHaveCount(1);
      await expect.poll(() => isSeenWhole(focused), `step ${i} at ${size.width}: ${await focused.getAttribute('aria-label')}`).toBe(true);
      await page.keyboard.press(i % 5 === 4 ? 'Tab' : 'ArrowRight');
    }
  }
});

test('PAR-056 rows of the Client List are hardly higher than one line, whatever the lists far to the right hold', async ({
  portal,
  page,
}) => {
  await portal.signIn('superadmin', '/editPartner/BIZ/5000001');
  await page.getByRole('button', { name: /Client List/ }).click();
  const rows = portal.dialog('Client List').locator('tbody tr:not(.skeleton)');
  await expect(rows).toHaveCount(10);
  await expect(rows.first().locator('li').nth(4)).toBeAttached();
  const heights = await rows.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThanOrEqual(52);
});
