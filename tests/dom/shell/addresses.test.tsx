import { expect, screen, test, waitFor, within } from '../portal';
import { screens } from './screens';

test('every address leads a visitor to sign-in, with the wanted path and without a call (PLT-007, PLT-008)', async ({ portal }) => {
  await portal.open('/');
  for (const { path } of screens) {
    await portal.goTo(path);
    await waitFor(() => expect(portal.path()).toBe(`/login?redirect=${encodeURIComponent(path)}`));
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  }
  expect(portal.sent.filter(({ call }) => call !== 'GET /cmsauth/pubKey')).toEqual([]);
});

test('after sign-in the wanted address is opened, and a signed-in user gets past the sign-in page (PLT-009, PLT-010, PLT-018)', async ({
  portal,
}) => {
  await portal.open('/editServiceHotline/2');
  await portal.fillSignIn('superadmin');
  expect(await portal.field('Tel Number')).toBeVisible();
  expect(portal.path()).toBe('/editServiceHotline/2');
  await portal.goTo('/login?redirect=%2FofficeLocations');
  await screen.findByRole('heading', { level: 1, name: 'Office Locations' });
});

test.for(['/', '/nothing', '/clientManagement/deeper', '/customerServiceHotline/x/3', '/hotline', '/clients/1/x/y'])(
  'the address %s leads to Client Management (PLT-012, PLT-021)',
  async (path, { portal }) => {
    await portal.signIn('superadmin', '/officeLocations');
    await screen.findByRole('heading', { level: 1, name: 'Office Locations' });
    await portal.goTo(path);
    await screen.findByRole('heading', { level: 1, name: 'Client Management' });
    expect(portal.path()).toBe('/clientManagement');
  },
);

test.for([
  ['/hotlines', '/customerServiceHotline', 'Customer Service Hotline'],
  ['/hotlines/create', '/createServiceHotline', 'Create Customer Service Hotline'],
  ['/hotlines/3', '/editServiceHotline/3', /^Edit Customer Service Hotline/],
  ['/offices/3/show', '/editOfficeLocation/3', /^Edit Office Location/],
  ['/clients/12', '/editUser/12', /^Edit Account/],
  ['/partners/999999', '/businessPartnerManagement', 'Business Partner Management'],
  // nothing leads on where both are one
  ['/genericContents', '/genericContents', 'Content Management - Generic Contents'],
] as const)("react-admin's address %s leads to %s (PLT-015, PLT-016)", async ([own, shown, title], { portal }) => {
  await portal.signIn('superadmin', '/campaignPopup');
  await portal.rows();
  await portal.goTo(own);
  await waitFor(() => expect(portal.path()).toBe(shown));
  await screen.findByRole('heading', { level: 1, name: title });
});

test("react-admin's address of a partner gets the type from the list (PLT-016)", async ({ portal }) => {
  await portal.signIn('superadmin', '/businessPartnerManagement');
  const [row] = await portal.rows();
  const shown = within(row!).getByRole('link', { name: /^Edit/ }).getAttribute('href')!.replace(/^#/, '');
  await portal.goTo(`/partners/${/\/(\d+)$/.exec(shown)![1]}`);
  await waitFor(() => expect(portal.path()).toBe(shown));
});

test("react-admin's address of the record that is being edited asks nothing, another one does (PLT-016)", async ({ portal }) => {
  await portal.signIn('superadmin', '/editServiceHotline/3');
  await portal.fill('Order', '77');
  await portal.goTo('/hotlines/3');
  await waitFor(() => expect(portal.path()).toBe('/editServiceHotline/3'));
  expect(await portal.field('Order')).toHaveValue('77');
  expect(screen.queryByRole('dialog')).toBeNull();
  await portal.goTo('/hotlines/4');
  await portal.dialog('Leave without saving?');
});

test('every address has its screen, with header and titles (PLT-003, PLT-015, PLT-016, PLT-017, PLT-019, PLT-020, PLT-049)', async ({
  portal,
}) => {
  await portal.signIn('superadmin');
  for (const { path, title } of screens) {
    await portal.goTo(path);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title));
    expect(screen.getByRole('banner')).toBeVisible();
    expect(document.title).toMatch(/ – ADMIN PORTAL$/);
  }
  await portal.goTo('/ourProducts');
  await waitFor(() => expect(document.title).toBe('Content Management - Our Products – ADMIN PORTAL'));
});
