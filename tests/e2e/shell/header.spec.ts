import { expect, test, type Portal } from '../portal';
import { fonts, useFont, visibleScrollbars } from '../looks';

test.use(visibleScrollbars);

const items = ({ page }: Portal) => page.locator('.main-menu li:not([inert]) .menu-item');

for (const font of fonts) {
  test(`the same width shows the same menu, uncut: on another page, after a reload, behind a dialog, in ${font}`, async ({
    portal,
    page,
  }) => {
    await useFont(page, font);
    await page.setViewportSize({ width: 2000, height: 700 });
    await portal.signIn();
    await expect(items(portal)).not.toHaveCount(0);
    const spare = await page
      .locator('.main-menu ul')
      .evaluate(
        (list) =>
          list.getBoundingClientRect().right - list.querySelector('li:nth-last-child(1 of :not([inert]))')!.getBoundingClientRect().right,
      );
    // where everything fits, to the pixel, and where the last item does not
    for (const width of [2001 - Math.floor(spare), 1998 - Math.floor(spare)]) {
      await page.setViewportSize({ width, height: 700 });
      await portal.open('/clientManagement');
      await expect(portal.rows()).toHaveCount(10);
      const isWhole = () =>
        items(portal).evaluateAll((elements) => {
          const edge = elements[0]!.closest('ul')!.getBoundingClientRect().right;
          return elements.every((element) => element.getBoundingClientRect().right <= edge + 0.5);
        });
      // the menu fits itself to another width in a later frame
      await expect.poll(isWhole).toBe(true);
      const shown = await items(portal).allTextContents();
      const expectSame = async (where: string) => {
        await expect(items(portal), where).toHaveText(shown);
        expect(await isWhole(), where).toBe(true);
      };
      await expectSame('on the clients page');
      await portal.open('/businessPartnerManagement');
      await expect(page.locator('h1')).toHaveText('Business Partner Management');
      await expectSame('on the partners page');
      await page.reload();
      await expect(portal.rows()).toHaveCount(10);
      await expectSame('after a reload');
      await page.getByRole('button', { name: 'Run on demand' }).click();
      await expect(portal.dialog()).toBeVisible();
      await expectSame('behind a dialog');
    }
  });
}

test('a dialog, a menu and a panel move nothing on a page with a scrollbar', async ({ portal, page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await portal.signIn('superadmin', '/editUser/1');
  const head = page.locator('.record-head .page-head-actions');
  await expect(head).toBeVisible();
  const places = () =>
    page
      .locator('.record-head button, .header button, .sheet-buttons button')
      .evaluateAll((elements) => elements.map((element) => Math.round(element.getBoundingClientRect().left)));
  const before = await places();
  expect(before).not.toEqual([]);
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  await head.getByRole('button', { name: 'Email Username' }).click();
  await expect(portal.dialog()).toBeVisible();
  expect(await places()).toEqual(before);
  await portal.dialog().getByRole('button', { name: 'Cancel' }).click();
  await expect(portal.dialog()).toHaveCount(0);
  await page.getByRole('button', { name: /Account of/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await places()).toEqual(before);
});

test('the head of an account cuts nothing and keeps its distance, at three sizes', async ({ portal, page }) => {
  const name = { lastName: 'Featherstonehaugh-Cholmondeley', firstName: 'Maximiliana Alexandrina', middleName: 'Wilhelmina' };
  await page.route('**/appuser/1', async (route) => {
    const response = await route.fetch();
    const { payload, ...rest } = (await response.json()) as { payload: object };
    await route.fulfill({
      response,
      json: { ...rest, payload: { ...payload, ...name, representative: 'A manager with a very long name' } },
    });
  });
  await portal.signIn('superadmin', '/editUser/1');
  await expect(page.locator('.record-facts')).toContainText('A manager with a very long name');
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(size);
    const cut = await page
      .locator('.record-head :is(h1, .record-fact)')
      .evaluateAll((parts) => parts.filter((part) => part.scrollWidth > part.clientWidth + 1).map(({ textContent }) => textContent));
    expect(cut, `cut at ${size.width}`).toEqual([]);
    const edges = await page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
      const facts = box('.record-head .page-head-titles');
      return { above: facts.top - box('.header').bottom, below: box('.sheet').top - facts.bottom };
    });
    for (const [edge, distance] of Object.entries(edges)) expect(distance, `${edge} at ${size.width}`).toBeGreaterThanOrEqual(8);
  }
});

test('beside the header of a short page stands the bar of the window, not an empty strip', async ({ portal, page }) => {
  await portal.signIn();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('scroll');
});

test('on a phone the menu marks the entry of the current page', async ({ portal, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await portal.signIn('superadmin', '/createUser');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(portal.dialog('Main menu').locator('[aria-current]')).toHaveText('Create User');
});

test('an entry of the menu of a phone leads to the heading of its page', async ({ portal, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await portal.signIn();
  await page.getByRole('button', { name: 'Open menu' }).press('Enter');
  await portal.dialog('Main menu').getByRole('button', { name: 'Admin User Management' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin User Management' })).toBeFocused();
});
