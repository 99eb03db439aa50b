import { chromium } from '@playwright/test';
import { shell } from '../../../playwright.config';
import { unreadableAt } from '../language/uncut';
import { expect, Portal, test } from '../portal';

/** Runs a test in a browser with a setting of its own, such as its default font size. */
const withSetting = async (root: string, setting: string, run: (portal: Portal) => Promise<void>) => {
  const browser = await chromium.launch({ ...shell, args: [...shell.args, `--blink-settings=${setting}`] });
  try {
    await run(new Portal(await browser.newPage(), root));
  } finally {
    await browser.close();
  }
};

/** A window in which the longest of the forms is seen whole. */
const tall = 4000;
/** Opens a page anew at each width and expects that all of its texts can be read, after an action if there is one. */
const expectReadable = async (portal: Portal, path: string, ready: string, act?: (width: number) => Promise<void>, height = 900) => {
  const { page } = portal;
  for (const width of [360, 1024, 1440]) {
    const size = { width, height };
    await page.setViewportSize(size);
    await page.goto('about:blank');
    await portal.open(path);
    await expect(page.locator(ready).first()).toBeVisible();
    await act?.(width);
    expect.soft(await unreadableAt(page, path, [size])).toEqual([]);
  }
};
const row = '.table tbody tr:not(.skeleton), .list-row-card';

for (const setting of ['defaultFontSize=24', 'minimumFontSize=24']) {
  test(
    `no text is clipped or overlaps another with ${setting}: sign-in page, list, menus and dialogs`,
    { tag: '@complete' },
    async ({ portal: { root } }) => {
      await withSetting(root, setting, async (portal) => {
        const { page } = portal;
        await expectReadable(portal, '/login', '.sign-in-form', async () => {
          await page.getByRole('button', { name: 'Sign in' }).click();
          await expect(page.getByText('The Password cannot be empty')).toBeVisible();
        });
        await portal.signIn();
        await expectReadable(portal, '/clientManagement', row);
        await expectReadable(portal, '/clientManagement', row, async () => {
          await page.getByRole('button', { name: 'Filter', exact: true }).click();
          await expect(page.locator('.filter-fields')).toBeVisible();
        });
        await expectReadable(portal, '/customerServiceHotline', row, async (width) => {
          if (width < 900) {
            await page.getByRole('button', { name: 'Open menu' }).click();
            await expect(portal.dialog('Main menu')).toBeVisible();
            return;
          }
          await page.locator('.account-button').click();
          await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
          await expect(portal.dialog('Keyboard shortcuts')).toBeVisible();
        });
        await expectReadable(portal, '/editUser/1', '.sheet .read-only', async () => {
          await page.getByRole('button', { name: 'Reset password' }).click();
          await expect(portal.dialog()).toBeVisible();
        });
      });
    },
  );

  test(`no text is clipped or overlaps another with ${setting}: forms`, { tag: '@complete' }, async ({ portal: { root } }) => {
    await withSetting(root, setting, async (portal) => {
      await portal.signIn();
      for (const [path, ready] of [
        ['/createServiceHotline', '.form-row .input'],
        ['/editUser/1', '.sheet .read-only'],
        ['/editCampaign/2', '.cards-body .input'],
        ['/adminEditUser/112', '.matrix-table'],
        ['/createNotification', '.cards-body .input'],
      ] as const)
        await expectReadable(portal, path, ready, undefined, tall);
    });
  });
}

test('texts, controls and rows grow with the default font size of the browser', async ({ portal: { root } }) => {
  await withSetting(root, 'defaultFontSize=24', async (portal) => {
    const { page } = portal;
    await page.setViewportSize({ width: 1440, height: 900 });
    await portal.signIn();
    await portal.expectLoaded();
    const sizeOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => [getComputedStyle(element).fontSize, element.getBoundingClientRect().height] as const);
    expect(await sizeOf('.header')).toEqual(['19.5px', 72]);
    expect(await sizeOf('.search-form .input')).toEqual(['19.5px', 48]);
    expect(await sizeOf('.search-form .label')).toEqual(['18px', 24]);
    expect(await sizeOf('.table tbody td')).toEqual(['19.5px', 66]);
    await page.locator('.account-button').click();
    expect(await sizeOf('[role=menuitem]')).toEqual(['19.5px', 42]);
  });
});
