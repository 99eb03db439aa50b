import { expect, test } from '../portal';

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
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toBe('clients.csv');
});

test('the client list, its panels and Run on demand pass axe, the list and its menu in the dark too', async ({ portal, page }) => {
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
    await expect(page.getByRole('menuitem')).toHaveCount(0);
  }
  await page.getByLabel('Last Name').fill('y'.repeat(60));
  await expect(page.getByText('Last Name must be at most 50 characters')).toBeVisible();
  await portal.expectAccessible();
  for (const [name, label] of [
    ['Filter', 'User Status'],
    ['Columns', 'Region'],
    ['Run on demand', 'Start Time'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(portal.dialog().getByLabel(label)).toBeVisible();
    await portal.expectAccessible();
    await page.keyboard.press('Escape');
    await expect(portal.dialog()).toHaveCount(0);
  }
});
