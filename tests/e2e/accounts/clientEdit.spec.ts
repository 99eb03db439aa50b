import { clientPath, expectButtons, expectInputs, expectShown, isActive, type Seen, shown, takeClient, type Visible } from '../accounts';
import { expect, type Person, type Portal, reply, test, errorSummary, recordForm } from '../portal';

const read = 'GET /appuser/{id}';
const save = 'PUT /appuser/{id}';
const saved = 'The changes have been saved';
const invalid = 'Please check the form and fill in correct format';

/** A client with every value filled, sent in place of the stored one. */
const full = {
  id: 77,
  clientID: 'C77',
  username: 'chan.hiutung',
  email: 'account@example.com',
  salesforceEmail: 'crm@example.com',
  cellularphone: '85255501234',
  firstName: 'Hiu Tung',
  middleName: 'Ute',
  lastName: 'Chan',
  dob: '1985/09/02',
  userType: 'B',
  userTypeRemark: 'For training',
  userStatus: 'ACTIVATED',
  userStatusRemark: 'Prefers mornings',
  customerStatus: 'COMPLETE',
  isDummyUser: false,
  activationAt: '2023-06-19T08:40:00.000Z',
  lastLoginAt: '2026-11-20T05:22:00.000Z',
  lastPwdUpdatedAt: '2026-08-02T01:14:00.000Z',
  cmsUpdatedAt: '2026-11-01T02:00:00.000Z',
  updatedByName: 'Priya Tandel',
  salesOffice: 'HK',
  region: 'CN',
  representative: 'Adrian Leung',
  salesforceLanguage: 'Traditional Chinese',
  itin: '900-70-0000',
  itn: 'N-1',
  citizenship: 'Japan',
  residencyID: 'Macau',
  userUpdateProfileLatestStatus: 1,
  salseforceServicingChannelType: 'Corporate Partner',
  salseforceServicingChannelName: 'Pearl Coast Advisers',
  salseforceServicingFinancialPlanner: '方, 詠詩',
  salseforceReferredByIfa: 'Harbourline Wealth',
  salseforceReferredByPlanner: 'Imogen Vale',
  salseforceReferredByClientLv: '2',
  sfUserType: 'CL',
  addressLine1: 'Flat 12B',
  addressLine2: '88 Sample Road',
  addressLine3: 'Mid Levels',
  countryDesc: 'Hong Kong',
  countryCode: 'HK',
  city: 'Kowloon',
  province: 'None',
  postalCode: '999077',
  nationalId: '/files/nationalId-C77',
  passport: '/files/passport-C77',
  statement: '/files/statement-C77',
  booklets: {
    JA: 'https://booklets.example.com/ja.pdf',
    EN: 'https://booklets.example.com/en.pdf',
    ZH_CN: 'https://booklets.example.com/cn.pdf',
    ZH_HK: 'https://booklets.example.com/hk.pdf',
  },
  pushSettings: [{ notificationType: 'MARKET', isOn: true }],
};
const open = async (portal: Portal, change: object = {}, person: Person = 'superadmin') => {
  await portal.fault({ call: read, kind: 'raw', body: reply({ ...full, ...change }) });
  await portal.signIn(person, '/editUser/77');
  await expect(recordForm(portal.page)).toBeVisible();
};

