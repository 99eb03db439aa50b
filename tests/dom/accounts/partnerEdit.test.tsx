import { makePartners } from '../../../fixtures/seed/partners';
import { expect, screen, test, textsOf, waitFor, within } from '../portal';
import { buttonNames, confirmAction, inputLabels, shownValues } from './accountForm';
import { openPartner, readCall } from './partnerRecord';

const list = 'GET /businessPartner/';
const save = 'PUT /appuser/{id}';
const partners = makePartners(240, 1_200, { isOdd: true });
type Partner = (typeof partners)[number];
const findPartner = (isWanted: (each: Partner) => boolean) => partners.find(isWanted)!;
const pathOf = ({ id, sfUserType }: { id: number; sfUserType: string }) => `/editPartner/${sfUserType}/${id}`;

test('the edit screen of a partner is read by its type and shows every value under its label, and no other (PAR-023, PAR-024, PAR-029, PAR-031, PAR-032, PAR-033, PAR-034, PAR-035, PAR-065)', async ({
  portal,
}) => {
  await openPartner(portal);
  await screen.findByText('Planner / Broker');
  expect(portal.calls(readCall).map(({ path }) => path)).toEqual(['/businessPartner/ADVISOR/5000777']);
  expect(document.title).toContain('V4001');
  const { 'Sub-referral company/planner': subReferral, ...values } = shownValues();
  expect(subReferral).toMatch(/^Harbourline Wealth\s*Marcus Quill$/);
  expect(values).toEqual({
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
    'Referred by client level': '2',
    'Servicing channel type': 'Corporate Partner',
    'Account status': 'Active',
    'Last success login': '2026/11/20 13:22',
    'Activation date and time': '2023/06/19 16:40',
    'Last password update': '2026/08/02 09:14',
  });
  expect(inputLabels()).toEqual(['Remarks']);
});

// every user, status, record type and kind of account: tests/resources/accountStates.test.ts
test.for([
  ['an opened planner', { userStatus: 'OPENED' }, [], ['Cancel', 'Delete'], ['Last Name', 'First Name', 'Mobile phone']],
  [
    'a suspended dummy',
    { userStatus: 'SUSPENDED', isDummyUser: true },
    ['Last Name', 'First Name', 'Remarks'],
    ['Save', 'Cancel', 'Unsuspend', 'Delete'],
    ['Username'],
  ],
  [
    'an active corporate partner',
    { salesforceRecordType: { name: 'CP' } },
    ['Remarks'],
    ['Save', 'Cancel', 'Suspend', 'Delete'],
    ['Username', 'Mobile phone'],
  ],
] as const)(
  'the edit screen of %s has the inputs and buttons of its state (PAR-025, PAR-026, PAR-027, PAR-028, PAR-030, PAR-036, PAR-037, PAR-039, PAR-040, PAR-041, PAR-046)',
  async ([, change, inputs, buttons, labels], { portal }) => {
    await openPartner(portal, change);
    expect(inputLabels().toSorted()).toEqual([...inputs].toSorted());
    expect(buttonNames('Save', 'Cancel', 'Suspend', 'Unsuspend', 'Delete')).toEqual(buttons);
    const among = ['Username', 'Last Name', 'First Name', 'Mobile phone'];
    expect(
      Object.keys(shownValues())
        .filter((label) => among.includes(label))
        .toSorted(),
    ).toEqual([...labels].toSorted());
  },
);

test('without BUSINESS_PARTNER_WRITE the edit screen of a partner has neither inputs nor buttons (PAR-036, PAR-039, PAR-040)', async ({
  portal,
}) => {
  await openPartner(portal, {}, 'viewer.hk');
  expect(shownValues()).toMatchObject({ 'Vendor ID/Employee ID': 'V4001', Username: 'imogen.vale', Remarks: 'Noted' });
  expect(inputLabels()).toEqual([]);
  expect(buttonNames('Save', 'Cancel', 'Suspend', 'Unsuspend', 'Delete')).toEqual([]);
});

test('a saved partner is sent as a client with the type of the partner, and its list is reloaded once (PAR-042, PAR-043, PAR-044)', async ({
  portal,
}) => {
  const { clientID, email, sfUserType, username, salesforceAccount } = findPartner(
    ({ userStatus, isDummyUser }) => userStatus === 'ACTIVATED' && !isDummyUser,
  );
  await portal.signIn('superadmin', '/businessPartnerManagement');
  await portal.fill('VendorID/EmployeeID', salesforceAccount ?? clientID);
  await portal.user.keyboard('{Enter}');
  await waitFor(async () => expect(await portal.rows()).toHaveLength(1));
  await portal.user.click(within((await portal.rows())[0]!).getByRole('link', { name: /^Edit/ }));
  await portal.fill('Remarks', 'Renewed');
  const listsBefore = portal.calls(list).length;
  await portal.click('button', 'Save');
  await portal.message('The changes have been saved');
  await waitFor(() => expect(portal.calls(list)).toHaveLength(listsBefore + 1));
  expect(await portal.rows()).toHaveLength(1);
  expect(portal.calls(save).map(({ path, body }) => [path, body])).toEqual([
    [`/appuser/${clientID}`, { clientID, email, userStatusRemark: 'Renewed', sfUserType, username }],
  ]);
});

