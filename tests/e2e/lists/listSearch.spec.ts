import { expect, test } from '../portal';
const due = 'What is typed is not searched yet';

test('what is typed and not searched yet is marked at Search, and Export says what it exports', async ({ portal, page }) => {
  await portal.signIn();
  const search = page.getByRole('button', { name: 'Search' });
  const exporting = page.getByRole('button', { name: 'Export' });
  await expect(portal.rows()).toHaveCount(10);
  await expect(search).toHaveAccessibleDescription('');
  await page.getByLabel('Last Name').fill('Chan');
  await expect(search).toHaveAccessibleDescription(due);
  await expect(page.getByRole('status').filter({ hasText: due })).toHaveCount(1);
  expect(await search.evaluate((button) => getComputedStyle(button, '::after').content)).toBe('""');
  await expect(page.getByText('Export: 1,200 results as shown')).toBeVisible();
  await expect(exporting).toHaveAccessibleDescription('Export: 1,200 results as shown');
  await portal.expectAccessible();
  await page.getByLabel('Last Name').fill(' ');
  await expect(search).toHaveAccessibleDescription('');
  await expect(page.getByText('results as shown')).toHaveCount(0);
  await page.getByLabel('Last Name').fill('Chan');
  await search.click();
  await expect(search).toHaveAccessibleDescription('');
  await expect(page.getByText(/^as of \d\d:\d\d UTC\+8$/)).toBeVisible();
});

test('from the search to the first row in three keys, from the toolbar in two', async ({ portal, page }) => {
  await portal.signIn();
  await expect(portal.rows()).toHaveCount(10);
  const first = portal.rows().first().getByRole('link').first();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Client ID')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  const skip = page.locator('.skip-link:focus');
  await expect(skip).toHaveText('Skip to the first row');
  expect(await skip.evaluate((link) => getComputedStyle(link).clipPath)).toBe('none');
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();
  await page.getByRole('button', { name: /More fields/ }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();
});

test('on paper the list and the form are whole: nothing scrolls inside, nothing sticks', async ({ portal, page }) => {
  const found = () =>
    page.locator('body *').evaluateAll((elements) =>
      elements
        .filter((element) => {
          const { position, display, overflowY } = getComputedStyle(element);
          const isCut = /auto|scroll|hidden/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
          const isSeen = display !== 'none' && element.getClientRects().length > 0 && element.clientHeight > 1;
          return isSeen && (/sticky|fixed/.test(position) || isCut);
        })
        .map((element) => element.className),
    );
  await page.setViewportSize({ width: 1024, height: 700 });
  await portal.signIn();
  await page.getByLabel('Rows per page').selectOption('50');
  await expect(portal.rows()).toHaveCount(50);
  expect(await found()).not.toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await found()).toEqual([]);
  expect(await page.locator('.table').evaluate((table) => table.getBoundingClientRect().right <= innerWidth)).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  await portal.open('/editUser/1');
  await expect(page.locator('.sheet')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  expect(await found()).toEqual([]);
});