test('the sections of a client show every value under its label', async ({ portal, page }) => {
  await open(portal);
  await expect(page.locator('.sheet-card h2')).toHaveText([
    'Profile',
    'General information',
    'Correspondence Address',
    'Setting',
    'Sales Information',
    'Documents',
    'Status',
  ]);
  const { texts, inputs } = await shown(portal);
  await test.step('CLI-043 the client is asked for by id', () =>
    expect(portal.calls(read).map(({ path }) => path)).toEqual(['/appuser/77']));
  await test.step('CLI-044 the profile shows ids, names and the day of birth', () =>
    expect(texts).toMatchObject({
      'Client ID': 'C77',
      'Last Name': 'Chan',
      'First Name': 'Hiu Tung',
      'Middle Name': 'Ute',
      'Date of birth': '1985/09/02',
      ITIN: '900-70-0000',
      ITN: 'N-1',
    }));
  await test.step('CLI-046 the general information shows the email of the customer system and the citizenship', () =>
    expect(texts).toMatchObject({ 'Customer system email': 'crm@example.com', Citizenship: 'Japan' }));
  await test.step('CLI-115 and the email of the account', () => expect(texts).toMatchObject({ 'Account email': 'account@example.com' }));
  await test.step('CLI-117 each label has the value of its field', async () => {
    expect(texts).toMatchObject({
      Mobile: '85255501234',
      Residency: 'Macau',
      'Preferred language': 'Traditional Chinese',
      Country: 'Hong Kong',
      'Sales Office': 'Hong Kong',
      Region: 'CN',
    });
    await expect(page.getByText('Last update 2026/11/01 10:00')).toBeVisible();
  });
  await test.step('CLI-051 the state of the profile update is told', () =>
    expect(texts).toMatchObject({ 'Profile update status': 'APPROVED' }));
  await test.step('CLI-047 the address is shown in its parts', () =>
    expect(texts).toMatchObject({
      'Address line 1': 'Flat 12B',
      'Address line 2': '88 Sample Road',
      'Address line 3': 'Mid Levels',
      City: 'Kowloon',
      Province: 'None',
      'Postal code': '999077',
    }));
  await test.step('CLI-052 a setting says ON', () => expect(texts).toMatchObject({ 'Market updates': 'ON' }));
  await test.step('CLI-053 a setting that is missing says OFF, and none can be edited', () => {
    expect(texts).toMatchObject({ Corporate: 'OFF' });
    expect(inputs).toEqual(['Username', 'Remarks']);
  });
  await test.step('CLI-054 the sales information shows who cares for the client', () =>
    expect(texts).toMatchObject({ 'Account Manager': 'Adrian Leung', 'Servicing channel type': 'Corporate Partner' }));
  await test.step('CLI-119 companies and planners stand under their labels', () =>
    expect(texts).toMatchObject({
      'Referral Company': 'Pearl Coast Advisers',
      'Referral Planner': '方, 詠詩',
      'Sub-referral Company': 'Harbourline Wealth',
      'Sub-referral Planner': 'Imogen Vale',
      'Referred-by client level': '2',
    }));
  await test.step('CLI-059 the status shows login, password and activation', () =>
    expect(texts).toMatchObject({
      'Account status': 'Active',
      'Last login': '2026/11/20 13:22',
      'Activation Date': '2023/06/19 16:40',
      'Last password update': '2026/08/02 09:14',
    }));
  await test.step('CLI-060 the profile status is that of the customer', () =>
    expect(texts).toMatchObject({ 'Profile status': 'COMPLETE' }));
  await test.step('CLI-104 no list of products is asked for', () => expect(portal.calls('GET /appProducts/')).toEqual([]));
  await portal.expectAccessible();
});

test('CLI-053 a push setting that is stored as off is shown as OFF', async ({ portal }) => {
  const pushSettings = [
    { notificationType: 'MARKET', isOn: false },
    { notificationType: 'CORPORATE', isOn: true },
  ];
  await open(portal, { pushSettings });
  expect((await shown(portal)).texts).toMatchObject({ 'Market updates': 'OFF', Corporate: 'ON' });
});

test('CLI-118 a dummy also shows its type and what was remarked at its creation', async ({ portal }) => {
  await open(portal, { isDummyUser: true });
  const { texts } = await shown(portal);
  expect(texts).toMatchObject({ 'Dummy account type': 'Business Partner', 'Dummy account remarks': 'For training' });
});

test('CLI-064 a client of whom only the least is known breaks nothing', async ({ portal, page }) => {
  await portal.fault({
    call: read,
    kind: 'raw',
    body: '{"status":"00","msg":"","payload":{"id":77,"clientID":"C77","userStatus":"ACTIVATED","dob":"01-02-x","lastLoginAt":"1890-01-01T00:00:00Z","booklets":{"EN":"javascript:alert(1)"}}}',
  });
  await portal.signIn('superadmin', '/editUser/77');
  await expect(recordForm(page).locator('.sheet-card')).toHaveCount(7);
  const { texts } = await shown(portal);
  expect(texts['Last Name']).toBe('–');
  expect(texts['Corporate']).toBe('OFF');
  await expect(page.getByRole('link', { name: /EN/ })).toHaveCount(0);
});