const dummyOf = (record: string) =>
  findPartner(({ userStatus, isDummyUser, sfRecordType }) => userStatus === 'ACTIVATED' && Boolean(isDummyUser) && sfRecordType === record);

test('a dummy partner needs a last name of at most 50 characters (PAR-026, PAR-038)', async ({ portal }) => {
  await portal.signIn('superadmin', pathOf(dummyOf('PB')));
  await portal.fill('Last Name', '');
  await portal.click('button', 'Save');
  await portal.message('Please check the form and fill in correct format');
  expect(await portal.field('Last Name')).toHaveAccessibleDescription(expect.stringContaining('Last Name cannot be empty'));
  await portal.user.click(await portal.field('Last Name'));
  await portal.user.paste('n'.repeat(51));
  await waitFor(async () =>
    expect(await portal.field('Last Name')).toHaveAccessibleDescription(expect.stringContaining('Last Name must be at most 50 characters')),
  );
  expect(portal.calls(save)).toEqual([]);
});

test('a dummy partner is saved with its names and the members of a dummy (PAR-042)', async ({ portal }) => {
  const dummy = dummyOf('PB');
  await portal.signIn('superadmin', pathOf(dummy));
  await portal.fill('Last Name', 'Renamed');
  await portal.fill('First Name', 'Ada');
  await portal.click('button', 'Save');
  await portal.message('The changes have been saved');
  const { clientID, email, sfUserType, username, userType, userTypeRemark, salesOffice, region, representative, userStatusRemark } = dummy;
  expect(portal.calls(save)[0]!.body).toEqual({
    ...{ clientID, sfUserType, username, userType, salesOffice, lastName: 'Renamed', firstName: 'Ada' },
    email: email ?? null,
    userStatusRemark: userStatusRemark ?? null,
    userTypeRemark: userTypeRemark ?? null,
    region: region ?? null,
    representative: representative ?? null,
  });
});

test('a corporate dummy has no last name and is saved without one (PAR-038)', async ({ portal }) => {
  await portal.signIn('superadmin', pathOf(dummyOf('CP')));
  await portal.fill('Remarks', 'No name needed');
  expect(inputLabels()).not.toContain('Last Name');
  await portal.click('button', 'Save');
  await portal.message('The changes have been saved');
  expect(portal.calls(save)[0]!.body).toMatchObject({ userStatusRemark: 'No name needed', lastName: null });
});

test('Suspend and Unsuspend change the status of a partner on its screen (PAR-046)', async ({ portal }) => {
  const active = findPartner(({ userStatus, isDummyUser }) => userStatus === 'ACTIVATED' && !isDummyUser);
  await portal.signIn('superadmin', pathOf(active));
  await confirmAction(portal, 'Suspend');
  await portal.message('Account is suspended');
  expect((await screen.findAllByText('Suspended')).length).toBeGreaterThan(0);
  await confirmAction(portal, 'Unsuspend');
  await waitFor(() => expect(screen.queryByText('Suspended')).toBeNull());
  expect(screen.getAllByText('Active').length).toBeGreaterThan(0);
});

test('Delete of a partner leads back to the list (PAR-062)', async ({ portal }) => {
  const active = findPartner(({ userStatus, isDummyUser }) => userStatus === 'ACTIVATED' && !isDummyUser);
  await portal.signIn('superadmin', pathOf(active));
  await confirmAction(portal, 'Delete');
  await portal.message('Account is deleted');
  await waitFor(() => expect(portal.path()).toBe('/businessPartnerManagement'));
  expect(portal.calls('DELETE /appuser/{id}').map(({ path }) => path)).toEqual([`/appuser/${active.id}`]);
});

test('Suspend of a partner starts with the remarks in the form, which then shows what was sent (CLI-112, PAR-043)', async ({ portal }) => {
  await portal.signIn('superadmin', pathOf(findPartner(({ userStatus, isDummyUser }) => userStatus === 'ACTIVATED' && !isDummyUser)));
  await screen.findByRole('form');
  await portal.fill('Remarks', 'Entered before');
  await portal.click('button', 'Suspend');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('Remarks')).toHaveValue('Entered before');
  await portal.user.type(dialog.getByLabelText('Remarks'), ', and why');
  await portal.user.click(dialog.getByRole('button', { name: 'Suspend' }));
  await portal.message('Account is suspended');
  await screen.findAllByText('Suspended');
  expect(await portal.field('Remarks')).toHaveValue('Entered before, and why');
  expect(screen.queryByText(/This record was changed by/)).toBeNull();
  await portal.click('button', 'Save');
  expect(await portal.message('No changes to save')).toBeVisible();
});

test.for([
  ['ACTIVATED', ['Username: imogen.vale']],
  ['OPENED', []],
] as const)(
  'the head of a partner of status %s has the facts that its form shows (PAR-023)',
  async ([userStatus, username], { portal }) => {
    await openPartner(portal, { userStatus, representative: '' });
    expect(textsOf(document.querySelectorAll('.record-facts li'))).toEqual([
      'VendorID/EmployeeID: V4001',
      ...username,
      'Email: imogen@example.com',
      'Sales Office: Hong Kong',
    ]);
  },
);
