import { makeClients } from '../../../fixtures/seed/clients';
import { expect, reply, screen, test, waitFor, within, type Portal } from '../portal';
import { confirmAction } from './accountForm';
import { client, openClient, readCall, saveCall } from './clientRecord';

const saved = 'The changes have been saved';
const invalid = 'Please check the form and fill in correct format';
const clients = makeClients(1_200, { isOdd: true });
const active = clients.find(
  ({ userStatus, isDummyUser, userStatusRemark }) => userStatus === 'ACTIVATED' && !isDummyUser && userStatusRemark,
)!;
const pathOf = ({ id }: { id: number }) => `/editUser/${id}`;
const search = async (portal: Portal, clientId: string) => {
  await portal.fill('Client ID', clientId);
  await portal.user.keyboard('{Enter}');
  await waitFor(async () => expect(await portal.rows()).toHaveLength(1));
};
const saveButton = (portal: Portal) => portal.click('button', 'Save');
/** Saves the account as somebody else does meanwhile. */
const saveElsewhere = (portal: Portal, change: object) => {
  const { clientID, email, userStatusRemark, username } = active;
  const body = { clientID, email, userStatusRemark, username, sfUserType: 'CL', ...change };
  return portal.ask(`/appuser/${clientID}`, { method: 'PUT', body });
};
const status = () => screen.getAllByText(/^(Active|Suspended|Deleted)$/)[0]!.textContent;

test('a saved client is sent by the client ID, and the list shows the change (CLI-075, CLI-076, CLI-078)', async ({ portal }) => {
  const { clientID, email } = active;
  await portal.signIn();
  await search(portal, clientID);
  await portal.user.click(within((await portal.rows())[0]!).getAllByRole('link')[0]!);
  await portal.fill('Username', 'brand.new.1');
  await portal.fill('Remarks', 'Called back');
  await saveButton(portal);
  await portal.message(saved);
  await waitFor(() => expect(portal.path()).toBe('/clientManagement'));
  expect(portal.calls(saveCall).map(({ path, body }) => [path, body])).toEqual([
    [`/appuser/${clientID}`, { clientID, email, userStatusRemark: 'Called back', sfUserType: 'CL', username: 'brand.new.1' }],
  ]);
  await waitFor(async () => expect(await portal.row(clientID)).toHaveTextContent('brand.new.1'));
});

test('Cancel of a client saves nothing and leads back to the list with its search (CLI-079)', async ({ portal }) => {
  await portal.signIn();
  await search(portal, active.clientID);
  await portal.user.click(within((await portal.rows())[0]!).getAllByRole('link')[0]!);
  await portal.click('button', 'Cancel');
  await waitFor(() => expect(portal.path()).toBe('/clientManagement'));
  expect(await portal.field('Client ID')).toHaveValue(active.clientID);
  expect(await portal.rows()).toHaveLength(1);
  expect(portal.calls(saveCall)).toEqual([]);
});

test.for(['', 'seven77', 'x'.repeat(16)])(
  'a client with the username "%s" is not sent; field and rail show why (CLI-072, CLI-073, CLI-074, SHR-008)',
  async (username, { portal }) => {
    await openClient(portal);
    const field = await portal.field('Username');
    await portal.user.clear(field);
    await portal.user.click(field);
    if (username) await portal.user.paste(username);
    await saveButton(portal);
    await portal.message(invalid);
    expect(field).toHaveAccessibleDescription(expect.stringContaining('User Name must be 8-15 chars'));
    expect(screen.getByRole('button', { name: 'Profile: has an error' })).toBeVisible();
    expect(field).toHaveValue(username);
    expect(portal.calls(saveCall)).toEqual([]);
  },
);

test('typing into remarks stops at 100 characters, and stored remarks of 101 are marked and not sent (CLI-062, SHR-014)', async ({
  portal,
}) => {
  await openClient(portal, { userStatusRemark: 'r'.repeat(101) });
  await portal.fill('Username', 'another.name');
  await saveButton(portal);
  await portal.message(invalid);
  const remarks = await portal.field('Remarks');
  expect(remarks).toHaveAccessibleDescription(expect.stringContaining('Remarks must be at most 100 characters'));
  expect(portal.calls(saveCall)).toEqual([]);
  await portal.user.clear(remarks);
  await portal.user.click(remarks);
  await portal.user.paste('r'.repeat(99));
  await portal.user.keyboard('rr');
  expect(remarks).toHaveValue('r'.repeat(100));
});

const dummy = clients.find(({ isDummyUser, userStatus, email }) => Boolean(isDummyUser && email) && userStatus === 'ACTIVATED')!;

test('a dummy account needs a last name of at most 50 characters and a proper email (CLI-070, CLI-071, CLI-072)', async ({ portal }) => {
  await portal.signIn('superadmin', pathOf(dummy));
  await portal.fill('Last Name', '');
  await portal.fill('Account email', 'a@b');
  await saveButton(portal);
  await portal.message(invalid);
  const lastName = await portal.field('Last Name');
  expect(lastName).toHaveAccessibleDescription(expect.stringContaining('Last Name cannot be empty'));
  expect(await portal.field('Account email')).toHaveAccessibleDescription(expect.stringContaining('Please enter the correct format'));
  await portal.user.click(lastName);
  await portal.user.paste('L'.repeat(51));
  await waitFor(() => expect(lastName).toHaveAccessibleDescription(expect.stringContaining('Last Name must be at most 50 characters')));
  expect(portal.calls(saveCall)).toEqual([]);
  await portal.user.keyboard('{Backspace}');
  await portal.fill('Account email', 'a@b.co');
  await saveButton(portal);
  await portal.message(saved);
  expect(portal.calls(saveCall)[0]!.body).toMatchObject({ lastName: 'L'.repeat(50), email: 'a@b.co' });
});

