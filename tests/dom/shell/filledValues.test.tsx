import { replaceClock } from '../clock';
import { active, formOf } from '../forms/clients';
import { expect, password, screen, test, waitFor, type Portal } from '../portal';

const login = 'POST /cmsauth/login';

/** Sets values of inputs as a password manager does: outside of React and without an event. */
const fillSilently = async (portal: Portal, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    const input = (await portal.field(label)) as HTMLInputElement;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value);
  }
};

test('the sign-in page sends values that were filled in without an event (PLT-033, PLT-034, PLT-035)', async ({ portal }) => {
  await portal.open('/login');
  await fillSilently(portal, { Username: 'superadmin', Password: password });
  await portal.user.click(await portal.field('Password'));
  await portal.user.keyboard('{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Client Management' });
  expect(portal.calls(login)[0]!.body).toMatchObject({ username: 'superadmin' });
});

test('the sign-in page sends values that a script of the page has set without an event (PLT-035)', async ({ portal }) => {
  await portal.open('/login');
  for (const [label, value] of [
    ['Username', 'superadmin'],
    ['Password', password],
  ] as const)
    ((await portal.field(label)) as HTMLInputElement).value = value;
  await portal.click('button', 'Sign in');
  await screen.findByRole('heading', { level: 1, name: 'Client Management' });
});

test('a password that was filled in without an event is still there after it is shown (PLT-035)', async ({ portal }) => {
  await portal.open('/login');
  await fillSilently(portal, { Username: 'superadmin', Password: password });
  await portal.click('button', 'Show password');
  expect(await portal.field('Password')).toHaveValue(password);
  expect(await portal.field('Username')).toHaveValue('superadmin');
});

test('the lock opens with a password that was filled in without an event', async ({ portal }) => {
  const pass = replaceClock();
  await portal.signIn('superadmin', '/clientManagement', { idleLockMinutes: 5 });
  await pass(5 * 60_000 + 1_000);
  await portal.dialog('Locked');
  await fillSilently(portal, { Password: password });
  await portal.click('button', 'Unlock');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Locked' })).toBeNull());
});

test('the dialog of the own password sends passwords that were filled in without an event (PLT-057, PLT-062)', async ({ portal }) => {
  await portal.signIn();
  await portal.click('button', /^Account of/);
  await portal.click('menuitem', 'Reset Password');
  const next = 'N3w!Password';
  await fillSilently(portal, { 'Old Password': password, 'New Password': next, 'Confirm Password': next });
  await portal.click('button', 'Confirm');
  await portal.message('Password is updated');
  expect(portal.calls('PUT /reset-pwd/current')).toHaveLength(1);
});

test('a form saves a value that was filled in without an event, by Ctrl+S too', async ({ portal }) => {
  await portal.signIn('superadmin', '/editServiceHotline/2');
  await fillSilently(portal, { 'Tel Number': '+852 1234' });
  await portal.user.keyboard('{Control>}s{/Control}');
  await portal.message('The changes have been saved');
  expect(portal.calls('PUT /contactUs/clientServices/{id}').map(({ body }) => body)).toMatchObject([{ phoneNumber: '+852 1234' }]);
});

test('stored line breaks that an input does not show are no change of the person who saves', async ({ portal }) => {
  portal.respond('GET /appuser/{id}', (record) => ({ ...(record as object), userStatusRemark: 'First\r\nSecond' }));
  await portal.signIn('superadmin', formOf(active));
  await portal.field('Remarks');
  await portal.click('button', 'Save');
  expect(await portal.message('No changes to save')).toBeVisible();
});

test('a search asks for a value that was filled in without an event (PLT-097)', async ({ portal }) => {
  await portal.signIn();
  await portal.rows();
  await fillSilently(portal, { 'Last Name': 'Leung' });
  await portal.click('button', 'Search');
  await screen.findByText('Total 33 results:');
  expect(portal.calls('GET /appuser/').at(-1)!.query).toContain('lastName=Leung');
});
