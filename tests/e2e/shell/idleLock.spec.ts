import { pauseClock } from '../clock';
import { expect, Portal, test } from '../portal';

const minute = 60_000;
const lockOf = ({ page }: Portal) => page.getByRole('dialog', { name: 'Locked' });
const unlock = async (portal: Portal) => {
  await lockOf(portal).getByLabel('Password', { exact: true }).fill('Passw0rd!');
  await lockOf(portal).getByRole('button', { name: 'Unlock' }).click();
  await expect(lockOf(portal)).toHaveCount(0);
};

test('the idle lock hides the page, keeps what was typed, survives a reload and opens with the password', async ({ portal, page }) => {
  await portal.configure({ idleLockMinutes: 5 });
  await page.clock.install();
  await portal.signIn('superadmin', '/createServiceHotline');
  await page.getByLabel('Tel Number').fill('+852 5');
  await page.clock.fastForward(5 * 60_000 + 1_000);
  const lock = lockOf(portal);
  await expect(lock).toBeVisible();
  await portal.expectAccessible();
  await lock.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByText('The Password cannot be empty')).toBeVisible();
  await lock.getByLabel('Password', { exact: true }).fill('Passw0rd!');
  await lock.getByRole('button', { name: 'Unlock' }).click();
  await expect(lock).toHaveCount(0);
  await expect(page.getByLabel('Tel Number')).toHaveValue('+852 5');
  await page.clock.fastForward(5 * 60_000 + 1_000);
  await expect(lock).toBeVisible();
  await page.reload();
  await expect(lock).toBeVisible();
});

test('the idle lock stays, however often Escape is pressed and where the browser closes dialogs by itself', async ({ portal, page }) => {
  await portal.configure({ idleLockMinutes: 5 });
  await page.clock.install();
  await portal.signIn('superadmin', '/createServiceHotline');
  const number = page.getByLabel('Tel Number');
  await number.fill('+852 5');
  await page.clock.fastForward(5 * minute + 1_000);
  const lock = lockOf(portal);
  await expect(lock).toBeVisible();
  // a dialog may refuse the first Escape only; the second closes it without asking
  for (let i = 0; i < 4; i += 1) await page.keyboard.press('Escape');
  await page.keyboard.type('12');
  await expect(lock.getByLabel('Password', { exact: true })).toHaveValue('12');
  // what a browser without closedby does at the second Escape
  await lock.evaluate((dialog: HTMLDialogElement) => dialog.close());
  await expect(lock).toBeVisible();
  await page.keyboard.type('34');
  await expect(lock.getByLabel('Password', { exact: true })).toHaveValue(/34$/);
  await unlock(portal);
  await expect(number).toHaveValue('+852 5');
});

test('a key at minute four leaves the page open at minute five', async ({ portal, page }) => {
  await portal.configure({ idleLockMinutes: 5 });
  await page.clock.install();
  await portal.signIn('superadmin', '/createServiceHotline');
  await expect(page.getByLabel('Tel Number')).toBeVisible();
  await pauseClock(page);
  await page.clock.fastForward(4 * minute);
  await page.keyboard.press('Shift');
  await page.clock.fastForward(4 * minute + 55_000);
  await expect(page.getByLabel('Tel Number')).toBeVisible();
  await expect(lockOf(portal)).toHaveCount(0);
  await page.clock.fastForward(6_000);
  await expect(lockOf(portal)).toBeVisible();
});

/** Waits until a tab has got whatever another tab of the session told it so far: the channel keeps the order. */
const hasHeard = async (tab: Portal, from: Portal) => {
  const heard = tab.page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const channel = new BroadcastChannel('admin-portal.session');
        channel.onmessage = ({ data }: MessageEvent<{ sessionId: string }>) => data.sessionId === 'of a test' && resolve();
      }),
  );
  await from.page.evaluate(() => new BroadcastChannel('admin-portal.session').postMessage({ sessionId: 'of a test' }));
  await heard;
};
/** A form in two tabs of one session, which locks after five minutes; time stands still. */
const openTwin = async (portal: Portal) => {
  const { page } = portal;
  await portal.configure({ idleLockMinutes: 5 });
  await page.clock.install();
  await portal.signIn('superadmin', '/createServiceHotline');
  const opened = page.context().waitForEvent('page');
  await page.evaluate(() => void window.open(location.href));
  const twin = new Portal(await opened, portal.root);
  await expect(twin.page.getByLabel('Tel Number')).toBeVisible();
  await pauseClock(page);
  return twin;
};
test('work in another tab of the session postpones the lock', async ({ portal, page }) => {
  const twin = await openTwin(portal);
  await page.clock.fastForward(4 * minute);
  await twin.page.keyboard.press('Shift');
  await hasHeard(portal, twin);
  await page.clock.fastForward(4 * minute + 50_000);
  await expect(lockOf(portal)).toHaveCount(0);
  await expect(lockOf(twin)).toHaveCount(0);
  await page.clock.fastForward(15_000);
  await expect(lockOf(portal)).toBeVisible();
  await expect(lockOf(twin)).toBeVisible();
});

test('a tab that is in use stays open, whatever another tab of the session did while it was locked', async ({ portal, page }) => {
  const twin = await openTwin(portal);
  await page.clock.fastForward(5 * minute + 1_000);
  await expect(lockOf(portal)).toBeVisible();
  await expect(lockOf(twin)).toBeVisible();
  await unlock(twin);
  await twin.page.keyboard.press('Shift');
  await hasHeard(portal, twin);
  await page.clock.fastForward(2 * minute);
  await unlock(portal);
  await page.clock.fastForward(2 * minute);
  await page.getByLabel('Tel Number').fill('+852 6');
  // more than five minutes after the twin was used, and less than five after this tab was
  await page.clock.fastForward(1 * minute + 30_000);
  await page.keyboard.type('7');
  await expect(page.getByLabel('Tel Number')).toHaveValue('+852 67');
  await expect(lockOf(portal)).toHaveCount(0);
});
