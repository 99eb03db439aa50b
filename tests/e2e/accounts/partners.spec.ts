import { readFileSync } from 'node:fs';
import { expectButtons, expectInputs, expectShown, partnerPath, type Seen, shown, takePartner, type Visible } from '../accounts';
import { cellsUnder } from '../cellsUnder';
import { expect, type Person, type Portal, reply, test, recordForm } from '../portal';
import { partnerClientColumns, partnerColumns } from '../../columns';

const list = 'GET /businessPartner/';
const read = 'GET /businessPartner/{type}/{id}';
const save = 'PUT /appuser/{id}';
const clientList = 'GET /businessPartner/{type}/{id}/clients/';

const full = {
  id: 5000777,
  clientID: 'B777',
  username: 'imogen.vale',
  email: 'imogen@example.com',
  salesforceEmail: 'crm@example.com',
  cellularphone: '85255501234',
  phone: '85222501234',
  firstName: 'Imogen',
  lastName: 'Vale',
  name: 'Vale, Imogen',
  legalName: 'Vale Limited',
  userType: 'B',
  userTypeRemark: null,
  userTypeRemarks: 'Noted',
  userStatus: 'ACTIVATED',
  userStatusRemark: 'Noted',
  isDummyUser: false,
  activationAt: '2023-06-19T08:40:00.000Z',
  lastLoginAt: '2026-11-20T05:22:00.000Z',
  lastLogin: '2026-11-20T05:22:00.000Z',
  lastPwdUpdatedAt: '2026-08-02T01:14:00.000Z',
  lastPwd: '2026-08-02T01:14:00.000Z',
  cmsUpdatedAt: '2026-11-01T02:00:00.000Z',
  updatedByName: 'Priya Tandel',
  salesOffice: 'HK',
  region: 'CN',
  salesforceRegion: 'Greater China',
  representative: 'Adrian Leung',
  representativeName: 'Beatrice Okafor',
  salesforceLanguage: 'English',
  marketUpdates: true,
  corporate: false,
  salesforceAccount: 'V4001',
  salesforceRecordType: { name: 'PB' },
  salesforceParent: 'Hidden parent',
  salesforceStatus: 'Hidden status',
  salseforceServicingChannelType: 'Corporate Partner',
  salseforceServicingChannelName: 'Pearl Coast Advisers',
  salseforceServicingFinancialPlanner: '方, 詠詩',
  salseforceReferredByIfa: 'Harbourline Wealth',
  salseforceReferredByPlanner: 'Marcus Quill',
  salseforceReferredByClientLv: '2',
  salseforceReferredByBDLv: 'Hidden level',
  sfUserType: 'ADVISOR',
};
const openPartner = async (portal: Portal, change: object = {}, person: Person = 'superadmin') => {
  await portal.fault({ call: read, kind: 'raw', body: reply({ ...full, ...change }) });
  await portal.signIn(person, '/editPartner/ADVISOR/5000777');
  await expect(recordForm(portal.page)).toBeVisible();
};

