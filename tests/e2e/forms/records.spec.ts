import type { Page } from '@playwright/test';
import { clientPath, isActive, takeClient } from '../accounts';
import { pauseClock } from '../clock';
import { cellsFile, expect, reply, test, recordForm } from '../portal';

/** What an edit screen says beyond its values: refusals at their field, records that are gone, the way back into a dialog. */

const client = takeClient(isActive);

test('a value whose cell is still on its way has a bar in its place, not nothing', async ({ portal, page }) => {
  const release = await portal.hold(cellsFile);
  await portal.signIn('viewer.hk', '/editServiceHotline/1');
  const value = (label: string) => recordForm(page).locator('dl.field', { hasText: label }).locator('dd');
  await expect(value('Tel Number')).toHaveText('+852 5550 1140');
  await expect(value('Post').locator('.value-waiting')).toBeVisible();
  release();
  await expect(value('Post')).toHaveText('Online');
  await expect(recordForm(page).locator('.value-waiting')).toHaveCount(0);
});

test('PAR-060 Back from a client of the Client List finds the dialog open, with its search, filters and page', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/editPartner/BIZ/5000001');
  await page.getByRole('button', { name: 'View Client List' }).click();
  const dialog = portal.dialog('Client List');
  await dialog.getByLabel('Client ID / Name').fill('a');
  await dialog.getByRole('button', { name: 'Search' }).click();
  await dialog.getByRole('button', { name: 'Filter' }).click();
  await page.locator('.filter-panel').getByRole('checkbox', { name: 'English' }).check();
  await page.locator('.filter-panel').getByRole('button', { name: 'Apply' }).click();
  await dialog.getByLabel('Rows per page').selectOption('5');
  // fewer rows make the dialog lower, and its pager moves
  await expect(dialog.locator('tbody tr')).toHaveCount(5);
  await dialog.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(dialog.locator('.table-box.stale')).toHaveCount(0);
  const rows = await dialog.locator('tbody tr').allInnerTexts();
  const asked = portal.calls('GET /businessPartner/{type}/{id}/clients/').at(-1)!.query;
  await dialog.getByRole('link', { name: /^Edit / }).first().click(); // prettier-ignore
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Edit Account');
  await page.goBack();
  await expect(dialog.getByLabel('Client ID / Name')).toHaveValue('a');
  await expect(dialog.locator('tbody tr')).toHaveText(
    rows.map((row) => row.replaceAll(/\s+/g, ' ').trim()).map((row) => new RegExp(row.split(' ')[0]!)),
  );
  expect(portal.calls('GET /businessPartner/{type}/{id}/clients/').at(-1)!.query).toBe(asked);
  // closed by the person it stays closed, and starts afresh
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'View Client List' }).click();
  await expect(dialog.getByText('of 60')).toBeVisible();
  await expect(dialog.getByLabel('Client ID / Name')).toHaveValue('');
});

test('Investment Summary scrolls in one place', async ({ portal, page }) => {
  const project = { projectName: 'Sunset Mesa', location: 'US', initialInvestment: 10 };
  const totals = { totalInvestmentAmount: {}, totalDistributionAmount: {}, totalLoanAmount: {}, totalPaymentAmount: {} };
  await portal.fault({
    call: 'GET /appuser/{id}/investments/{tab}',
    kind: 'raw',
    body: reply({ ...totals, activeProjects: [], exitingProjects: [], exitedProjects: Array.from({ length: 30 }, () => project) }),
  });
  await page.setViewportSize({ width: 720, height: 450 });
  await portal.signIn('superadmin', clientPath(client));
  await page.getByRole('button', { name: 'View Investment Summary' }).click();
  await expect(page.getByRole('rowheader', { name: 'Sunset Mesa' }).first()).toBeVisible();
  const scrolls = await portal.dialog().evaluate((dialog) => {
    const isScrolled = (element: Element) =>
      element.scrollHeight > element.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(element).overflowY);
    return [dialog, ...dialog.querySelectorAll('*')].filter(isScrolled).length;
  });
  expect(scrolls).toBe(1);
});

/** Counts the frames that show no title, once one has been shown. */
const watchTitle = (page: Page) =>
  page.addInitScript(() => {
    const seen = { hasTitle: false, gaps: 0 };
    Object.assign(window, { seen });
    const look = () => {
      const isShown = document.querySelector('main h1')?.checkVisibility() ?? false;
      if (isShown) seen.hasTitle = true;
      else if (seen.hasTitle) seen.gaps += 1;
      requestAnimationFrame(look);
    };
    look();
  });
const framesWithoutTitle = (page: Page) => page.evaluate(() => (window as unknown as { seen: object }).seen);
/** Holds back what the program loads once a page stands. */
const holdParts = (page: Page, until: () => Promise<unknown>) =>
  page.route('**/assets/*.js', async (route) => {
    if (await page.evaluate(() => document.querySelector('h1') !== null).catch(() => false)) await until();
    await route.continue();
  });

test('a form that is opened by its address is never taken away while its parts arrive', async ({ portal, page }) => {
  await watchTitle(page);
  const answered = page.waitForResponse(/\/appuser\/\d+$/);
  await holdParts(page, () => answered);
  await portal.signIn('superadmin', clientPath(client));
  await expect(recordForm(page)).toBeVisible();
  expect(await framesWithoutTitle(page)).toEqual({ hasTitle: true, gaps: 0 });
});

test('a list stays, with a bar above it, while the parts of a form arrive; they are asked for when a link is pointed at', async ({
  portal,
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await watchTitle(page);
  await holdParts(page, () => released);
  await portal.signIn();
  const link = portal.rows().first().getByRole('link').first();
  await Promise.all([page.waitForRequest('**/assets/EditPage*.js'), link.hover()]);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await link.click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Client Management');
  release();
  await expect(recordForm(page)).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  expect(await framesWithoutTitle(page)).toEqual({ hasTitle: true, gaps: 0 });
});

test('the code of a save is there before the save: a filled form needs no more of it', async ({ portal, page }) => {
  const code = /assets\/writing-.*\.js/;
  await Promise.all([
    page.waitForEvent('requestfinished', (request) => code.test(request.url())),
    portal.signIn('superadmin', clientPath(client)),
  ]);
  await page.route(code, (route) => route.abort());
  await page.getByLabel('Remarks').fill('There in time');
  await page.keyboard.press('Control+s');
  await expect(portal.message('The changes have been saved')).toBeVisible();
});

test('a dialog opens as soon as its parts have loaded, without a timer in between', async ({ portal, page }) => {
  await page.clock.install();
  await portal.signIn('superadmin', clientPath(client));
  // a response is shown by a timer, so the record has to be there before the clock stops
  await expect(recordForm(page)).toBeVisible();
  // React would hold back a dialog in a Suspense by a timer of 300 ms
  await pauseClock(page);
  for (const name of ['Email Username', 'Reset password', 'Suspend', 'Delete']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(portal.dialog()).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(portal.dialog()).toHaveCount(0);
  }
});

test('the panels of a form are asked for while its record is read', async ({ portal, page }) => {
  const asked = page.waitForRequest('**/assets/FileLink*.js');
  await page.route(/\/appuser\/\d+$/, async (route) => {
    await asked;
    await route.continue();
  });
  await portal.signIn('superadmin', clientPath(client));
  await expect(recordForm(page)).toBeVisible();
});
