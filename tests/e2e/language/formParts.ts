/** Parts of a form, found without its words. */
import type { Page } from '@playwright/test';
import { expect, password, type Person } from '../portal';
import type { PseudoPage } from './pseudo';

export const summary = (page: Page) => page.locator('.error-summary');
export const submit = (page: Page) => page.locator('.form-buttons button[type=submit]');
export const field = (page: Page, name: string) => page.locator(`[name="${name}"]:visible`);
/** Signs in by the page that an ended session leads to. */
export const signInAgain = async (pseudo: PseudoPage, person: Person = 'superadmin') => {
  const { page } = pseudo;
  // each language is offered in its own words
  pseudo.isData('English', 'English (Pseudo-Accents)');
  await page.locator('input[autocomplete=username]').fill(person);
  const secret = page.locator('input[autocomplete=current-password]');
  await secret.fill(password);
  await secret.press('Enter');
  await expect(page.locator('.header')).toBeVisible();
};
