import type { Page } from '@playwright/test';
import type { RecordOf } from '../../../src/schema';
import { expect, type Portal, errorSummary } from '../portal';

export const add = 'POST /notification/add';
export const recipients = 'GET /notification/client/list';
export const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
export const tick = (page: Page, of: string, name: string) => group(page, of).getByRole('checkbox', { name, exact: true });
const radios = (page: Page, of: string) => page.getByRole('radiogroup', { name: of, exact: true });
export const radio = (page: Page, of: string, name: string) => radios(page, of).getByRole('radio', { name, exact: true });
export const summary = (page: Page) => errorSummary(page).getByRole('button');
export const editor = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
export const csv = (text: string | Buffer, name = 'clients.csv') => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
export const chooseList = (page: Page, text: string | Buffer, name?: string) =>
  group(page, 'Client list (CSV file)').locator('input[type=file]').setInputFiles(csv(text, name));
export const languages = ['EN', 'JP', 'TC', 'SC'];

/** Fills in the texts that every notification needs. */
export const fillTexts = async (page: Page, { title = 'A title', content = 'A content' } = {}) => {
  await page.getByLabel('Notification Category').fill('Distribution');
  for (const label of languages) {
    await editor(page, `Title (${label})`).fill(`${title} ${label}`);
    await editor(page, `Content (${label})`).click();
    await page.keyboard.insertText(`${content} ${label}`);
  }
};
export const fillDelivery = async (page: Page, day = '2100/06/01', time = '10:15') => {
  await editor(page, 'Delivery Date & Time').fill(day);
  await page.getByLabel('Delivery Date & Time, time (UTC+8)').selectOption(time);
};
/** Presses Create and waits for the review. */
export const review = async ({ page, dialog }: Portal) => {
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  const box = dialog('Review before sending');
  await expect(box).toBeVisible();
  return box;
};
/** Presses Save, and confirms the review with everything ticked. */
export const saveReviewed = async ({ page, dialog }: Portal) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const box = dialog('Review before saving');
  const confirm = box.getByRole('button', { name: /^Save, (goes to [\d,]+ (person|people)|changes the message in [\d,]+ inbox)/ });
  await expect(confirm).toBeVisible();
  for (const each of await box.getByRole('checkbox').all()) await each.check();
  await confirm.click();
};

/** What stands beside a client list: who gets it, and who is left out. */
export const leftOut = (page: Page) => page.locator('.left-out');

type Client = RecordOf<'Client'>;
/** Ids of clients of an office who can be sent to. */
export const activeIds = async (portal: Portal, office: string, count: number) => {
  const { content } = await portal.ask<{ content: Client[] }>(`/appuser/?page=0&size=100&salesOffice=${office}&userStatus=ACTIVATED`);
  return content.slice(0, count).map(({ clientID }) => clientID);
};

type Notification = RecordOf<'Notification'>;
/** A stored notification that is as wanted. */
export const stored = async (portal: Portal, fits: (row: Notification) => boolean) => {
  const { content } = await portal.ask<{ content: { id: number }[] }>('/notification/list?page=0&size=100');
  for (const { id } of content) {
    const row = await portal.ask<Notification>(`/notification/details/${id}`);
    if (fits(row)) return row;
  }
  throw new Error('there is none');
};
