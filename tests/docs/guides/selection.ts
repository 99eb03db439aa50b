/** What `bulkActions` of docs/react-admin-components.md does, on several lists. */
import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { see, signIn } from './browser';
import type { Copy } from './copy';

export const rowsOf = (page: Page) => page.locator('.table tbody tr:not(.skeleton)');
const boxesOf = (page: Page) => rowsOf(page).getByRole('checkbox', { name: /^Select / });
const tickedIn = (page: Page) => boxesOf(page).evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).checked));
const selected = (page: Page, count: number) =>
  page.getByRole('region', { name: 'Selected rows' }).getByRole('status').getByText(`${count} selected`, { exact: true }).waitFor({
    state: 'attached',
  });

export const testSelection = (copy: Copy) => {
  it('BulkDeleteButton asks first, deletes the selected rows, reports it and ends the selection', async () => {
    const { page, problems } = await signIn(copy, 'superadmin', '/customerServiceHotline');
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
    await see(page.getByRole('region', { name: 'Selected rows' })).toBeFocused();
    expect(problems).toEqual([]);
  });

  it('a bulk delete keeps a row selected that the CMS refuses to delete, and shows the reason', async () => {
    const { page } = await signIn(copy, 'superadmin', '/customerServiceHotline');
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

  it('a selected row that is deleted by its own button leaves the selection', async () => {
    const { page } = await signIn(copy, 'superadmin', '/customerServiceHotline');
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

  it('another page and page size keep the selection; a sort, a filter, a search and leaving end it', async () => {
    const { page, problems } = await signIn(copy, 'superadmin', '/clientManagement');
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

  it('"Select all" selects the rows of all pages up to its limit, and a message says that there are more', async () => {
    const { page } = await signIn(copy, 'superadmin', '/clientManagement');
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

  it('bulk actions wait while "Select all" loads, and a tick cancels it', async () => {
    const { page } = await signIn(copy, 'superadmin', '/clientManagement');
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

  it('a row that another user has deleted leaves the selection when the list reloads', async () => {
    const { page } = await signIn(copy, 'superadmin', '/clientManagement');
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

  it('a message of react-admin whose code fails to load is replaced by another message, and the list remains', async () => {
    const { page } = await signIn(copy, 'superadmin', '/clientManagement');
    await page.route('**/assets/announceNotification-*', (route) => route.abort());
    await boxesOf(page).first().click();
    await page.getByRole('button', { name: 'Count', exact: true }).click();
    await page.locator('.toast').getByText('This part could not be loaded. Check the connection and try again.', { exact: true }).waitFor();
    expect(await rowsOf(page).count()).toBe(10);
  });

  it('a filter cancels a pending "Select all"', async () => {
    const { page } = await signIn(copy, 'superadmin', '/clientManagement');
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
    const { page } = await signIn(copy, 'superadmin', '/businessPartnerManagement');
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

  it('cards on a phone have checkboxes, and a list without bulkActions has none even if its aside selects rows', async () => {
    const { page } = await signIn(copy, 'superadmin', '/businessPartnerManagement');
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
};
