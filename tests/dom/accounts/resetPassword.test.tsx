import { expect, reply, screen, test, waitFor, within, type Portal } from '../portal';
import { openFromMenu } from './clients';

const resetCall = 'PUT /appuser/reset/pwd/{id}';
const clientId = 'C1001050';

const openDialog = async (portal: Portal) => {
  await portal.signIn('csteam.hk');
  return openFromMenu(portal, clientId, 'Reset password');
};
const temporaryPassword = async (portal: Portal, dialog: HTMLElement) => {
  await portal.user.click(within(dialog).getByRole('radio', { name: /^Temporary password/ }));
  return within(dialog).findByRole<HTMLInputElement>('textbox', { name: 'Temporary password' });
};
const fillAddress = async (portal: Portal, dialog: HTMLElement, address: string) => {
  const input = within(dialog).getByRole('textbox', { name: /^Email/ });
  await portal.user.clear(input);
  await portal.user.type(input, address);
};
/** Sends the dialog. Its button has another name while an earlier call is under way. */
const submit = async (portal: Portal, dialog: HTMLElement) =>
  portal.user.click(await within(dialog).findByRole('button', { name: 'Reset password' }));

test('Reset password starts by email, refuses what is no address, and asks before it stores another (CLI-034, CLI-035)', async ({
  portal,
}) => {
  const dialog = await openDialog(portal);
  expect(within(dialog).getByRole('radio', { name: /^By email/ })).toBeChecked();
  await fillAddress(portal, dialog, 'nonsense');
  await submit(portal, dialog);
  expect(await screen.findByText('Please provide a properly formatted email')).toBeVisible();
  await fillAddress(portal, dialog, 'new@example.com');
  await submit(portal, dialog);
  await portal.dialog('Do you need to updated the email address?');
  expect(portal.calls(resetCall)).toEqual([]);
  await portal.click('button', 'Send and update');
  await portal.message('Email is sent to new@example.com and the email address has been updated');
  expect(portal.calls(resetCall).map(({ body }) => body)).toEqual([{ email: 'new@example.com', updateEmail: true }]);
});

test('Reset password: the list shows an address that was stored (CLI-035)', async ({ portal }) => {
  const dialog = await openDialog(portal);
  await fillAddress(portal, dialog, 'reset.to@example.com');
  await submit(portal, dialog);
  await portal.click('button', 'Send and update');
  await waitFor(async () => expect(await portal.row(clientId)).toHaveTextContent('reset.to@example.com'));
});

test('Reset password of a dummy account starts with a temporary password (CLI-034)', async ({ portal }) => {
  const dummy = { id: 7, clientID: 'D7', userStatus: 'ACTIVATED', email: null, isDummyUser: true };
  await portal.fault({ call: 'GET /appuser/', kind: 'raw', body: reply({ content: [dummy], totalElements: 1 }) });
  await portal.signIn();
  const dialog = await openFromMenu(portal, 'D7', 'Reset password');
  expect(within(dialog).getByRole('radio', { name: /^Temporary password/ })).toBeChecked();
});

test('a temporary password is generated, and again on Generate (CLI-036)', async ({ portal }) => {
  const dialog = await openDialog(portal);
  const input = await temporaryPassword(portal, dialog);
  const first = input.value;
  expect(first).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[^A-Za-z0-9]).{12}$/);
  await portal.user.click(within(dialog).getByRole('button', { name: 'Generate' }));
  expect(input.value).toMatch(/^.{12}$/);
  expect(input).not.toHaveValue(first);
});

test.for([
  ['', 'Password can not be empty'],
  ['Passw0rd! x', 'Password can not include space'],
  ['Passw0rd!中', 'Password can not contain Chinese'],
  ['weak', 'Password length must be 8-20 and contain uppercase, lowercase, numeric and special characters'],
] as const)(
  'the temporary password "%s" is refused and not sent: %s (CLI-037, CLI-038, CLI-039, CLI-042, SHR-005)',
  async ([typed, text], { portal }) => {
    const dialog = await openDialog(portal);
    const input = await temporaryPassword(portal, dialog);
    await portal.user.clear(input);
    if (typed) await portal.user.type(input, typed);
    await submit(portal, dialog);
    expect(await screen.findByText(text)).toBeVisible();
    expect(input).toHaveValue(typed);
    expect(portal.calls(resetCall)).toEqual([]);
  },
);

test('a temporary password is sent encrypted, and a dialog shows it until it is closed (CLI-040, CLI-041, SHR-006)', async ({ portal }) => {
  const dialog = await openDialog(portal);
  const { value } = await temporaryPassword(portal, dialog);
  await submit(portal, dialog);
  await portal.message(`The temporary password is ${value}. Email with temporary nassword has been sent to user.`);
  const shown = await portal.dialog('The temporary password');
  expect(shown).toHaveTextContent(value);
  await waitFor(() => expect(within(shown).getByRole('button', { name: 'Copy' })).toHaveFocus());
  await portal.user.keyboard('{Escape}');
  await portal.user.click(within(shown).getByRole('button', { name: 'Copy' }));
  await portal.message('Copy success');
  expect(await navigator.clipboard.readText()).toBe(value);
  await portal.user.click(within(shown).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(portal.calls(resetCall).map(({ path, body }) => [path, body])).toEqual([
    ['/appuser/reset/pwd/1050', { pwd: expect.stringMatching(/^[\w+/]{300,}=*$/) as unknown }],
  ]);
  expect(JSON.stringify(portal.sent)).not.toContain(value);
});

test('a temporary password stays in its dialog after a failed call, and can be sent again (CLI-041)', async ({ portal }) => {
  await portal.fault({ call: resetCall, kind: 'drop', count: 1 });
  const dialog = await openDialog(portal);
  const input = await temporaryPassword(portal, dialog);
  const { value } = input;
  await submit(portal, dialog);
  await portal.message('Network Error');
  expect(input).toHaveValue(value);
  await submit(portal, dialog);
  expect(await portal.dialog('The temporary password')).toHaveTextContent(value);
});
