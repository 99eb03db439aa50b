import { readFile } from 'node:fs/promises';
import { expect, test } from '../portal';

test('Export saves a file of the rows that were searched for, with the columns of the list (CLI-026, CLI-027)', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await page.getByLabel('Last Name').fill('script');
  await page.getByRole('button', { name: 'Search' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export' }).click()]);
  expect(download.suggestedFilename()).toBe('clients.csv');
  const text = await readFile(await download.path(), 'utf8');
  expect(text.charCodeAt(0)).toBe(0xfeff);
  expect(text.slice(1).split('\r\n')[0]).toBe((await page.getByRole('columnheader').allTextContents()).slice(0, -1).join(','));
  expect(text).toContain('<script>alert(1)</script>');
});
