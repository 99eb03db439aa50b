import { makeClients } from '../../../fixtures/seed/clients';
import { expect, screen, test, waitFor, within, type Portal } from '../portal';
import { confirmAction } from './accountForm';
import { whilePageChanges } from '../page';
import { settle } from '../pageState';
import { readCall, saveCall } from './clientRecord';

const suspend = 'PUT /appuser/suspend/{id}';
const active = makeClients(1_200, { isOdd: true }).find(
  ({ userStatus, isDummyUser, userStatusRemark }) => userStatus === 'ACTIVATED' && !isDummyUser && userStatusRemark,
)!;
const open = async (portal: Portal) => {
  await portal.signIn('superadmin', `/editUser/${active.id}`);
  await screen.findByRole('form');
};
const openSuspend = async (portal: Portal) => {
  await portal.click('button', 'Suspend');
  return within(await portal.dialog('Are you sure to suspend this user account?'));
};
const status = () => screen.getAllByText(/^(Active|Suspended|Deleted)$/)[0]!.textContent;

test('Suspend asks with the stored remarks and sends the changed ones (CLI-081, CLI-082, CLI-112)', async ({ portal }) => {
  await open(portal);
  const dialog = await openSuspend(portal);
  const remarks = dialog.getByLabelText('Remarks');
  expect(remarks).toHaveValue(active.userStatusRemark);
  await portal.user.clear(remarks);
  await portal.user.type(remarks, 'Under review');
  await portal.user.click(dialog.getByRole('button', { name: 'Suspend' }));
  await portal.message('Account is suspended');
  await waitFor(() => expect(status()).toBe('Suspended'));
  expect(portal.calls(suspend).map(({ path, body }) => [path, body])).toEqual([
    [`/appuser/suspend/${active.id}`, { userStatusRemark: 'Under review' }],
  ]);
  expect(await portal.field('Remarks')).toHaveValue('Under review');
});

test('Unsuspend makes a suspended account active again (CLI-083)', async ({ portal }) => {
  await open(portal);
  await confirmAction(portal, 'Suspend');
  await portal.message('Account is suspended');
  await portal.click('button', 'Unsuspend');
  const dialog = await portal.dialog('Are you sure to unsuspend this user account?');
  await portal.user.click(within(dialog).getByRole('button', { name: 'Unsuspend' }));
  await portal.message('Account is unsuspended');
  await waitFor(() => expect(status()).toBe('Active'));
});

/** Puts the focus on a control, as Tab would. */
const focus = (control: HTMLElement) => whilePageChanges(async () => control.focus());

test.for(['mouse', 'keyboard'] as const)(
  'after an action by %s the focus is on what took the place of its button',
  async (way, { portal }) => {
    await open(portal);
    if (way === 'mouse') await portal.click('button', 'Suspend');
    else {
      await focus(await screen.findByRole('button', { name: 'Suspend' }));
      await portal.user.keyboard('{Enter}');
    }
    const confirm = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Suspend' });
    if (way === 'mouse') await portal.user.click(confirm);
    else {
      await focus(confirm);
      await portal.user.keyboard('{Enter}');
    }
    await portal.message('Account is suspended');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Unsuspend' })).toHaveFocus());
  },
);

test('remarks of a suspension are optional and have at most 100 characters (CLI-082)', async ({ portal }) => {
  await open(portal);
  const dialog = await openSuspend(portal);
  const remarks = dialog.getByLabelText('Remarks');
  await portal.user.clear(remarks);
  await portal.user.click(remarks);
  await portal.user.paste('r'.repeat(99));
  await portal.user.keyboard('rr');
  expect(remarks).toHaveValue('r'.repeat(100));
  await portal.user.clear(remarks);
  await portal.user.paste('r'.repeat(101));
  await portal.user.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(await dialog.findByText('Remarks must be at most 100 characters')).toBeVisible();
  expect(portal.calls(suspend)).toEqual([]);
  await portal.user.clear(remarks);
  await portal.user.click(dialog.getByRole('button', { name: 'Suspend' }));
  await portal.message('Account is suspended');
  expect(portal.calls(suspend).map(({ body }) => body)).toEqual([{ userStatusRemark: null }]);
});

test('a suspension whose connection is dropped stays open with its remarks, and can be sent again (CLI-082)', async ({ portal }) => {
  await open(portal);
  const dialog = await openSuspend(portal);
  await portal.user.clear(dialog.getByLabelText('Remarks'));
  await portal.user.type(dialog.getByLabelText('Remarks'), 'Under review');
  await portal.fault({ call: suspend, kind: 'drop' });
  await portal.user.click(dialog.getByRole('button', { name: 'Suspend' }));
  await portal.message('Network Error');
  expect(dialog.getByLabelText('Remarks')).toHaveValue('Under review');
  await portal.control('DELETE', 'faults');
  await portal.user.click(await dialog.findByRole('button', { name: 'Suspend' }));
  expect(await portal.message('Account is suspended')).toBeVisible();
});