test('the list of partners has its search fields, filters, sorts and columns', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/businessPartnerManagement');
  await test.step('PAR-001 it lists partners', () => expect(portal.rows()).toHaveCount(10));
  await test.step('PAR-002 its search fields stand in their order', () =>
    expect(page.locator('.search-form .label')).toHaveText(['VendorID/EmployeeID', 'Last Name', 'First Name', 'Email', 'Account Manager']));
  await test.step('PAR-012 its columns stand in their order', () =>
    expect(page.locator('th')).toHaveText([...partnerColumns, 'Operation']));
  await test.step('PAR-003 an ID takes 10 characters, another search 50', async () => {
    await page.getByLabel('VendorID/EmployeeID').pressSequentially('12345678901');
    await expect(page.getByLabel('VendorID/EmployeeID')).toHaveValue('1234567890');
    await page.getByLabel('Last Name').fill('x'.repeat(51));
    await page.getByLabel('Last Name').press('Enter');
    await expect(page.locator('.search-form .error')).toHaveText('Last Name must be at most 50 characters');
  });
  await page.getByRole('button', { name: 'Filter' }).click();
  const panel = page.locator('.filter-panel');
  await test.step('PAR-004 there are four filters, each with All', async () => {
    await expect(panel.locator('.label')).toHaveText(['Sales Office', 'Region', 'User Status', 'Record type']);
    for (const label of ['Sales Office', 'Region', 'User Status', 'Record type'])
      await expect(panel.getByLabel(label).locator('option').first()).toHaveText('All');
  });
  await test.step('PAR-005 there are four record types', () =>
    expect(panel.getByLabel('Record type').locator('option')).toHaveText([
      'All',
      'Corporate Partner',
      'Planner / Broker',
      'Individual Partner',
      'Account Manager',
    ]));
  await portal.expectAccessible();
  await page.keyboard.press('Escape');
  await test.step('PAR-007 it tells the total and has Search, Reset and Export', async () => {
    await expect(page.getByText('Total 240 results:')).toBeVisible();
    for (const name of ['Search', 'Reset', 'Export']) await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  });
  await test.step('PAR-006 its sorts and pages are those of clients', async () => {
    await expect(page.getByLabel('Rows per page').locator('option')).toHaveText(['5', '10', '20', '50']);
    await page.getByRole('button', { name: /^Sort by/ }).click();
    await expect(page.getByRole('menuitem')).toHaveText([
      'Last login, newest first',
      'Last update, newest first',
      'Last update, oldest first',
      'Activation Date, newest first',
      'Activation Date, oldest first',
    ]);
  });
});

test('PAR-006 PAR-008 PAR-009 PAR-010 PAR-063 the list call carries search, record type and the default sort, and nothing else', async ({
  portal,
  page,
}) => {
  await portal.signIn('superadmin', '/businessPartnerManagement');
  await expect(portal.rows()).toHaveCount(10);
  expect(portal.calls(list)[0]!.query).toBe('?page=0&size=10&sort=lastLoginAt,desc&sort=id,asc');
  await page.getByLabel('VendorID/EmployeeID').fill('V4001');
  await page.getByLabel('VendorID/EmployeeID').press('Enter');
  await expect(portal.rows()).toHaveCount(1);
  expect(portal.calls(list).at(-1)!.query).toBe('?page=0&size=10&sort=lastLoginAt,desc&sort=id,asc&clientID=V4001');
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.locator('.filter-panel').getByLabel('Record type').selectOption('CP');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => portal.calls(list).at(-1)!.query).toContain('&sfRecordType=CP');
  await expect(portal.rows().first()).toContainText('Corporate Partner');
});

test('a row shows names for codes and opens the screen of its type', async ({ portal, page }) => {
  const rows = [
    { ...full },
    {
      ...full,
      id: 5000778,
      lastName: null,
      name: null,
      salesforceAccount: null,
      salesforceRecordType: { name: 'Corporate Partner' },
      sfUserType: 'BIZ',
    },
  ];
  await portal.fault({ call: list, kind: 'raw', body: reply({ content: rows, totalElements: 2 }) });
  await portal.fault({ call: 'GET /option/sfUserType', kind: 'raw', body: reply([{ code: 'ADVISOR', name: 'Adviser of the server' }]) });
  await portal.signIn('superadmin', '/businessPartnerManagement');
  const cell = (row: number, header: string) => cellsUnder(portal.rows().nth(row), header);
  await test.step('PAR-013 a category is named by the server, else by its label', async () => {
    await expect(cell(0, 'Category')).toHaveText('Adviser of the server');
    await expect(cell(1, 'Category')).toHaveText('Business Partner (Group Admin)');
  });
  await test.step('PAR-014 a record type is the name that the row holds', () =>
    expect(cell(1, 'Record Type')).toHaveText('Corporate Partner'));
  await test.step('PAR-064 a code of a record type is shown as its label', () =>
    expect(cell(0, 'Record Type')).toHaveText('Planner / Broker'));
  await test.step('PAR-015 an ID is the account, else the client ID', async () => {
    await expect(cell(0, 'VendorID/EmployeeID')).toHaveText('V4001');
    await expect(cell(1, 'VendorID/EmployeeID')).toHaveText('B777');
  });
  await test.step('PAR-016 a name is last, first', () => expect(cell(0, 'Name')).toHaveText('Vale, Imogen'));
  await test.step('PAR-065 without a name it is the legal one', () => expect(cell(1, 'Name')).toHaveText('Vale Limited'));
  await test.step('PAR-011 what a client row holds is shown too', async () => {
    await expect(cell(0, 'Username')).toHaveText('imogen.vale');
    await expect(cell(0, 'Email')).toHaveText('imogen@example.com');
  });
  await test.step('PAR-017 Edit opens the screen of its type', () =>
    expect(page.getByRole('link', { name: /^Edit / }).first()).toHaveAttribute('href', '#/editPartner/ADVISOR/5000777'));
});

