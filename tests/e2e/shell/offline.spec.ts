import { expect, test } from '../portal';
import { visibleScrollbars } from '../looks';

test.use(visibleScrollbars);
const list = 'GET /appuser/';

test('offline: the banner is seen on a scrolled page, moves nothing, and no message lies over it', async ({ portal, page, context }) => {
  await page.setViewportSize({ width: 1024, height: 500 });
  await portal.signIn();
  await expect(portal.rows()).toHaveCount(10);
  await page.mouse.move(500, 100);
  await page.evaluate(() => window.scrollTo(0, 200));
  const top = () =>
    portal
      .rows()
      .first()
      .evaluate((row) => row.getBoundingClientRect().top);
  const before = await top();
  await context.setOffline(true);
  const banner = page.getByText('You are offline.');
  await expect(banner).toBeInViewport({ ratio: 1 });
  expect(await top()).toBe(before);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(portal.message('Network Error')).toBeVisible();
  const [one, other] = [(await banner.boundingBox())!, (await page.locator('.toast').boundingBox())!];
  expect(other.y + other.height <= one.y || one.y + one.height <= other.y).toBe(true);
  await expect(page.getByText(/^not refreshed, as of \d\d:\d\d UTC\+8$/)).toBeVisible();
});

test('a search that failed shows nothing of the former one, and is tried again once when the line returns', async ({
  portal,
  page,
  context,
}) => {
  await portal.signIn();
  await expect(portal.rows()).toHaveCount(10);
  await context.setOffline(true);
  await page.getByLabel('Last Name').fill('Chan');
  await page.keyboard.press('Enter');
  await expect(page.locator('.empty-title')).toHaveText('Network Error');
  await expect(page.getByText('The list could not be loaded. It is tried again when the connection is back.')).toBeVisible();
  await expect(page.getByText('1,200')).toHaveCount(0);
  await expect(page.getByText(/^as of/)).toHaveCount(0);
  const calls = portal.calls(list).length;
  await context.setOffline(false);
  await expect(portal.rows().first()).toContainText('Chan');
  await expect(page.getByText('Network Error')).toHaveCount(0);
  expect(portal.calls(list)).toHaveLength(calls + 1);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.poll(() => portal.calls(list).at(-1)!.query).toContain('page=1');
  expect(portal.calls(list)).toHaveLength(calls + 2);
});