test('a dummy account is sent with its full profile (CLI-069, CLI-077)', async ({ portal }) => {
  await portal.signIn('superadmin', pathOf(dummy));
  await portal.fill('Last Name', 'Renamed');
  await portal.fill('Account email', 'dummy.edit@example.com');
  await saveButton(portal);
  await portal.message(saved);
  const {
    clientID,
    userStatusRemark,
    username,
    userType,
    userTypeRemark,
    firstName,
    middleName,
    dob,
    salesOffice,
    region,
    representative,
  } = dummy;
  expect(portal.calls(saveCall)[0]!.body).toEqual({
    ...{ clientID, userStatusRemark, username, userType, userTypeRemark, firstName, middleName, dob, salesOffice, region, representative },
    sfUserType: 'CL',
    email: 'dummy.edit@example.com',
    lastName: 'Renamed',
  });
});

test('members that the record of a client lacks are sent as null (CLI-064, CLI-075)', async ({ portal }) => {
  const { email: _email, userStatusRemark: _remark, sfUserType: _type, ...bare } = client;
  await portal.fault({ call: readCall, kind: 'raw', body: reply(bare) });
  await portal.fault({ call: saveCall, kind: 'raw', body: reply(null) });
  await portal.signIn('superadmin', '/editUser/77');
  await portal.fill('Username', 'another.name');
  await saveButton(portal);
  await portal.message(saved);
  const missing = { email: null, sfUserType: null, userStatusRemark: null };
  expect(portal.calls(saveCall)[0]!.body).toEqual({ clientID: 'C77', username: 'another.name', ...missing });
});

test('a double click on Save saves a client once', async ({ portal }) => {
  await portal.signIn('superadmin', pathOf(active));
  await portal.fill('Remarks', 'Once');
  await portal.user.dblClick(screen.getByRole('button', { name: 'Save' }));
  await portal.message(saved);
  await portal.rows();
  expect(portal.calls(saveCall)).toHaveLength(1);
});

test('the message of a refused form is gone after the save that follows', async ({ portal }) => {
  await portal.signIn('superadmin', pathOf(active));
  await portal.fill('Username', 'short');
  await saveButton(portal);
  await portal.message(invalid);
  await portal.fill('Username', 'long.enough');
  await saveButton(portal);
  await portal.message(saved);
  expect(portal.messages()).not.toContain(invalid);
});

test('an account that somebody else has saved is not overwritten after an action of the own', async ({ portal }) => {
  await portal.signIn('superadmin', pathOf(active));
  await portal.fill('Username', 'mine.mine.1');
  await portal.control('POST', 'clock', { offset: 5_000 });
  await saveElsewhere(portal, { username: 'theirs.ok.1' });
  await confirmAction(portal, 'Suspend');
  await portal.message('Account is suspended');
  await screen.findByText(/This record was changed by/);
  expect(status()).toBe('Suspended');
  expect(await portal.field('Username')).toHaveValue('mine.mine.1');
});

test('the second Save overwrites what was entered, and keeps what somebody else has stored besides', async ({ portal }) => {
  await portal.signIn('superadmin', pathOf(active));
  await portal.fill('Remarks', 'Mine');
  await portal.control('POST', 'clock', { offset: 5_000 });
  const email = 'stored.meanwhile@example.com';
  await portal.ask(`/appuser/email/${active.id}`, { method: 'PUT', body: { email, updateEmail: true } });
  await saveElsewhere(portal, { email, username: 'theirs.ok.2' });
  await saveButton(portal);
  await screen.findByText(/This record was changed by/);
  await saveButton(portal);
  await portal.message(saved);
  expect(portal.calls(saveCall).at(-1)!.body).toMatchObject({ userStatusRemark: 'Mine', email, username: 'theirs.ok.2' });
});

test('an account that somebody else has deleted is shown as deleted at the save, without its actions', async ({ portal }) => {
  await portal.signIn('superadmin', pathOf(active));
  await portal.fill('Remarks', 'Too late');
  await portal.control('POST', 'clock', { offset: 10_000 });
  await portal.ask(`/appuser/${active.id}`, { method: 'DELETE' });
  await saveButton(portal);
  expect((await screen.findAllByText(/Deleted accounts cannot be saved/))[0]).toBeVisible();
  expect(status()).toBe('Deleted');
  expect(screen.queryByRole('button', { name: /^(Save|Suspend|Delete|Email Username)$/ })).toBeNull();
});

test('Previous and Next lead through the clients of the list over its pages, and ask about changes', async ({ portal }) => {
  await portal.signIn();
  await portal.select('Rows per page', '5');
  await portal.click('button', 'Next page');
  await screen.findByText('6–10 of 1,200');
  const last = await waitFor(async () => {
    const rows = await portal.rows();
    expect(rows).toHaveLength(5);
    return within(rows[4]!).getAllByRole('link')[0]!;
  });
  await portal.user.click(last);
  await screen.findByText('10 of 1,200');
  await portal.click('link', 'Next record');
  await screen.findByText('11 of 1,200');
  await portal.click('link', 'Previous record');
  await screen.findByText('10 of 1,200');
  await portal.fill('Remarks', 'not saved');
  await portal.click('link', 'Previous record');
  expect(await portal.dialog('Leave without saving?')).toBeVisible();
});
