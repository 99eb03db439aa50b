import { expect, test } from '../portal';

test('a dummy account is created from the list, copied to the clipboard, and found in the list; each screen passes axe (DUM-027, DUM-029)', async ({
  portal,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await portal.signIn('csteam.hk');
  await page.getByRole('link', { name: 'Create Dummy Account' }).click();
  await page.getByLabel('Dummy account type').selectOption('B');
  await portal.expectAccessible();
  await page.getByLabel('Username').fill('dummy.new1');
  await page.getByLabel('Last Name').fill('Example');
  await page.getByRole('textbox', { name: 'Date of birth' }).fill('1990/05/06');
  await page.getByLabel('Region').selectOption('CN');
  await page.getByLabel('Sales representative name').fill('Grace Tan');
  const password = await page
    .locator('.form-row')
    .getByRole('textbox', { name: /^Password/ })
    .inputValue();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  const dialog = portal.dialog('Dummy account is created!');
  await expect(dialog).toBeVisible();
  await portal.expectAccessible();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(portal.message('Copy success')).toBeVisible();
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(lines).toEqual([expect.stringMatching(/^Client ID: D\d+$/), 'Username: dummy.new1', `Password: ${password}`]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: `Show ${lines[0]!.slice(11)}` }).click();
  await expect(portal.row('dummy.new1')).toContainText('Active');
});
