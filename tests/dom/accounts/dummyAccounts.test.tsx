import { onTestFinished, vi } from 'vitest';
import { tabStorage } from '../../../src/storage';
import { expect, optionTexts, reply, screen, test, textsOf, waitFor, within, type Portal } from '../portal';

const createCall = 'POST /appuser/add/dummy';
const create = (portal: Portal) => portal.click('button', 'Create');
/** Fills what is required, except the password, which is generated. Returns the password. */
const fillForm = async (portal: Portal, username: string) => {
  await portal.select('Dummy account type', 'Business Partner');
  await portal.fill('Username', username);
  await portal.fill('Last Name', 'Example');
  await portal.fill('Date of birth', '1990/05/06');
  const office = await portal.field('Sales Office');
  if (!office.matches(':disabled')) await portal.select('Sales Office', 'Hong Kong');
  await portal.select('Region', 'China');
  await portal.fill('Sales representative name', 'Grace Tan');
  return ((await portal.field('Password')) as HTMLInputElement).value;
};
const errors = () => textsOf(document.querySelectorAll('.form-row .error'));

test('Create Dummy Account is reached from the list of clients and leads back there (DUM-001, DUM-003)', async ({ portal }) => {
  await portal.signIn();
  await portal.click('link', 'Create Dummy Account');
  expect(await screen.findByRole('heading', { name: 'Create Dummy Account', level: 1 })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Client Management' })).toHaveAttribute('href', '#/clientManagement');
});

test('the form of a dummy account has its fields in the order of the specification (DUM-004)', async ({ portal }) => {
  await portal.signIn('superadmin', '/createUser');
  await portal.field('Dummy account type');
  const labels = [...document.querySelectorAll('.form-row .label')].map(({ textContent }) => textContent.replace(/\*$/, '').trim());
  expect(labels).toEqual([
    'Dummy account type',
    'Remarks',
    'Username',
    'Password',
    'Last Name',
    'First Name',
    'Middle Name',
    'Date of birth',
    'Email',
    'Sales Office',
    'Region',
    'Sales representative name',
  ]);
});

test('a dummy account has a type of the server, except that of a client (DUM-005)', async ({ portal }) => {
  await portal.signIn('superadmin', '/createUser');
  const type = await portal.field('Dummy account type');
  await waitFor(() =>
    expect(optionTexts(type)).toEqual(['Choose…', 'Business Partner', 'Internal Sales', 'Business Partner Admin', 'Staff']),
  );
});

test('the password of a dummy account is generated, and again on Generate (DUM-006)', async ({ portal }) => {
  await portal.signIn('superadmin', '/createUser');
  const password = (await portal.field('Password')) as HTMLInputElement;
  const first = password.value;
  expect(first).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[^A-Za-z0-9]).{12}$/);
  await portal.click('button', 'Generate');
  expect(password.value).toMatch(/^.{12}$/);
  expect(password).not.toHaveValue(first);
});

test('a sales office offers its own regions to a dummy account (DUM-008)', async ({ portal }) => {
  await portal.signIn('superadmin', '/createUser');
  const region = await portal.field('Region');
  await waitFor(() => expect(optionTexts(region)).toHaveLength(9));
  await portal.select('Sales Office', 'Singapore');
  await waitFor(() => expect(optionTexts(region)).toEqual(['Choose…', 'Singapore', 'Malaysia', 'Japan', 'Indonesia']));
});

test('Cancel of a dummy account leads to the list of clients and creates nothing (DUM-002)', async ({ portal }) => {
  await portal.signIn('superadmin', '/createUser');
  await portal.click('button', 'Cancel');
  await screen.findByText('1–10 of 1,200');
  expect(portal.path()).toBe('/clientManagement');
  expect(portal.calls(createCall)).toEqual([]);
});

test('an empty dummy account names every field that is required, and is not sent (DUM-012, DUM-015, DUM-016, DUM-017, DUM-021, DUM-022)', async ({
  portal,
}) => {
  await portal.signIn('superadmin', '/createUser');
  await portal.fill('Password', '');
  await create(portal);
  await portal.message('Please check the form and fill in correct format');
  expect(errors()).toEqual([
    'Dummy account type cannot be empty',
    'User Name must be 8-15 chars',
    'Password can not be empty',
    'Last Name cannot be empty',
    'Date of birth cannot be empty',
    'Sales Office cannot be empty',
    'Region cannot be empty',
    'Sales representative name cannot be empty',
  ]);
  expect(portal.calls(createCall)).toEqual([]);
});

test('a dummy account with a username of seven characters is not sent, and keeps what was typed (DUM-012)', async ({ portal }) => {
  await portal.signIn('superadmin', '/createUser');
  await fillForm(portal, 'seven77');
  await create(portal);
  await waitFor(() => expect(errors()).toEqual(['User Name must be 8-15 chars']));
  expect(await portal.field('Username')).toHaveValue('seven77');
  expect(portal.calls(createCall)).toEqual([]);
});

test.for(['Username', 'Password'])('typing into %s of a dummy account stops at 100 characters (DUM-013)', async (label, { portal }) => {
  await portal.signIn('superadmin', '/createUser');
  const field = await portal.field(label);
  await portal.user.clear(field);
  await portal.user.paste('x'.repeat(99));
  await portal.user.keyboard('123');
  expect(field).toHaveValue(`${'x'.repeat(99)}1`);
});

