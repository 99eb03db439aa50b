import type { Locator, Page } from '@playwright/test';
import { registry } from '../../../resources';
import { recordForm, type Portal } from '../portal';
import { submit, summary } from './formParts';
import { expect, says, test, type PseudoPage } from './pseudo';
import { desk } from './uncut';

/** Sends a form and waits for what comes of it: what is wrong, a review, or the list. */
const send = async (portal: Portal, page: Page) => {
  await submit(page).click();
  await expect(summary(page).or(portal.dialog()).or(page.locator('.list-card')).first()).toBeVisible();
};
/** Opens each menu and panel of a page and closes it again. */
const openPopups = async (pseudo: PseudoPage, portal: Portal, page: Page, where: string) => {
  for (const button of await page.locator('main [aria-haspopup]:visible').all()) {
    await button.click();
    await expect(page.getByRole('menu').or(portal.dialog()).first()).toBeVisible();
    await pseudo.look(`${where}, a popup`, [desk]);
    await page.keyboard.press('Escape');
    await expect(page.locator('[aria-haspopup][aria-expanded=true]')).toHaveCount(0);
  }
};
const texts = 'input:not([type]):enabled:not([readonly]), input[type=text]:enabled:not([readonly]), textarea:enabled:not([readonly])';
/** Chooses everything that there is to choose, for what it brings along, and types what no rule takes. */
const chooseAndType = async (pseudo: PseudoPage, form: Locator) => {
  for (const radio of await form.locator('input[type=radio]:enabled').all())
    if (await radio.isVisible()) await radio.check({ force: true });
  for (const tick of await form.locator('input[type=checkbox]:enabled').all())
    if (await tick.isVisible()) await tick.check({ force: true });
  for (const select of await form.locator('select:enabled').all()) {
    const values = await select.locator('option').evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    for (const value of values.slice(0, 6)) await select.selectOption(value);
  }
  pseudo.isData('!x');
  for (const input of await form.locator(texts).all()) if (await input.isVisible()) await input.fill('!x');
};
/** Goes back to the list, past the question. */
const leave = async (pseudo: PseudoPage, portal: Portal, page: Page, where: string) => {
  const question = portal.dialog();
  // a form that nothing was wrong with
  if ((await page.locator('.list-card').count()) > 0) return;
  // the review of a form that nothing was wrong with
  if ((await question.count()) > 0) await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await page.getByRole('link', { name: says('Back to %{title}') }).click();
  await expect(question.or(page.locator('.list-card'))).toBeVisible();
  if ((await question.count()) === 0) return;
  await pseudo.look(`${where}, leaving`);
  await pseudo.button('Leave', question).click();
};

for (const [name, { routes }] of Object.entries(registry.resources)) {
  if (routes.create)
    test(`create form of ${name}`, async ({ pseudo, portal, page }) => {
      await pseudo.start();
      await portal.signIn('superadmin', routes.create);
      const form = recordForm(page);
      await expect(form).toBeVisible();
      await pseudo.look(routes.create!);
      await submit(page).click();
      await pseudo.look(`${routes.create}, sent empty`);
      await openPopups(pseudo, portal, page, routes.create!);
      await chooseAndType(pseudo, form);
      await send(portal, page);
      await pseudo.look(`${routes.create}, filled in wrongly`);
      await leave(pseudo, portal, page, routes.create!);
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
      const form = recordForm(page);
      await expect(form).toBeVisible();
      await pseudo.look(`${view} of ${name}`);
      await openPopups(pseudo, portal, page, `${view} of ${name}`);
      await chooseAndType(pseudo, form);
      await send(portal, page);
      await pseudo.look(`${view} of ${name}, filled in wrongly`);
      await leave(pseudo, portal, page, `${view} of ${name}`);
    });
  }
}
