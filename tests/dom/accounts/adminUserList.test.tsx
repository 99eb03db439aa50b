import { cellsOf, expect, type Portal, screen, test, textsOf, waitFor, within } from '../portal';

const list = 'GET /cmsuser/findAll';
const listPath = '/adminUserManagement';
const lastQuery = (portal: Portal) => portal.calls(list).at(-1)!.query;
const openMore = async (portal: Portal, name: string) =>
  portal.user.click(within(await portal.row(name)).getByRole('button', { name: /^More/ }));

test('the list of admin users has its columns, with names for levels, offices and regions (ADM-008, ADM-009, ADM-010, ADM-014, SHR-028)', async ({
  portal,
}) => {
  await portal.signIn('superadmin', listPath);
  const row = await portal.row('Lam, Nadia');
  await within(row).findByText('Singapore, Malaysia, Japan, Indonesia');
  const headers = textsOf(screen.getAllByRole('columnheader'));
  expect(headers).toEqual(['ID', 'User Permission Level', 'Sales Offices', 'Regions', 'Full Name', 'Last Login', 'Operation']);
  const cells = textsOf(cellsOf(row));
  expect(cells.slice(0, 6)).toEqual([
    '60',
    'Level 2',
    'Singapore',
    'Singapore, Malaysia, Japan, Indonesia',
    'Lam, Nadia',
    '2026/11/08 14:25',
  ]);
});

test('the list of admin users is sorted by Admin ID, descending until somebody changes that (ADM-005, ADM-006, ADM-007, ADM-013)', async ({
  portal,
}) => {
  await portal.signIn('superadmin', listPath);
  await portal.rows();
  expect(portal.calls(list).map(({ query }) => query)).toEqual(['?page=0&size=10&sort=userId,desc']);
  expect(await portal.optionTexts('Rows per page')).toEqual(['5', '10', '20', '50']);
  await portal.click('button', 'Sort by: Admin ID, descending');
  await portal.click('menuitem', 'Admin ID, ascending');
  await waitFor(async () => expect(portal.cell((await portal.rows())[0]!, 'ID')).toHaveTextContent(/^1$/));
  expect(lastQuery(portal)).toBe('?page=0&size=10&sort=userId,asc');
});

test('the list of admin users has its sort again after an edit page (ADM-001)', async ({ portal }) => {
  await portal.signIn('superadmin', listPath);
  await portal.click('button', 'Sort by: Admin ID, descending');
  await portal.click('menuitem', 'Admin ID, ascending');
  await portal.user.click(within(await portal.row('Tandel, Priya')).getByRole('link', { name: /^Edit/ }));
  await waitFor(() => expect(portal.path()).toBe('/adminEditUser/102'));
  await portal.click('button', 'Cancel');
  expect(await screen.findByRole('button', { name: 'Sort by: Admin ID, ascending' })).toBeVisible();
});

test('a search for admin users stops at 50 characters and sends both names (ADM-003, ADM-007)', async ({ portal }) => {
  await portal.signIn('superadmin', listPath);
  const search = within(screen.getByRole('search'));
  await portal.user.click(search.getByLabelText('Last Name'));
  await portal.user.paste('x'.repeat(49));
  await portal.user.keyboard('yz');
  expect(search.getByLabelText('Last Name')).toHaveValue(`${'x'.repeat(49)}y`);
  await portal.user.clear(search.getByLabelText('Last Name'));
  await portal.user.type(search.getByLabelText('Last Name'), 'ASH');
  await portal.user.type(search.getByLabelText('First Name'), 'rob{Enter}');
  await waitFor(async () => expect(await portal.rows()).toHaveLength(1));
  const query = new URLSearchParams(lastQuery(portal));
  expect([query.get('lastName'), query.get('firstName')]).toEqual(['ASH', 'rob']);
});

test('filters of admin users by office and region find who belongs to every office too (ADM-004)', async ({ portal }) => {
  await portal.signIn('superadmin', listPath);
  await portal.click('button', /^Filter/);
  await portal.select('Sales Office', 'Singapore');
  expect(await portal.optionTexts('Sales Office')).toEqual(['All', 'Hong Kong', 'Singapore']);
  await portal.select('Region', 'Malaysia');
  expect(await portal.optionTexts('Region')).toEqual(['All', 'Singapore', 'Malaysia', 'Japan', 'Indonesia']);
  await portal.click('button', 'Apply');
  await waitFor(() => expect(lastQuery(portal)).toContain('region=MY'));
  expect(new URLSearchParams(lastQuery(portal)).get('salesOffice')).toBe('SG');
  await portal.user.type(within(screen.getByRole('search')).getByLabelText('Last Name'), 'Ashgrove{Enter}');
  await waitFor(async () => expect(await portal.rows()).toHaveLength(1));
  expect(portal.cell(await portal.row('Ashgrove, Robin'), 'Sales Offices')).toHaveTextContent(/^All$/);
});

test('nobody deletes or resets oneself: the own row has Edit and no More (ADM-002, ADM-012)', async ({ portal }) => {
  await portal.signIn('superadmin', listPath);
  expect(await screen.findByRole('link', { name: 'Create' })).toHaveAttribute('href', '#/adminCreateUser');
  await portal.user.type(within(screen.getByRole('search')).getByLabelText('Last Name'), 'Ashgrove{Enter}');
  await waitFor(async () => expect(await portal.rows()).toHaveLength(1));
  const row = within(await portal.row('Ashgrove'));
  expect(row.getByRole('link', { name: /^Edit/ })).toBeVisible();
  expect(row.queryByRole('button', { name: /^More/ })).toBeNull();
});

