import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../portal';
import { passStep1 } from '../projects/projectForms';

/** What a person sees of an element in forced colors: its edge, its ring, its ground and its text. What has the color of the page is not seen. */
const lookOf = (element: Locator) =>
  element.evaluate((target) => {
    const { borderBottomColor, borderBottomWidth, outlineColor, outlineStyle, backgroundColor, color } = getComputedStyle(target);
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'Canvas';
    const canvas = getComputedStyle(probe).color;
    probe.remove();
    const seen = (paint: string, isDrawn = true) => (isDrawn && paint !== canvas && !paint.endsWith(', 0)') ? paint : 'nothing');
    return {
      edge: seen(borderBottomColor, borderBottomWidth !== '0px'),
      ring: seen(outlineColor, outlineStyle !== 'none'),
      ground: seen(backgroundColor),
      text: color,
    };
  });

/** An element that is selected, current or pressed, and one beside it that is not, look different. */
const expectToldApart = async (selected: Locator, other: Locator) => {
  await expect(selected.first()).toBeVisible();
  await expect(other.first()).toBeVisible();
  expect(await lookOf(selected.first())).not.toEqual(await lookOf(other.first()));
};

/** The color that a system color stands for. */
const systemColor = (page: Page, name: string) =>
  page.evaluate((color) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = color;
    const found = getComputedStyle(probe).color;
    probe.remove();
    return found;
  }, name);

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

test(
  'forced colors: the current menu item, the current page of the pager and a pressed toggle differ from the others',
  { tag: '@complete' },
  async ({ portal, page }) => {
    await portal.signIn();
    await portal.expectLoaded();
    await expectToldApart(page.locator('.main-menu a.menu-item-current'), page.locator('.main-menu a.menu-item:not(.menu-item-current)'));
    await expectToldApart(page.locator('.page-number[aria-current]'), page.locator('.page-number:not([aria-current])'));
    const toggle = page.locator('.icon-button[aria-pressed]').first();
    const before = await lookOf(toggle);
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(await lookOf(toggle)).not.toEqual(before);
    await page.setViewportSize({ width: 800, height: 700 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = portal.dialog('Main menu');
    await expectToldApart(drawer.locator('.drawer-item[aria-current]'), drawer.locator('.drawer-item:not([aria-current])'));
  },
);

test('forced colors: each mark of a status can be seen', { tag: '@complete' }, async ({ portal, page }) => {
  await portal.signIn();
  await portal.expectLoaded();
  const canvas = await systemColor(page, 'Canvas');
  const marks = page.locator('.chip-dot');
  await expect(marks.first()).toBeVisible();
  for (const color of await marks.evaluateAll((all) => all.map((mark) => getComputedStyle(mark).backgroundColor)))
    expect(color).not.toBe(canvas);
});

test(
  'forced colors: the selected tab, the current section of the rail and a pressed format differ from the others',
  { tag: '@complete' },
  async ({ portal, page }) => {
    await portal.signIn('superadmin', '/editGenericContent/6');
    const tabs = page.getByRole('tab');
    await expectToldApart(tabs.and(page.locator('[aria-selected=true]')), tabs.and(page.locator('[aria-selected=false]')));
    const selected = tabs.and(page.locator('[aria-selected=true]')).first();
    await expect(selected).toHaveCSS('border-bottom-color', await systemColor(page, 'Highlight'));
    await portal.open('/editUser/1');
    await expectToldApart(page.locator('.rail [aria-current]'), page.locator('.rail button:not([aria-current])'));
    await portal.open('/createNotification');
    await page.getByRole('textbox', { name: 'Content (EN)', exact: true }).click();
    await page.keyboard.press('Control+B');
    const formats = page.getByRole('toolbar', { name: 'Format of Content (EN)' }).getByRole('button');
    await expectToldApart(formats.and(page.locator('[aria-pressed=true]')), formats.and(page.locator('[aria-pressed=false]')));
  },
);

test(
  'forced colors: a disabled button is grey, a message has an edge, and the active option of a list differs from the others',
  { tag: '@complete' },
  async ({ portal, page }) => {
    await portal.signIn();
    await portal.expectLoaded();
    const back = page.locator('.pager-pages .icon-button').first();
    await expect(back).toBeDisabled();
    await expect(back).toHaveCSS('color', await systemColor(page, 'GrayText'));
    await expect(back).toHaveCSS('opacity', '1');
    await portal.open('/editServiceHotline/1');
    await page.getByLabel('Order').fill('7');
    await page.keyboard.press('Control+S');
    await expect(portal.message('The changes have been saved')).toHaveCSS('outline-style', 'solid');
    await portal.open('/createProject');
    await passStep1(page, ['Hong Kong'], ['Hong Kong'], ['English']);
    await page.getByRole('combobox', { name: 'Project Code' }).and(page.locator('input')).fill('PRD');
    const options = page.getByRole('option');
    await expectToldApart(options.and(page.locator('[aria-selected=true]')), options.and(page.locator('[aria-selected=false]')));
  },
);
