import { expect, screen, test, waitFor, within, type Portal } from '../portal';

const path = '/editServiceHotline/3';
const stored = '+86 555 0177 8800';
const save = 'PUT /contactUs/clientServices/{id}';

/** Ends the session by the response to a call that a button sends. */
const endSession = async (portal: Portal, call: string, button: string) => {
  await portal.fault({ call, kind: 'status', status: 'L101', msg: 'Ended', count: 1 });
  await portal.click('button', button);
  await screen.findByRole('button', { name: 'Sign in' });
};
const leave = async (portal: Portal) => {
  await portal.click('button', 'Cancel');
  await portal.user.click(within(await portal.dialog('Leave without saving?')).getByRole('button', { name: 'Leave' }));
  await portal.rows();
};
const expectNumber = async (portal: Portal, value: string) => {
  const field = await portal.field('Tel Number');
  await waitFor(() => expect(field).toHaveValue(value));
};

test('a form whose session ends is filled again for the same person, and not for another', async ({ portal }) => {
  await portal.signIn('superadmin', path);
  await portal.fill('Tel Number', '+852 7777');
  await endSession(portal, save, 'Save');
  await portal.fillSignIn('superadmin');
  await expectNumber(portal, '+852 7777');
  expect(await screen.findByText(/^What you typed before your session ended is here again/)).toBeVisible();
  await endSession(portal, save, 'Save');
  await portal.fillSignIn('csteam.hk');
  await expectNumber(portal, stored);
});

test('while something entered is kept, the sign-in page says whose it is, fills the name in, and warns before the page goes', async ({
  portal,
}) => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const singleSignOn = { action: 'https://sso.example/login', fields: {}, signOut: '' };
  await portal.signIn('superadmin', path, { singleSignOn });
  await portal.fill('Tel Number', '+852 7777');
  await endSession(portal, save, 'Save');
  expect(await portal.field('Username')).toHaveValue('superadmin');
  expect(screen.getByText(/^What Robin Ashgrove entered and did not save is kept on this page/)).toBeVisible();
  expect(screen.getByText('Leaves this page: what Robin Ashgrove entered and did not save will be lost.')).toBeVisible();
  expect(isAsked()).toBe(true);
  // the hint beside the button has said it
  screen
    .getByRole('button', { name: 'Login' })
    .closest('form')!
    .addEventListener('submit', (event) => event.preventDefault());
  await portal.click('button', 'Login');
  expect(isAsked()).toBe(false);
  await portal.fillSignIn('superadmin');
  await expectNumber(portal, '+852 7777');
  await leave(portal);
  await endSession(portal, 'GET /contactUs/clientServices/', 'Refresh');
  expect(await portal.field('Username')).toHaveValue('');
  expect(screen.getByText('Single sign-on with your staff account')).toBeVisible();
  expect(isAsked()).toBe(false);
});

test('what was left without saving does not come back after a session that ends on the list', async ({ portal }) => {
  await portal.signIn('superadmin', path);
  await portal.fill('Tel Number', '+852 1111');
  await leave(portal);
  await endSession(portal, 'GET /contactUs/clientServices/', 'Refresh');
  await portal.fillSignIn('superadmin');
  await portal.rows();
  await portal.goTo(path);
  await expectNumber(portal, stored);
});

test('a draft that was put back and then left does not come back a second time', async ({ portal }) => {
  await portal.signIn('superadmin', path);
  await portal.fill('Tel Number', '+852 2222');
  await endSession(portal, save, 'Save');
  await portal.fillSignIn('superadmin');
  await expectNumber(portal, '+852 2222');
  await leave(portal);
  await portal.goTo(path);
  await expectNumber(portal, stored);
});

test('what somebody has left by Log Out does not come back', async ({ portal }) => {
  await portal.signIn('superadmin', path);
  await portal.fill('Tel Number', '+852 3333');
  await portal.click('button', /^Account of/);
  await portal.click('menuitem', 'Log Out');
  const question = await portal.dialog('Leave without saving?');
  expect(question).toHaveTextContent(/Not saved: Edit Customer Service Hotline · .+\./);
  await portal.user.click(within(question).getByRole('button', { name: 'Log Out' }));
  await screen.findByRole('button', { name: 'Sign in' });
  await portal.fillSignIn('superadmin');
  await portal.rows();
  await portal.goTo(path);
  await expectNumber(portal, stored);
});
