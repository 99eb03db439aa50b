import { readFile } from 'node:fs/promises';
import { expect, test } from '../portal';

test('CLI-007 CLI-026 CLI-027 Export saves the file of the same filters and sort', async ({ portal, page }) => {
  await portal.signIn();
  await page.getByLabel('Last Name').fill('script');
  await page.getByRole('button', { name: 'Search' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export' }).click()]);
  expect(download.suggestedFilename()).toBe('clients.csv');
  expect(portal.calls('POST /appuser/downloadCsv')[0]!.query).toBe('?sort=lastLoginAt,desc&sort=id,asc&lastName=script');
  const text = await readFile(await download.path(), 'utf8');
  expect(text.charCodeAt(0)).toBe(0xfeff);
  expect(text.slice(1).split('\r\n')[0]).toBe((await page.getByRole('columnheader').allTextContents()).slice(0, -1).join(','));
  expect(text).toContain('<script>alert(1)</script>');
});

test('a phone exports too', async ({ portal, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await portal.signIn();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toBe('clients.csv');
});