for (const [status, hasMenu] of [
  ['ACTIVATED', true],
  ['OPENED', false],
  ['DELETED', false],
] as const) {
  test(`PAR-018 PAR-019 PAR-020 the More menu of ${status}, and without the right to write`, async ({ portal, page }) => {
    await portal.fault({ call: list, kind: 'raw', body: reply({ content: [{ ...full, userStatus: status }], totalElements: 1 }) });
    await portal.signIn('superadmin', '/businessPartnerManagement');
    await expect(portal.rows()).toHaveCount(1);
    await expect(page.getByRole('button', { name: /^More for/ })).toHaveCount(hasMenu ? 1 : 0);
    if (!hasMenu) return;
    await page.getByRole('button', { name: /^More for/ }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Email Username', 'Reset password']);
    await portal.fault({ call: 'PUT /appuser/email/{id}', kind: 'raw', body: reply(null) });
    await page.getByRole('menuitem', { name: 'Email Username' }).click();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(portal.message('Email sent')).toBeVisible();
    expect(portal.calls('PUT /appuser/email/{id}')[0]!.path).toBe('/appuser/email/5000777');
    await portal.fault({ call: 'PUT /appuser/reset/pwd/{id}', kind: 'raw', body: reply(null) });
    await page.getByRole('button', { name: /^More for/ }).click();
    await page.getByRole('menuitem', { name: 'Reset password' }).click();
    await page.getByRole('button', { name: 'Reset password' }).click();
    await expect.poll(() => portal.calls('PUT /appuser/reset/pwd/{id}').map(({ path }) => path)).toEqual(['/appuser/reset/pwd/5000777']);
  });
}
test('PAR-019 PAR-022 without the right to write there is no More menu and no Run on demand', async ({ portal, page }) => {
  await portal.signIn('viewer.hk', '/businessPartnerManagement');
  await expect(portal.rows().first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^More for|Run on demand/ })).toHaveCount(0);
});
test('PAR-022 Run on demand pulls partners', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/businessPartnerManagement');
  await page.getByRole('button', { name: 'Run on demand' }).click();
  await portal.dialog().getByRole('textbox', { name: 'Start Date' }).fill('2026/11/01');
  await portal.dialog().getByLabel('Start Time (UTC+8)').selectOption('09:15');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(portal.message('Run success!')).toBeVisible();
  expect(portal.calls('POST /businessPartner/fetch')[0]!.body).toEqual({ startDate: '2026/11/01 09:15' });
});
test('neither the column that opens a row nor the one that names it can be hidden', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/businessPartnerManagement');
  await page.getByRole('button', { name: 'Columns' }).click();
  const names = page.locator('.columns-panel label');
  await expect(names.first()).toHaveText('Category');
  await expect(names.filter({ hasText: /VendorID|^Name$/ })).toHaveCount(0);
});
test('PAR-021 Export saves the list as it is filtered; a failure says "Download Failed"', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/businessPartnerManagement');
  await page.getByLabel('Email').fill('partner.5');
  await page.getByLabel('Email').press('Enter');
  await expect.poll(() => portal.calls(list).at(-1)!.query).toContain('email=partner.5');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const text = readFileSync(await (await download).path(), 'utf8');
  expect(text.slice(1).split('\r\n')[0]).toBe((await page.getByRole('columnheader').allTextContents()).slice(0, -1).join(','));
  expect(text).toContain('partner.5');
  expect(portal.calls('POST /businessPartner/downloadCsv')[0]!.query).toBe('?sort=lastLoginAt,desc&sort=id,asc&email=partner.5');
  await portal.fault({ call: 'POST /businessPartner/downloadCsv', kind: 'http', status: 500 });
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(portal.message('Download Failed')).toBeVisible();
});

