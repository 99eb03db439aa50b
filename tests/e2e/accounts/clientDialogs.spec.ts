import { readFileSync } from 'node:fs';
import { clientPath } from '../accounts';
import { cellsUnder } from '../cellsUnder';
import { expectNothingLeft } from '../openings';
import { expect, type Portal, reply, test } from '../portal';

/** Client 4 of the seeds has 200 investments and 300 documents, client 2 one document, client 5 none of either. */
const rich = { id: 4 };
const investments = 'GET /appuser/{id}/investments/{tab}';
const openDialog = async (portal: Portal, id: number, name: string) => {
  await portal.signIn('superadmin', clientPath({ id }));
  await portal.page.getByRole('button', { name: `View ${name}` }).click();
  await expect(portal.dialog(name)).toBeVisible();
};
const seed = async (portal: Portal, change: object) => {
  await portal.fault({
    call: investments,
    kind: 'raw',
    body: reply({ activeProjects: [], exitingProjects: [], exitedProjects: [], ...change }),
  });
};

test('the chart of seven projects has six bars, "2 others" among them, and sums as the table', async ({ portal, page }) => {
  const activeProjects = [700, 600, 500, 400, 300, 200.5, 100.25].map((initialInvestment, i) => ({
    projectName: `Project ${i + 1}`,
    location: 'US',
    initialInvestment,
    distributionAmount: i + 1,
  }));
  await seed(portal, { activeProjects });
  await openDialog(portal, rich.id, 'Investment Summary');
  await expect(portal.dialog().locator('tbody tr')).toHaveCount(7);
  await expect(page.locator('.chart-name')).toHaveText(['Project 1', 'Project 2', 'Project 3', 'Project 4', 'Project 5', '2 others']);
  await expect(page.locator('.chart-value').last()).toHaveText('USD 300.75, distributed USD 13.00');
  const amounts = (texts: string[]) => texts.map((text) => Number(/USD ([\d,.]+\d)/.exec(text)![1]!.replaceAll(',', '')));
  const sum = (texts: string[]) => amounts(texts).reduce((total, amount) => total + amount, 0);
  const table = await cellsUnder(portal.dialog().locator('tbody tr'), 'Initial investment').allInnerTexts();
  expect(sum(await page.locator('.chart-value').allTextContents())).toBe(sum(table));
  expect(sum(table)).toBe(2800.75);
});

test('"/" focuses the search of the dialog that is open', async ({ portal, page }) => {
  await openDialog(portal, rich.id, 'My Documents');
  await portal.dialog().getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('/');
  await expect(portal.dialog().getByLabel('Name', { exact: true })).toBeFocused();
});

for (const [name, kind] of [
  ['Passport', 'passport'],
  ['National ID', 'nationalId'],
] as const) {
  test(`CLI-048 CLI-049 the ${name} is shown and saved under the name of the contract`, async ({ portal, page }) => {
    await portal.signIn('superadmin', clientPath(rich));
    await page.getByRole('button', { name: `View ${name}` }).click();
    await expect(page.locator('.file-view')).toBeVisible();
    await portal.expectAccessible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const file = await download;
    const bytes = readFileSync(await file.path());
    const extension = bytes.subarray(1, 4).toString() === 'PNG' ? 'png' : 'pdf';
    expect(file.suggestedFilename()).toBe(`${kind}-C1000004.${extension}`);
    expect(bytes.subarray(0, 4).toString('latin1')).toMatch(/^(\x89PNG|%PDF)$/);
    if (extension === 'png') await expect(page.locator('.file-view img')).toHaveJSProperty('naturalWidth', 480);
    expect(portal.calls('GET /files/{fileId}').map(({ path }) => path)).toEqual([`/files/${kind}-C1000004`]);
  });
}
test('CLI-055 CLI-057 the investor statement is downloaded; a dead link says so', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/editUser/21');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Investor Statement' }).click();
  expect((await download).suggestedFilename()).toMatch(/^statement-[CD]\d+\.pdf$/);
  await portal.open('/editUser/11');
  await page.getByRole('button', { name: 'Download Investor Statement' }).click();
  await expect(portal.message('The Investor Statement is no longer stored')).toBeVisible();
});
for (const [id, name] of [
  [62, 'Passport'],
  [63, 'National ID'],
] as const) {
  test(`CLI-049 a ${name} that is damaged or something else is named and not rendered (client ${id})`, async ({ portal, page }) => {
    await portal.signIn('superadmin', `/editUser/${id}`);
    await page.getByRole('button', { name: `View ${name}` }).click();
    await expect(page.getByText('This file is damaged, or it is neither a PDF nor a JPEG or PNG image')).toBeVisible();
    await expect(page.locator('iframe, .file-view img')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Download' })).toHaveCount(0);
  });
}

for (const [name, opened] of [
  ['View Passport', '.file-view img'],
  ['View Investment Summary', '.charts'],
  ['View My Documents', '.dialog-list tbody tr:not(.skeleton)'],
  ['Suspend', '.dialog-fields'],
  ['Reset password', '.dialog-fields'],
] as const) {
  test(
    `${name} leaves no object URL, worker or node behind after many openings`,
    { tag: ['@complete', '@sampled'] },
    async ({ portal, page }) => {
      await expectNothingLeft(portal, page, { path: clientPath(rich), name, opened });
    },
  );
}
