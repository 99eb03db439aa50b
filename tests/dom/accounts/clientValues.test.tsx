import { expect, optionTexts, reply, screen, test, textsOf, waitFor } from '../portal';
import { buttonNames, inputLabels, shownValues } from './accountForm';
import { openClient, readCall } from './clientRecord';

test('the edit screen of a client is read by its id and has seven sections (CLI-043, CLI-104, CLI-117)', async ({ portal }) => {
  await openClient(portal);
  const sections = textsOf(screen.getAllByRole('heading', { level: 2 }));
  expect(sections).toEqual([
    'Profile',
    'General information',
    'Correspondence Address',
    'Setting',
    'Sales Information',
    'Documents',
    'Status',
  ]);
  expect(portal.calls(readCall).map(({ path }) => path)).toEqual(['/appuser/77']);
  expect(portal.calls('GET /appProducts/')).toEqual([]);
  expect(await screen.findByText(/2026\/11\/01 10:00/)).toBeVisible();
});

test('the edit screen of a client shows each value under its label (CLI-044, CLI-046, CLI-047, CLI-051, CLI-054, CLI-059, CLI-060, CLI-115, CLI-117, CLI-119)', async ({
  portal,
}) => {
  await openClient(portal);
  await waitFor(() => expect(shownValues()).toMatchObject({ 'Sales Office': 'Hong Kong' }));
  expect(shownValues()).toMatchObject({
    'Client ID': 'C77',
    'Last Name': 'Chan',
    'First Name': 'Hiu Tung',
    'Middle Name': 'Ute',
    'Date of birth': '1985/09/02',
    ITIN: '900-70-0000',
    ITN: 'N-1',
    'Account email': 'account@example.com',
    'Customer system email': 'crm@example.com',
    Citizenship: 'Japan',
    Mobile: '85255501234',
    Residency: 'Macau',
    'Preferred language': 'Traditional Chinese',
    'Profile update status': 'APPROVED',
    'Address line 1': 'Flat 12B',
    'Address line 2': '88 Sample Road',
    'Address line 3': 'Mid Levels',
    Country: 'Hong Kong',
    City: 'Kowloon',
    Province: 'None',
    'Postal code': '999077',
    Region: 'CN',
    'Account Manager': 'Adrian Leung',
    'Servicing channel type': 'Corporate Partner',
    'Referral Company': 'Pearl Coast Advisers',
    'Referral Planner': '方, 詠詩',
    'Sub-referral Company': 'Harbourline Wealth',
    'Sub-referral Planner': 'Imogen Vale',
    'Referred-by client level': '2',
    'Account status': 'Active',
    'Last login': '2026/11/20 13:22',
    'Activation Date': '2023/06/19 16:40',
    'Last password update': '2026/08/02 09:14',
    'Profile status': 'COMPLETE',
  });
});

test('push settings of a client show ON or OFF, OFF when one is missing, and are no inputs (CLI-052, CLI-053)', async ({ portal }) => {
  await openClient(portal);
  expect(shownValues()).toMatchObject({ 'Market updates': 'ON', Corporate: 'OFF' });
  expect(inputLabels()).toEqual(['Username', 'Remarks']);
});

test('a push setting that is stored as off shows OFF (CLI-053)', async ({ portal }) => {
  const pushSettings = [
    { notificationType: 'MARKET', isOn: false },
    { notificationType: 'CORPORATE', isOn: true },
  ];
  await openClient(portal, { pushSettings });
  expect(shownValues()).toMatchObject({ 'Market updates': 'OFF', Corporate: 'ON' });
});

test('a dummy account shows its type and the remarks of its creation (CLI-118)', async ({ portal }) => {
  await openClient(portal, { isDummyUser: true });
  await waitFor(() =>
    expect(shownValues()).toMatchObject({ 'Dummy account type': 'Business Partner', 'Dummy account remarks': 'For training' }),
  );
});

test('a client with hardly any member is shown with dashes, and without a link to a script (CLI-064)', async ({ portal }) => {
  const least = {
    ...{ id: 77, clientID: 'C77', userStatus: 'ACTIVATED', dob: '01-02-x', lastLoginAt: '1890-01-01T00:00:00Z' },
    booklets: { EN: 'javascript:alert(1)' },
  };
  await portal.fault({ call: readCall, kind: 'raw', body: reply(least) });
  await portal.signIn('superadmin', '/editUser/77');
  await screen.findByRole('form');
  expect(shownValues()).toMatchObject({ 'Last Name': '–', Corporate: 'OFF' });
  expect(await screen.findByText('javascript:alert(1)')).toBeVisible();
  expect(screen.queryByRole('link', { name: /EN/ })).toBeNull();
});

