/** What staff see when the CMS is slow or refuses. `PICTURES=1` makes the pictures of docs/operating.md anew. */
import type { Page } from '@playwright/test';
import { pauseClock } from '../clock';
import { expect, test } from '../portal';

const list = 'GET /appuser/';
const failed = (page: Page) => page.locator('.list-card').getByRole('alert');

const picture = async (page: Page, name: string) => {
  if (process.env.PICTURES) await page.screenshot({ path: `docs/operating/${name}.png`, clip: { x: 0, y: 0, width: 1440, height: 640 } });
};

test('a list that takes 30 seconds shows its shape, what may be typed meanwhile, says after ten seconds that it takes longer, and shows its rows once they are there', async ({
  portal,
  page,
}) => {
  await page.clock.install();
  await portal.signIn('superadmin', '/createUser');
  const letGo = await portal.hold('**/appuser/?*');
  await pauseClock(page);
  await portal.open('/clientManagement');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Client Management');
  await expect(page.locator('.skeleton')).toHaveCount(10);
  await page.getByLabel('Last Name').fill('Wong');
  await page.clock.runFor(9_000);
  await expect(page.locator('.as-of')).toBeEmpty();
  await page.clock.runFor(2_000);
  await expect(page.locator('.as-of')).toHaveText('The server takes longer than usual');
  await picture(page, 'slow-list');
  await page.clock.resume();
  letGo();
  await expect(portal.rows()).toHaveCount(10);
  await expect(page.getByLabel('Last Name')).toHaveValue('Wong');
  await expect(page.locator('.as-of')).toHaveText('Export: 1,200 results as shown');
});

for (const [name, what, fault, text] of [
  ['cut-line', 'PLT-088 a reply that is cut in the middle', { kind: 'truncate' }, 'Network Error'],
  ['too-many', 'PLT-091 HTTP 429', { kind: 'http', status: 429, retryAfter: 30 }, 'System busy!'],
  ['unavailable', 'PLT-091 HTTP 503', { kind: 'http', status: 503, retryAfter: 30 }, 'System busy!'],
] as const)
  test(`${what} says what happened in place of the rows, and Retry loads them`, async ({ portal, page }) => {
    await portal.signIn('superadmin', '/createUser');
    await portal.fault({ call: list, count: 1, ...fault });
    await portal.open('/clientManagement');
    await expect(failed(page)).toContainText(text);
    await expect(failed(page).getByText('The server asks to wait 30 seconds first.')).toHaveCount('retryAfter' in fault ? 1 : 0);
    await portal.expectAccessible();
    await picture(page, name);
    await failed(page).getByRole('button', { name: 'Retry' }).click();
    await expect(portal.rows()).toHaveCount(10);
  });
