/** What staff see when the CMS is slow or refuses. `PICTURES=1` makes the pictures of docs/operating.md anew. */
import type { Page } from '@playwright/test';
import { pauseClock } from '../clock';
import { expect, test } from '../portal';

const list = 'GET /appuser/';

const picture = async (page: Page, name: string) => {
  if (process.env.PICTURES) await page.screenshot({ path: `docs/operating/${name}.png`, clip: { x: 0, y: 0, width: 1440, height: 640 } });
};

test('a list that is slow passes axe', async ({ portal, page }) => {
  await page.clock.install();
  await portal.signIn('superadmin', '/createUser');
  const letGo = await portal.hold('**/appuser/?*');
  await pauseClock(page);
  await portal.open('/clientManagement');
  await expect(page.locator('.skeleton')).toHaveCount(10);
  await page.clock.runFor(11_000);
  await expect(page.locator('.as-of')).toHaveText('The server takes longer than usual');
  await picture(page, 'slow-list');
  await page.clock.resume();
  await portal.expectAccessible();
  letGo();
  await expect(portal.rows()).toHaveCount(10);
});

test('a list that failed passes axe, whatever the failure', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/createUser');
  for (const [name, fault, text] of [
    ['cut-line', { kind: 'truncate' }, 'Network Error'],
    ['too-many', { kind: 'http', status: 429, retryAfter: 30 }, 'System busy!'],
    ['unavailable', { kind: 'http', status: 503, retryAfter: 30 }, 'System busy!'],
  ] as const) {
    await portal.fault({ call: list, count: 1, ...fault });
    await portal.open('/clientManagement');
    await expect(page.locator('.list-card').getByRole('alert')).toContainText(text);
    await portal.expectAccessible();
    await picture(page, name);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(portal.rows()).toHaveCount(10);
    // a list that was loaded a moment ago is not asked for again
    await page.goto('about:blank');
  }
});
