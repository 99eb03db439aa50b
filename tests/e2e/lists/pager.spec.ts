import { expect, test } from '../portal';

const list = 'GET /appuser/';
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
