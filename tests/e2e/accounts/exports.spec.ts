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
test('CLI-027 a file that the server does not name is "clients.csv"', async ({ portal, page }) => {
  await portal.signIn();
  await portal.fault({ call: 'POST /appuser/downloadCsv', kind: 'raw', body: 'a,b', contentType: 'text/csv' });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toBe('clients.csv');
});
for (const [name, fault, text] of [
  ['CLI-028 PLT-092 an empty file', { kind: 'raw', body: '', contentType: 'text/csv' }, 'Download Failed'],
  ['PLT-126 an envelope', { kind: 'status', status: '01', msg: 'Too many rows' }, 'Too many rows'],
  ['CLI-028 HTTP 500', { kind: 'http', status: 500 }, 'Download Failed'],
] as const) {
  test(`${name} saves nothing and says "${text}" once`, async ({ portal, page }) => {
    await portal.signIn();
    await portal.fault({ call: 'POST /appuser/downloadCsv', ...fault });
    page.on('download', () => portal.problems.push('a file was saved'));
    await page.getByRole('button', { name: 'Export' }).click();
    await expect(portal.message(text)).toBeVisible();
    await expect(page.locator('.toast')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Export' })).toBeVisible();
  });
}
test('an export shows progress and can be cancelled', async ({ portal, page }) => {
  await portal.signIn();
  await portal.fault({ call: 'POST /appuser/downloadCsv', kind: 'hang' });
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByText(/^Exporting…/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel export' }).click();
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible();
  await portal.expectSilence();
});

test('a phone exports too', async ({ portal, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await portal.signIn();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toBe('clients.csv');
});

test('leaving a list aborts its export: nothing is saved or said', async ({ portal, page }) => {
  await portal.signIn();
  await portal.fault({ call: 'POST /appuser/downloadCsv', kind: 'hang' });
  const asked = page.waitForRequest('**/appuser/downloadCsv*');
  await page.getByRole('button', { name: 'Export' }).click();
  const request = await asked;
  await page.getByRole('link', { name: 'Push Notification' }).click();
  await expect(page.getByRole('heading', { name: 'Notification Management' })).toBeVisible();
  await expect.poll(() => request.failure()?.errorText).toBe('net::ERR_ABORTED');
  await portal.expectSilence();
});
