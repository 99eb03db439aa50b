import { whilePageChanges } from '../page';
import { expect, screen, test, waitFor, within, type Portal } from '../portal';

const list = 'GET /appuser/';
const put = 'PUT /contactUs/clientServices/{id}';

test.for([
  ['a refusal', { kind: 'status', status: '01', msg: 'The order is taken' }, 'The order is taken', 'PLT-082'],
  ['HTTP 202', { kind: 'http', status: 202, statusText: 'Accepted' }, 'Accepted', 'PLT-084'],
  ['a dropped connection', { kind: 'drop' }, 'Network Error', 'PLT-088'],
  ['HTTP 403', { kind: 'http', status: 403 }, 'No permission!', 'PLT-090'],
  ['HTTP 500', { kind: 'http', status: 500 }, 'System busy!', 'PLT-091'],
  ['malformed JSON', { kind: 'raw', body: '{"status":' }, 'System busy!', 'PLT-091'],
  ['a page of HTML', { kind: 'raw', body: '<html>Proxy</html>', contentType: 'text/plain' }, 'System busy!', 'PLT-091'],
  ['a truncated body', { kind: 'truncate' }, 'Network Error', 'PLT-088'],
] as const)(
  'a save that meets %s keeps the values, shows why, and can be repeated (PLT-082, PLT-084, PLT-088, PLT-090, PLT-091)',
  async ([, fault, text], { portal }) => {
    await portal.signIn('superadmin', '/editServiceHotline/12');
    await portal.fill('Order', '55');
    await portal.fault({ call: put, ...fault });
    await portal.click('button', 'Save');
    expect(await portal.message(text)).toBeVisible();
    expect(await portal.field('Order')).toHaveValue('55');
    expect(portal.messages()).toEqual([text]);
    expect(screen.queryByTestId('loading-overlay')).toBeNull();
    expect(portal.calls(put)).toHaveLength(1);
    await portal.control('DELETE', 'faults');
    await portal.click('button', 'Save');
    expect(await portal.message('The changes have been saved')).toBeVisible();
  },
);

test('a save that the server answers with status 02 shows no message and keeps the values (PLT-087)', async ({ portal }) => {
  await portal.signIn('superadmin', '/editServiceHotline/13');
  await portal.fill('Order', '66');
  await portal.fault({ call: put, count: 1, kind: 'status', status: '02', msg: 'x' });
  await portal.click('button', 'Save');
  await waitFor(() => expect(portal.calls(put)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByTestId('loading-overlay')).toBeNull());
  expect(portal.messages()).toEqual([]);
  expect(await portal.field('Order')).toHaveValue('66');
  expect(portal.path()).toBe('/editServiceHotline/13');
});

test('a list that could not be loaded shows the id of the request, and Retry loads it', async ({ portal }) => {
  await portal.fault({ call: list, kind: 'http', status: 500, count: 1 });
  await portal.signIn();
  await screen.findByText('The list could not be loaded');
  expect(screen.getByText(/^Request [\w-]{36}$/)).toBeVisible();
  await portal.click('button', 'Retry');
  await waitFor(async () => expect(await portal.rows()).toHaveLength(10));
});

test.for([
  ['without rows', 'The list could not be loaded'],
  ['with rows', /^not refreshed/],
] as const)('the failure of a list %s is not shown again when the list is opened the next time', async ([rows, failed], { portal }) => {
  if (rows === 'with rows') {
    await portal.signIn();
    await waitFor(async () => expect(await portal.rows()).toHaveLength(10));
    await portal.fault({ call: list, kind: 'http', status: 500, count: 1 });
    await portal.click('button', 'Refresh');
  } else {
    await portal.fault({ call: list, kind: 'http', status: 500, count: 1 });
    await portal.signIn();
  }
  await screen.findByText(failed);
  await portal.goTo('/officeLocations');
  await portal.row('18 Harbour Road');
  const release = portal.hold(list);
  const callsBefore = portal.calls(list).length;
  await portal.goTo('/clientManagement');
  await waitFor(() => expect(portal.calls(list).length).toBeGreaterThan(callsBefore));
  await screen.findByRole('heading', { level: 1, name: 'Client Management' });
  expect(screen.queryByText(failed)).toBeNull();
  release();
  await waitFor(async () => expect(await portal.rows()).toHaveLength(10));
  expect(screen.queryByText(failed)).toBeNull();
});

test('the failure of a list in a dialog is not shown again when the dialog is opened the next time', async ({ portal }) => {
  const documents = 'GET /appuser/{id}/documents/';
  await portal.signIn('superadmin', '/editUser/4');
  await portal.fault({ call: documents, kind: 'http', status: 500, count: 1 });
  await portal.click('button', 'View My Documents');
  const dialog = await portal.dialog('My Documents');
  await within(dialog).findByText('The list could not be loaded');
  await portal.user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  const release = portal.hold(documents);
  await portal.click('button', 'View My Documents');
  await waitFor(() => expect(portal.calls(documents)).toHaveLength(2));
  const reopened = await portal.dialog('My Documents');
  expect(within(reopened).queryByText('The list could not be loaded')).toBeNull();
  release();
  expect(await within(reopened).findByText('1–10 of 300')).toBeVisible();
});

