import { clientPath, takeClient } from '../accounts';
import { expect, test } from '../portal';

const dummy = takeClient(({ userStatus, isDummyUser }) => userStatus === 'ACTIVATED' && isDummyUser === true);

test('a day is shown whole on a phone, next to its calendar (SHR-018)', async ({ portal, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await portal.signIn('superadmin', clientPath(dummy));
  const birth = page.getByRole('textbox', { name: 'Date of birth' });
  await expect(birth).toHaveValue(/^\d{4}\/\d{2}\/\d{2}$/);
  expect(await birth.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);
});