test.for([
  ['ACTIVATED', 'green', 'Active'],
  ['OPENED', 'blue', 'Inactive'],
  ['SUSPENDED', 'red', 'Suspended'],
  ['DELETED', 'red', 'Deleted'],
] as const)(
  'the head of a client that is %s has a chip in %s with the text %s (CLI-061)',
  async ([userStatus, colour, label], { portal }) => {
    await openClient(portal, { userStatus });
    const chips = screen
      .getAllByText(label)
      .map((element) => element.closest('.chip'))
      .filter(Boolean);
    expect(chips.length).toBeGreaterThan(0);
    expect(chips[0]).toHaveClass(`chip-${colour}`);
  },
);

const profile = ['Last Name', 'First Name', 'Middle Name', 'Date of birth', 'Account email', 'Sales Office', 'Region', 'Account Manager'];
// every user, status and kind of account: tests/resources/accountStates.test.ts
test.for([
  ['an opened client', { userStatus: 'OPENED' }, [], ['Cancel', 'Delete']],
  ['an active client', {}, ['Username', 'Remarks'], ['Save', 'Cancel', 'Email Username', 'Reset password', 'Suspend', 'Delete']],
  [
    'a suspended dummy',
    { userStatus: 'SUSPENDED', isDummyUser: true },
    ['Username', 'Remarks', ...profile],
    ['Save', 'Cancel', 'Email Username', 'Reset password', 'Unsuspend', 'Delete'],
  ],
  ['a deleted client', { userStatus: 'DELETED' }, [], ['Cancel']],
] as const)(
  'the edit screen of %s has the inputs and buttons of its state (CLI-045, CLI-063, CLI-065, CLI-066, CLI-067, CLI-068, CLI-069, CLI-080, CLI-087, CLI-088)',
  async ([, change, inputs, buttons], { portal }) => {
    await openClient(portal, change);
    expect(inputLabels().toSorted()).toEqual([...inputs].toSorted());
    expect(buttonNames('Save', 'Cancel', 'Email Username', 'Reset password', 'Suspend', 'Unsuspend', 'Delete')).toEqual(buttons);
    const isOpened = 'userStatus' in change && change.userStatus === 'OPENED';
    expect('Username' in shownValues() || inputLabels().includes('Username')).toBe(!isOpened);
  },
);

test('without APP_USER_WRITE the edit screen of a client has neither inputs nor buttons (CLI-063, CLI-080)', async ({ portal }) => {
  await openClient(portal, {}, 'viewer.hk');
  expect(shownValues()).toMatchObject({ 'Client ID': 'C77', Username: 'chan.hiutung', Remarks: 'Prefers mornings' });
  expect(inputLabels()).toEqual([]);
  expect(buttonNames('Save', 'Cancel', 'Email Username', 'Reset password', 'Suspend', 'Unsuspend', 'Delete')).toEqual([]);
});

test('the office of a dummy account is locked for level 2, and its regions are offered (CLI-069, PLT-107)', async ({ portal }) => {
  await openClient(portal, { isDummyUser: true }, 'csteam.hk');
  expect(await portal.field('Sales Office')).toBeDisabled();
  await waitFor(async () => {
    const options = await portal.optionTexts('Region');
    expect(options).toEqual(['Choose…', 'Hong Kong', 'China', 'Taiwan', 'Dubai']);
  });
});

test('another office of a dummy account clears the region and offers its own (PLT-109)', async ({ portal }) => {
  await openClient(portal, { isDummyUser: true });
  await portal.select('Sales Office', 'Singapore');
  const region = screen.getByRole('combobox', { name: 'Region' });
  await waitFor(() => expect(region).toHaveValue(''));
  await waitFor(() => {
    const options = optionTexts(region);
    expect(options).toEqual(['Choose…', 'Singapore', 'Malaysia', 'Japan', 'Indonesia']);
  });
});

test('a client of another office does not exist, and the screen leads to the list', async ({ portal }) => {
  await portal.signIn('sales.sg', '/editUser/4');
  expect(await screen.findByText('The record does not exist')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Client Management' })).toBeVisible();
});