test('Delete names the account and leads to the list, which shows it as deleted (CLI-085, CLI-086, SHR-073)', async ({ portal }) => {
  await open(portal);
  await portal.click('button', 'Delete');
  const dialog = await portal.dialog('Are you sure to delete this user account?');
  expect(dialog).toHaveTextContent(active.clientID);
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await portal.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await portal.message('Account is deleted');
  await waitFor(() => expect(portal.path()).toBe('/clientManagement'));
  await portal.fill('Client ID', active.clientID);
  await portal.user.keyboard('{Enter}');
  await waitFor(async () => expect(await portal.row(active.clientID)).toHaveTextContent('Deleted'));
});

test('Delete drops what was entered without another question (CLI-085)', async ({ portal }) => {
  await open(portal);
  await portal.fill('Remarks', 'Never saved');
  await confirmAction(portal, 'Delete');
  await waitFor(() => expect(portal.path()).toBe('/clientManagement'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Suspend of an account that somebody else has suspended shows the new status, and keeps what was entered', async ({ portal }) => {
  await open(portal);
  await portal.fill('Remarks', 'Entered before');
  const dialog = await openSuspend(portal);
  await portal.ask(`/appuser/suspend/${active.id}`, { method: 'PUT', body: { userStatusRemark: 'Somebody else' } });
  await portal.user.click(dialog.getByRole('button', { name: 'Suspend' }));
  await portal.message('The status of the account is SUSPENDED by now');
  await waitFor(() => expect(status()).toBe('Suspended'));
  expect(await portal.field('Remarks')).toHaveValue('Entered before');
});

test('an own action is no conflict, and what is entered until the record is read again stays', async ({ portal }) => {
  await open(portal);
  await portal.fill('Username', 'typed.first');
  const dialog = await openSuspend(portal);
  const release = portal.hold(readCall);
  const readsBefore = portal.calls(readCall).length;
  await portal.user.click(dialog.getByRole('button', { name: 'Suspend' }));
  await waitFor(() => expect(portal.calls(readCall)).toHaveLength(readsBefore + 1));
  await portal.fill('Username', 'typed.later');
  release();
  await waitFor(() => expect(status()).toBe('Suspended'));
  expect(await portal.field('Username')).toHaveValue('typed.later');
  expect(screen.queryByText(/This record was changed by/)).toBeNull();
  await portal.click('button', 'Save');
  expect(await portal.message('The changes have been saved')).toBeVisible();
});

test('Suspend starts with the remarks in the form, which then shows what was sent: nobody else has changed them (CLI-112)', async ({
  portal,
}) => {
  await open(portal);
  await portal.fill('Remarks', 'Entered before');
  const dialog = await openSuspend(portal);
  const remarks = dialog.getByLabelText('Remarks');
  expect(remarks).toHaveValue('Entered before');
  await portal.user.type(remarks, ', and why');
  await portal.user.click(dialog.getByRole('button', { name: 'Suspend' }));
  await waitFor(() => expect(status()).toBe('Suspended'));
  expect(await portal.field('Remarks')).toHaveValue('Entered before, and why');
  expect(screen.queryByText(/This record was changed by/)).toBeNull();
  await portal.click('button', 'Save');
  expect(await portal.message('No changes to save')).toBeVisible();
  expect(await portal.ask(`/appuser/${active.id}`)).toMatchObject({ userStatusRemark: 'Entered before, and why' });
});

test('a value that a colleague changed too is chosen before a save, also after an action of one’s own', async ({ portal }) => {
  await open(portal);
  await portal.fill('Remarks', 'Entered before');
  const dialog = await openSuspend(portal);
  await portal.ask(`/appuser/suspend/${active.id}`, { method: 'PUT', body: { userStatusRemark: 'Somebody else' } });
  await portal.user.click(dialog.getByRole('button', { name: 'Suspend' }));
  const mine = await screen.findByRole('radio', { name: 'Mine: Entered before' });
  const theirs = () => screen.getByRole('radio', { name: 'Theirs: Somebody else' });
  expect(mine).not.toBeChecked();
  expect(theirs()).not.toBeChecked();
  await confirmAction(portal, 'Unsuspend');
  await waitFor(() => expect(status()).toBe('Active'));
  expect(theirs()).not.toBeChecked();
  await portal.click('button', 'Save');
  expect(await screen.findAllByText(/Choose which value of Remarks to save/)).not.toHaveLength(0);
  expect(portal.calls(saveCall)).toEqual([]);
  await portal.click('radio', 'Mine: Entered before');
  await waitFor(() => expect(screen.queryByText(/Choose which value/)).toBeNull());
  await portal.click('button', 'Save');
  await portal.message('The changes have been saved');
  expect(portal.calls(saveCall)).toMatchObject([{ body: { userStatusRemark: 'Entered before' } }]);
});

const openDummy = async (portal: Portal) => {
  const dummy = makeClients(1_200, { isOdd: true }).find(({ userStatus, isDummyUser }) => userStatus === 'ACTIVATED' && isDummyUser)!;
  await portal.signIn('superadmin', `/editUser/${dummy.id}`);
  await screen.findByRole('form');
};
/** Emails the username to another address than the stored one. */
const emailTo = async (portal: Portal, address: string, answer: 'Send and update' | 'Send only') => {
  await portal.click('button', 'Email Username');
  const dialog = within(await screen.findByRole('dialog'));
  await portal.user.clear(dialog.getByLabelText(/^Email/));
  await portal.user.type(dialog.getByLabelText(/^Email/), address);
  await portal.user.click(dialog.getByRole('button', { name: 'Send' }));
  await portal.click('button', answer);
  await portal.message(/^Email is sent to /);
};

test('an address that an email stores stands in the form of a dummy account, and is no change of somebody else', async ({ portal }) => {
  await openDummy(portal);
  await portal.fill('Account email', 'entered@example.com');
  await emailTo(portal, 'stored@example.com', 'Send and update');
  expect(await portal.field('Account email')).toHaveValue('stored@example.com');
  await settle(portal);
  expect(screen.queryByText(/This record was changed by/)).toBeNull();
  await portal.click('button', 'Save');
  expect(await portal.message('No changes to save')).toBeVisible();
});

test('an address that an email does not store leaves the form of a dummy account as it was (CLI-033)', async ({ portal }) => {
  await openDummy(portal);
  const email = await portal.field('Account email');
  const stored = (email as HTMLInputElement).value;
  await emailTo(portal, 'other@example.com', 'Send only');
  await settle(portal);
  expect(await portal.field('Account email')).toHaveValue(stored);
  await portal.click('button', 'Save');
  await portal.message('No changes to save');
  await portal.fill('Account email', 'entered@example.com');
  await emailTo(portal, 'other@example.com', 'Send only');
  await settle(portal);
  await portal.click('button', 'Save');
  await portal.message('The changes have been saved');
  expect(portal.calls(saveCall)).toMatchObject([{ body: { email: 'entered@example.com' } }]);
});

test('Suspend starts with the value of a colleague while nobody has chosen, and leaves the choice open (CLI-112)', async ({ portal }) => {
  await open(portal);
  await portal.fill('Remarks', 'Entered before');
  await portal.ask(`/appuser/suspend/${active.id}`, { method: 'PUT', body: { userStatusRemark: 'Somebody else' } });
  await portal.ask(`/appuser/unlock/${active.id}`, { method: 'PUT' });
  await portal.click('button', 'Save');
  await screen.findByRole('radio', { name: 'Mine: Entered before' });
  const dialog = await openSuspend(portal);
  expect(dialog.getByLabelText('Remarks')).toHaveValue('Somebody else');
  await portal.user.click(dialog.getByRole('button', { name: 'Suspend' }));
  await waitFor(() => expect(status()).toBe('Suspended'));
  expect(await screen.findByRole('radio', { name: 'Mine: Entered before' })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: 'Theirs: Somebody else' })).not.toBeChecked();
  expect(await portal.ask(`/appuser/${active.id}`)).toMatchObject({ userStatusRemark: 'Somebody else' });
});

