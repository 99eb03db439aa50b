import type { Page } from '@playwright/test';
import { registry } from '../../../resources';
import { recordForm, type Portal } from '../portal';
import { expect, says, test, type PseudoPage } from './pseudo';
import { desk } from './uncut';

test.describe.configure({ timeout: 90_000 });

const mainButton = (page: Page) => recordForm(page).locator('button[type=submit]');
/** Opens each menu of a page, and each dialog that stands behind one of its buttons, and closes it again. */
const openEach = async (pseudo: PseudoPage, page: Page, where: string) => {
  for (const button of await page.locator('main [aria-haspopup]:visible').all()) {
    await button.click();
    await pseudo.look(`${where}, a popup`, [desk]);
    await page.keyboard.press('Escape');
  }
};
/** What a person does who changes something and wants to leave. */
const changeAndLeave = async (pseudo: PseudoPage, portal: Portal, page: Page, where: string) => {
  const input = recordForm(page).locator('input:not([type]):enabled, input[type=text]:enabled, textarea:enabled').first();
  if ((await input.count()) > 0) {
    pseudo.isData('changed');
    await input.fill('changed');
  }
  await page.locator('.page-head a').first().click();
  const question = portal.dialog();
  if ((await input.count()) > 0) {
    await expect(question).toBeVisible();
    await pseudo.look(`${where}, leaving`);
    await pseudo.button('Leave', question).click();
  }
};

for (const [name, { routes }] of Object.entries(registry.resources)) {
  if (routes.create)
    test(`create form of ${name}`, async ({ pseudo, portal, page }) => {
      await pseudo.start();
      await portal.signIn('superadmin', routes.create);
      await expect(recordForm(page)).toBeVisible();
      await pseudo.look(routes.create!);
      await mainButton(page).click();
      await pseudo.look(`${routes.create}, sent empty`);
      await openEach(pseudo, page, routes.create!);
      await changeAndLeave(pseudo, portal, page, routes.create!);
    });
  for (const view of ['edit', 'clone'] as const) {
    if (!routes[view]) continue;
    test(`${view} form of ${name}`, async ({ pseudo, portal, page }) => {
      await pseudo.start();
      await portal.signIn('superadmin', routes.list);
      await portal.expectLoaded();
      const row = portal.rows().first();
      const link = view === 'edit' ? row.locator('a').first() : row.getByRole('link', { name: says('Clone %{record}') });
      await link.click();
      await expect(recordForm(page)).toBeVisible();
      await pseudo.look(`${view} of ${name}`);
      await openEach(pseudo, page, `${view} of ${name}`);
      for (const button of await page.locator('.record-actions button:visible, .page-head button:visible').all()) {
        if ((await button.getAttribute('aria-haspopup')) !== null) continue;
        await button.click();
        if ((await portal.dialog().count()) === 0) continue;
        await pseudo.look(`${view} of ${name}, an action`);
        await page.keyboard.press('Escape');
        await expect(portal.dialog()).toHaveCount(0);
      }
      await changeAndLeave(pseudo, portal, page, `${view} of ${name}`);
    });
  }
}