test('the edit screen of a partner shows every value under its label', async ({ portal }) => {
  await openPartner(portal);
  const { texts, inputs } = await shown(portal);
  await test.step('PAR-023 the partner is asked for by its type', () =>
    expect(portal.calls(read).map(({ path }) => path)).toEqual(['/businessPartner/ADVISOR/5000777']));
  await test.step('PAR-024 the ID is shown, and the profile is read-only', async () => {
    expect(texts).toMatchObject({ 'Vendor ID/Employee ID': 'V4001', Username: 'imogen.vale', 'Last Name': 'Vale', 'First Name': 'Imogen' });
    await expect(portal.page).toHaveTitle(/V4001/);
  });
  await test.step('PAR-029 phones, CRM email and language are shown', () =>
    expect(Object.keys(texts)).toEqual(expect.arrayContaining(['Mobile phone', 'Business phone', 'CRM email', 'Preferred language'])));
  await test.step('PAR-031 market updates and Corporate are shown', () =>
    expect(texts).toMatchObject({ 'Market updates': 'ON', Corporate: 'OFF' }));
  await test.step('PAR-032 office, region, representative, record type and CRM region are shown', () =>
    expect(texts).toMatchObject({
      'Sales Office': 'Hong Kong',
      Region: 'CN',
      'Sales representative': 'Beatrice Okafor',
      'Record Type': 'Planner / Broker',
    }));
  await test.step('PAR-033 who referred the partner is shown', () =>
    expect(texts).toMatchObject({ 'Referred by client level': '2', 'Servicing channel type': 'Corporate Partner' }));
  await test.step('PAR-065 each label has the value of its field', () =>
    expect(texts).toMatchObject({
      'Mobile phone': '85255501234',
      'Business phone': '85222501234',
      'CRM email': 'crm@example.com',
      'CRM region': 'Greater China',
      'Referral company/planner': 'Pearl Coast Advisers',
      'Referral planner/broker': '方, 詠詩',
      'Sub-referral company/planner': 'Harbourline Wealth\nMarcus Quill',
    }));
  await test.step('PAR-034 the last login, the last password and the activation are shown', () =>
    expect(texts).toMatchObject({
      'Last success login': '2026/11/20 13:22',
      'Activation date and time': '2023/06/19 16:40',
      'Last password update': '2026/08/02 09:14',
    }));
  await test.step('PAR-035 an account status has its label in its colour', async () => {
    expect(texts).toMatchObject({ 'Account status': 'Active' });
    await expect(portal.page.locator('.record-head .chip').filter({ hasText: 'Active' })).toHaveClass(/green/);
  });
  await test.step('PAR-036 the remarks can be edited, and nothing else', () => expect(inputs).toEqual(['Remarks']));
  await test.step('PAR-065 nothing is shown that has no label in the specification', () =>
    expect(texts).toEqual({
      'Vendor ID/Employee ID': 'V4001',
      Username: 'imogen.vale',
      'Last Name': 'Vale',
      'First Name': 'Imogen',
      'Mobile phone': '85255501234',
      'Business phone': '85222501234',
      'CRM email': 'crm@example.com',
      'Preferred language': 'English',
      'Market updates': 'ON',
      Corporate: 'OFF',
      'Sales Office': 'Hong Kong',
      Region: 'CN',
      'Sales representative': 'Beatrice Okafor',
      'Record Type': 'Planner / Broker',
      'CRM region': 'Greater China',
      'Client List': 'View',
      'Referral company/planner': 'Pearl Coast Advisers',
      'Referral planner/broker': '方, 詠詩',
      'Sub-referral company/planner': 'Harbourline Wealth\nMarcus Quill',
      'Referred by client level': '2',
      'Servicing channel type': 'Corporate Partner',
      'Account status': 'Active',
      'Last success login': '2026/11/20 13:22',
      'Activation date and time': '2023/06/19 16:40',
      'Last password update': '2026/08/02 09:14',
    }));
  await portal.expectAccessible();
});

