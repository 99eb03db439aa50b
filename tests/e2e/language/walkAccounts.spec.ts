import { clientPath, isActive, partnerPath, takeClient, takePartner } from '../accounts';
import { recordForm, reply, type Portal } from '../portal';
import { expect, says, test, type PseudoPage } from './pseudo';
import { desk } from './uncut';

const address = 'new@example.com';
/** Opens what a row can be sent, by its place in the menu. */
const openMessage = async ({ page }: PseudoPage, portal: Portal, place: number) => {
  await portal.rows().first().locator('[aria-haspopup=menu]').click();
  await page.getByRole('menuitem').nth(place).click();
  await expect(portal.dialog()).toBeVisible();
};
const toast = async (pseudo: PseudoPage, text: string, sizes?: (typeof desk)[]) => {
  await expect(pseudo.page.locator('.toast').filter({ hasText: says(text) })).toBeVisible();
  await pseudo.look(text, sizes);
};

test('what accounts are sent: a username, a new password', async ({ pseudo, portal }) => {
  pseudo.isData('nonsense', address, 'weak');
  const row = { id: 7, clientID: 'C7', lastName: 'Chan', firstName: 'Hiu Tung', userStatus: 'ACTIVATED', isDummyUser: false };
  const reached = { ...row, email: 'hiutung@example.com' };
  await portal.fault({ call: 'GET /appuser/', kind: 'raw', body: reply({ content: [reached], totalElements: 1 }) });
  for (const call of ['PUT /appuser/email/{id}', 'PUT /appuser/reset/pwd/{id}'])
    await portal.fault({ call, kind: 'raw', body: reply(null) });
  await pseudo.start();
  await portal.signIn();
  const dialog = portal.dialog();
  const send = (name: string) => pseudo.button(name, dialog).click();

  await openMessage(pseudo, portal, 0);
  await dialog.getByRole('textbox').fill('nonsense');
  await send('Send');
  await expect(dialog.locator('.error')).toHaveText(says('Please provide a properly formatted email'));
  await pseudo.look('an email address that is none');
  await dialog.getByRole('textbox').fill(reached.email);
  await send('Send');
  await toast(pseudo, 'Email sent', [desk]);
  for (const [answer, text] of [
    ['Send only', 'Email is sent to %{email}'],
    ['Send and update', 'Email is sent to %{email} and the email address has been updated'],
  ] as const) {
    await openMessage(pseudo, portal, 0);
    await dialog.getByRole('textbox').fill(address);
    await send('Send');
    await expect(dialog.getByRole('heading')).toHaveText(says('Do you need to updated the email address?'));
    if (answer === 'Send only') await pseudo.look('another address');
    await send(answer);
    await toast(pseudo, text);
  }

  await openMessage(pseudo, portal, 1);
  await pseudo.look('a new password by email');
  await dialog.getByRole('textbox').fill('nonsense');
  await send('Reset password');
  await pseudo.look('a new password to an address that is none', [desk]);
  await dialog.getByRole('radio').nth(1).check();
  const password = dialog.getByRole('textbox', { name: says('Temporary password') });
  for (const typed of ['', 'weak', 'Passw0rd! x', 'Passw0rd!中']) {
    pseudo.isData(typed);
    await password.fill(typed);
    await send('Reset password');
    await expect(dialog.locator('.error')).toBeVisible();
    await pseudo.look(`the temporary password "${typed}"`, typed === 'weak' ? undefined : [desk]);
  }
  await password.fill('Temp0rary!');
  pseudo.isData('Temp0rary!');
  await send('Reset password');
  await toast(pseudo, 'The temporary password is %{password}. Email with temporary nassword has been sent to user.');
  await pseudo.button('Close', dialog).click();
  await expect(dialog).toHaveCount(0);

  await portal.control('DELETE', 'faults');
  const known = { ...row, email: null };
  await portal.fault({ call: 'GET /appuser/', kind: 'raw', body: reply({ content: [known], totalElements: 1 }) });
  await pseudo.button('Refresh').click();
  await portal.expectLoaded();
  await openMessage(pseudo, portal, 1);
  await expect(dialog.getByText(says('Mails the address that you enter.'))).toBeVisible();
  await pseudo.look('no address is known', [desk]);
  await dialog.getByRole('textbox').fill(address);
  await send('Reset password');
  await expect(dialog.getByText(says('None'))).toBeVisible();
  await pseudo.look('another address of an account without one', [desk]);
});