test('a user of level 2 creates dummy accounts in the own sales office only (DUM-009)', async ({ portal }) => {
  await portal.signIn('csteam.hk', '/createUser');
  const office = await portal.field('Sales Office');
  await waitFor(() => expect(office).toHaveDisplayValue('Hong Kong'));
  expect(office).toBeDisabled();
  const region = await portal.field('Region');
  await waitFor(() => expect(optionTexts(region)).toEqual(['Choose…', 'Hong Kong', 'China', 'Taiwan', 'Dubai']));
});

test('a user of several sales offices creates dummy accounts in the first of them (DUM-010)', async ({ portal }) => {
  await portal.signIn('csteam.hk');
  const session = tabStorage.getItem('admin-portal.session')!;
  expect(session).toContain('"salesOffices":["HK"]');
  tabStorage.setItem('admin-portal.session', session.replace('"salesOffices":["HK"]', '"salesOffices":["SG","HK"]'));
  await portal.open('/createUser');
  const office = await portal.field('Sales Office');
  await waitFor(() => expect(office).toHaveDisplayValue('Singapore'));
  expect(office).toBeDisabled();
});

test('a new dummy account is sent once, with its password encrypted (DUM-007, DUM-023)', async ({ portal }) => {
  await portal.signIn('csteam.hk', '/createUser');
  await fillForm(portal, 'dummy.new1');
  await portal.user.dblClick(screen.getByRole('button', { name: 'Create' }));
  await portal.dialog('Dummy account is created!');
  expect(portal.calls(createCall).map(({ body }) => body)).toEqual([
    {
      username: 'dummy.new1',
      pwd: expect.stringMatching(/^[A-Za-z0-9+/]{300,}={0,2}$/) as unknown,
      userType: 'B',
      userTypeRemark: null,
      firstName: null,
      lastName: 'Example',
      middleName: null,
      dob: '1990/05/06',
      email: null,
      salesOffice: 'HK',
      region: 'CN',
      representative: 'Grace Tan',
    },
  ]);
});

test('a new dummy account shows its ID, username and password until that is closed, and copies them (DUM-025, DUM-026, DUM-027, DUM-028)', async ({
  portal,
}) => {
  await portal.signIn('csteam.hk', '/createUser');
  const password = await fillForm(portal, 'dummy.new1');
  await create(portal);
  const dialog = await portal.dialog('Dummy account is created!');
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Copy' })).toHaveFocus());
  await portal.user.keyboard('{Escape}');
  await portal.user.click(within(dialog).getByRole('button', { name: 'Copy' }));
  await portal.message('Copy success');
  const lines = (await navigator.clipboard.readText()).split('\n');
  expect(lines).toEqual([expect.stringMatching(/^Client ID: D\d+$/), 'Username: dummy.new1', `Password: ${password}`]);
  for (const line of lines) expect(dialog).toHaveTextContent(line);
  expect(portal.path()).toBe('/createUser');
});

test('the list of clients names a new dummy account and finds it, and its password is nowhere any more (DUM-029)', async ({ portal }) => {
  await portal.signIn('csteam.hk', '/createUser');
  const password = await fillForm(portal, 'dummy.new1');
  await create(portal);
  const dialog = await portal.dialog('Dummy account is created!');
  const clientId = /D\d+/.exec(dialog.textContent)![0];
  await portal.user.click(within(dialog).getByRole('button', { name: 'Close' }));
  // an account that never signed in is on no first page
  expect((await portal.rows()).filter((row) => row.textContent.includes('dummy.new1'))).toEqual([]);
  expect(portal.path()).toBe('/clientManagement');
  await portal.click('button', `Show ${clientId}`);
  expect(await portal.row('dummy.new1')).toHaveTextContent('Active');
  expect(await portal.field('Client ID')).toHaveValue(clientId);
  const kept = document.documentElement.outerHTML + JSON.stringify([{ ...localStorage }, { ...sessionStorage }, portal.sent]);
  expect(kept).toContain(clientId);
  expect(kept).not.toContain(password);
});

test('a clipboard that refuses the lines of a dummy account is reported, and the lines stay (DUM-027)', async ({ portal }) => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  onTestFinished(() => writeText.mockRestore());
  await portal.fault({ call: createCall, kind: 'raw', body: reply({ clientID: 'D1', username: 'dummy.xyz' }) });
  await portal.signIn('superadmin', '/createUser');
  await fillForm(portal, 'dummy.xyz');
  await create(portal);
  const dialog = await portal.dialog('Dummy account is created!');
  await portal.user.click(within(dialog).getByRole('button', { name: 'Copy' }));
  await portal.message(/copy/i);
  expect(portal.messages()).not.toContain('Copy success');
  expect(dialog).toHaveTextContent('Client ID: D1');
});

test('a dummy account that the server refuses shows the reason, and the form stays filled (DUM-030)', async ({ portal }) => {
  await portal.fault({ call: createCall, kind: 'status', status: '01', msg: 'The username is already in use' });
  await portal.signIn('superadmin', '/createUser');
  await fillForm(portal, 'dummy.taken');
  await create(portal);
  await portal.message('The username is already in use');
  expect(await portal.field('Username')).toHaveValue('dummy.taken');
  expect(await portal.field('Region')).toHaveDisplayValue('China');
});

test('Create Dummy Account shows "No permission!" to a user who may only read clients (DUM-032)', async ({ portal }) => {
  await portal.signIn('viewer.hk', '/createUser');
  expect(await screen.findByText('No permission!')).toBeVisible();
  expect(screen.queryByLabelText(/^Username/)).toBeNull();
});