test('a save while the record is read again after an own action waits for it, and is no conflict', async ({ portal }) => {
  await open(portal);
  await portal.fill('Username', 'typed.first');
  const dialog = await openSuspend(portal);
  const release = portal.hold(readCall);
  const readsBefore = portal.calls(readCall).length;
  await portal.user.click(dialog.getByRole('button', { name: 'Suspend' }));
  await waitFor(() => expect(portal.calls(readCall)).toHaveLength(readsBefore + 1));
  await portal.click('button', 'Save');
  await portal.user.keyboard('{Control>}s{/Control}');
  expect(portal.calls(saveCall)).toEqual([]);
  release();
  await portal.message('The changes have been saved');
  expect(portal.calls(saveCall).map(({ body }) => body)).toMatchObject([{ username: 'typed.first' }]);
});

test('a save after the record could not be read again reads it first, and sends nothing while that fails', async ({ portal }) => {
  await open(portal);
  await portal.fill('Username', 'typed.first');
  const dialog = await openSuspend(portal);
  await portal.fault({ call: readCall, count: 2, kind: 'http', status: 500 });
  await portal.user.click(dialog.getByRole('button', { name: 'Suspend' }));
  await portal.message('System busy!');
  const readsBefore = portal.calls(readCall).length;
  await portal.click('button', 'Save');
  await waitFor(() => expect(portal.calls(readCall)).toHaveLength(readsBefore + 1));
  await settle(portal);
  expect(portal.calls(saveCall)).toEqual([]);
  await portal.click('button', 'Save');
  await portal.message('The changes have been saved');
  expect(portal.calls(saveCall).map(({ body }) => body)).toMatchObject([{ username: 'typed.first' }]);
});

test('a record that cannot be read again after an action is reported, and what was entered stays', async ({ portal }) => {
  await open(portal);
  await portal.fill('Remarks', 'Still here');
  const dialog = await openSuspend(portal);
  await portal.fault({ call: readCall, count: 1, kind: 'http', status: 500 });
  await portal.user.click(dialog.getByRole('button', { name: 'Suspend' }));
  await portal.message('System busy!');
  expect(await portal.field('Remarks')).toHaveValue('Still here');
});