for (const [status, colour, label] of [
  ['ACTIVATED', 'green', 'Active'],
  ['OPENED', 'blue', 'Inactive'],
  ['SUSPENDED', 'red', 'Suspended'],
  ['DELETED', 'red', 'Deleted'],
] as const) {
  test(`CLI-061 ${status} is shown as ${label} in ${colour}, with a mark of its own`, async ({ portal, page }) => {
    await open(portal, { userStatus: status });
    const chip = page.locator('.record-head .chip');
    await expect(chip).toHaveText(label);
    await expect(chip).toHaveClass(new RegExp(colour));
  });
}

/** What the requirements say of a person, a status and a dummy flag; written from them and not from the declaration. */
const expected = (mayWrite: boolean, status: string, isDummy: boolean): Visible => {
  const isOpened = status === 'OPENED';
  const canSave = mayWrite && !isOpened && status !== 'DELETED';
  const profile = ['Last Name', 'First Name', 'Middle Name', 'Date of birth', 'Account email', 'Sales Office', 'Region', 'Account Manager'];
  return {
    inputs: canSave ? ['Username', 'Remarks', ...(isDummy ? profile : [])] : [],
    shown: { Username: !isOpened, Remarks: !isOpened },
    buttons: {
      Save: canSave,
      Cancel: mayWrite,
      'Email Username': canSave,
      'Reset password': canSave,
      Suspend: mayWrite && status === 'ACTIVATED',
      Unsuspend: mayWrite && status === 'SUSPENDED',
      Delete: mayWrite && status !== 'DELETED',
    },
  };
};
// every user, status and kind of account: tests/resources/accountStates.test.ts
for (const [person, mayWrite, accounts] of [
  [
    'superadmin',
    true,
    [
      { userStatus: 'OPENED', isDummyUser: false },
      { userStatus: 'SUSPENDED', isDummyUser: true },
    ],
  ],
  ['viewer.hk', false, [{ userStatus: 'ACTIVATED', isDummyUser: false }]],
] as const)
  // prettier-ignore
  test(`the edit screen of a client has the inputs and buttons that ${person} may use (CLI-045 CLI-063 CLI-065 CLI-066 CLI-067 CLI-068 CLI-069 CLI-080 CLI-087 CLI-088)`, async ({
    portal,
  }) => {
    await portal.signIn(person);
    let id = 100;
    const seen: Seen[] = [];
    for (const { userStatus, isDummyUser } of accounts) {
      id += 1;
      await portal.fault({
        call: read,
        count: 1,
        kind: 'raw',
        body: reply({ ...full, id, clientID: `C${id}`, userStatus, isDummyUser }),
      });
      await portal.open(`/editUser/${id}`);
      await expect(portal.page.locator('.record-facts')).toContainText(`C${id}`);
      const about = `${userStatus}, ${isDummyUser ? 'dummy' : 'client'}`;
      seen.push({ about, ...(await shown(portal)), wanted: expected(mayWrite, userStatus, isDummyUser) });
    }
    expectShown(seen, 'Username', 'Remarks');
    expectInputs(seen);
    expectButtons(seen, 'Save', 'Cancel', 'Email Username', 'Reset password', 'Suspend', 'Unsuspend', 'Delete');
  });

const one = takeClient(isActive);
test('CLI-075 CLI-076 CLI-078 Save sends what the contract names under the client ID, says so and refreshes the list', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await page.getByLabel('Client ID').fill(one.clientID);
  await page.getByLabel('Client ID').press('Enter');
  await expect(portal.rows()).toHaveCount(1);
  await portal.rows().getByRole('link').first().click();
  await page.getByLabel('Username').fill('brand.new.1');
  await page.getByLabel('Remarks').fill('Called back');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(portal.message(saved)).toBeVisible();
  await expect.poll(portal.path).toBe('/clientManagement');
  const [call] = portal.calls(save);
  expect(call!.path).toBe(`/appuser/${one.clientID}`);
  expect(call!.body).toEqual({
    clientID: one.clientID,
    email: one.email,
    userStatusRemark: 'Called back',
    sfUserType: 'CL',
    username: 'brand.new.1',
  });
  await expect(portal.row(one.clientID)).toContainText('brand.new.1');
});

