import { expect, test } from '../portal';

test('PLT-066 PLT-067 PLT-068 PLT-069 PLT-070 PLT-071 the hidden dialogs check their fields and send nothing', async ({ portal, page }) => {
  await portal.configure({ switches: { hiddenDialogs: true } });
  await portal.signIn('superadmin');
  await expect(portal.rows()).toHaveCount(10);
  await expect(page.getByText(/check-in|import/i)).toHaveCount(0);
  const before = portal.sent.length;
  const show = (name: string) => page.evaluate((event) => window.dispatchEvent(new Event(event)), name);
  const confirm = () => page.getByRole('button', { name: 'Confirm' }).click();

  // the part that listens loads after the rows
  const showCheckIn = async () => {
    await show('portal:check-in');
    return portal.dialog('Check-in').count();
  };
  await expect.poll(showCheckIn).toBe(1);
  await confirm();
  await expect(page.getByText('ROI Number cannot be empty')).toBeVisible();
  await portal.expectAccessible();
  await page.getByLabel('ROI Number').fill('ROI-1');
  await confirm();
  await expect(portal.dialog()).toHaveCount(0);

  await show('portal:file-import');
  await confirm();
  for (const field of ['Property', 'Round', 'Baloting Type', 'File'])
    await expect(page.getByText(`${field} cannot be empty`)).toBeVisible();
  await portal.expectAccessible();
  for (const field of ['Property', 'Round', 'Baloting Type']) await page.getByLabel(field).fill('1');
  await page.locator('input[type=file]').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('a') });
  await confirm();
  await expect(portal.dialog()).toHaveCount(0);
  expect(portal.sent.slice(before)).toEqual([]);
});
