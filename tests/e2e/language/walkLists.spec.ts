import { registry } from '../../../resources';
import { expect, says, test } from './pseudo';
import { desk } from './uncut';

test.describe.configure({ timeout: 90_000 });

for (const [name, { routes }] of Object.entries(registry.resources))
  test(`list of ${name}`, async ({ pseudo, portal, page }) => {
    await pseudo.start();
    await portal.signIn('superadmin', routes.list);
    await portal.expectLoaded();
    await pseudo.look(routes.list);
    for (const button of await page.locator('main [aria-haspopup]:visible').all()) {
      if (await button.evaluate((element) => element.closest('table') !== null)) continue;
      await button.click();
      await pseudo.look(`${routes.list}, a popup`, [desk]);
      await page.keyboard.press('Escape');
    }
    const more = page.locator('.search-form').getByRole('button', { expanded: false });
    for (const each of await more.all()) await each.click();
    await pseudo.look(`${routes.list}, all search fields`);
    // the actions of the first row
    const menu = page.locator('table tbody tr').first().locator('[aria-haspopup=menu]');
    if ((await menu.count()) > 0) {
      await menu.first().click();
      const count = await page.getByRole('menuitem').count();
      await page.keyboard.press('Escape');
      for (let i = 0; i < count; i += 1) {
        await menu.first().click();
        await page.getByRole('menuitem').nth(i).click();
        await expect(page.getByRole('dialog').first()).toBeVisible();
        await pseudo.look(`${routes.list}, action ${i}`);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    }
    // nothing is found
    const search = page.locator('.search-form input').first();
    if ((await search.count()) > 0) {
      await search.fill('zzzz');
      pseudo.isData('zzzz');
      await page
        .locator('.search-form')
        .getByRole('button', { name: says('Search') })
        .click();
      await expect(page.locator('.empty')).toBeVisible();
      await pseudo.look(`${routes.list}, nothing found`);
    }
  });
