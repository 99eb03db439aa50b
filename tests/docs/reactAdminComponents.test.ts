import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Copy } from './guide';

/** Beside the partners: react-admin's toolbar over a list that draws no boxes. */
const partnersAside = `import { BulkActionsToolbar, useListContext } from 'react-admin';
import { ReactAdminTheme } from '../../src/ui/theme/ReactAdminTheme';
import { t } from './texts';

export default function PartnersAside() {
  const { data = [], onToggleItem } = useListContext();
  return (
    <ReactAdminTheme>
      <div style={{ height: 48 }} />
      <BulkActionsToolbar>
        <button onClick={() => onToggleItem(data[1]!.id)}>{t('Second')}</button>
      </BulkActionsToolbar>
      <button onClick={() => onToggleItem(data[0]!.id)}>{t('First')}</button>
    </ReactAdminTheme>
  );
}
`;

/** What can be done with clients says how many it is done with. */
const clientsBulkActions = `import { BulkActionsToolbar, useListContext, useNotify } from 'react-admin';
import { ReactAdminTheme } from '../../src/ui/theme/ReactAdminTheme';
import { t } from './texts';

export default function ClientsBulkActions() {
  const { selectedIds } = useListContext();
  const notify = useNotify();
  return (
    <ReactAdminTheme>
      <BulkActionsToolbar>
        <button onClick={() => notify(selectedIds.length + ' are meant')}>{t('Count')}</button>
      </BulkActionsToolbar>
    </ReactAdminTheme>
  );
}
`;

/** Boxes over lists that have a search, filters, sorts and pages, and over one that opens in a dialog. */
const selectMore = (copy: Copy) => {
  const toolbar = `bulkActions: () => import('../hotlines/HotlinesBulkActions'),\n    `;
  writeFileSync(join(copy.folder, 'resources/clients/ClientsBulkActions.tsx'), clientsBulkActions);
  copy.edit('resources/clients/clients.ts', 'rowActions: [', "bulkActions: () => import('./ClientsBulkActions'),\n    rowActions: [");
  copy.edit('resources/partners/partnerClients.ts', 'rowActions: [', `${toolbar}rowActions: [`);
  writeFileSync(join(copy.folder, 'resources/partners/PartnersAside.tsx'), partnersAside);
  copy.edit('resources/partners/partners.ts', 'rowActions: [', "aside: () => import('./PartnersAside'),\n    rowActions: [");
};

const rowsOf = (page: Page) => page.locator('.table tbody tr:not(.skeleton)');
const boxesOf = (page: Page) => rowsOf(page).getByRole('checkbox', { name: /^Select / });
const tickedIn = (page: Page) => boxesOf(page).evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).checked));
const selected = (page: Page, count: number) =>
  page.getByRole('region', { name: 'Selected rows' }).getByRole('status').getByText(`${count} selected`, { exact: true }).waitFor({
    state: 'attached',
  });