test('accounts are pulled on demand', async ({ pseudo, portal }) => {
  await pseudo.start();
  await portal.signIn();
  const dialog = portal.dialog();
  const open = async () => {
    await pseudo.button('Run on demand').click();
    await expect(dialog).toBeVisible();
  };
  const run = () => pseudo.button('Run', dialog).last().click();
  await open();
  await run();
  await expect(dialog.locator('.error')).toHaveText(says('Start Date & Time cannot be empty'));
  await pseudo.look('a run without a start');
  const date = dialog.getByRole('textbox', { name: says('Start Date') });
  for (const [day, error] of [
    ['2099/01/01', 'Start Date & Time cannot be empty'],
    ['2099/01/01', 'Start Date cannot be later than the present time'],
    ['2026/02/30', 'Please enter the correct format'],
  ] as const) {
    await date.fill(day);
    await run();
    await expect(dialog.locator('.error').filter({ hasText: says(error) })).toBeVisible();
    await pseudo.look(`a run: ${error}`);
    await dialog.locator('select').selectOption('10:15');
  }
  await date.fill('2026/01/02');
  await run();
  await toast(pseudo, 'Run success!', [desk]);
  // a partner without a category is a client
  const partner = { id: 1, clientID: 'B1', sfUserType: '', userStatus: 'ACTIVATED' };
  await portal.fault({ call: 'GET /businessPartner/', kind: 'raw', body: reply({ content: [partner], totalElements: 1 }) });
  await portal.open('/businessPartnerManagement');
  await expect(portal.rows().getByText(says('Client'))).toBeVisible();
  await open();
  await pseudo.look('a run of partners', [desk]);
});

const client = takeClient(isActive);
const partner = takePartner(isActive);
const accounts = {
  client: {
    path: clientPath(client),
    read: 'GET /appuser/{id}',
    call: `/appuser/${client.id}`,
    dummyHint: 'This is a dummy account: its profile, Username and Remarks can be changed here.',
  },
  partner: {
    path: partnerPath(partner),
    read: 'GET /businessPartner/{type}/{id}',
    call: `/businessPartner/${partner.sfUserType}/${partner.id}`,
    dummyHint: 'This is a dummy account: its name and Remarks can be changed here.',
  },
};
for (const [name, { path, read, call, dummyHint }] of Object.entries(accounts)) {
  test(`a ${name} is suspended and comes back, is deleted, is locked`, async ({ pseudo, portal, page }) => {
    // booklets stand under the codes of their languages
    pseudo.isData('ZH_HK', 'JA', 'ZH_CN');
    await pseudo.start();
    await portal.signIn('superadmin', path);
    const dialog = portal.dialog();
    const act = async (action: string) => {
      const button = pseudo.button(action, recordForm(page));
      await button.click();
      await expect(dialog).toBeVisible();
      await pseudo.look(`${action} a ${name}`);
      await pseudo.button(action, dialog).click();
    };
    await act('Suspend');
    await toast(pseudo, 'Account is suspended', [desk]);
    await act('Unsuspend');
    await toast(pseudo, 'Account is unsuspended', [desk]);
    const stored = await portal.ask<object>(call);
    await act('Delete');
    await toast(pseudo, 'Account is deleted');
    await expect(portal.rows().first()).toBeVisible();
    for (const [change, text] of [
      [{ userStatus: 'OPENED' }, 'Inactive accounts cannot be saved'],
      [{ userStatus: 'DELETED' }, 'Deleted accounts cannot be saved'],
      [{ isDummyUser: true, userType: 'CL', userStatus: 'ACTIVATED' }, dummyHint],
    ] as const) {
      await portal.fault({ call: read, kind: 'raw', count: 1, body: reply({ ...stored, ...change }) });
      await portal.open(path);
      await expect(recordForm(page).or(page.locator('main')).getByText(says(text)).first()).toBeVisible();
      await pseudo.look(text);
      await portal.open('/officeLocations');
      await portal.expectLoaded();
    }
  });
}
