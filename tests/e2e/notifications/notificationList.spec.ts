import { pauseClock } from '../clock';
import { expect, test } from '../portal';

const list = 'GET /notification/list';

test('the list of notifications and the question of Revoke pass axe; Revoke starts on Cancel (NTF-018 SHR-073)', async ({
  portal,
  page,
}) => {
  await portal.signIn('superadmin', '/pushNotification');
  await portal.expectLoaded();
  const button = portal.row('50001').getByRole('button', { name: /^Revoke/ });
  // before a form or dialog has loaded its styles
  await expect(button).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await portal.expectAccessible();
  await button.click();
  const question = portal.dialog('Are you sure to revoke this record?');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await portal.expectAccessible();
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
});

test('Clone has the same place in every row of notifications, also where Revoke is absent', async ({ portal }) => {
  await portal.signIn('superadmin', '/pushNotification');
  await portal.expectLoaded();
  await expect(portal.rows().filter({ has: portal.page.getByRole('button', { name: /^Revoke/ }) })).not.toHaveCount(0);
  await expect(portal.rows().filter({ hasNot: portal.page.getByRole('button', { name: /^Revoke/ }) })).not.toHaveCount(0);
  const clones = await portal
    .rows()
    .getByRole('link', { name: /^Clone/ })
    .all();
  const lefts = await Promise.all(clones.map(async (clone) => Math.round((await clone.boundingBox())!.x)));
  expect([lefts.length, new Set(lefts).size]).toEqual([10, 1]);
});

test('a row that is due is asked for again until the server has sent it, and not after', async ({ portal, page }) => {
  // a full minute, as a delivery is; the date stands still until the clock stops
  const now = Math.floor(Date.now() / 60_000) * 60_000;
  await page.clock.install();
  await page.clock.setFixedTime(now);
  const due = new Date(now + 2 * 60_000 + 8 * 3_600_000).toISOString();
  let isSent = false;
  let letGo = () => {};
  const isPaused = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/notification/list?*', async (route) => {
    await isPaused;
    const response = await route.fetch();
    const json = (await response.json()) as { payload: { content: object[] } };
    const deliveryDate = `${due.slice(0, 10).replaceAll('-', '/')} ${due.slice(11, 16)}`;
    const first = { ...json.payload.content[0]!, deliveryDate, status: isSent ? 'DELIVERED' : 'PENDING' };
    await route.fulfill({ response, json: { ...json, payload: { ...json.payload, content: [first] } } });
  });
  await portal.signIn('superadmin', '/pushNotification');
  await pauseClock(page);
  letGo();
  const status = portal.rows().first().locator('.chip');
  // what shows a response needs timers: each look lets a millisecond pass
  const expectShown = (name: string) =>
    expect
      .poll(async () => {
        await page.clock.runFor(1);
        const isBusy = await page.locator('.table[aria-busy=true]').count();
        return isBusy ? 'busy' : (await status.allTextContents()).join();
      })
      .toBe(name);
  await expectShown('Pending');
  const requested = portal.calls(list).length;
  await page.clock.runFor(60_000);
  expect(portal.calls(list)).toHaveLength(requested);
  for (const more of [1, 2, 3]) {
    await page.clock.runFor(more === 1 ? 61_000 : 6_000);
    await expect.poll(() => portal.calls(list).length).toBe(requested + more);
    await expectShown('Pending');
  }
  isSent = true;
  await page.clock.runFor(6_000);
  await expectShown('Delivered');
  await page.clock.runFor(60_000);
  expect(portal.calls(list)).toHaveLength(requested + 4);
});