/** What the requirements say; written from them and not from the declaration. */
const expected = (mayWrite: boolean, status: string, isDummy: boolean, record: string): Visible => {
  const canSave = mayWrite && status !== 'OPENED' && status !== 'DELETED';
  const hasNames = record !== 'CP';
  return {
    inputs: canSave ? ['Remarks', ...(isDummy && hasNames ? ['First Name', 'Last Name'] : [])] : [],
    shown: {
      Username: status !== 'OPENED',
      'Last Name': hasNames,
      'First Name': hasNames,
      'Mobile phone': !isDummy,
      'Business phone': !isDummy,
      'CRM email': !isDummy,
    },
    buttons: {
      Save: canSave,
      Cancel: mayWrite,
      Suspend: mayWrite && status === 'ACTIVATED',
      Unsuspend: mayWrite && status === 'SUSPENDED',
      Delete: mayWrite && status !== 'DELETED',
    },
  };
};
// every user, status, record type and kind of account: tests/resources/accountStates.test.ts
for (const [person, mayWrite, accounts] of [
  [
    'superadmin',
    true,
    [
      ['OPENED', 'PB', false],
      ['SUSPENDED', 'IP', true],
      ['ACTIVATED', 'CP', false],
    ],
  ],
  ['viewer.hk', false, [['ACTIVATED', 'PB', false]]],
] as const)
  // prettier-ignore
  test(`the edit screen of a partner has the inputs and buttons that ${person} may use (PAR-025 PAR-026 PAR-027 PAR-028 PAR-030 PAR-036 PAR-037 PAR-039 PAR-040 PAR-041 PAR-046)`, async ({
    portal,
  }) => {
    await portal.signIn(person);
    let id = 5_001_000;
    const seen: Seen[] = [];
    for (const [userStatus, record, isDummyUser] of accounts) {
      id += 1;
      const partner = { ...full, id, salesforceAccount: `V${id}`, userStatus, isDummyUser, salesforceRecordType: { name: record } };
      await portal.fault({ call: read, count: 1, kind: 'raw', body: reply(partner) });
      await portal.open(`/editPartner/ADVISOR/${id}`);
      await expect(portal.page.locator('.record-facts')).toContainText(`V${id}`);
      const about = `${userStatus}, ${record}, ${isDummyUser ? 'dummy' : 'partner'}`;
      seen.push({ about, ...(await shown(portal)), wanted: expected(mayWrite, userStatus, isDummyUser, record) });
    }
    expectShown(seen, 'Username', 'First Name', 'Last Name', 'Mobile phone', 'Business phone', 'CRM email');
    expectInputs(seen);
    expectButtons(seen, 'Save', 'Cancel', 'Suspend', 'Unsuspend', 'Delete');
  });

