import { expect, test } from '../portal';

const list = 'GET /appuser/';
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

test('CLI-006 Client ID asks for the whole id; a phone number is found with its 00 or + in front and in full-width digits', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await expect(page.getByLabel('Client ID')).toHaveAttribute('placeholder', 'Whole ID');
  const phone = page.getByLabel('Mobile Phone');
  for (const typed of ['+852 5550', '008525550', '００８５２５５５０']) {
    await page.getByRole('button', { name: 'Reset' }).click();
    await phone.fill(typed);
    await expect(phone).toHaveValue(/^[0-9.]+$/);
    await phone.press('Enter');
    await expect.poll(() => portal.calls(list).at(-1)!.query, typed).toContain('phone=8525550');
    await expect(portal.rows().first()).toContainText('8525550');
  }
});

test('an over-long value in a field that is seen unfolds nothing', async ({ portal, page }) => {
  await portal.signIn();
  await expect(portal.rows()).toHaveCount(10);
  const more = page.getByRole('button', { name: /More fields/ });
  await page.getByLabel('Last Name').fill('x'.repeat(51));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Last Name must be at most 50 characters')).toBeVisible();
  await expect(page.getByLabel('Last Name')).toBeFocused();
  await expect(more).toHaveAttribute('aria-expanded', 'false');
});

test('PLT-096 the jumper takes what can be a page, and has a button', async ({ portal, page }) => {
  await portal.signIn();
  await expect(portal.rows()).toHaveCount(10);
  const jumper = page.getByLabel('Go to page');
  for (const [typed, kept] of [
    ['0', ''],
    ['007', '7'],
    ['１２', '12'],
    ['12345', '123'],
    ['-3', '3'],
  ] as const) {
    await jumper.fill(typed);
    await expect(jumper, typed).toHaveValue(kept);
  }
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await expect(page.getByText('21–30 of 1,200')).toBeVisible();
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
