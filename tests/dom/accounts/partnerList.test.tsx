import { makePartners } from '../../../fixtures/seed/partners';
import { partnerColumns } from '../../columns';
import { expect, reply, screen, test, textsOf, waitFor, within, type Portal } from '../portal';
import { partner } from './partnerRecord';

const list = 'GET /businessPartner/';
const listPath = '/businessPartnerManagement';
const lastQuery = (portal: Portal) => portal.calls(list).at(-1)!.query;
const showRows = (portal: Portal, ...rows: object[]) =>
  portal.fault({ call: list, kind: 'raw', body: reply({ content: rows, totalElements: rows.length }) });

test('the list of partners has its search fields and columns in the order of the specification (PAR-001, PAR-002, PAR-010, PAR-012)', async ({
  portal,
}) => {
  await portal.signIn('superadmin', listPath);
  expect(await portal.rows()).toHaveLength(10);
  const fields = within(screen.getByRole('search')).getAllByRole<HTMLInputElement>('textbox');
  expect(fields.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
    'VendorID/EmployeeID',
    'Last Name',
    'First Name',
    'Email',
    'Account Manager',
    'Name',
  ]);
  const headers = textsOf(screen.getAllByRole('columnheader'));
  expect(headers).toEqual([...partnerColumns, 'Operation']);
});

test('a corporate partner is found by its name, and the search by ID asks for the whole id (PAR-010, PAR-063)', async ({ portal }) => {
  await portal.signIn('superadmin', listPath);
  expect(await portal.field('VendorID/EmployeeID')).toHaveAttribute('placeholder', 'Whole ID');
  const { name } = makePartners(240, 1_200, { isOdd: true }).find(({ sfRecordType, name }) => sfRecordType === 'CP' && name)!;
  await portal.fill('Name', name!);
  await portal.user.keyboard('{Enter}');
  await waitFor(() => expect(new URLSearchParams(lastQuery(portal)).get('name')).toBe(name));
  const [row] = await portal.rows();
  expect(portal.cell(row!, 'Name')).toHaveTextContent(name!);
  expect(portal.cell(row!, 'Record Type')).toHaveTextContent('Corporate Partner');
});

test('a search for partners stops at 10 characters of the ID, and refuses 51 of a name (PAR-003)', async ({ portal }) => {
  await portal.signIn('superadmin', listPath);
  await portal.fill('VendorID/EmployeeID', '12345678901');
  expect(await portal.field('VendorID/EmployeeID')).toHaveValue('1234567890');
  await portal.user.click(await portal.field('Last Name'));
  await portal.user.paste('x'.repeat(51));
  await portal.user.keyboard('{Enter}');
  expect(await screen.findByText('Last Name must be at most 50 characters')).toBeVisible();
});

test('partners have four filters, each starting with All (PAR-004, PAR-005)', async ({ portal }) => {
  await portal.signIn('superadmin', listPath);
  await portal.click('button', 'Filter');
  for (const label of ['Sales Office', 'Region', 'User Status']) expect((await portal.optionTexts(label))[0]).toBe('All');
  expect(await portal.optionTexts('Record type')).toEqual([
    'All',
    'Corporate Partner',
    'Planner / Broker',
    'Individual Partner',
    'Account Manager',
  ]);
});

test('the list of partners shows its total, and the sorts and page sizes of clients (PAR-006, PAR-007)', async ({ portal }) => {
  await portal.signIn('superadmin', listPath);
  expect(await screen.findByText('Total 240 results:')).toBeVisible();
  for (const name of ['Search', 'Reset', 'Export']) expect(screen.getByRole('button', { name })).toBeVisible();
  expect(await portal.optionTexts('Rows per page')).toEqual(['5', '10', '20', '50']);
  await portal.click('button', /^Sort by/);
  const sorts = textsOf(await screen.findAllByRole('menuitem'));
  expect(sorts).toEqual([
    'Last login, newest first',
    'Last update, newest first',
    'Last update, oldest first',
    'Activation Date, newest first',
    'Activation Date, oldest first',
  ]);
});

