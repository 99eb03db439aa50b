import type { Locator, Page } from '@playwright/test';
import { makePng } from '../../../fixtures/seed/files';
import { expect, type Portal, errorSummary } from '../portal';

export const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: makePng(4, 1125, 705) });
export const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
export const tick = (page: Page, of: string, name: string) => group(page, of).getByRole('checkbox', { name, exact: true });
export const choose = (field: Locator, ...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  field.locator('input[type=file]').setInputFiles(files);
export const summary = (page: Page) => errorSummary(page).getByRole('button');

/** Passes step 1 with offices, regions and languages by their names. */
export const passStep1 = async (page: Page, offices: string[], regions: string[], languages: string[]) => {
  for (const name of offices) await tick(page, 'Sales Office', name).check();
  for (const name of regions) await tick(page, 'Region', name).check();
  for (const name of languages) await tick(page, 'Language', name).check();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.locator('[aria-current=step]')).toContainText('Input project details');
};

/** Fills in what every project needs, in the languages that are asked for. */
export const fillDetails = async ({ page }: Portal, labels: string[], name = 'A new project') => {
  await page.getByLabel('Project Type').selectOption({ label: 'Residential' });
  // a box that narrows takes the place of a select once its many choices are there
  const code = page.getByRole('combobox', { name: 'Project Code' }).and(page.locator('input'));
  await code.fill('PRD-007');
  await code.press('Enter');
  await page.getByLabel('Property size').fill('2');
  for (const label of labels) {
    await page.getByLabel(`Project Name (${label})`).fill(`${name} ${label}`);
    await page.getByLabel(`Address (${label})`).fill(`Address ${label}`);
    await page.getByLabel(`Description (${label})`).fill(`Description ${label}`);
    await page.getByLabel(`Brief (${label})`).fill(`Brief ${label}`);
  }
  await choose(group(page, 'Images'), picture('first.png'));
  await choose(group(page, 'Thumbnail'), picture('thumb.png'));
  await expect(page.getByText('first.png is uploaded')).toBeAttached();
  await expect(page.getByText('thumb.png is uploaded')).toBeAttached();
  await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption({ label: 'Waitlist' });
};
