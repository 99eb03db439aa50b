import { expect, test } from '../portal';
import { fonts, isSeenWhole, useFont, visibleScrollbars } from '../looks';

test.use(visibleScrollbars);

const lists = ['/clientManagement', '/businessPartnerManagement', '/customerServiceHotline'];

for (const font of fonts) {
  test(`nothing runs past the edge, targets are 40 px, filter, sort and search take two rows, at 390 and 360, in ${font}`, async ({
    portal,
    page,
  }) => {
    await useFont(page, font);
    await page.setViewportSize({ width: 390, height: 844 });
    await portal.signIn();
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 740 });
      for (const path of lists) {
        const where = `${path} at ${width}`;
        await portal.open(path);
        await expect(page.locator('.list-row-card').first()).toBeVisible();
        const found = await page.evaluate(() => {
          const edge = document.documentElement.clientWidth;
          const name = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;
          const controls = [
            ...document.querySelectorAll('.header button, .page-head :is(a, button), .search-form button, .list-card button'),
          ];
          const boxes = controls.map((element) => ({ name: name(element), ...element.getBoundingClientRect().toJSON() }));
          const tops = [
            ...document.querySelectorAll('.search-form input, .search-rest button, .toolbar-phone-line:not(.toolbar-phone-total) button'),
          ];
          return {
            isEmpty: boxes.length < 10,
            past: boxes.filter(({ left, right }) => left < 0 || right > edge).map((box) => box.name),
            small: boxes.filter(({ width, height }) => width < 40 || height < 40).map((box) => `${box.name} ${box.width}x${box.height}`),
            scrolls: document.documentElement.scrollWidth - edge,
            rows: new Set(tops.map((element) => Math.round(element.getBoundingClientRect().top))).size,
          };
        });
        expect(found, where).toEqual({ isEmpty: false, past: [], small: [], scrolls: 0, rows: path === lists[2] ? 0 : 2 });
      }
      await portal.open(lists[0]);
      expect(await isSeenWhole(page.getByRole('button', { name: 'Export' })), `Export at ${width}`).toBe(true);
    }
  });
}

test('CLI-007 PLT-099 Reset is on the phone too', async ({ portal, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await portal.signIn();
  await page.getByLabel('Client ID').fill('C1000002');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('Total 1 results:')).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByLabel('Client ID')).toHaveValue('');
  await expect(page.getByText('Total 1,200 results:')).toBeVisible();
});