const two = takeClient(isActive);
test('CLI-079 Cancel saves nothing and keeps the state of the list', async ({ portal, page }) => {
  await portal.signIn();
  await page.getByLabel('Client ID').fill(two.clientID);
  await page.getByLabel('Client ID').press('Enter');
  await expect(portal.rows()).toHaveCount(1);
  await portal.rows().getByRole('link').first().click();
  await expect(page.getByLabel('Username')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(portal.path).toBe('/clientManagement');
  await expect(page.getByLabel('Client ID')).toHaveValue(two.clientID);
  await expect(portal.rows()).toHaveCount(1);
  expect(portal.calls(save)).toEqual([]);
});

for (const [username, why] of [
  ['', 'empty'],
  ['seven77', '7 characters'],
  ['x'.repeat(16), '16 characters'],
] as const) {
  test(`CLI-072 CLI-073 CLI-074 SHR-008 a username that is ${why} is told at the field, in the rail and on top, and nothing is sent`, async ({
    portal,
    page,
  }) => {
    await open(portal);
    await page.getByLabel('Username').fill(username);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(portal.message(invalid)).toBeVisible();
    await expect(page.locator('.sheet-card .error')).toHaveText('User Name must be 8-15 chars');
    await expect(page.getByRole('button', { name: 'Profile: has an error' })).toBeVisible();
    await expect(page.getByLabel('Username')).toHaveValue(username);
    expect(portal.calls(save)).toEqual([]);
    await errorSummary(page).getByRole('button').click();
    await expect(page.getByLabel('Username')).toBeFocused();
  });
}
test('CLI-062 SHR-014 remarks end at 100 while typing; stored ones of 101 are marked and not sent', async ({ portal, page }) => {
  await open(portal, { userStatusRemark: 'r'.repeat(101) });
  await page.getByLabel('Username').fill('another.name');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('.sheet-card .error')).toHaveText('Remarks must be at most 100 characters');
  expect(portal.calls(save)).toEqual([]);
  await page.getByLabel('Remarks').fill('');
  await page.getByLabel('Remarks').pressSequentially('r'.repeat(101));
  await expect(page.getByLabel('Remarks')).toHaveValue('r'.repeat(100));
});

const dummy = takeClient(({ isDummyUser, userStatus, email }) => Boolean(isDummyUser && email) && userStatus === 'ACTIVATED');
test('CLI-069 CLI-070 CLI-071 CLI-072 CLI-077 a dummy needs a last name and a proper email, and sends its full profile', async ({
  portal,
  page,
}) => {
  await portal.signIn('superadmin', clientPath(dummy));
  await page.getByLabel('Last Name').fill('');
  await page.getByLabel('Account email').fill('a@b');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('.sheet-card .error')).toHaveText(['Last Name cannot be empty', 'Please enter the correct format']);
  await page.getByLabel('Last Name').fill('L'.repeat(51));
  await expect(page.locator('.sheet-card .error').first()).toHaveText('Last Name must be at most 50 characters');
  await page.getByLabel('Last Name').fill('L'.repeat(50));
  await page.getByLabel('Account email').fill('dummy.edit@example.com');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(portal.message(saved)).toBeVisible();
  expect(portal.calls(save)[0]!.body).toEqual({
    clientID: dummy.clientID,
    email: 'dummy.edit@example.com',
    userStatusRemark: dummy.userStatusRemark,
    sfUserType: 'CL',
    username: dummy.username,
    userType: dummy.userType,
    userTypeRemark: dummy.userTypeRemark,
    firstName: dummy.firstName,
    middleName: dummy.middleName,
    lastName: 'L'.repeat(50),
    dob: dummy.dob,
    salesOffice: dummy.salesOffice,
    region: dummy.region,
    representative: dummy.representative,
  });
});
test('CLI-069 PLT-107 the office of a dummy is locked for level 2, and its regions are offered', async ({ portal, page }) => {
  await open(portal, { isDummyUser: true }, 'csteam.hk');
  await expect(page.getByLabel('Sales Office')).toBeDisabled();
  await expect(page.getByLabel('Region').locator('option')).toHaveText(['Choose…', 'Hong Kong', 'China', 'Taiwan', 'Dubai']);
});
test('PLT-109 another office clears the region and offers its own', async ({ portal, page }) => {
  await open(portal, { isDummyUser: true });
  await page.getByLabel('Sales Office').selectOption('SG');
  // beside it is an Undo of the same name by now
  const region = page.getByLabel('Region', { exact: true });
  await expect(region).toHaveValue('');
  await expect(region.locator('option')).toHaveText(['Choose…', 'Singapore', 'Malaysia', 'Japan', 'Indonesia']);
});

