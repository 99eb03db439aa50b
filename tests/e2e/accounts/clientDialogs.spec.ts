import { readFileSync } from 'node:fs';
import { clientPath } from '../accounts';
import { cellsUnder } from '../cellsUnder';
import { expectNothingLeft } from '../openings';
import { expect, type Portal, reply, test } from '../portal';
import { foreignLinks } from '../../foreignLinks';

/** Client 4 of the seeds has 200 investments and 300 documents, client 2 one document, client 5 none of either. */
const rich = { id: 4 };
const documents = 'GET /appuser/{id}/documents/';
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

test('CLI-089 CLI-090 CLI-091 CLI-092 CLI-093 the investment summary has PDL and LOAN, each with its sub-lists', async ({
  portal,
  page,
}) => {
  await openDialog(portal, rich.id, 'Investment Summary');
  await expect(page.getByRole('tab')).toHaveText(['PDL', 'LOAN']);
  await expect(page.locator('.segment')).toHaveText([/^Active Projects \d+$/, /^Exiting Projects \d+$/, /^Exited Projects \d+$/]);
  const count = Number((await page.locator('.segment').nth(1).innerText()).match(/\d+/)![0]);
  await page.getByRole('button', { name: /^Exiting Projects/ }).click();
  await expect(portal.dialog().locator('tbody tr')).toHaveCount(count);
  await portal.expectAccessible();
  await page.getByRole('tab', { name: 'PDL' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'LOAN' })).toBeFocused();
  await expect(page.locator('.segment')).toHaveText([/^Active \d+$/, /^Exited \d+$/]);
  expect(portal.calls(investments).map(({ path }) => path)).toEqual(['/appuser/4/investments/PDLI', '/appuser/4/investments/LOAN']);
});

test('CLI-094 CLI-095 CLI-116 amounts are in the currency of the location, totals in both', async ({ portal, page }) => {
  const project = { purchaseDate: '2023-04-01', paymentDate: null, dispositionStatus: 'Active', distributionAmount: null };
  await seed(portal, {
    totalInvestmentAmount: { USD: 1234.5, CAD: 0 },
    totalDistributionAmount: { USD: 10, CAD: 20 },
    totalLoanAmount: { USD: 0, CAD: 0 },
    totalPaymentAmount: { USD: 0, CAD: 0 },
    activeProjects: [
      { ...project, projectName: 'Sunset Mesa', location: 'US', purchaseAmount: 1000, initialInvestment: 1234.5 },
      { ...project, projectName: 'Maple Ridge', location: 'CANADA', purchaseAmount: 2000, initialInvestment: 500 },
    ],
  });
  await openDialog(portal, rich.id, 'Investment Summary');
  await expect(page.locator('.totals > div')).toHaveText(['Total investmentUSD 1,234.50CAD 0.00', 'Total distributionUSD 10.00CAD 20.00']);
  await expect(portal.dialog().locator('th')).toHaveText([
    'Project',
    'Location',
    'Initial investment',
    'Purchase amount',
    'Purchase date',
    'Distribution',
    'Payment date',
    'Disposition status',
  ]);
  await expect(portal.dialog().locator('tbody tr').first().locator('td')).toHaveText([
    'Sunset Mesa',
    'US',
    'USD 1,234.50',
    'USD 1,000.00',
    '2023/04/01',
    '–',
    '–',
    'Active',
  ]);
  await expect(portal.dialog().locator('tbody tr').nth(1)).toContainText('CAD 500.00');
  await expect(page.getByText('Initial investment and distribution by project, USD')).toBeVisible();
});

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
test('an investment reply with missing totals and lists stays readable', async ({ portal, page }) => {
  await portal.fault({ call: investments, kind: 'raw', body: '{"status":"00","msg":"","payload":{}}' });
  await openDialog(portal, rich.id, 'Investment Summary');
  await expect(page.getByText('No projects here')).toBeVisible();
  await expect(page.locator('.totals')).toContainText('USD –');
});
test('investments that fail to load say so in the dialog, with Retry', async ({ portal, page }) => {
  await portal.fault({ call: investments, kind: 'http', status: 500, count: 1 });
  await openDialog(portal, rich.id, 'Investment Summary');
  await expect(portal.dialog().getByText('System busy!')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('.totals')).toBeVisible();
});

