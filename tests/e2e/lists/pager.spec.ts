import { expect, test } from '../portal';

const list = 'GET /appuser/';

test('CLI-022 PLT-094 PLT-095 PLT-096 SHR-065 the pager has total, sizes, previous, numbers, next and a jumper', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  const asked = (query: string) => expect.poll(() => (portal.calls(list).at(-1)?.query ?? '').split('&sort')[0]).toBe(query);
  await asked('?page=0&size=10');
  await expect(page.getByLabel('Rows per page').locator('option')).toHaveText(['5', '10', '20', '50']);
  await expect(page.getByLabel('Rows per page')).toHaveValue('10');
  await expect(page.getByText('1–10 of 1,200')).toBeVisible();
  await expect(page.locator('.page-number')).toHaveText(['1', '2', '3', '4', '5', '120']);
  await expect(page.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  /** The page that is shown; the server was asked for one less. */
  const at = async (shown: number) => {
    await expect(page.locator('.page-number[aria-current=page]')).toHaveText(String(shown));
    await asked(`?page=${shown - 1}&size=10`);
  };
  await at(1);
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await at(2);
  await page.getByRole('button', { name: 'Next page' }).click();
  await at(3);
  // turned back to within seconds, a page is not asked for again
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect(page.getByText('11–20 of 1,200')).toBeVisible();
  await portal.expectLoaded();
  await asked('?page=2&size=10');
  await page.getByLabel('Go to page').fill('120');
  await page.getByLabel('Go to page').press('Enter');
  await at(120);
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
  await page.getByLabel('Go to page').fill('9999');
  await page.getByLabel('Go to page').press('Enter');
  await expect(page.getByText('1,191–1,200 of 1,200')).toBeVisible();
  await page.getByLabel('Rows per page').selectOption('50');
  await asked('?page=0&size=50');
  await expect(portal.rows()).toHaveCount(50);
});

test('a page turn leaves nothing of the records before: their rows go, with whatever they held', async ({ portal, page }) => {
  await portal.signIn();
  const row = portal.rows().first();
  await expect(row).toContainText('@');
  const before = await row.innerText();
  await row.evaluate((element) => element.setAttribute('data-same', ''));
  await row.locator('td').first().hover();
  await page.getByRole('button', { name: 'Next page' }).focus();
  await page.keyboard.press('Enter');
  await expect(row).not.toContainText(before.split('\t')[0]!);
  await expect(page.locator('[data-same]')).toHaveCount(0);
});
test('at an end of the pages the focus stays in the pager', async ({ portal, page }) => {
  await portal.signIn();
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await page.getByRole('button', { name: 'Previous page' }).press('Enter');
  await expect(page.getByText('1–10 of 1,200')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous page' })).toBeFocused();
  const calls = portal.calls(list).length;
  await page.keyboard.press('Enter');
  await expect(page.getByText('1–10 of 1,200')).toBeVisible();
  expect(portal.calls(list)).toHaveLength(calls);
});

test('a page that cannot be loaded leaves the way back', async ({ portal, page }) => {
  await portal.signIn();
  await expect(portal.rows()).toHaveCount(10);
  await portal.fault({ call: list, kind: 'http', status: 500 });
  await page.getByRole('button', { name: 'Page 4', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await portal.control('DELETE', 'faults');
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect(page.getByText('21–30 of 1,200')).toBeVisible();
  await expect(portal.rows()).toHaveCount(10);
});

test('on a phone a new page begins at its first card', async ({ portal, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await portal.signIn();
  const cards = page.locator('.list-row-card');
  await expect(cards).toHaveCount(10);
  await cards.last().scrollIntoViewIfNeeded();
  await expect(cards.first()).not.toBeInViewport();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('Page 2 of 120')).toBeVisible();
  await expect(cards.first()).toBeInViewport();
});

test('the next page is fetched while the pointer rests on "next", and once', async ({ portal, page }) => {
  await portal.signIn();
  await expect(portal.rows()).toHaveCount(10);
  await page.getByRole('button', { name: 'Next page' }).hover();
  await expect.poll(() => portal.calls(list).length).toBe(2);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('11–20 of 1,200')).toBeVisible();
  await expect(portal.rows()).toHaveCount(10);
  await page.getByRole('button', { name: 'Previous page' }).click();
  await page.getByLabel('Last Name').fill('an');
  await page.getByLabel('Last Name').press('Enter');
  await expect.poll(() => portal.calls(list).at(-1)!.query).toContain('lastName=an');
  const asked = portal.calls(list).map(({ query }) => query.split('&')[0]);
  expect(asked.filter((each) => each === '?page=1')).toHaveLength(1);
});

test('SHR-065 "0" in the jumper asks for no page before the first', async ({ portal, page }) => {
  await portal.signIn();
  await expect(portal.rows()).toHaveCount(10);
  await page.getByLabel('Go to page').fill('0');
  await page.getByLabel('Go to page').press('Enter');
  await page.getByRole('button', { name: 'Page 3', exact: true }).click();
  await expect(page.getByText('21–30 of 1,200')).toBeVisible();
  await expect(portal.rows()).toHaveCount(10);
  expect(portal.calls(list).map(({ query }) => query.split('&')[0])).toEqual(['?page=0', '?page=2']);
});

test('deleting the only row of the last page shows the page before', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/createServiceHotline');
  await page.getByLabel('Country').selectOption({ label: 'Japan' });
  await page.getByLabel('Tel Number').fill('+81 99');
  await page.getByLabel('Order').fill('99');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByLabel('Rows per page').selectOption('5');
  await page.getByRole('button', { name: 'Page 4', exact: true }).click();
  await expect(page.getByText('16–16 of 16')).toBeVisible();
  await expect(portal.rows()).toHaveCount(1);
  await portal
    .row('+81 99')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await portal.dialog().getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('11–15 of 15')).toBeVisible();
  await expect(portal.rows()).toHaveCount(5);
});

test('a page that is turned to starts at its first row', async ({ portal, page }) => {
  await portal.signIn('superadmin');
  await page.getByLabel('Rows per page').selectOption('50');
  await expect(portal.rows()).toHaveCount(50);
  const table = page.locator('.table-box');
  const top = () => table.evaluate((box) => box.scrollTop);
  for (const name of ['Page 2', 'Page 3']) {
    await table.evaluate((box) => box.scrollTo(0, 600));
    await expect.poll(top).toBe(600);
    await page.getByRole('button', { name, exact: true }).click();
    await portal.expectLoaded();
    await expect.poll(top).toBe(0);
  }
});