const suspended = takeClient((client) => isActive(client) && Boolean(client.userStatusRemark));
test('CLI-081 CLI-082 CLI-112 CLI-083 Suspend asks with the stored remarks, then Unsuspend gives the account back', async ({
  portal,
  page,
}) => {
  await portal.signIn('superadmin', clientPath(suspended));
  await page.getByRole('button', { name: 'Suspend' }).click();
  const dialog = portal.dialog('Are you sure to suspend this user account?');
  await expect(dialog.getByLabel('Remarks')).toHaveValue(suspended.userStatusRemark!);
  await portal.expectAccessible();
  await dialog.getByLabel('Remarks').fill('Under review');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(portal.message('Account is suspended')).toBeVisible();
  await expect(page.locator('.record-head .chip')).toHaveText('Suspended');
  expect(portal.calls('PUT /appuser/suspend/{id}').map(({ path, body }) => [path, body])).toEqual([
    [`/appuser/suspend/${suspended.id}`, { userStatusRemark: 'Under review' }],
  ]);
  await expect(page.getByLabel('Remarks')).toHaveValue('Under review');
  await page.getByRole('button', { name: 'Unsuspend' }).click();
  await portal.dialog('Are you sure to unsuspend this user account?').getByRole('button', { name: 'Unsuspend' }).click();
  await expect(portal.message('Account is unsuspended')).toBeVisible();
  await expect(page.locator('.record-head .chip')).toHaveText('Active');
});

const deleted = takeClient(isActive);
test('CLI-085 CLI-086 SHR-073 Delete names the account, starts on Cancel, and the list shows it as deleted', async ({ portal, page }) => {
  await portal.signIn('superadmin', clientPath(deleted));
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = portal.dialog('Are you sure to delete this user account?');
  await expect(dialog).toContainText(deleted.clientID);
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(portal.message('Account is deleted')).toBeVisible();
  await expect.poll(portal.path).toBe('/clientManagement');
  await page.getByLabel('Client ID').fill(deleted.clientID);
  await page.getByLabel('Client ID').press('Enter');
  await expect(portal.row(deleted.clientID)).toContainText('Deleted');
});

const raced = takeClient(isActive);
test('two people on one account: the second is told, sees the fresh state and keeps what was typed', async ({ portal, page }) => {
  await portal.signIn('superadmin', clientPath(raced));
  await page.getByLabel('Remarks').fill('Typed before');
  await page.getByRole('button', { name: 'Suspend' }).click();
  await elsewhere(portal, 'PUT', `/appuser/suspend/${raced.id}`, { userStatusRemark: 'Somebody else' });
  await portal.dialog().getByRole('button', { name: 'Suspend' }).click();
  await expect(portal.message('The status of the account is SUSPENDED by now')).toBeVisible();
  await expect(page.locator('.record-head .chip')).toHaveText('Suspended');
  await expect(page.getByLabel('Remarks')).toHaveValue('Typed before');
});

