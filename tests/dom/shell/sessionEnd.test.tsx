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