test('a record that does not exist is reported with the version and a way to its list', async ({ portal }) => {
  await portal.signIn('superadmin', '/editServiceHotline/999999');
  expect(await screen.findByRole('heading', { name: 'The record does not exist' })).toBeVisible();
  expect(screen.getByText(/^Version/)).toBeVisible();
  await portal.click('link', 'Back to Customer Service Hotline');
  expect((await portal.rows()).length).toBeGreaterThan(0);
});

test.for(['/editPartner/../logout-cms', '/editPartner/%2e%2E/logout-cms', '/editUser/..', '/editUser/..%2f', '/editProjectClone/..%5C'])(
  'the address %s is reported as a record that does not exist, sends nothing and keeps the session (PLT-127)',
  async (address, { portal }) => {
    await portal.signIn('superadmin', address);
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('heading')).toHaveTextContent('The record does not exist');
    await portal.user.click(within(alert).getByRole('link'));
    expect((await portal.rows()).length).toBeGreaterThan(0);
    expect(portal.calls('GET /logout-cms')).toEqual([]);
  },
);

test('a record that could not be read offers Retry, and no way to the list as its main button', async ({ portal }) => {
  await portal.fault({ call: 'GET /appuser/{id}', kind: 'http', status: 500, count: 1 });
  await portal.signIn('superadmin', '/editUser/4');
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByRole('heading')).toHaveTextContent('System busy!');
  expect(within(alert).queryByRole('link')).toBeNull();
  await portal.user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await portal.field('Remarks')).toBeVisible();
});

test('a record that does not exist names itself first, then the way to its list, Retry and what to pass on (PLT-127)', async ({
  portal,
}) => {
  await portal.signIn('superadmin', '/editUser/999999');
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByRole('heading')).toHaveTextContent('The record does not exist');
  const controls = [...alert.querySelectorAll('a, button')].map(({ textContent }) => textContent.split(/[\n ]/)[0]);
  expect(controls).toEqual(['Client', 'Retry', 'Copy']);
  await portal.user.click(within(alert).getByRole('link', { name: 'Client Management' }));
  expect((await portal.rows()).length).toBeGreaterThan(0);
});

test('a refused username is marked at its field, and what was entered stays', async ({ portal }) => {
  await portal.signIn('superadmin', '/editUser/4');
  const taken = (await portal.ask<{ username: string }>('/appuser/5')).username;
  await portal.fill('Username', taken);
  await portal.fill('Remarks', 'entered');
  await portal.click('button', 'Save');
  await portal.message('The username is already in use');
  const username = await portal.field('Username');
  await waitFor(() => expect(username).toHaveFocus());
  expect(username).toHaveAccessibleDescription(expect.stringContaining('The username is already in use'));
  expect(username).toHaveValue(taken);
  expect(await portal.field('Remarks')).toHaveValue('entered');
  await portal.fill('Username', 'free.name.1');
  await waitFor(() => expect(username).toBeValid());
  await portal.click('button', 'Save');
  expect(await portal.message('The changes have been saved')).toBeVisible();
});

test('the message of a refused form goes when the last error is corrected', async ({ portal }) => {
  const text = 'Please check the form and fill in correct format';
  const typeInto = async (label: string, value: string) => {
    const field = await portal.field(label);
    await whilePageChanges(async () => field.focus());
    await portal.user.keyboard(value);
  };
  await portal.signIn('superadmin', '/createServiceHotline');
  await portal.select('Country', 'Japan');
  await portal.click('button', 'Create');
  // under the pointer the message does not go by itself after some seconds
  await portal.user.hover(await portal.message(text));
  await typeInto('Tel Number', '+81 1');
  expect(portal.messages()).toEqual([text]);
  await typeInto('Order', '9');
  await waitFor(() => expect(portal.messages()).toEqual([]));
});

const keysOf = (portal: Portal) => portal.calls(put).map(({ headers }) => headers['idempotency-key']);

test('a save that is repeated with the same values has the same Idempotency-Key, and a new one after a response or with other values', async ({
  portal,
}) => {
  await portal.signIn('superadmin', '/editServiceHotline/2');
  await portal.fill('Tel Number', '+852 5550 0001');
  await portal.fault({ call: put, kind: 'truncate', count: 1 });
  await portal.click('button', 'Save');
  await portal.message('Network Error');
  await portal.fault({ call: put, kind: 'status', status: '01', msg: 'Not today', count: 1 });
  await portal.click('button', 'Save');
  await portal.message('Not today');
  await portal.fault({ call: put, kind: 'truncate', count: 1 });
  await portal.click('button', 'Save');
  await waitFor(() => expect(portal.calls(put)).toHaveLength(3));
  await portal.message('Network Error');
  await portal.fill('Tel Number', '+852 5550 0002');
  await portal.click('button', 'Save');
  await portal.message('The changes have been saved');
  const [first, second, third, fourth, ...others] = keysOf(portal);
  expect(others).toEqual([]);
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(second);
  expect(fourth).not.toBe(third);
});