test('Previous and Next walk through the list as it was searched and sorted, over its pages', async ({ portal, page }) => {
  await portal.signIn();
  await page.getByLabel('Rows per page').selectOption('5');
  await expect(portal.rows()).toHaveCount(5);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('6–10 of 1,200')).toBeVisible();
  await portal.expectLoaded();
  const ids = await portal.rows().locator('td:first-child a').allInnerTexts();
  await portal.row(ids[4]!).getByRole('link').first().click();
  await expect(page.getByText('10 of 1,200', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Next record' }).click();
  await expect(page.getByText('11 of 1,200', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Previous record' }).click();
  await expect(page.getByText('10 of 1,200', { exact: true })).toBeVisible();
  await expect(page.locator('.record-facts')).toContainText(ids[4]!);
  await page.getByLabel('Remarks').fill('not saved');
  await page.getByRole('link', { name: 'Previous record' }).click();
  await expect(portal.dialog('Leave without saving?')).toBeVisible();
});

const contested = takeClient(isActive);
/** Calls the CMS as the signed-in person would from another window. */
const elsewhere = async ({ page, root }: Portal, method: string, path: string, body: object) => {
  const token = await page.evaluate(
    () => (JSON.parse(Object.values(sessionStorage).find((value) => value.includes('token'))!) as { token: string }).token,
  );
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  await fetch(`${root}/portal-cms${path}`, { method, headers, body: JSON.stringify(body) });
};
test("two editors: what somebody else has saved meanwhile is not overwritten unasked, not even after an action of one's own", async ({
  portal,
  page,
}) => {
  await portal.signIn('superadmin', clientPath(contested));
  await page.getByLabel('Username').fill('mine.mine.1');
  const { clientID, email, userStatusRemark } = contested;
  await elsewhere(portal, 'PUT', `/appuser/${clientID}`, { clientID, email, userStatusRemark, sfUserType: 'CL', username: 'theirs.ok.1' });
  await page.getByRole('button', { name: 'Suspend' }).click();
  await portal.dialog().getByRole('button', { name: 'Suspend' }).click();
  await expect(page.locator('.record-head .chip')).toHaveText('Suspended');
  await expect(page.getByRole('alert').filter({ hasText: 'was changed by someone else' })).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('mine.mine.1');
});

const dropped = takeClient(isActive);
test('CLI-085 a deletion lets go of what was typed and goes to the list', async ({ portal, page }) => {
  await portal.signIn('superadmin', clientPath(dropped));
  await page.getByLabel('Remarks').fill('Never saved');
  await page.getByRole('button', { name: 'Delete' }).click();
  await portal.dialog().getByRole('button', { name: 'Delete' }).click();
  await expect.poll(portal.path).toBe('/clientManagement');
  await expect(portal.dialog()).toHaveCount(0);
});

const twice = takeClient(isActive);
test('a double click and Ctrl+S save once', async ({ portal, page }) => {
  await portal.signIn('superadmin', clientPath(twice));
  await page.getByLabel('Remarks').fill('Once');
  await page.getByRole('button', { name: 'Save' }).dblclick();
  await expect(portal.message(saved)).toBeVisible();
  expect(portal.calls(save)).toHaveLength(1);
  await expect(portal.rows().first()).toBeVisible();
  await portal.open(clientPath(twice));
  await page.getByLabel('Remarks').fill('Twice');
  await page.keyboard.press('Control+s');
  await page.keyboard.press('Control+s');
  await expect.poll(portal.path).toBe('/clientManagement');
  await expect(portal.rows().first()).toBeVisible();
  expect(portal.calls(save)).toHaveLength(2);
});

const cut = takeClient(isActive);
test('CLI-082 Suspend hit by a dropped connection stays open with its remarks, and can be sent again', async ({ portal, page }) => {
  await portal.signIn('superadmin', clientPath(cut));
  await page.getByRole('button', { name: 'Suspend' }).click();
  const dialog = portal.dialog('Are you sure to suspend this user account?');
  await dialog.getByLabel('Remarks').fill('Under review');
  await portal.fault({ call: 'PUT /appuser/suspend/{id}', kind: 'drop' });
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(portal.message('Network Error')).toBeVisible();
  await expect(dialog.getByLabel('Remarks')).toHaveValue('Under review');
  await portal.control('DELETE', 'faults');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(portal.message('Account is suspended')).toBeVisible();
  await expect(page.getByLabel('Remarks')).toHaveValue('Under review');
});

const unremarked = takeClient(isActive);
test('CLI-082 remarks of a suspension are optional and end at 100 characters', async ({ portal, page }) => {
  await portal.signIn('superadmin', clientPath(unremarked));
  await page.getByRole('button', { name: 'Suspend' }).click();
  const remarks = portal.dialog().getByLabel('Remarks');
  await remarks.fill('');
  await remarks.pressSequentially('r'.repeat(101));
  await expect(remarks).toHaveValue('r'.repeat(100));
  await remarks.fill('r'.repeat(101));
  await portal.dialog().getByRole('button', { name: 'Suspend' }).click();
  await expect(portal.dialog().locator('.error')).toHaveText('Remarks must be at most 100 characters');
  expect(portal.calls('PUT /appuser/suspend/{id}')).toEqual([]);
  await remarks.fill('');
  await portal.dialog().getByRole('button', { name: 'Suspend' }).click();
  await expect(portal.message('Account is suspended')).toBeVisible();
  expect(portal.calls('PUT /appuser/suspend/{id}')[0]!.body).toEqual({ userStatusRemark: null });
});

const acting = takeClient(isActive);
test("an action of one's own is nobody else's, and what is typed until the record is read again stays", async ({ portal, page }) => {
  await portal.signIn('superadmin', clientPath(acting));
  await page.getByLabel('Username').fill('typed.first');
  await page.getByRole('button', { name: 'Suspend' }).click();
  await portal.dialog().getByLabel('Remarks').fill('Asked by the client');
  await portal.fault({ call: read, count: 1, kind: 'latency', milliseconds: 1_000 });
  const reads = portal.calls(read).length;
  await portal.dialog().getByRole('button', { name: 'Suspend' }).click();
  await expect.poll(() => portal.calls(read).length).toBe(reads + 1);
  await page.getByLabel('Username').fill('typed.later');
  await expect(page.locator('.record-head .chip')).toHaveText('Suspended');
  await expect(page.getByLabel('Username')).toHaveValue('typed.later');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(portal.message(saved)).toBeVisible();
});

const unread = takeClient(isActive);
test('a record that cannot be read again is told, and the form stays as it was typed', async ({ portal, page }) => {
  await portal.signIn('superadmin', clientPath(unread));
  await page.getByLabel('Remarks').fill('Still here');
  await page.getByRole('button', { name: 'Suspend' }).click();
  await portal.fault({ call: read, count: 1, kind: 'http', status: 500 });
  await portal.dialog().getByRole('button', { name: 'Suspend' }).click();
  await expect(portal.message('System busy!')).toBeVisible();
  await expect(page.getByLabel('Remarks')).toHaveValue('Still here');
});

const remailed = takeClient(isActive);
test('two editors: an overwrite sends what was typed over what the other has stored, and nothing older', async ({ portal, page }) => {
  await portal.signIn('superadmin', clientPath(remailed));
  await page.getByLabel('Remarks').fill('Mine');
  await portal.control('POST', 'clock', { offset: 5_000 });
  const email = 'stored.meanwhile@example.com';
  const { clientID, userStatusRemark } = remailed;
  await elsewhere(portal, 'PUT', `/appuser/email/${remailed.id}`, { email, updateEmail: true });
  await elsewhere(portal, 'PUT', `/appuser/${clientID}`, { clientID, email, userStatusRemark, sfUserType: 'CL', username: 'theirs.ok.2' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'was changed by someone else' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(portal.message(saved)).toBeVisible();
  expect(portal.calls(save).at(-1)!.body).toMatchObject({ userStatusRemark: 'Mine', email, username: 'theirs.ok.2' });
});

test('CLI-064 CLI-075 members that the record lacks are sent as null', async ({ portal, page }) => {
  const { email: _e, userStatusRemark: _r, sfUserType: _t, ...bare } = full as Record<string, unknown>;
  await portal.fault({ call: read, kind: 'raw', body: reply(bare) });
  await portal.fault({ call: save, kind: 'raw', body: reply(null) });
  await portal.signIn('superadmin', '/editUser/77');
  await page.getByLabel('Username').fill('another.name');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(portal.message(saved)).toBeVisible();
  expect(portal.calls(save)[0]!.body).toEqual({
    clientID: 'C77',
    username: 'another.name',
    email: null,
    sfUserType: null,
    userStatusRemark: null,
  });
});

const removed = takeClient(isActive);
test('two editors: what was deleted meanwhile is told as that, and its actions go', async ({ portal, page }) => {
  await portal.signIn('superadmin', clientPath(removed));
  await page.getByLabel('Remarks').fill('Too late');
  await portal.control('POST', 'clock', { offset: 10_000 });
  await elsewhere(portal, 'DELETE', `/appuser/${removed.id}`, {});
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Deleted accounts cannot be saved' })).toBeVisible();
  await expect(page.locator('.record-head .chip')).toHaveText('Deleted');
  await expect(page.getByRole('button', { name: /^(Save|Suspend|Delete|Email Username)$/ })).toHaveCount(0);
});

const typedAt = takeClient(isActive);
test('Back asks about what was typed, one step at a time, over addresses that were typed too', async ({ portal, page }) => {
  await portal.signIn();
  for (const path of ['/businessPartnerManagement', '/editUser/2', clientPath(typedAt)]) {
    await portal.open(path);
    await expect(page.locator('h1')).toBeVisible();
  }
  await page.getByLabel('Remarks').fill('Not saved');
  await page.goBack();
  await portal.dialog('Leave without saving?').getByRole('button', { name: 'Stay' }).click();
  await expect.poll(portal.path).toBe(clientPath(typedAt));
  await expect(page.getByLabel('Remarks')).toHaveValue('Not saved');
  await page.goBack();
  await portal.dialog('Leave without saving?').getByRole('button', { name: 'Leave' }).click();
  await expect.poll(portal.path).toBe('/editUser/2');
  await page.goBack();
  await expect.poll(portal.path).toBe('/businessPartnerManagement');
});

const toggled = takeClient(isActive);
test('after an action the focus stands on what took its place', async ({ portal, page }) => {
  await portal.signIn('superadmin', clientPath(toggled));
  await page.getByRole('button', { name: 'Suspend' }).press('Enter');
  await portal.dialog().getByRole('button', { name: 'Suspend' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Unsuspend' })).toBeFocused();
});

const corrected = takeClient(isActive);
test('what is said of a form goes when it is no longer true', async ({ portal, page }) => {
  await portal.signIn('superadmin', clientPath(corrected));
  await page.getByLabel('Username').fill('short');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(portal.message(invalid)).toBeVisible();
  await page.getByLabel('Username').fill('long.enough');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(portal.message(saved)).toBeVisible();
  await portal.expectSilence(invalid);
});

const gone = takeClient(isActive);
test('back on a list that no longer has the row, the focus stands on the table', async ({ portal, page }) => {
  await portal.signIn();
  await page.getByLabel('Client ID').fill(gone.clientID);
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByLabel('User Status').selectOption({ label: 'Active' });
  await page.getByRole('button', { name: 'Apply' }).click();
  await portal.rows().first().getByRole('link').first().waitFor();
  await page.getByLabel('Client ID').press('Enter');
  await expect(portal.rows()).toHaveCount(1);
  await portal.rows().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await portal.dialog().getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/No result with these/)).toBeVisible();
  await expect(page.locator('.toolbar .button').first()).toBeFocused();
});

test('a client that was deleted or belongs to another office is told, with the way back', async ({ portal, page }) => {
  await portal.signIn('sales.sg', '/editUser/4');
  await expect(page.getByText('The record does not exist')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Client Management' })).toBeVisible();
});

test('a keyboard goes on where it was: a new page starts at its content, and back from a record its row has the focus', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  const link = portal.rows().nth(3).getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Edit Account/ })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeFocused();
});