const one = takePartner(({ userStatus, isDummyUser }) => userStatus === 'ACTIVATED' && !isDummyUser);
test('PAR-042 PAR-043 PAR-044 Save sends the body of a client with the type of the partner, returns to the list and asks for it again', async ({
  portal,
  page,
}) => {
  await portal.signIn('superadmin', '/businessPartnerManagement');
  await page.getByLabel('VendorID/EmployeeID').fill(one.salesforceAccount ?? one.clientID);
  await page.getByLabel('VendorID/EmployeeID').press('Enter');
  await expect(portal.rows()).toHaveCount(1);
  await portal.rows().getByRole('link', { name: /^Edit/ }).click();
  await page.getByLabel('Remarks').fill('Renewed');
  const lists = portal.calls(list).length;
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(portal.message('The changes have been saved')).toBeVisible();
  await expect.poll(portal.path).toBe('/businessPartnerManagement');
  await expect(portal.rows()).toHaveCount(1);
  await expect.poll(() => portal.calls(list).length).toBe(lists + 1);
  const [call] = portal.calls(save);
  expect([call!.path, call!.body]).toEqual([
    `/appuser/${one.clientID}`,
    { clientID: one.clientID, email: one.email, userStatusRemark: 'Renewed', sfUserType: one.sfUserType, username: one.username },
  ]);
});
const dummy = takePartner(
  ({ userStatus, isDummyUser, sfRecordType }) => userStatus === 'ACTIVATED' && Boolean(isDummyUser) && sfRecordType === 'PB',
);
test('PAR-026 PAR-038 PAR-042 a dummy that is no corporate partner needs a last name of at most 50', async ({ portal, page }) => {
  await portal.signIn('superadmin', partnerPath(dummy));
  await page.getByLabel('Last Name').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('.sheet-card .error')).toHaveText('Last Name cannot be empty');
  expect(portal.calls(save)).toEqual([]);
  await page.getByLabel('Last Name').fill('n'.repeat(51));
  await expect(page.locator('.sheet-card .error')).toHaveText('Last Name must be at most 50 characters');
  await page.getByLabel('Last Name').fill('Renamed');
  await page.getByLabel('First Name').fill('Ada');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(portal.message('The changes have been saved')).toBeVisible();
  const { clientID, email, sfUserType, username, userType, userTypeRemark, salesOffice, region, representative } = dummy;
  expect(portal.calls(save)[0]!.body).toEqual({
    clientID,
    email: email ?? null,
    sfUserType,
    username,
    userStatusRemark: dummy.userStatusRemark ?? null,
    userType,
    userTypeRemark: userTypeRemark ?? null,
    salesOffice,
    region: region ?? null,
    representative: representative ?? null,
    lastName: 'Renamed',
    firstName: 'Ada',
  });
});
const corporate = takePartner(
  ({ userStatus, isDummyUser, sfRecordType }) => userStatus === 'ACTIVATED' && Boolean(isDummyUser) && sfRecordType === 'CP',
);
test('PAR-038 a corporate dummy has no last name and is saved without one', async ({ portal, page }) => {
  await portal.signIn('superadmin', partnerPath(corporate));
  await page.getByLabel('Remarks').fill('No name needed');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(portal.message('The changes have been saved')).toBeVisible();
});
test('PAR-045 Cancel keeps the state of the list', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/businessPartnerManagement');
  await page.getByLabel('VendorID/EmployeeID').fill('V4001');
  await page.getByLabel('VendorID/EmployeeID').press('Enter');
  await expect(portal.rows()).toHaveCount(1);
  await portal.rows().getByRole('link', { name: /^Edit/ }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(portal.path).toBe('/businessPartnerManagement');
  await expect(page.getByLabel('VendorID/EmployeeID')).toHaveValue('V4001');
});
const acted = takePartner(({ userStatus, isDummyUser }) => userStatus === 'ACTIVATED' && !isDummyUser);
test('PAR-046 PAR-062 Suspend, Unsuspend and Delete act on the partner', async ({ portal, page }) => {
  await portal.signIn('superadmin', partnerPath(acted));
  const chip = page.locator('.record-head .chip').filter({ hasText: /Active|Suspended/ });
  await page.getByRole('button', { name: 'Suspend' }).click();
  await portal.dialog().getByRole('button', { name: 'Suspend' }).click();
  await expect(portal.message('Account is suspended')).toBeVisible();
  await expect(chip).toHaveText('Suspended');
  await page.getByRole('button', { name: 'Unsuspend' }).click();
  await portal.dialog().getByRole('button', { name: 'Unsuspend' }).click();
  await expect(chip).toHaveText('Active');
  await page.getByRole('button', { name: 'Delete' }).click();
  await portal.dialog().getByRole('button', { name: 'Delete' }).click();
  await expect(portal.message('Account is deleted')).toBeVisible();
  await expect.poll(portal.path).toBe('/businessPartnerManagement');
  expect(portal.calls('DELETE /appuser/{id}')[0]!.path).toBe(`/appuser/${acted.id}`);
});

