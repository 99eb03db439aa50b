import { expect, password, screen, test, waitFor, type Portal } from '../portal';

const refresh = 'POST /cmsauth/refresh';
const clients = 'GET /appuser/';
const openResetPassword = async (portal: Portal) => {
  await portal.click('button', /^Account of/);
  await portal.click('menuitem', 'Reset Password');
  await portal.dialog('Reset Password');
};
const fillPasswords = async (portal: Portal, old: string, next: string, confirm: string) => {
  await portal.fill('Old Password', old);
  await portal.fill('New Password', next);
  await portal.fill('Confirm Password', confirm);
  await portal.click('button', 'Confirm');
};
const signInPage = () => screen.findByRole('button', { name: 'Sign in' });

test('an expired token is renewed once, and the call is repeated (PLT-045, PLT-117)', async ({ portal }) => {
  await portal.signIn('superadmin');
  await portal.rows();
  await portal.control('POST', 'expire');
  await portal.click('button', 'Refresh');
  await waitFor(() => expect(portal.calls(clients)).toHaveLength(3));
  await portal.click('button', 'Page 2');
  expect(await screen.findByText('11–20 of 1,200')).toBeVisible();
  await portal.rows();
  expect(portal.calls(clients).map(({ query }) => query.split('&')[0])).toEqual(['?page=0', '?page=0', '?page=0', '?page=1']);
  const calls = portal.calls(refresh);
  expect(calls.map(({ headers, body }) => [headers.authorization, Boolean(headers.reauthorization), body])).toEqual([
    [undefined, true, null],
  ]);
});

test('a refused renewal leads to sign-in, and after it back to the same page (PLT-046)', async ({ portal }) => {
  await portal.signIn('superadmin', '/customerServiceHotline');
  await portal.rows();
  await portal.control('POST', 'expire');
  await portal.fault({ call: refresh, kind: 'http', status: 401 });
  await portal.click('button', 'Refresh');
  await signInPage();
  expect(portal.path()).toBe('/login?redirect=%2FcustomerServiceHotline');
  await portal.control('DELETE', 'faults');
  await portal.fillSignIn('superadmin');
  await screen.findByRole('heading', { level: 1, name: 'Customer Service Hotline' });
});

test('a renewal that fails with a 5xx is an error, keeps the session, and the next call renews (PLT-046)', async ({ portal }) => {
  await portal.signIn('superadmin');
  await portal.rows();
  await portal.control('POST', 'expire');
  await portal.fault({ call: refresh, kind: 'http', status: 503, count: 1 });
  await portal.click('button', 'Refresh');
  await portal.message('System busy!');
  await portal.click('button', 'Refresh');
  await waitFor(() => expect(portal.calls(refresh)).toHaveLength(2));
  await portal.click('button', 'Page 2');
  await waitFor(() => expect(portal.calls(clients).at(-1)!.query).toContain('page=1'));
  await portal.rows();
  expect(portal.calls(refresh)).toHaveLength(2);
});

test('L101 shows its message once, without "Logout successful!", and leads to sign-in (PLT-085, PLT-086)', async ({ portal }) => {
  await portal.signIn('superadmin');
  await portal.rows();
  await portal.fault({ call: '*', kind: 'status', status: 'L101', msg: 'Signed in elsewhere' });
  await portal.click('button', 'Refresh');
  await portal.message('Signed in elsewhere');
  await signInPage();
  expect(portal.messages()).toEqual(['Signed in elsewhere']);
});

test('in a tab that was loaded again the public key is fetched before the first password is encrypted (PLT-065)', async ({ portal }) => {
  await portal.signIn('superadmin');
  await portal.rows();
  const before = portal.sent.length;
  await openResetPassword(portal);
  await fillPasswords(portal, 'not it', 'N3w-Passw0rd', 'N3w-Passw0rd');
  await portal.message('The old password is wrong');
  // once more after the refusal: the server may have got a new key
  const calls = portal.sent.slice(before).flatMap(({ call }) => (/pubKey|reset-pwd/.test(call) ? [call] : []));
  expect(calls).toEqual(['GET /cmsauth/pubKey', 'PUT /reset-pwd/current', 'GET /cmsauth/pubKey']);
});

test('Reset Password has three fields, which all need a value (PLT-055, PLT-056, PLT-057, PLT-058, PLT-059)', async ({ portal }) => {
  await portal.signIn('viewer.hk');
  await openResetPassword(portal);
  for (const label of ['Old Password', 'New Password', 'Confirm Password']) expect(await portal.field(label)).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await portal.click('button', 'Confirm');
  for (const name of ['Old', 'New', 'Confirm']) expect(await screen.findByText(`The ${name} Password cannot be empty`)).toBeVisible();
  expect(await portal.field('Old Password')).toHaveFocus();
  expect(portal.calls('PUT /reset-pwd/current')).toEqual([]);
});

test('Reset Password refuses a weak password and a confirmation that differs; Cancel clears the fields (PLT-060, PLT-061, PLT-064)', async ({
  portal,
}) => {
  await portal.signIn('viewer.hk');
  await openResetPassword(portal);
  await fillPasswords(portal, password, 'weak', 'weak2');
  expect(
    await screen.findByText('Password length must be 8-20 and contain uppercase, lowercase, numeric and special characters'),
  ).toBeVisible();
  expect(screen.getByText('New password and confirm password inconsistent')).toBeVisible();
  await portal.click('button', 'Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await openResetPassword(portal);
  for (const label of ['Old Password', 'New Password', 'Confirm Password']) expect(await portal.field(label)).toHaveValue('');
  expect(portal.calls('PUT /reset-pwd/current')).toEqual([]);
});

test('Reset Password sends both passwords encrypted, shows both messages and leads to sign-in (PLT-062, PLT-063, PLT-118)', async ({
  portal,
}) => {
  await portal.signIn('sales.sg');
  await portal.rows();
  await openResetPassword(portal);
  await fillPasswords(portal, password, 'N3w-Passw0rd', 'N3w-Passw0rd');
  await signInPage();
  await waitFor(() => expect(portal.messages().toSorted()).toEqual(['Logout successful!', 'Password is updated']));
  const [change] = portal.calls('PUT /reset-pwd/current');
  expect(change!.body).toEqual({ oldPwd: expect.stringMatching(/^[\w+/]{300,}=*$/), newPwd: expect.stringMatching(/^[\w+/]{300,}=*$/) });
  await portal.fillSignIn('sales.sg', 'N3w-Passw0rd');
  await screen.findByRole('heading', { level: 1, name: 'Client Management' });
});
