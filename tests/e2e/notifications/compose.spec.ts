import { expect, test } from '../portal';
import { editor, summary } from './composer';

const path = '/createNotification';

test('a content is empty while it has markup without text (NTF-063)', async ({ portal, page }) => {
  await portal.signIn('superadmin', path);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  const error = summary(page).filter({ hasText: 'Content (TC) cannot be empty' });
  await error.click();
  await expect(editor(page, 'Content (TC)')).toBeFocused();
  await page.keyboard.insertText('Something');
  await expect(error).toHaveCount(0);
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+B');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await expect(error).toHaveCount(1);
});

test('the day of a delivery is read whole on a phone', async ({ portal, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await portal.signIn('superadmin', path);
  const day = editor(page, 'Delivery Date & Time');
  await day.fill('2100/06/01');
  expect(await day.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);
});
