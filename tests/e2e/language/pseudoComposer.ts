/** The composer of notifications by the names of its inputs: what they are called changes with the language. */
import type { Locator, Page } from '@playwright/test';
import { csv } from '../notifications/composer';
import { submit } from './formParts';
import { expect, says, type PseudoPage } from './pseudo';

export const path = '/createNotification';
const languages = ['EN', 'JA', 'ZH_HK', 'ZH_CN'];

export const input = (page: Page, name: string, value?: string) =>
  page.locator(`main [name="${name}"]${value === undefined ? '' : `[value="${value}"]`}`);
/** Chooses or ticks one of the values of a field. */
export const choose = (page: Page, name: string, ...values: string[]) =>
  values.reduce((before, value) => before.then(() => input(page, name, value).check()), Promise.resolve());
export const leftOut = (page: Page) => page.locator('.left-out');
/** The field of the client list, with its note. */
export const listField = (page: Page) => page.locator('.file-input:has([name=csvFile])');

/** Chooses a client list, and waits until it is uploaded. */
export const upload = async (pseudo: PseudoPage, text: string, name = 'clients.csv') => {
  pseudo.isData(name, ...text.split(/[\n,]/));
  await input(pseudo.page, 'csvFile').setInputFiles(csv(text, name));
  await expect(listField(pseudo.page).getByText(says('%{name} is uploaded')).filter({ hasText: name })).toBeAttached();
};
/** Fills in the texts that every notification needs. */
export const fillTexts = async (pseudo: PseudoPage, { title = 'A title', content = 'A content' } = {}) => {
  const { page } = pseudo;
  pseudo.isData(...title.split(/<\w+>/), ...content.split(/<\w+>/), 'Distribution');
  await input(page, 'category').fill('Distribution');
  for (const code of languages) {
    await input(page, `titles.${code}`).fill(title);
    await page.locator(`[data-name="contents.${code}"]`).fill(content);
  }
};
/** Fills in each language of a field. */
export const fillEach = async (page: Page, name: string, text: string) => {
  for (const code of languages) await input(page, `${name}.${code}`).fill(text);
};
export const fillDelivery = async (page: Page, day = '2100/06/01', time = '10:15') => {
  await input(page, 'deliveryDate').fill(day);
  await input(page, 'deliveryDate.time').selectOption(time);
};
/** Sends the form, and waits for its review. */
export const review = async (page: Page): Promise<Locator> => {
  await submit(page).click();
  const box = page.getByRole('dialog');
  await expect(box.locator('.review')).toBeVisible();
  return box;
};
/** The review is back to its form. */
export const goBack = async ({ page, button }: PseudoPage) => {
  await button('Go back', page.getByRole('dialog')).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
};