test('the request for partners has page, size, the default sort, the search and the record type, and nothing else (PAR-006, PAR-008, PAR-009, PAR-010, PAR-063)', async ({
  portal,
}) => {
  await portal.signIn('superadmin', listPath);
  await portal.rows();
  const query = '?page=0&size=10&sort=lastLoginAt,desc&sort=id,asc';
  expect(portal.calls(list).map((call) => call.query)).toEqual([query]);
  await portal.fill('VendorID/EmployeeID', 'V4001');
  await portal.user.keyboard('{Enter}');
  await waitFor(() => expect(lastQuery(portal)).toBe(`${query}&clientID=V4001`));
  await portal.click('button', 'Reset');
  await portal.click('button', 'Filter');
  await portal.select('Record type', 'Corporate Partner');
  await portal.click('button', 'Apply');
  await waitFor(() => expect(lastQuery(portal)).toBe(`${query}&sfRecordType=CP`));
  const records = await waitFor(async () => {
    const cells = (await portal.rows()).map((row) => portal.cell(row, 'Record Type').textContent);
    expect(new Set(cells)).toEqual(new Set(['Corporate Partner']));
    return cells;
  });
  expect(records.length).toBeGreaterThan(0);
});

test('a row of partners shows names for codes, the account and the full name (PAR-011, PAR-013, PAR-014, PAR-015, PAR-016, PAR-064)', async ({
  portal,
}) => {
  await showRows(portal, partner);
  await portal.fault({ call: 'GET /option/sfUserType', kind: 'raw', body: reply([{ code: 'ADVISOR', name: 'Adviser of the server' }]) });
  await portal.signIn('superadmin', listPath);
  const row = await portal.row('V4001');
  await within(row).findByText('Adviser of the server');
  expect(portal.cell(row, 'Category')).toHaveTextContent(/^Adviser of the server$/);
  expect(portal.cell(row, 'Record Type')).toHaveTextContent(/^Planner \/ Broker$/);
  expect(portal.cell(row, 'VendorID/EmployeeID')).toHaveTextContent(/^V4001$/);
  expect(portal.cell(row, 'Name')).toHaveTextContent(/^Vale, Imogen$/);
  expect(portal.cell(row, 'Username')).toHaveTextContent(/^imogen\.vale$/);
  expect(portal.cell(row, 'Email')).toHaveTextContent(/^imogen@example\.com$/);
});

test('a row of a partner without account and name shows the client ID and the legal name (PAR-013, PAR-014, PAR-015, PAR-065)', async ({
  portal,
}) => {
  const recordType = { name: 'Corporate Partner' };
  await showRows(portal, {
    ...partner,
    lastName: null,
    name: null,
    salesforceAccount: null,
    salesforceRecordType: recordType,
    sfUserType: 'BIZ',
  });
  await portal.fault({ call: 'GET /option/sfUserType', kind: 'raw', body: reply([]) });
  await portal.signIn('superadmin', listPath);
  const row = await portal.row('B777');
  await within(row).findByText('Business Partner (Group Admin)');
  expect(portal.cell(row, 'VendorID/EmployeeID')).toHaveTextContent(/^B777$/);
  expect(portal.cell(row, 'Name')).toHaveTextContent(/^Vale Limited$/);
  expect(portal.cell(row, 'Record Type')).toHaveTextContent(/^Corporate Partner$/);
});

test('Edit of a partner opens the address with the type of the partner (PAR-017)', async ({ portal }) => {
  await showRows(portal, partner);
  await portal.signIn('superadmin', listPath);
  const row = await portal.row('V4001');
  expect(within(row).getByRole('link', { name: /^Edit / })).toHaveAttribute('href', '#/editPartner/ADVISOR/5000777');
});

