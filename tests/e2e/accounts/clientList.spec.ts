import { clientColumns } from '../../columns';
import { cellsUnder } from '../cellsUnder';
import { expect, test } from '../portal';

const list = 'GET /appuser/';

test('the table shows its columns in order, read-only, in 490 px', async ({ portal, page }) => {
  await portal.signIn();
  await expect(portal.rows()).toHaveCount(10);
  await test.step('CLI-017 its columns stand in their order', () =>
    expect(page.getByRole('columnheader')).toHaveText([...clientColumns, 'Operation']));
  await test.step('CLI-021 it is at most 490 px high', async () =>
    expect((await page.locator('.table-box').boundingBox())!.height).toBeLessThanOrEqual(490));
  await page.getByRole('search').getByLabel('Client ID').fill('C1000654');
  await page.keyboard.press('Enter');
  await expect(portal.rows()).toHaveCount(1);
  const cell = (header: string) => cellsUnder(portal.rows(), header);
  await expect(cell('Sales Office')).toHaveText('Singapore');
  await test.step('CLI-018 a full name is last, first', () => expect(cell('Full Name')).toHaveText('Al Farouk, Luc'));
  await test.step('SHR-018 a day of birth is a day', () => expect(cell('Date of birth')).toHaveText(/^\d{4}\/\d{2}\/\d{2}$/));
  await test.step('SHR-017 a login is a time to the minute', () =>
    expect(cell('Last login')).toHaveText(/^\d{4}\/\d{2}\/\d{2} \d{2}:\d{2}$/));
  await test.step('CLI-020 SHR-022 a status is told by its label', () => expect(cell('Status')).toHaveText('Active'));
  await test.step('CLI-019 a company and its planner share a cell', () =>
    expect(cell('Referral Company/Planner').locator('.lines > span')).toHaveCount(2));
  await test.step('PLT-110 the last update is a time and a name', () =>
    expect(cell('Last update')).toHaveText(/^\d{4}\/\d{2}\/\d{2} \d{2}:\d{2}\s*\S/));
  await test.step('PLT-005 nothing in it can be edited', () => expect(portal.rows().locator('input, select, textarea')).toHaveCount(0));
});

test('PLT-022 PLT-023 the list keeps its state over an edit page and resets from anywhere else', async ({ portal, page }) => {
  await portal.signIn();
  const dirty = async () => {
    await page.getByLabel('Last Name').fill('an');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('button', { name: 'Page 2', exact: true }).click();
    await expect
      .poll(() => portal.calls(list).at(-1)?.query ?? '')
      .toContain('page=1&size=10&sort=lastLoginAt,desc&sort=id,asc&lastName=an');
  };
  await dirty();
  await portal.expectLoaded();
  await portal.rows().first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Edit Account' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Client Management' }).click();
  await expect(page.getByLabel('Last Name')).toHaveValue('an');
  await expect(page.getByText(/^11–20 of/)).toBeVisible();
  await page.getByRole('link', { name: 'Create Dummy Account' }).click();
  await expect(page.getByRole('heading', { name: 'Create Dummy Account' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Last Name')).toHaveValue('');
  await expect(page.getByText('1–10 of 1,200')).toBeVisible();
  await dirty();
  await page.getByRole('link', { name: 'Push Notification' }).click();
  await page.getByRole('link', { name: 'Client Management' }).click();
  await expect(page.getByText('1–10 of 1,200')).toBeVisible();
});

test('a phone shows cards, and every task of the list works there', async ({ portal, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await portal.signIn();
  await expect(page.locator('.list-row-card')).toHaveCount(10);
  await expect(page.getByText('Total 1,200 results:')).toBeVisible();
  await portal.expectAccessible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('Page 2 of 120')).toBeVisible();
  await page.getByRole('button', { name: /^11–20/ }).click();
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('5');
  await page.keyboard.press('Escape');
  await expect(page.locator('.list-row-card')).toHaveCount(5);
});

test('the client list passes axe, light and dark', async ({ portal, page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await (colorScheme === 'light' ? portal.signIn() : page.reload());
    await expect(portal.rows()).toHaveCount(10);
    await portal.expectAccessible();
    await portal
      .rows()
      .first()
      .getByRole('button', { name: /^More for/ })
      .click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await portal.expectAccessible();
    await page.keyboard.press('Escape');
  }
});