test('PLT-054 the menus of a phone name who is signed in, and the drawer marks the page', async ({ portal, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await portal.signIn();
  await page.getByRole('button', { name: /Account of/ }).click();
  await expect(page.getByRole('menu')).toContainText('Robin Ashgrove · Level 1');
  await portal.expectAccessible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = portal.dialog('Main menu');
  await expect(drawer).toContainText('Robin Ashgrove · Level 1');
  await expect(drawer.locator('[aria-current=page]')).toHaveText('Client Management');
  await portal.expectAccessible();
});

test('PAR-055 a card of the Client List has referrals, master plans and projects; a hotline says that its number is an order', async ({
  portal,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await portal.signIn('superadmin', '/editPartner/BIZ/5000001');
  await page.getByRole('button', { name: /Client List/ }).click();
  const cards = portal.dialog('Client List').locator('.list-row-card');
  await expect(cards).toHaveCount(10);
  await expect(cards.first()).toContainText(/Master plans Education.*View More/);
  for (const label of ['Referral company', 'Referral planner', 'Sub-referral company', 'Projects'])
    await expect(cards.filter({ hasText: label }).first()).toBeVisible();
  await expect(cards.first().locator('.items').first()).toBeVisible();
  for (const items of await cards.locator('.items').all())
    expect(
      await items.evaluate(
        (element) =>
          element.getBoundingClientRect().right <= element.closest('li')!.parentElement!.closest('li, ul')!.getBoundingClientRect().right,
      ),
    ).toBe(true);
  await portal.dialog('Client List').getByRole('button', { name: 'Close' }).click();
  await portal.open('/customerServiceHotline');
  await expect(page.locator('.list-row-card').first()).toContainText('Order 1');
});

test('what has the focus on a card is seen whole, over the pager', async ({ portal, page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await portal.signIn();
  await page.locator('.list-row-card a').first().focus();
  for (let i = 0; i < 12; i += 1) {
    const focused = page.locator(':focus');
    await expect.poll(() => isSeenWhole(focused), `step ${i}: ${await focused.innerText()}`).toBe(true);
    await page.keyboard.press('Tab');
  }
});

test('a long name on a card takes no room from what can be done with it, and a page that is asked for is seen to be', async ({
  portal,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await portal.signIn('superadmin', '/officeLocations');
  const cards = page.locator('.list-row-card');
  await expect(cards).toHaveCount(10);
  const over = await cards.locator('.row-actions :is(a, button)').evaluateAll((controls) => {
    const edge = document.documentElement.clientWidth;
    return controls.map((control) => Math.max(0, control.getBoundingClientRect().right - edge));
  });
  expect(over).toEqual(Array.from({ length: 20 }, () => 0));
  await portal.fault({ call: 'GET /contactUs/offices/', kind: 'latency', milliseconds: 1_000 });
  await page.getByRole('button', { name: /next page/i }).click();
  await expect(page.locator('.cards.stale')).toHaveAttribute('aria-busy', 'true');
  await expect(cards).toHaveCount(2);
  await expect(page.locator('.cards')).toHaveAttribute('aria-busy', 'false');
});

test('POP-003 a title of one long word breaks within its card, and its status stays in view', async ({ portal, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await portal.signIn('superadmin', '/campaignPopup');
  await page.route('**/campaignPopup/list*', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { payload: { content: object[] } };
    const content = json.payload.content.map((row) => ({ ...row, title: 'Abcdefghijklmnopqrstuvwxyz'.repeat(2).slice(0, 50) }));
    await route.fulfill({ response, json: { ...json, payload: { ...json.payload, content } } });
  });
  await page.reload();
  const cards = page.locator('.list-row-card');
  await expect(cards.first()).toContainText('Abcdefghijklmnopqrstuvwxyz');
  await expect(cards.first().locator('.chip').first()).toBeVisible();
  for (const part of await cards.locator('a, button, .chip').all())
    expect(await part.evaluate((element) => element.getBoundingClientRect().right <= document.documentElement.clientWidth - 8)).toBe(true);
});

test('while the first cards are awaited a phone shows where they come, and no pager counts pages', async ({ portal, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  let answer = () => {};
  await page.route(/[?&]page=/, (route) => new Promise<void>((resolve) => (answer = () => resolve(route.continue()))));
  await portal.signIn();
  const skeleton = page.locator('.cards .skeleton');
  const pager = page.getByRole('navigation', { name: 'Pages' });
  const foot = page.locator('.pager');
  await expect(skeleton).toHaveCount(10);
  await expect(page.locator('.cards')).toHaveAttribute('aria-busy', 'true');
  await expect(pager).toHaveCount(0);
  const heights = async () => [(await skeleton.last().boundingBox())!.height, (await foot.boundingBox())!.height];
  expect(await heights()).toEqual([91, 49]);
  answer();
  await expect(page.locator('.list-row-card')).toHaveCount(10);
  await expect(skeleton).toHaveCount(0);
  await expect(pager.getByRole('button').first()).toHaveText('1–10 of 1,200');
  expect((await foot.boundingBox())!.height).toBe(49);
});

test('cards whose cells are on their way show where they come', async ({ portal, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  let bring = () => {};
  await page.route(/assets\/cells-[^/]+\.js/, (route) => new Promise<void>((resolve) => (bring = () => resolve(route.continue()))));
  await portal.signIn('superadmin', '/customerServiceHotline');
  const cards = page.locator('.list-row-card');
  await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('button').first()).toHaveText('1–10 of 15');
  await expect(page.locator('.cards .skeleton')).toHaveCount(10);
  await expect(page.locator('.cards')).toHaveAttribute('aria-busy', 'true');
  await expect(cards).toHaveCount(0);
  bring();
  await expect(cards).toHaveCount(10);
  await expect(page.locator('.cards .skeleton')).toHaveCount(0);
  await expect(page.locator('.cards')).toHaveAttribute('aria-busy', 'false');
});
