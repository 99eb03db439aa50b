import { clientPath, isActive, takeClient } from '../accounts';
import { expect, test } from '../portal';

const slow = takeClient(isActive);

test('on a phone the outcome of a save that was no longer waited for is reported in view', async ({ portal, page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 360, height: 740 });
  await portal.signIn('superadmin', clientPath(slow));
  await page.getByLabel('Remarks').fill('kept');
  await portal.fault({ call: 'PUT /appuser/{id}', kind: 'hang', count: 1 });
  await page.keyboard.press('Control+s');
  await expect.poll(() => portal.calls('PUT /appuser/{id}').length).toBe(1);
  await page.clock.runFor(5_100);
  await page.getByRole('button', { name: 'Stop waiting' }).click();
  await expect(page.getByRole('alert')).toContainText('it is not known whether this was done');
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
});