test('Email Username of a partner sends to the id of the partner (PAR-018, PAR-020)', async ({ portal }) => {
  await showRows(portal, partner);
  await portal.signIn('superadmin', listPath);
  await portal.click('button', /^More for/);
  const items = textsOf(await screen.findAllByRole('menuitem'));
  expect(items).toEqual(['Email Username', 'Reset password']);
  await portal.fault({ call: 'PUT /appuser/email/{id}', kind: 'raw', body: reply(null) });
  await portal.click('menuitem', 'Email Username');
  await portal.click('button', 'Send');
  await portal.message('Email sent');
  expect(portal.calls('PUT /appuser/email/{id}').map(({ path }) => path)).toEqual(['/appuser/email/5000777']);
});

test('Reset password of a partner sends to the id of the partner (PAR-018, PAR-020)', async ({ portal }) => {
  await showRows(portal, partner);
  await portal.signIn('superadmin', listPath);
  await portal.fault({ call: 'PUT /appuser/reset/pwd/{id}', kind: 'raw', body: reply(null) });
  await portal.click('button', /^More for/);
  await portal.click('menuitem', 'Reset password');
  await portal.click('button', 'Reset password');
  await waitFor(() => expect(portal.calls('PUT /appuser/reset/pwd/{id}').map(({ path }) => path)).toEqual(['/appuser/reset/pwd/5000777']));
});

test.for(['OPENED', 'DELETED'])('a partner that is %s has no menu More (PAR-018, PAR-019)', async (userStatus, { portal }) => {
  await showRows(portal, { ...partner, userStatus });
  await portal.signIn('superadmin', listPath);
  await portal.row('V4001');
  expect(screen.queryByRole('button', { name: /^More for/ })).toBeNull();
});

test('without BUSINESS_PARTNER_WRITE there is neither More nor Run on demand (PAR-019, PAR-022)', async ({ portal }) => {
  await portal.signIn('viewer.hk', listPath);
  expect((await portal.rows()).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: /^More for|Run on demand/ })).toBeNull();
});

test('Run on demand fetches partners from a start (PAR-022)', async ({ portal }) => {
  await portal.signIn('superadmin', listPath);
  await portal.click('button', 'Run on demand');
  await portal.fill('Start Date', '2026/11/01');
  await portal.select('Start Time (UTC+8)', '09:15');
  await portal.click('button', 'Run');
  await portal.message('Run success!');
  expect(portal.calls('POST /businessPartner/fetch').map(({ body }) => body)).toEqual([{ startDate: '2026/11/01 09:15' }]);
});

test('the columns that open and name a partner cannot be hidden', async ({ portal }) => {
  await portal.signIn('superadmin', listPath);
  await portal.click('button', 'Columns');
  const names = (await screen.findAllByRole('checkbox')).map((box) => (box as HTMLInputElement).labels![0]!.textContent);
  expect(names).toContain('Category');
  expect(names).not.toContain('Name');
  expect(names).not.toContain('VendorID/EmployeeID');
});

test('an export of partners that fails shows "Download Failed" (PAR-021)', async ({ portal }) => {
  await portal.signIn('superadmin', listPath);
  await portal.fault({ call: 'POST /businessPartner/downloadCsv', kind: 'http', status: 500 });
  await portal.click('button', 'Export');
  expect(await portal.message('Download Failed')).toBeVisible();
});

test('Cancel of a partner leads back to the list with its search (PAR-045)', async ({ portal }) => {
  const { salesforceAccount } = makePartners(240, 1_200, { isOdd: true }).find(({ salesforceAccount: account }) => account)!;
  await portal.signIn('superadmin', listPath);
  await portal.fill('VendorID/EmployeeID', salesforceAccount!);
  await portal.user.keyboard('{Enter}');
  await waitFor(async () => expect(await portal.rows()).toHaveLength(1));
  await portal.user.click(within(await portal.row(salesforceAccount!)).getByRole('link', { name: /^Edit/ }));
  await portal.click('button', 'Cancel');
  await waitFor(() => expect(portal.path()).toBe(listPath));
  expect(await portal.field('VendorID/EmployeeID')).toHaveValue(salesforceAccount);
});
