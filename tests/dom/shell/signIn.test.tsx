import { whilePageChanges } from '../page';
import { expect, password, screen, test, waitFor, within } from '../portal';

const publicKey = 'GET /cmsauth/pubKey';
const login = 'POST /cmsauth/login';
const refusal = 'The username or the password is wrong';

test('the sign-in page has the title, one Login, its own Sign in, and no header (PLT-001, PLT-013, PLT-026, PLT-030)', async ({
  portal,
}) => {
  await portal.open('/login');
  expect(await screen.findByText('ADMIN PORTAL')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Login' })).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Account of/ })).toBeNull();
  expect(document.title).toBe('ADMIN PORTAL');
});

test('without single sign-on in config.json there is no Login, and the environment is shown (PLT-026)', async ({ portal }) => {
  await portal.open('/', { singleSignOn: { action: '', fields: {}, signOut: '' }, environment: 'UAT' });
  expect(await screen.findByText('UAT')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Login' })).toBeNull();
});

test('empty fields of the sign-in page are errors, and nothing is sent (PLT-033, PLT-034)', async ({ portal }) => {
  await portal.open('/login');
  await portal.click('button', 'Sign in');
  expect(await screen.findByText('The Email address cannot be empty')).toBeVisible();
  expect(screen.getByText('The Password cannot be empty')).toBeVisible();
  expect(await portal.field('Username')).toHaveFocus();
  await portal.fill('Username', '   ');
  await portal.user.type(await portal.field('Password'), `${password}{Enter}`);
  await waitFor(() => expect(screen.queryByText('The Password cannot be empty')).toBeNull());
  expect(await portal.field('Username')).toHaveAccessibleDescription(expect.stringContaining('The Email address cannot be empty'));
  expect(portal.calls(login)).toEqual([]);
});

test('a sign-in encrypts the password and leads to Client Management (PLT-014, PLT-031, PLT-032, PLT-035, PLT-037, PLT-043)', async ({
  portal,
}) => {
  await portal.open('/');
  await portal.fillSignIn('superadmin');
  await screen.findByRole('heading', { level: 1, name: 'Client Management' });
  expect(portal.path()).toBe('/clientManagement');
  const [key] = portal.calls(publicKey);
  const [sent] = portal.calls(login);
  expect(key!.headers.authorization).toBeUndefined();
  expect(sent!.headers.authorization).toBeUndefined();
  expect(sent!.body).toEqual({ username: 'superadmin', password: expect.stringMatching(/^[A-Za-z0-9+/]{300,}=*$/) });
  expect(JSON.stringify(portal.sent)).not.toContain(password);
  expect(portal.calls('GET /appuser/')[0]!.headers.authorization).toMatch(/^Bearer /);
});

test('a refused sign-in shows the message of the server and keeps the username (PLT-002, PLT-038)', async ({ portal }) => {
  await portal.open('/login');
  await portal.fillSignIn('somebody', 'wrong');
  await portal.message(refusal);
  expect(portal.path()).toBe('/login');
  expect(await portal.field('Username')).toHaveValue('somebody');
});

test('a form of the sign-in page that is submitted ten times at once sends one sign-in (PLT-035)', async ({ portal }) => {
  await portal.open('/login');
  await portal.fill('Username', 'superadmin');
  await portal.fill('Password', password);
  const letGo = portal.hold(login);
  const form = (await portal.field('Password')).closest('form')!;
  await whilePageChanges(async () => {
    for (let time = 0; time < 10; time += 1) form.requestSubmit();
  });
  await waitFor(() => expect(portal.calls(login)).toHaveLength(1));
  letGo();
  await screen.findByRole('heading', { level: 1, name: 'Client Management' });
  expect(portal.calls(login)).toHaveLength(1);
});

test('a password is sent with the spaces that were typed around it (PLT-032, SHR-006)', async ({ portal }) => {
  await portal.open('/login');
  await portal.fillSignIn('viewer.hk', ` ${password} `);
  await portal.message(refusal);
  await portal.fillSignIn('viewer.hk', password);
  await screen.findByRole('heading', { level: 1, name: 'Client Management' });
});

test('a sign-in and a new dummy account succeed at once although the server has got a new key (PLT-031, PLT-032, DUM-023)', async ({
  portal,
}) => {
  await portal.open('/createUser');
  await waitFor(() => expect(portal.calls(publicKey)).toHaveLength(1));
  await portal.control('POST', 'key');
  await portal.fillSignIn('superadmin');
  await screen.findByRole('heading', { level: 1, name: 'Create Dummy Account' });
  expect(portal.messages()).toEqual([]);
  const calls = portal.sent.flatMap(({ call }) => (call === publicKey || call === login ? [call] : []));
  expect(calls).toEqual([publicKey, login, publicKey, login]);

  await portal.control('POST', 'key');
  await portal.select('Dummy account type', 'Business Partner');
  await portal.fill('Username', 'dummy.newkey');
  await portal.fill('Last Name', 'Example');
  await portal.fill('Date of birth', '1990/05/06');
  await portal.select('Sales Office', 'Hong Kong');
  await portal.select('Region', 'China');
  await portal.fill('Sales representative name', 'Grace Tan');
  await portal.click('button', 'Create');
  await portal.dialog('Dummy account is created!');
  expect(portal.messages()).toEqual([]);
  const keys = portal.calls('POST /appuser/add/dummy').map(({ headers }) => headers['idempotency-key']);
  expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
});

test('a token of another person in the address asks a signed-in user first, and Cancel keeps the session (PLT-125)', async ({ portal }) => {
  await portal.signIn('superadmin');
  await portal.rows();
  await portal.goTo(`/login?accessToken=${await portal.foreignToken('sales.sg')}`);
  expect(await screen.findByText(/You are signed in as Robin Ashgrove/)).toBeVisible();
  await portal.click('button', 'Cancel');
  expect(await screen.findByRole('button', { name: /^Account of Robin Ashgrove/ })).toBeVisible();
});

test('a return of single sign-on asks a signed-in user too, when this tab had started it before that sign-in (PLT-125)', async ({
  portal,
}) => {
  await portal.signIn('superadmin');
  await portal.rows();
  sessionStorage.setItem('admin-portal.single-sign-on', JSON.stringify({ wanted: '/ourProducts' }));
  await portal.goTo(`/login?accessToken=${await portal.foreignToken('sales.sg')}`);
  expect(await screen.findByText(/You are signed in as Robin Ashgrove/)).toBeVisible();
  expect(portal.path()).not.toBe('/ourProducts');
  await portal.click('button', 'Cancel');
  expect(await screen.findByRole('button', { name: /^Account of Robin Ashgrove/ })).toBeVisible();
});

test('a token in the address that the CMS does not know is an error, and the sign-in page stays (PLT-125)', async ({ portal }) => {
  await portal.open('/login?accessToken=made-up');
  await portal.message('System busy!');
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('the menu of the account closes when the page changes (PLT-051)', async ({ portal }) => {
  await portal.signIn('superadmin');
  await portal.click('button', /^Account of/);
  expect(within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'Log Out' })).toBeVisible();
  await portal.goTo('/officeLocations');
  await screen.findByRole('heading', { level: 1, name: 'Office Locations' });
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(screen.getByRole('button', { name: /^Account of/ })).toHaveAttribute('aria-expanded', 'false');
});
