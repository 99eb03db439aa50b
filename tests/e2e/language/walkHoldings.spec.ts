import type { Locator } from '@playwright/test';
import { clientPath, partnerPath } from '../accounts';
import { reply } from '../portal';
import { expect, says, test, type PseudoPage } from './pseudo';
import { desk, laptop, phone } from './uncut';

/** Client 4 of the seeds has 200 investments and 300 documents; partner 1 has 60 clients. */
const rich = clientPath({ id: 4 });
const richPartner = partnerPath({ id: 5_000_001, sfUserType: 'BIZ' });
/** Looks at the filters of a list: those of a phone stand elsewhere, so that a panel that is open goes with the width. */
const openFilters = async (pseudo: PseudoPage, list: Locator, where: string) => {
  const { page } = pseudo;
  const button = list.getByRole('button', { name: says('Filter') });
  const panel = page.locator('.filter-panel');
  await page.setViewportSize(phone);
  await button.click();
  await expect(panel.getByRole('checkbox').nth(3)).toBeVisible();
  await pseudo.look(where, [phone]);
  await page.keyboard.press('Escape');
  await page.setViewportSize(desk);
  await button.click();
  await expect(panel.getByRole('checkbox').nth(3)).toBeVisible();
  await pseudo.look(where, [laptop, desk]);
  return panel;
};
/** Booklets stand under the codes of their languages. */
const bookletCodes = ['ZH_HK', 'JA', 'ZH_CN'];

test('investments of a client, with charts, on their way and failing', async ({ pseudo, portal, page }) => {
  pseudo.isData(...bookletCodes);
  await pseudo.start();
  const answer = await portal.hold('**/investments/PDLI*');
  await portal.signIn('superadmin', rich);
  const dialog = portal.dialog();
  await pseudo.button('Investment Summary').click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await pseudo.look('investments on their way', [desk]);
  answer();
  await expect(dialog.locator('.charts')).toBeVisible();
  for (const tab of [0, 1]) {
    await dialog.getByRole('tab').nth(tab).click();
    await dialog.locator('.segment').last().click();
    await expect(dialog.locator('.charts')).toBeVisible();
    await pseudo.look(`investments of tab ${tab}`);
    await dialog.locator('.charts').scrollIntoViewIfNeeded();
    await pseudo.look(`charts of tab ${tab}`);
  }
  await page.keyboard.press('Escape');
  const project = (i: number) => ({ projectName: `P${i}`, location: 'US', initialInvestment: 1_000 - i, distributionAmount: i });
  const seven = Array.from({ length: 7 }, (_, i) => project(i));
  const call = 'GET /appuser/{id}/investments/{tab}';
  await portal.fault({ call, kind: 'raw', count: 1, body: reply({ activeProjects: seven }) });
  await pseudo.button('Investment Summary').click();
  await expect(dialog.locator('.chart-name').filter({ hasText: says('%{smart_count} others') })).toBeVisible();
  await dialog.locator('.charts').scrollIntoViewIfNeeded();
  await pseudo.look('a chart of many projects');
  await dialog.locator('.segment').nth(1).click();
  await expect(dialog.getByText(says('No projects here'))).toBeVisible();
  await pseudo.look('no projects', [desk]);
  await page.keyboard.press('Escape');
  // an answer that says nothing of why
  await portal.fault({ call, kind: 'status', status: '02', count: 1 });
  await pseudo.button('Investment Summary').click();
  await expect(dialog.getByRole('alert')).toContainText(says('The investments could not be loaded'));
  await pseudo.look('investments that fail');
});

test('documents of a client, searched, filtered, sorted and opened', async ({ pseudo, portal, page }) => {
  pseudo.isData(...bookletCodes, 'zzzz');
  await pseudo.start();
  await portal.signIn('superadmin', rich);
  const list = portal.dialog().first();
  await pseudo.button('My Documents').click();
  const rows = list.locator('tbody tr:not(.skeleton)');
  await expect(rows.first()).toBeVisible();
  await pseudo.look('documents');
  await list.locator('[aria-haspopup=menu]').first().click();
  const sorts = page.getByRole('menu');
  await expect(sorts).toBeVisible();
  await pseudo.look('sorts of documents', [desk]);
  await page.keyboard.press('Escape');
  await expect(sorts).toHaveCount(0);
  const panel = await openFilters(pseudo, list, 'filters of documents');
  for (const group of await panel.getByRole('group').all()) await group.getByRole('checkbox').nth(1).check();
  await panel.getByRole('textbox').last().fill('2026/11/11');
  await pseudo.button('Apply', panel).click();
  await expect(list.locator('.empty')).toBeVisible();
  await pseudo.look('documents filtered');
  await pseudo.button('Clear filters', list).click();
  await expect(rows.first()).toBeVisible();
  await rows.first().locator('td:last-child button').click();
  await expect(page.locator('.file-view')).toBeVisible();
  await pseudo.look('a document');
  await page.keyboard.press('Escape');
  await portal.fault({ call: 'GET /appuser/{id}/documents/{docNumber}', kind: 'http', status: 500 });
  await rows.first().locator('td:last-child button').click();
  await expect(page.locator('.toast')).toBeVisible();
  await pseudo.look('a document that does not come', [desk]);
});

