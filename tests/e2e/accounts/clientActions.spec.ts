import { expect, test, type Portal } from '../portal';

const openMenu = async (portal: Portal, item: string) => {
  await portal.signIn('csteam.hk');
  await portal.page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await portal.page.getByRole('menuitem', { name: item }).click();
  await expect(portal.dialog(item)).toBeVisible();
};

test('Email Username and its question pass axe, and the list shows the new address (PLT-004)', async ({ portal, page }) => {
  await openMenu(portal, 'Email Username');
  await portal.expectAccessible();
  const address = 'changed.address@example.com';
  await portal.dialog().getByRole('textbox').fill(address);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(portal.dialog('Do you need to updated the email address?')).toBeVisible();
  await portal.expectAccessible();
  await page.getByRole('button', { name: 'Send and update' }).click();
  await expect(portal.row(address)).toHaveCount(1);
});

test('Reset password passes axe, and its temporary password is copied to the clipboard (CLI-041)', async ({ portal, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openMenu(portal, 'Reset password');
  await portal.expectAccessible();
  await page.getByRole('radio', { name: 'Temporary password' }).check();
  const field = portal.dialog().getByRole('textbox', { name: 'Temporary password' });
  const password = await field.inputValue();
  await field.fill('weak');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await portal.expectAccessible();
  await field.fill(password);
  await page.getByRole('button', { name: 'Reset password' }).click();
  const dialog = portal.dialog('The temporary password');
  await expect(dialog).toContainText(password);
  await portal.expectAccessible();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(portal.message('Copy success')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(password);
});