test('CLI-096 CLI-098 CLI-099 CLI-100 CLI-101 CLI-102 PLT-105 documents are searched, sorted and paged with the parameters of the contract', async ({
  portal,
  page,
}) => {
  await openDialog(portal, rich.id, 'My Documents');
  const dialog = portal.dialog('My Documents');
  // the pager alone tells the total (PLT-105)
  await expect(dialog.getByText('1–10 of 300')).toBeVisible();
  await expect(dialog.getByText(/^Total/)).toHaveCount(0);
  await expect(dialog.locator('th')).toHaveText(['Project name', 'Description', 'Creation date', 'Operation']);
  await portal.expectAccessible();
  const fixed = '&deviceModel=WEB&entry=CMS&isChina=false';
  expect(portal.calls(documents).at(-1)!.query).toBe(`?page=0&size=10&sort=documentCreationDate,desc&offset=0${fixed}`);
  await dialog.getByLabel('Rows per page').selectOption('20');
  await dialog.getByRole('button', { name: 'Next page' }).click();
  await expect(dialog.getByText('21–40 of 300')).toBeVisible();
  expect(portal.calls(documents).at(-1)!.query).toBe(`?page=1&size=20&sort=documentCreationDate,desc&offset=20${fixed}`);
  await dialog.getByRole('button', { name: /^Sort by/ }).click();
  await page.getByRole('menuitem', { name: 'Creation date, oldest first' }).click();
  await dialog.getByLabel('Name').fill(' sunset ');
  await dialog.getByLabel('Name').press('Enter');
  await expect
    .poll(() => portal.calls(documents).at(-1)!.query)
    .toBe(`?page=0&size=20&sort=documentCreationDate,asc&productName=sunset&offset=0${fixed}`);
  // the form behind the dialog has not been sent
  expect(portal.calls('PUT /appuser/{id}')).toEqual([]);
  await expect(dialog).toBeVisible();
});

test('CLI-096 CLI-097 documents are filtered by several projects, types and a day', async ({ portal, page }) => {
  await openDialog(portal, rich.id, 'My Documents');
  await portal.dialog('My Documents').getByRole('button', { name: 'Filter' }).click();
  const panel = page.locator('.filter-panel');
  const projects = panel.getByRole('group', { name: 'Project name' });
  await expect(projects.getByRole('checkbox', { name: 'All' })).toBeChecked();
  await projects.getByRole('checkbox', { name: 'Sunset Mesa' }).check();
  await projects.getByRole('checkbox', { name: 'Maple Ridge Phase 1' }).check();
  await expect(projects.getByRole('checkbox', { name: 'All' })).not.toBeChecked();
  await panel.getByRole('group', { name: 'Document type' }).getByRole('checkbox', { name: 'Statement' }).check();
  await panel.getByRole('textbox', { name: 'Document date' }).fill('2026/11/31');
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect(panel.locator('.error')).toHaveText('Please enter the correct format');
  await expect(panel.getByRole('textbox', { name: 'Document date' })).toBeFocused();
  await panel.getByRole('textbox', { name: 'Document date' }).fill('2990/01/01');
  await expect(panel.locator('.error')).toHaveText('Please enter the correct format');
  await panel.getByRole('textbox', { name: 'Document date' }).fill('2026-11.11');
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('textbox', { name: 'Document date' })).toHaveValue('2026/11/11');
  await portal.expectAccessible();
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect
    .poll(() => portal.calls(documents).at(-1)!.query)
    .toContain('&projectCodes=P-2001&projectCodes=P-1001&docType=STATEMENT&date=2026%2F11%2F11&');
  await expect(page.locator('.tag')).toHaveText([
    'Project name: Sunset Mesa, Maple Ridge Phase 1',
    'Document type: Statement',
    'Document date: 2026/11/11',
  ]);
  expect(portal.calls('GET /appuser/{id}/documents/projects')).toHaveLength(1);
  expect(portal.calls('GET /appuser/{id}/documents/types')).toHaveLength(1);
});

