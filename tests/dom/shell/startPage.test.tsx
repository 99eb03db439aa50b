import { expect, screen, test, waitFor } from '../portal';

const noPermissionsYet = 'Your account has no permissions yet. Contact an administrator.';
const dataCalls = (sent: readonly { call: string }[]) => sent.map(({ call }) => call).filter((call) => !call.includes('cmsauth'));

test.for([
  [['CAMPAIGN_READ'], '/campaignPopup', 'Campaign Popup'],
  [['CMS_USER_READ'], '/adminUserManagement', 'Admin User Management'],
  [['BUSINESS_PARTNER_READ', 'CONTENT_READ'], '/businessPartnerManagement', 'Business Partner Management'],
  [['APP_USER_READ', 'CAMPAIGN_READ'], '/clientManagement', 'Client Management'],
] as const)(
  'a user with %s who opens / starts at %s, and gets there from an unknown address (PLT-012, PLT-014, PLT-021)',
  async ([codes, path, title], { portal }) => {
    await portal.signInWith(codes, 3, '/');
    await waitFor(() => expect(portal.path()).toBe(path));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    await portal.rows();
    await portal.goTo('/createNotification');
    await portal.goTo('/nothing');
    await waitFor(() => expect(portal.path()).toBe(path));
    await portal.rows();
    expect(portal.messages()).toEqual([]);
    expect(dataCalls(portal.sent).filter((call) => path !== '/clientManagement' && call === 'GET /appuser/')).toEqual([]);
  },
);

test('a sign-in without a wanted page opens the first page of the menu for a user without Client Management (PLT-014)', async ({
  portal,
}) => {
  await portal.giveRights(['CAMPAIGN_READ'], 3);
  await portal.open('/');
  await portal.fillSignIn('viewer.hk');
  await screen.findByRole('heading', { level: 1, name: 'Campaign Popup' });
  expect(portal.path()).toBe('/campaignPopup');
  await portal.goTo('/login');
  await waitFor(() => expect(portal.path()).toBe('/campaignPopup'));
});

test('a menu entry whose page needs a missing permission is no start page (PLT-012)', async ({ portal }) => {
  portal.respond('POST /cmsauth/login', (payload) => ({
    ...(payload as object),
    menus: [{ name: 'Others', children: [{ name: 'Somewhere Else' }, { name: 'Create User' }] }, { name: 'Office Locations' }],
  }));
  await portal.open('/');
  await portal.fillSignIn('viewer.hk');
  await screen.findByRole('heading', { level: 1, name: 'Office Locations' });
});

test.for(['/', '/nothing', '/login'])(
  'a user without permissions at %s reads to contact an administrator, and no data is requested (PLT-012, PLT-021)',
  async (path, { portal }) => {
    await portal.signInWith([], 3, path);
    expect(await screen.findByRole('heading', { level: 1, name: noPermissionsYet })).toBeVisible();
    expect(portal.path()).toBe('/');
    expect(screen.getByRole('button', { name: /^Account of/ })).toBeVisible();
    expect(dataCalls(portal.sent)).toEqual([]);
  },
);