/** The first partner of the seeds: 60 clients, the first with six master plans, the second with five. */
const rich = { id: 5_000_001, sfUserType: 'BIZ' };
const openClients = async (portal: Portal) => {
  await portal.signIn('superadmin', partnerPath(rich));
  await portal.page.getByRole('button', { name: 'View Client List' }).click();
  await expect(portal.dialog('Client List').getByText('1–10 of 60')).toBeVisible();
  return portal.dialog('Client List');
};
test('the client list of a partner has its search, pages and columns', async ({ portal, page }) => {
  const dialog = await test.step('PAR-047 it opens from the edit screen', () => openClients(portal));
  await test.step('PAR-054 its columns stand in their order', () =>
    expect(dialog.locator('th')).toHaveText([...partnerClientColumns, 'Operation']));
  await portal.expectAccessible();
  await test.step('PAR-053 the call is that of the partner', () =>
    expect(portal.calls(clientList)[0]!).toMatchObject({ path: '/businessPartner/BIZ/5000001/clients/', query: '?page=0&size=10' }));
  await test.step('PAR-059 SHR-067 it is 500 px high', () => expect(dialog.locator('.table-box')).toHaveCSS('max-height', '500px'));
  await test.step('PAR-052 it starts with ten rows and offers four sizes', async () => {
    await expect(dialog.getByLabel('Rows per page')).toHaveValue('10');
    await expect(dialog.getByLabel('Rows per page').locator('option')).toHaveText(['5', '10', '20', '50']);
  });
  await test.step('PAR-048 its search takes 100 characters', async () => {
    await dialog.getByLabel('Client ID / Name').pressSequentially('x'.repeat(101));
    await expect(dialog.getByLabel('Client ID / Name')).toHaveValue('x'.repeat(100));
  });
  await test.step('PAR-049 it has Search, Reset and Export', async () => {
    await expect(dialog.getByRole('button', { name: 'Export' })).toBeVisible();
    await dialog.getByLabel('Client ID / Name').fill('C1000004');
    await dialog.getByRole('button', { name: 'Search' }).click();
    await expect(dialog.locator('tbody tr:not(.skeleton)')).toHaveCount(1);
    expect(portal.calls(clientList).at(-1)!.query).toBe('?page=0&size=10&name=C1000004');
  });
  await test.step('PAR-055 a row is that of the client', () => expect(dialog.locator('tbody tr:not(.skeleton)')).toContainText('C1000004'));
  await test.step('PAR-049 Reset brings all of them back', async () => {
    await dialog.getByRole('button', { name: 'Reset' }).click();
    await expect(dialog.getByText('1–10 of 60')).toBeVisible();
  });
  await expect(page).toHaveURL(/editPartner/);
});
test('PAR-050 PAR-051 PAR-053 PAR-061 the client list is filtered by several values and exported as it is filtered', async ({
  portal,
  page,
}) => {
  const dialog = await openClients(portal);
  await dialog.getByRole('button', { name: 'Filter' }).click();
  const panel = page.locator('.filter-panel');
  await expect(panel.locator('legend')).toHaveText(['Region', 'Language', 'Project', 'Master Plan']);
  await expect(panel.getByRole('group', { name: 'Language' }).locator('label')).toHaveText([
    'All',
    'English',
    'Traditional Chinese',
    'Simplified Chinese',
    'Japanese',
  ]);
  await panel.getByRole('group', { name: 'Region' }).getByRole('checkbox', { name: 'Hong Kong' }).check();
  await panel.getByRole('group', { name: 'Language' }).getByRole('checkbox', { name: 'English' }).check();
  await panel.getByRole('group', { name: 'Language' }).getByRole('checkbox', { name: 'Traditional Chinese' }).check();
  await panel.getByRole('group', { name: 'Project' }).getByRole('checkbox', { name: 'Sunset Mesa' }).check();
  await panel.getByRole('group', { name: 'Master Plan' }).getByRole('checkbox', { name: 'Education' }).check();
  await panel.getByRole('button', { name: 'Apply' }).click();
  const query = 'region=HK&primaryLanguage=EN&primaryLanguage=ZH_HK&projectCodes=P-2001&masterPlanIds=2';
  await expect.poll(() => portal.calls(clientList).at(-1)!.query).toBe(`?page=0&size=10&${query}`);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toBe('partner-clients.csv');
  expect(portal.calls('POST /businessPartner/{type}/{id}/downloadClients')[0]!).toMatchObject({
    path: '/businessPartner/BIZ/5000001/downloadClients',
    query: `?${query}`,
  });
  await portal.fault({ call: 'POST /businessPartner/{type}/{id}/downloadClients', kind: 'http', status: 500 });
  await dialog.getByRole('button', { name: 'Export' }).click();
  await expect(portal.message('Download Failed')).toBeVisible();
  await dialog.getByRole('button', { name: /^Filter/ }).click();
  await panel.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(() => portal.calls(clientList).at(-1)!.query).toBe('?page=0&size=10');
});
test('PAR-056 PAR-057 PAR-058 five master plans are shown, more on View More, fewer on View Less', async ({ portal }) => {
  const dialog = await openClients(portal);
  const cell = (row: number) => cellsUnder(dialog.locator('tbody tr:not(.skeleton)').nth(row), 'Master plans');
  await expect(cell(0).locator('li')).toHaveCount(5);
  await cell(0).getByRole('button', { name: 'View More' }).click();
  await expect(cell(0).locator('li')).toHaveCount(6);
  await cell(0).getByRole('button', { name: 'View Less' }).click();
  await expect(cell(0).locator('li')).toHaveCount(5);
  await expect(cell(1).locator('li')).toHaveCount(5);
  await expect(cell(1).getByRole('button')).toHaveCount(0);
});
test('PAR-056 PAR-058 projects fold by themselves, and what is unfolded does not pass to the next record', async ({ portal }) => {
  const row = (id: number, projects: string[]) => ({ id, clientID: `C${id}`, userStatus: 'ACTIVATED', projects, masterPlanNames: [] });
  const six = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6'];
  const page = (id: number) => reply({ content: [row(id, six)], totalElements: 60 });
  await portal.fault({ call: clientList, count: 1, kind: 'raw', body: page(1) });
  await portal.fault({ call: clientList, kind: 'raw', body: page(2) });
  const dialog = await openClients(portal);
  const projects = cellsUnder(dialog.locator('tbody tr:not(.skeleton)').first(), 'Projects');
  await expect(projects.locator('li')).toHaveCount(5);
  await projects.getByRole('button', { name: 'View More' }).click();
  await expect(projects.locator('li')).toHaveCount(6);
  await dialog.getByRole('button', { name: 'Next page' }).click();
  await expect(dialog.getByText('C2', { exact: true })).toBeVisible();
  await expect(projects.locator('li')).toHaveCount(5);
});
test('PAR-060 Edit opens the client of the row', async ({ portal }) => {
  const dialog = await openClients(portal);
  await dialog.getByRole('link', { name: /^Edit/ }).nth(1).click();
  await expect.poll(portal.path).toBe('/editUser/2');
  await expect(portal.dialog()).toHaveCount(0);
});