for (const [id, text] of [
  [5, 'No results'],
  [2, '1–1 of 1'],
] as const) {
  test(`CLI-096 client ${id} has ${id === 5 ? 'no documents' : 'one document'}`, async ({ portal }) => {
    await openDialog(portal, id, 'My Documents');
    if (id === 2) await expect(portal.dialog().getByText(text)).toBeVisible();
    else await expect(portal.dialog().locator('.empty-title')).toBeVisible();
  });
}

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
test('SHR-072 a booklet whose address only has one of the web in it is text and no link', async ({ portal, page }) => {
  for (let first = 0; first < foreignLinks.length; first += 3) {
    const [EN, ZH_HK, ZH_CN] = foreignLinks.slice(first, first + 3);
    const client = { id: 77, clientID: 'C77', userStatus: 'ACTIVATED', booklets: { EN, ZH_HK, JA: 'https://b.example/3', ZH_CN } };
    await portal.fault({ call: 'GET /appuser/{id}', kind: 'raw', count: 1, body: reply(client) });
    await portal.signIn('superadmin', clientPath(client));
    const booklets = page.locator('.text-links li');
    await expect(booklets).toHaveText([EN!, ZH_HK!, 'JA', ZH_CN!]);
    await expect(booklets.getByRole('link')).toHaveText(['JA']);
  }
});

test('CLI-058 a language without a booklet has no link', async ({ portal, page }) => {
  const booklets = { JA: 'https://b.example/3', EN: 'https://b.example/1' };
  const client = { id: 77, clientID: 'C77', userStatus: 'ACTIVATED', booklets };
  await portal.fault({ call: 'GET /appuser/{id}', kind: 'raw', body: reply(client) });
  await portal.signIn('superadmin', '/editUser/77');
  await expect(page.locator('.text-links a')).toHaveText(['EN', 'JA']);
});
test('CLI-050 CLI-056 CLI-058 what a client does not have is not offered; booklets stand in their order', async ({ portal, page }) => {
  await portal.fault({
    call: 'GET /appuser/{id}',
    kind: 'raw',
    body: reply({
      id: 4,
      clientID: 'C4',
      userStatus: 'ACTIVATED',
      nationalId: null,
      booklets: { ZH_CN: 'https://b.example/4', JA: 'https://b.example/3', EN: 'https://b.example/1', ZH_HK: 'https://b.example/2' },
    }),
  });
  await portal.signIn('superadmin', clientPath(rich));
  await expect(page.locator('.text-links a')).toHaveText(['EN', 'ZH_HK', 'JA', 'ZH_CN']);
  await expect(page.getByRole('link', { name: 'Booklet EN' })).toBeVisible();
  await expect(page.locator('.text-links a').first()).toHaveAttribute('rel', /noopener/);
  await expect(page.getByRole('button', { name: /View (National|Passport)|Download Investor/ })).toHaveCount(0);
});
for (const [what, answer, text] of [
  ['a link to another host', { link: 'https://elsewhere.example/files/F1' }, 'Download Failed'],
  ['a link to another path of the host', { link: '/appuser/1' }, 'Download Failed'],
  ['an HTTP 500', { kind: 'http', status: 500 }, 'Download Failed'],
  ['an empty msg', { kind: 'status', status: '00', msg: '' }, 'Download Failed'],
  ['no envelope', { kind: 'raw', body: '<html>' }, 'Download Failed'],
  ['HTTP 403', { kind: 'http', status: 403 }, 'No permission!'],
  ['a dropped connection', { kind: 'drop' }, 'Network Error'],
] as const) {
  test(`PLT-092 PLT-120 PLT-126 CLI-048 CLI-055 a stored file behind ${what}: "${text}" once, and nothing is saved`, async ({
    portal,
    page,
  }) => {
    const file = 'GET /files/{fileId}';
    const link = 'link' in answer ? answer.link : '/files/F1';
    const client = { id: 77, clientID: 'C77', userStatus: 'ACTIVATED', passport: link, statement: link };
    await portal.fault({ call: 'GET /appuser/{id}', kind: 'raw', body: reply(client) });
    if ('kind' in answer) await portal.fault({ call: file, ...answer });
    await portal.signIn('superadmin', '/editUser/77');
    for (const name of ['View Passport', 'Download Investor Statement']) {
      await page.getByRole('button', { name }).click();
      await expect(portal.message(text)).toHaveCount(1);
      await expect(portal.dialog()).toHaveCount(0);
      await portal.message(text).getByRole('button', { name: 'Close' }).click();
    }
    expect(portal.calls(file)).toHaveLength('link' in answer ? 0 : 2);
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
  test(`${name} leaves no object URL, worker or node behind after many openings`, { tag: '@sampled' }, async ({ portal, page }) => {
    await expectNothingLeft(portal, page, { path: clientPath(rich), name, opened });
  });
}
