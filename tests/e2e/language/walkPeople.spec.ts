import type { Locator } from '@playwright/test';
import { registry } from '../../../resources';
import { recordForm, reply } from '../portal';
import { expect, says, test } from './pseudo';
import { desk } from './uncut';

const shownPassword = (dialog: Locator) => dialog.locator('.shown-password');

test('an admin user is created, asked about without a right, gets a password and goes', async ({ pseudo, portal, page }) => {
  await pseudo.start();
  await portal.signIn('superadmin', '/adminCreateUser');
  const form = recordForm(page);
  await form.locator('select').first().selectOption({ label: 'Pavel Dvorak' });
  const noEmail = says('This employee has no valid email address. Choose another employee, or have the address added first.');
  await expect(form.locator('.error').filter({ hasText: noEmail })).toBeVisible();
  await pseudo.look('an employee without an email address');
  await form.locator('select').first().selectOption({ label: 'Mira Kaplan' });
  await form.getByRole('radio').nth(1).check();
  await form.locator('select').nth(1).selectOption('HK');
  await expect(form.locator('input[name=regions]:checked').first()).toBeVisible();
  const dialog = portal.dialog();
  await form.locator('button[type=submit]').click();
  await expect(dialog).toContainText(says('Nothing is ticked: this person can sign in, and see nothing.'));
  await pseudo.look('a person without a right');
  await pseudo.button('Create', dialog).click();
  await expect(shownPassword(dialog)).toBeVisible();
  await pseudo.look('an admin user is created');
  await pseudo.button('Close', dialog).click();
  await portal.expectLoaded();

  const open = async (place: number) => {
    await portal.row('Kaplan').locator('[aria-haspopup=menu]').click();
    await page.getByRole('menuitem').nth(place).click();
    await expect(dialog).toBeVisible();
  };
  await open(1);
  for (const typed of ['weak', 'Temp0rary!']) {
    pseudo.isData(typed);
    await dialog.getByRole('textbox').fill(typed);
    await pseudo.button('Reset password', dialog).click();
    await expect(dialog.locator('.error').or(shownPassword(dialog))).toBeVisible();
    await pseudo.look(`a temporary password: ${typed}`);
  }
  await pseudo.button('Close', dialog).click();
  await open(0);
  await pseudo.look('an admin user is to be deleted', [desk]);
  await pseudo.button('Delete account', dialog).click();
  await expect(page.locator('.toast').filter({ hasText: says('Admin user is deleted') })).toBeVisible();
  await pseudo.look('an admin user is deleted', [desk]);
});

test('rights of others, of oneself, and those that one does not have', async ({ pseudo, portal, page }) => {
  pseudo.isData('nothing like it');
  await pseudo.start();
  const modules = Array.from({ length: 12 }, (_, i) => ({ name: `Module ${i}`, codes: [`M${i}_READ`, `M${i}_WRITE`] }));
  await portal.signIn('superadmin', '/adminEditUser/112');
  const matrix = recordForm(page).locator('.matrix');
  await expect(matrix.locator('.matrix-counts')).toContainText(says('%{smart_count} more codes that no row names are kept'));
  const ticks = matrix.locator('tbody').getByRole('checkbox');
  await ticks.nth(1).setChecked(!(await ticks.nth(1).isChecked()));
  await expect(matrix.locator('.matrix-changed').first()).toBeVisible();
  await matrix.locator('.matrix-foot').scrollIntoViewIfNeeded();
  await pseudo.look('rights of somebody');
  await pseudo.note();

  await portal.signIn('superadmin', '/adminEditUser/101');
  await expect(matrix.getByText(says('This is your own record: you can take away here, and not add.'))).toBeVisible();
  await ticks.nth(1).uncheck();
  await expect(matrix.getByRole('alert')).toBeVisible();
  await expect(matrix.getByText(says('removed')).first()).toBeVisible();
  await matrix.getByRole('alert').scrollIntoViewIfNeeded();
  await pseudo.look('rights of oneself');
  await pseudo.note();

  await portal.fault({ call: 'GET /cmsuser/permissions', kind: 'raw', body: reply(modules) });
  await portal.signIn('superadmin', '/adminEditUser/112');
  const search = matrix.getByRole('searchbox');
  await search.fill('nothing like it');
  await expect(matrix.locator('.matrix-empty')).toBeVisible();
  await pseudo.look('no right of this name');
  await pseudo.note();

  await portal.control('DELETE', 'faults');
  await portal.signInWith(['CMS_USER_READ', 'CMS_USER_WRITE', 'CONTENT_READ'], 2, '/adminEditUser/159');
  await expect(matrix.getByText(says('You can give the permissions that you have yourself.'))).toBeVisible();
  await pseudo.look('rights below level 1');
});

test('a dummy account is created', async ({ pseudo, portal, page }) => {
  await pseudo.start();
  await portal.signIn('superadmin', '/createUser');
  const form = recordForm(page);
  const fill = async (name: string, text: string) => {
    pseudo.isData(text);
    await form.locator(`input[name=${name}]`).fill(text);
  };
  await form.locator('select').nth(0).selectOption('B');
  await fill('username', 'dummy.new1');
  await fill('lastName', 'Example');
  await form.locator('input[name=dob]').first().fill('1990/05/06');
  await form.locator('select').nth(1).selectOption('HK');
  await form.locator('select').nth(2).selectOption('CN');
  await fill('representative', 'Grace Tan');
  await form.locator('button[type=submit]').click();
  const dialog = portal.dialog();
  await expect(shownPassword(dialog)).toBeVisible();
  await pseudo.look('a dummy account is created');
  await pseudo.button('Close', dialog).click();
  await portal.expectLoaded();
  await pseudo.look('a list that says where the new one is');
});

test('the hidden dialogs', async ({ pseudo, portal, page }) => {
  await pseudo.start({ switches: { hiddenDialogs: true } });
  await portal.signIn();
  const dialog = portal.dialog();
  for (const name of ['check-in', 'file-import']) {
    const show = async () => {
      await page.evaluate((event) => window.dispatchEvent(new Event(event)), `portal:${name}`);
      return dialog.count();
    };
    await expect.poll(show).toBe(1);
    await pseudo.look(name);
    await pseudo.button('Confirm', dialog).click();
    await expect(dialog.locator('.error').first()).toBeVisible();
    await pseudo.look(`${name}, sent empty`);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test('records of contents are deleted', async ({ pseudo, portal, page }) => {
  await pseudo.start();
  await portal.signIn('superadmin', '/officeLocations');
  for (const name of ['hotlines', 'offices', 'genericContents'] as const) {
    await portal.open(registry.resources[name]!.routes.list);
    await portal.expectLoaded();
    await portal.rows().first().locator('td:last-child button').last().click();
    await portal.dialog().getByRole('button').last().click();
    await expect(page.locator('.toast')).toHaveCount(1);
    await pseudo.look(`${name}, one is deleted`, [desk]);
    await page.locator('.toast button').click();
  }
});
