import { registry } from '../../../resources';
import { drawn } from '../renders';
import { expect, test } from './pseudo';
import { desk } from './uncut';

for (const [name, { routes }] of Object.entries(registry.resources)) {
  test(`list of ${name}`, async ({ pseudo, portal, page }) => {
    await pseudo.start();
    await portal.signIn('superadmin', routes.list);
    await portal.expectLoaded();
    await pseudo.look(routes.list);
    for (const button of await page.locator('main [aria-haspopup]:visible').all()) {
      if (await button.evaluate((element) => element.closest('table') !== null)) continue;
      await button.click();
      await expect(page.getByRole('menu').or(portal.dialog()).first()).toBeVisible();
      await pseudo.look(`${routes.list}, a popup`, [desk]);
      await page.keyboard.press('Escape');
      await expect(page.locator('[aria-haspopup][aria-expanded=true]')).toHaveCount(0);
    }
    for (const more of await page.locator('.search-form').getByRole('button', { expanded: false }).all()) await more.click();
    await pseudo.look(`${routes.list}, all search fields`);
    const search = page.locator('.search-form input').first();
    if ((await search.count()) > 0) {
      await search.fill('zzzz');
      pseudo.isData('zzzz');
      await pseudo.button('Search', page.locator('.search-form')).click();
      await expect(page.locator('.empty')).toBeVisible();
      await pseudo.look(`${routes.list}, nothing found`);
      await pseudo.button('Clear search').click();
      await expect(portal.rows().first()).toBeVisible();
    }
    await portal.fault({ call: '*', kind: 'http', status: 500 });
    await pseudo.button('Refresh').click();
    await expect(page.locator('.toast').first()).toBeVisible();
    await pseudo.look(`${routes.list}, not refreshed`);
    await pseudo.note();
    await page.reload();
    await expect(pseudo.button('Retry')).toBeVisible();
    await pseudo.look(`${routes.list}, failed`);
  });

  test(`what rows of ${name} offer`, async ({ pseudo, portal, page }) => {
    await pseudo.start();
    await portal.signIn('superadmin', routes.list);
    await portal.expectLoaded();
    const row = portal.rows().first();
    /** Opens what stands behind the i-th action of a row, where it is a dialog. */
    const look = async (open: () => Promise<void>, where: string) => {
      await open();
      const dialog = portal.dialog();
      await expect(dialog.first()).toBeVisible();
      await pseudo.look(where);
      const submit = dialog.locator('button[type=submit]');
      if ((await submit.count()) > 0) {
        for (const input of await dialog.locator('input:not([type=radio]):enabled').all())
          if (await input.isVisible()) await input.fill('');
        await submit.click();
        await pseudo.look(`${where}, sent empty`, [desk]);
      }
      while ((await dialog.count()) > 0) {
        await page.keyboard.press('Escape');
        await drawn(page);
      }
    };
    const menu = row.locator('[aria-haspopup=menu]');
    if ((await menu.count()) > 0) {
      await menu.click();
      const count = await page.getByRole('menuitem').count();
      await page.keyboard.press('Escape');
      for (let i = 0; i < count; i += 1)
        await look(async () => {
          await menu.click();
          await page.getByRole('menuitem').nth(i).click();
        }, `${name}, action ${i} of the menu`);
    }
    const buttons = await row.locator('td:last-child button:not([aria-haspopup])').count();
    for (let i = 0; i < buttons; i += 1)
      await look(() => row.locator('td:last-child button:not([aria-haspopup])').nth(i).click(), `${name}, action ${i} of the row`);
  });
}
