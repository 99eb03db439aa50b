import { expect, reply, screen, test, textsOf, waitFor, within, type Portal } from '../portal';
import { dialogInput, openFromMenu } from './clients';

const emailCall = 'PUT /appuser/email/{id}';
const question = 'Do you need to updated the email address?';
const clientId = 'C1001050';
const stored = 'haoran.t5@example.com';

const openDialog = async (portal: Portal) => {
  await portal.signIn('csteam.hk');
  return openFromMenu(portal, clientId, 'Email Username');
};
const send = async (portal: Portal, address: string) => {
  const input = await dialogInput();
  await portal.user.clear(input);
  if (address) await portal.user.type(input, address);
  await portal.click('button', 'Send');
};
const bodies = (portal: Portal) => portal.calls(emailCall).map(({ body }) => body);

test('Email Username starts with the stored address, and mails it without a question (CLI-029, CLI-032, CLI-033)', async ({ portal }) => {
  const dialog = await openDialog(portal);
  expect(dialog).toHaveTextContent(`陳, 明轩 · ${clientId}`);
  expect(await dialogInput()).toHaveValue(stored);
  await portal.click('button', 'Send');
  await portal.message('Email sent');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(portal.calls(emailCall).map(({ path, body }) => [path, body])).toEqual([
    ['/appuser/email/1050', { email: stored, updateEmail: false }],
  ]);
});

test.for(['', 'x', 'a b@c.de', 'a@b', 'a@b.c d@e.f'])(
  'Email Username refuses the address "%s", keeps it and sends nothing (CLI-030, SHR-011, SHR-012)',
  async (address, { portal }) => {
    await openDialog(portal);
    await send(portal, address);
    expect(await screen.findByText('Please provide a properly formatted email')).toBeVisible();
    const input = await dialogInput();
    expect(input).toHaveValue(address);
    expect(input).toHaveFocus();
    await portal.user.clear(input);
    await portal.user.type(input, 'right@example.com');
    await waitFor(() => expect(screen.queryByText('Please provide a properly formatted email')).toBeNull());
    expect(bodies(portal)).toEqual([]);
  },
);

test.for([
  ['Send and update', true, 'Email is sent to new@example.com and the email address has been updated'],
  ['Send only', false, 'Email is sent to new@example.com'],
] as const)(
  'Email Username to another address asks whether to store it, and "%s" sends updateEmail %s once (CLI-031, CLI-033, SHR-073)',
  async ([answer, updateEmail, text], { portal }) => {
    await openDialog(portal);
    await send(portal, 'new@example.com');
    const dialog = await portal.dialog(question);
    expect(dialog).toHaveTextContent(`陳, 明轩 · ${clientId}`);
    await portal.user.dblClick(within(dialog).getByRole('button', { name: answer }));
    await portal.message(text);
    expect(portal.messages()).toEqual([text]);
    expect(bodies(portal)).toEqual([{ email: 'new@example.com', updateEmail }]);
  },
);

test('the question of Email Username shows the stored and the new address (CLI-031)', async ({ portal }) => {
  await openDialog(portal);
  await send(portal, 'new@example.com');
  const dialog = await portal.dialog(question);
  expect(textsOf(within(dialog).getAllByRole('term'))).toEqual(['Stored address', 'New address']);
  expect(textsOf(within(dialog).getAllByRole('definition'))).toEqual([stored, 'new@example.com']);
});

test('the question of Email Username says that an account has no stored address (CLI-031)', async ({ portal }) => {
  const client = { id: 7, clientID: 'C7', lastName: 'Chan', userStatus: 'ACTIVATED', email: null, isDummyUser: true };
  await portal.fault({ call: 'GET /appuser/', kind: 'raw', body: reply({ content: [client], totalElements: 1 }) });
  await portal.signIn();
  await openFromMenu(portal, 'C7', 'Email Username');
  await send(portal, 'new@example.com');
  const dialog = await portal.dialog(question);
  expect(textsOf(within(dialog).getAllByRole('definition'))).toEqual(['None', 'new@example.com']);
});

test('Email Username: the list shows an address that was stored (PLT-004)', async ({ portal }) => {
  await openDialog(portal);
  await send(portal, 'changed.address@example.com');
  await portal.click('button', 'Send and update');
  await waitFor(async () => expect(await portal.row(clientId)).toHaveTextContent('changed.address@example.com'));
});

test('Email Username trims the address, and a stored one with blanks around it counts as the same (CLI-031, CLI-033, SHR-012)', async ({
  portal,
}) => {
  const client = { id: 7, clientID: 'C7', lastName: 'Chan', userStatus: 'ACTIVATED', email: ' hiutung@example.com ', isDummyUser: false };
  await portal.fault({ call: 'GET /appuser/', kind: 'raw', body: reply({ content: [client], totalElements: 1 }) });
  await portal.fault({ call: emailCall, kind: 'raw', body: reply(null) });
  await portal.signIn();
  await openFromMenu(portal, 'C7', 'Email Username');
  await send(portal, '  hiutung@example.com ');
  await portal.message('Email sent');
  await openFromMenu(portal, 'C7', 'Email Username');
  await send(portal, '  somebody.else@example.com ');
  const dialog = await portal.dialog(question);
  await portal.user.click(within(dialog).getByRole('button', { name: 'Send only' }));
  await portal.message('Email is sent to somebody.else@example.com');
  expect(bodies(portal)).toEqual([
    { email: 'hiutung@example.com', updateEmail: false },
    { email: 'somebody.else@example.com', updateEmail: false },
  ]);
});

test('closing the question of Email Username sends nothing and keeps the address (CLI-114)', async ({ portal }) => {
  await openDialog(portal);
  await send(portal, 'new@example.com');
  await portal.dialog(question);
  await portal.user.keyboard('{Escape}');
  await portal.dialog('Email Username');
  expect(await dialogInput()).toHaveValue('new@example.com');
  expect(bodies(portal)).toEqual([]);
});

test('the question of Email Username cannot be closed while its call is made (CLI-114)', async ({ portal }) => {
  const release = portal.hold(emailCall);
  await openDialog(portal);
  await send(portal, 'new@example.com');
  const dialog = await portal.dialog(question);
  await portal.user.click(within(dialog).getByRole('button', { name: 'Send and update' }));
  await waitFor(() => expect(bodies(portal)).toHaveLength(1));
  await portal.user.keyboard('{Escape}');
  const cancel = within(dialog).getByRole('button', { name: 'Cancel' });
  await portal.user.click(cancel);
  expect(dialog).toBeVisible();
  expect(cancel).toHaveAttribute('aria-disabled', 'true');
  release();
  await portal.message('Email is sent to new@example.com and the email address has been updated');
});

test('Email Username keeps its question and the address after a failed call', async ({ portal }) => {
  await portal.fault({ call: emailCall, kind: 'drop' });
  await openDialog(portal);
  await send(portal, 'new@example.com');
  await portal.click('button', 'Send only');
  await portal.message('Network Error');
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(cancel).toHaveAttribute('aria-disabled', 'false'));
  await portal.user.click(cancel);
  await portal.dialog('Email Username');
  expect(await dialogInput()).toHaveValue('new@example.com');
});