test('files of a client: stored, gone, damaged', async ({ pseudo, portal, page }) => {
  pseudo.isData(...bookletCodes);
  await pseudo.start();
  const booklets = Object.fromEntries(['EN', ...bookletCodes].map((code) => [code, `https://b.example/${code}`]));
  const files = { statement: '/files/F1', passport: '/files/F2', nationalId: '/files/F3', booklets };
  const base = { id: 77, clientID: 'C77', userStatus: 'ACTIVATED' };
  for (const status of [-1, 0, 9]) {
    const client = { ...base, userUpdateProfileLatestStatus: status };
    await portal.fault({ call: 'GET /appuser/{id}', kind: 'raw', count: 1, body: reply({ ...client, ...files }) });
    await portal.signIn('superadmin', '/editUser/77');
    await expect(page.locator('.text-links li')).toHaveCount(4);
    await pseudo.note();
  }
  await pseudo.look('files');
  for (const [text, fault] of [
    ['The %{label} is no longer stored', { kind: 'status', status: '01', msg: 'Gone' }],
    ['The %{label} is damaged, or it is neither a PDF nor an image, so it was not saved.', { kind: 'status', status: '00', msg: '****' }],
  ] as const) {
    await portal.fault({ call: 'GET /files/{fileId}', count: 1, ...fault });
    await pseudo.button('Download %{label}').click();
    await expect(page.locator('.toast').filter({ hasText: says(text) })).toBeVisible();
    await pseudo.look(text);
  }
  await portal.fault({ call: 'GET /files/{fileId}', count: 1, kind: 'status', status: '00', msg: '****' });
  await pseudo.button('Passport').click();
  await expect(page.locator('.file-unknown')).toBeVisible();
  await pseudo.look('a damaged passport');
});

test('the clients of a partner', async ({ pseudo, portal, page }) => {
  await pseudo.start();
  const row = (id: number, language: string, userStatus: string) => ({
    ...{ id, clientID: `C${id}`, userStatus, language, salesOffice: id % 2 ? 'HK' : 'SG' },
    ...{ masterPlanNames: [], projects: ['P1', 'P2', 'P3', 'P4', 'P5', 'P6'] },
  });
  const content = [row(1, 'EN', 'OPENED'), row(2, 'ZH_HK', 'ACTIVATED'), row(3, 'ZH_CN', 'SUSPENDED'), row(4, 'JA', 'DELETED')];
  await portal.signIn('superadmin', richPartner);
  await portal.fault({
    call: 'GET /businessPartner/{type}/{id}/clients/',
    kind: 'raw',
    count: 1,
    body: reply({ content, totalElements: 60 }),
  });
  const list = portal.dialog();
  await pseudo.button('Client List').click();
  await expect(list.locator('tbody tr:not(.skeleton)')).toHaveCount(4);
  await pseudo.look('clients of a partner');
  await list
    .getByRole('button', { name: says('View More: %{label}') })
    .first()
    .click();
  await pseudo.look('all projects of a client', [desk]);
  const panel = await openFilters(pseudo, list, 'filters of clients of a partner');
  await panel.getByRole('checkbox').nth(1).check();
  await pseudo.button('Apply', panel).click();
  await expect(page.locator('.tag').first()).toBeVisible();
  await pseudo.look('clients of a partner, filtered');
  await portal.fault({ call: 'POST /businessPartner/{type}/{id}/downloadClients', kind: 'http', status: 500 });
  await pseudo.button('Export', list).click();
  await expect(page.locator('.toast').first()).toBeVisible();
  await pseudo.look('an export that fails', [desk]);
});