test('a user of level 2 sees the own office, and More for those alone who have no level 1 and no code that the user lacks (ADM-011, ADM-056)', async ({
  portal,
}) => {
  await portal.signIn('csteam.hk', listPath);
  await portal.select('Rows per page', '50');
  await waitFor(async () => expect((await portal.rows()).length).toBeGreaterThan(10));
  expect(screen.queryByRole('link', { name: 'Create' })).toBeNull();
  type User = { userId: number; userLevel: string; permissions: string[] };
  const { content } = await portal.ask<{ content: User[] }>(`/cmsuser/findAll${lastQuery(portal)}`);
  const own = new Set(content.find(({ userId }) => userId === 2)!.permissions);
  const mayAct = ({ userId, userLevel, permissions }: User) =>
    userLevel !== 'SUPER_ADMIN' && userId !== 2 && permissions.every((code) => own.has(code));
  expect(new Set(content.map(mayAct))).toEqual(new Set([true, false]));
  const rows = await portal.rows();
  expect(rows.map((row) => within(row).queryByRole('button', { name: /^More/ }) !== null)).toEqual(content.map(mayAct));
  expect(new Set(rows.map((row) => portal.cell(row, 'Sales Offices').textContent))).toEqual(new Set(['Hong Kong', 'All']));
});

test('an admin user of another office does not exist for a user of level 2 (ADM-047)', async ({ portal }) => {
  await portal.signIn('csteam.hk', '/adminEditUser/103');
  expect(await screen.findByText('The record does not exist')).toBeVisible();
});

test('without CMS_USER_WRITE an admin user is opened for reading (ADM-052, ADM-055)', async ({ portal }) => {
  await portal.signIn('csteam.hk', '/adminEditUser/104');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Fong, Agnes'));
  const form = await screen.findByRole('form');
  const held = ['Client Management View', 'Business Partner Management View', 'Content Management View', 'Campaign View'];
  await waitFor(() => expect(textsOf(within(form).queryAllByRole('listitem'))).toEqual(held));
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(within(form).queryByRole('checkbox')).toBeNull();
  expect(within(form).queryByRole('radio')).toBeNull();
});

test('the create address of admin users shows "No permission!" to a user of level 2 (ADM-002)', async ({ portal }) => {
  await portal.signIn('csteam.hk', '/adminCreateUser');
  expect(await screen.findByText('No permission!')).toBeVisible();
});

test('the list of admin users shows "No permission!" without CMS_USER_READ (ADM-002)', async ({ portal }) => {
  await portal.signIn('viewer.hk', listPath);
  expect((await screen.findAllByText('No permission!'))[0]).toBeVisible();
});

test('an admin user is deleted once, after a question with the name, and the list is reloaded (ADM-015, ADM-016, ADM-017)', async ({
  portal,
}) => {
  await portal.signIn('superadmin', listPath);
  await openMore(portal, 'Gomes, Marco');
  await portal.click('menuitem', 'Delete account');
  const question = await portal.dialog('Are you sure to delete this record?');
  expect(question).toHaveTextContent('Gomes, Marco');
  await portal.user.dblClick(within(question).getByRole('button', { name: 'Delete account' }));
  await portal.message('Admin user is deleted');
  await waitFor(() => expect(screen.queryByText('Gomes, Marco')).toBeNull());
  expect(await portal.rows()).toHaveLength(10);
  expect(portal.calls('DELETE /cmsuser/delete/{id}').map(({ path }) => path)).toEqual(['/cmsuser/delete/159']);
});

test.for([
  ['', 'Password can not be empty'],
  ['Passw0rd! x', 'Password can not include space'],
  ['Passw0rd!陳', 'Password can not contain Chinese'],
  ['Passw0rd', 'Password length must be 8-20 and contain uppercase, lowercase, numeric and special characters'],
] as const)('the temporary password "%s" of an admin user is refused: %s (ADM-018, ADM-019)', async ([password, text], { portal }) => {
  await portal.signIn('superadmin', listPath);
  await openMore(portal, 'Lam, Nadia');
  await portal.click('menuitem', 'Reset password');
  const dialog = within(await portal.dialog('Reset password'));
  const input = await portal.field('Temporary password');
  expect((input as HTMLInputElement).value).toMatch(/^\S{12}$/);
  await portal.user.clear(input);
  if (password) await portal.user.type(input, password);
  await portal.user.click(dialog.getByRole('button', { name: 'Reset password' }));
  expect(await dialog.findByText(text)).toBeVisible();
  expect(portal.calls('PUT /cmsuser/reset/pwd/{id}')).toEqual([]);
});

test('a temporary password of an admin user is sent once and encrypted, and is shown with Copy (ADM-020, ADM-021, ADM-057)', async ({
  portal,
}) => {
  await portal.signIn('superadmin', listPath);
  await openMore(portal, 'Lam, Nadia');
  await portal.click('menuitem', 'Reset password');
  const dialog = within(await portal.dialog('Reset password'));
  await portal.fill('Temporary password', 'Temp0rary!');
  await portal.user.dblClick(dialog.getByRole('button', { name: 'Reset password' }));
  await portal.message('The temporary password is Temp0rary!. Email with temporary nassword has been sent to user.');
  const sent = portal.calls('PUT /cmsuser/reset/pwd/{id}');
  expect(sent.map(({ path, body }) => [path, Object.keys(body as object)])).toEqual([['/cmsuser/reset/pwd/160', ['newPwd']]]);
  expect(JSON.stringify(sent[0]!.body)).not.toContain('Temp0rary');
  await portal.user.click(within(await portal.dialog('The temporary password')).getByRole('button', { name: 'Copy' }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('Temp0rary!'));
});