describe('docs/react-admin-components.md', () => {
  const copy = new Copy('docs/react-admin-components.md', selectMore);
  beforeAll(copy.start);
  afterAll(copy.stop);

  it('compiles and keeps the rules of the linter', () => {
    copy.compile();
    copy.node('eslint/bin/eslint.js', 'resources');
  });

  it('a panel has the record around it, and a section binds by name: its rule speaks, its value is sent', async () => {
    const { page, problems } = await copy.signIn('superadmin', '/customerServiceHotline');
    const first = page.locator('.table tbody tr').first();
    const number = await first.getByRole('cell').nth(3).innerText();
    const country = await first.getByRole('cell').nth(2).innerText();
    await first.getByRole('link').first().click();
    const place = page.locator('.field').filter({ hasText: 'Answered in' });
    await place.getByText(country).waitFor();
    expect(await place.innerText()).toContain(number);
    const input = page.getByLabel('Tel Number');
    expect(await input.inputValue()).toBe(number);
    const font = await input.evaluate((element) => getComputedStyle(element).fontFamily);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await input.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(230, 234, 239)');
    expect(font).toBe(await page.locator('body').evaluate((element) => getComputedStyle(element).fontFamily));

    await input.fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('form').getByRole('alert').getByText('Tel Number cannot be empty').click();
    expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.locator('[aria-busy]').getByText('Tel Number cannot be empty').waitFor();
    await input.fill('+852 1111 2222');
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/clientServices/*', async (route) => {
      if (route.request().method() === 'PUT') await held;
      await route.continue();
    });
    await page.keyboard.press('Control+s');
    await page.getByRole('button', { name: 'Saving' }).waitFor();
    await input.pressSequentially('9');
    await input.press('Backspace');
    expect(await input.inputValue()).toBe('+852 1111 2222');
    expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);
    answer();
    await page.getByRole('cell', { name: '+852 1111 2222', exact: true }).waitFor();
    expect(problems).toEqual([]);
  });

  it('who may not edit sees the declared fields as text', async () => {
    const { page } = await copy.signIn('viewer.hk', '/editServiceHotline/1');
    await page.getByRole('form').getByText('Tel Number').waitFor();
    expect(await page.getByRole('form').locator('input').count()).toBe(0);
  });

  it('on a phone what is beside a list stands under it, and the pager covers no focus', async () => {
    const { page } = await copy.signIn('superadmin', '/clientManagement');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.locator('.pager-phone').waitFor();
    expect(await page.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--covered-bottom'))).toBe('56px');
  });

  it('an aside that cannot be loaded says so and leaves the list', async () => {
    const { page } = await copy.signIn('superadmin', '/customerServiceHotline');
    // a second try goes to another address
    await page.route('**/ClientsAside-*.js*', (route) => route.abort());
    await page.evaluate(() => (window.location.hash = '/clientManagement'));
    await page.locator('.toast').getByText('This part could not be loaded').waitFor();
    await page.locator('.table tbody tr a').first().waitFor();
    expect(await page.locator('.list-aside').count()).toBe(0);
  });

  it('what is emptied again is no change', async () => {
    const { page } = await copy.signIn('superadmin', '/createServiceHotline');
    const input = page.getByLabel('Tel Number');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    const goToList = () => page.getByRole('link', { name: 'Customer Service Hotline' }).first().click();
    await input.fill('1');
    await goToList();
    await question.getByRole('button', { name: 'Stay' }).click();
    // a dialog that closes gives the focus back, and a key that empties the input goes where the focus is
    await question.waitFor({ state: 'detached' });
    await input.fill('');
    await goToList();
    await page.locator('.table tbody tr a').first().waitFor();
    expect(await question.count()).toBe(0);
  });

  it('what stands beside a list filters it, and the toolbar says so', async () => {
    const { page, problems } = await copy.signIn('superadmin', '/clientManagement');
    const aside = page.getByRole('navigation', { name: 'Quick filters' });
    await aside.getByText('1200 clients').waitFor();
    await aside.getByRole('button', { name: 'Suspended' }).click();
    await aside.getByText('1200 clients').waitFor({ state: 'detached' });
    await page.locator('.tags').getByText('Suspended').waitFor();
    const statuses = await page.locator('.table tbody tr .chip').allInnerTexts();
    expect(new Set(statuses)).toEqual(new Set(['Suspended']));
    await aside.getByRole('button', { name: 'All' }).click();
    await aside.getByText('1200 clients').waitFor();
    expect(problems).toEqual([]);
  });

  it('react-admin deletes the rows that are ticked: it asks first and says so, and nothing is selected then', async () => {
    const { page, problems } = await copy.signIn('superadmin', '/customerServiceHotline');
    await page.locator('.pager-range').getByText('1–10 of 15', { exact: true }).waitFor();
    const deletes: string[] = [];
    page.on('request', (request) => request.method() === 'DELETE' && deletes.push(new URL(request.url()).pathname.split('/').at(-1)!));
    await boxesOf(page).nth(0).press('Space');
    await boxesOf(page).nth(2).click();
    await selected(page, 2);
    await page.getByText('2 items selected', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const question = page.getByRole('dialog');
    await question.getByText('Are you sure you want to delete these 2 items?', { exact: true }).waitFor();
    expect(deletes).toEqual([]);
    await question.getByRole('button', { name: 'Confirm' }).click();
    await page.locator('.toast').getByText('2 elements deleted', { exact: true }).waitFor();
    await page.locator('.pager-range').getByText('1–10 of 13', { exact: true }).waitFor();
    await selected(page, 0);
    await question.waitFor({ state: 'detached' });
    expect(deletes).toEqual(['1', '3']);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Selected rows');
    expect(problems).toEqual([]);
  });

  it('of many rows the one that the CMS refuses stays selected, the others are deleted, and a message says why', async () => {
    const { page } = await copy.signIn('superadmin', '/customerServiceHotline');
    await page.locator('.pager-range').getByText('1–10 of 13', { exact: true }).waitFor();
    await page.route('**/clientServices/4', (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ json: { status: '01', msg: 'It is answered tonight', payload: null } })
        : route.continue(),
    );
    await page.getByRole('checkbox', { name: 'Select all rows of this page' }).click();
    await selected(page, 10);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await page.locator('.toast').getByText('It is answered tonight', { exact: true }).waitFor();
    await page.locator('.pager-range').getByText('1–4 of 4', { exact: true }).waitFor();
    await selected(page, 1);
    expect(await tickedIn(page)).toEqual([true, false, false, false]);
  });

  it('a selected row that is deleted by its own button is selected no more', async () => {
    const { page } = await copy.signIn('superadmin', '/customerServiceHotline');
    await boxesOf(page).nth(1).click();
    await boxesOf(page).nth(2).click();
    await selected(page, 2);
    await rowsOf(page)
      .nth(1)
      .getByRole('button', { name: /^Delete / })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.locator('.pager-range').getByText('1–3 of 3', { exact: true }).waitFor();
    await selected(page, 1);
    expect(await tickedIn(page)).toEqual([false, true, false]);
  });

  it('a page turn and a page size keep the selection; a sort, a filter, a search and leaving end it', async () => {
    const { page, problems } = await copy.signIn('superadmin', '/clientManagement');
    const select = async () => {
      await boxesOf(page).first().click();
      await selected(page, 1);
    };
    await select();
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.locator('.pager-range').getByText('11–20 of 1,200', { exact: true }).waitFor();
    await boxesOf(page).first().click();
    await selected(page, 2);
    await page.getByLabel('Rows per page').selectOption('20');
    await page.locator('.pager-range').getByText('1–20 of 1,200', { exact: true }).waitFor();
    await selected(page, 2);
    expect((await tickedIn(page)).flatMap((isTicked, i) => (isTicked ? [i] : []))).toEqual([0, 10]);
    await page.locator('.sort-head').first().click();
    await selected(page, 0);
    await select();
    const aside = page.getByRole('navigation', { name: 'Quick filters' });
    await aside.getByRole('button', { name: 'Suspended' }).click();
    await selected(page, 0);
    await select();
    await page.getByLabel('Last Name').fill('a');
    await page.keyboard.press('Enter');
    await selected(page, 0);
    await select();
    await rowsOf(page).first().getByRole('link').first().click();
    await page.getByRole('form').waitFor();
    await page.goBack();
    await selected(page, 0);
    await boxesOf(page).first().waitFor();
    expect(await boxesOf(page).first().isChecked()).toBe(false);
    expect(problems).toEqual([]);
  });

  it('react-admin selects the rows of all pages up to its limit, and a message says that there are more', async () => {
    const { page } = await copy.signIn('superadmin', '/clientManagement');
    const boxOfPage = page.getByRole('checkbox', { name: 'Select all rows of this page' });
    await boxesOf(page).first().click();
    await selected(page, 1);
    expect(await boxOfPage.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
    await boxOfPage.click();
    await selected(page, 10);
    await page.getByRole('button', { name: 'Select all', exact: true }).click();
    await selected(page, 250);
    await page.locator('.toast').getByText('There are more rows than can be selected at once. The first 250 are selected.').waitFor();
    await boxOfPage.click();
    await selected(page, 240);
  });

  it('while the rows of all pages are asked for nothing is done with the selection, and a tick ends the question', async () => {
    const { page } = await copy.signIn('superadmin', '/clientManagement');
    const ended = page.waitForEvent('requestfailed', (request) => request.url().includes('size=100'));
    await page.route(/size=100/, () => {});
    await page.getByRole('checkbox', { name: 'Select all rows of this page' }).click();
    const asked = page.waitForRequest(/size=100/);
    await page.getByRole('button', { name: 'Select all', exact: true }).click();
    await asked;
    await page.locator('.bulk-actions[aria-busy=true]').waitFor();
    await page.getByRole('button', { name: 'Count', exact: true }).click();
    await page.getByRole('button', { name: 'Count', exact: true }).press('Enter');
    await boxesOf(page).first().click();
    await ended;
    await selected(page, 9);
    await page.locator('.bulk-actions[aria-busy=false]').waitFor();
    await page.getByRole('button', { name: 'Count', exact: true }).click();
    await page.locator('.toast').getByText('9 are meant', { exact: true }).waitFor();
    expect(await page.locator('.toast').count()).toBe(1);
  });

  it('a row that somebody else has deleted is selected no more once the page is read again', async () => {
    const { page } = await copy.signIn('superadmin', '/clientManagement');
    await boxesOf(page).nth(0).click();
    await boxesOf(page).nth(1).click();
    await selected(page, 2);
    await page.route(/\/appuser\/\?.*page=0/, async (route) => {
      const response = await route.fetch();
      const reply = (await response.json()) as { payload: { content: unknown[] } };
      reply.payload.content.shift();
      await route.fulfill({ response, json: reply });
    });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await selected(page, 1);
    expect((await tickedIn(page)).indexOf(true)).toBe(0);
  });

  it('what shows a message of react-admin cannot be loaded: another message says so, and the list stays', async () => {
    const { page } = await copy.signIn('superadmin', '/clientManagement');
    await page.route('**/assets/announceNotification-*', (route) => route.abort());
    await boxesOf(page).first().click();
    await page.getByRole('button', { name: 'Count', exact: true }).click();
    await page.locator('.toast').getByText('This part could not be loaded. Check the connection and try again.', { exact: true }).waitFor();
    expect(await rowsOf(page).count()).toBe(10);
  });

  it('what is selected over all pages comes too late for another filter', async () => {
    const { page } = await copy.signIn('superadmin', '/clientManagement');
    const asked = page.waitForRequest(/size=100/);
    const ended = page.waitForEvent('requestfailed', (request) => request.url().includes('size=100'));
    await page.route(/size=100/, () => {});
    await page.getByRole('checkbox', { name: 'Select all rows of this page' }).click();
    await page.getByRole('button', { name: 'Select all', exact: true }).click();
    await asked;
    await page.getByRole('navigation', { name: 'Quick filters' }).getByRole('button', { name: 'Suspended' }).click();
    await ended;
    await selected(page, 0);
  });

  it('a list in a dialog has a selection of its own, which ends with the dialog', async () => {
    const { page } = await copy.signIn('superadmin', '/businessPartnerManagement');
    const dialog = page.getByRole('dialog', { name: 'Client List' });
    const open = () => page.getByRole('button', { name: 'Client List' }).click();
    await rowsOf(page).first().getByRole('link').first().click();
    await open();
    await dialog
      .getByRole('checkbox', { name: /^Select / })
      .nth(1)
      .click();
    await dialog.getByRole('status').getByText('1 selected', { exact: true }).waitFor({ state: 'attached' });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    await open();
    await dialog.getByRole('status').getByText('0 selected', { exact: true }).waitFor();
    expect(await dialog.getByRole('checkbox', { checked: true }).count()).toBe(0);
  });

  it('cards of a phone have boxes, and a list whose declaration asks for none draws none for what is beside it', async () => {
    const { page } = await copy.signIn('superadmin', '/businessPartnerManagement');
    await page.getByRole('button', { name: 'First', exact: true }).click();
    await page.getByText('1 item selected', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Second', exact: true }).click();
    await page.getByText('2 items selected', { exact: true }).waitFor();
    expect(await page.locator('.list-card').getByRole('checkbox').count()).toBe(0);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => (window.location.hash = '/clientManagement'));
    await selected(page, 0);
    await page.locator('.cards').getByRole('checkbox').nth(1).click();
    await selected(page, 1);
    await page.getByRole('checkbox', { name: 'Select all rows of this page' }).click();
    await selected(page, 10);
  });
});
