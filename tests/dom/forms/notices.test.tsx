/** What a form says about values that were typed before: by its user, by another person, and without a response. */
import { expect, screen, test, within } from '../portal';

const path = '/editServiceHotline/2';
const put = 'PUT /contactUs/clientServices/{id}';
const create = 'POST /contactUs/clientServices/';

test('a change of another person in another field is kept by a save, and asks for no choice', async ({ portal }) => {
  await portal.signIn('superadmin', path);
  await portal.fill('Order', '77');
  await portal.expectChanges('Order');
  await portal.fault({ call: put, kind: 'status', status: 'L101', msg: 'Ended', count: 1 });
  await portal.click('button', 'Save');
  await screen.findByRole('button', { name: 'Sign in' });
  portal.respond('GET /contactUs/clientServices/{id}', (payload) => ({
    ...(payload as object),
    phoneNumber: '+852 5550 9999',
    updatedAt: '2026-11-21T00:00:00Z',
    updatedByName: 'Priya Tandel',
  }));
  await portal.fillSignIn('superadmin');
  expect(await screen.findByText('A save keeps what they changed: Tel Number.')).toBeVisible();
  expect(screen.getByText(/^What you typed before your session ended is here again/)).toBeVisible();
  expect(document.querySelector('.conflict')!.textContent).toBe('A save keeps what they changed: Tel Number.');
  expect(await portal.field('Tel Number')).toHaveValue('+852 5550 9999');
  expect(await portal.field('Order')).toHaveValue('77');
});

test('closing the tab asks while a form has changes, and not once they are taken back', async ({ portal }) => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await portal.signIn('superadmin', path);
  const order = (await portal.field('Order')) as HTMLInputElement;
  const stored = order.value;
  expect(isAsked()).toBe(false);
  await portal.fill('Order', '77');
  await portal.expectChanges('Order');
  expect(isAsked()).toBe(true);
  await portal.fill('Order', stored);
  await screen.findByText(/^Last update/);
  expect(isAsked()).toBe(false);
});

test('a new record that was sent without a response is reported when its form is opened again', async ({ portal }) => {
  await portal.signIn('superadmin', '/createServiceHotline');
  await portal.select('Country', 'Japan');
  await portal.fill('Order', '9');
  await portal.fill('Tel Number', '+81 1');
  await portal.fault({ call: create, kind: 'truncate', count: 1 });
  await portal.click('button', 'Create');
  expect(await screen.findByText(/it is not known whether this was done/)).toBeVisible();
  await portal.click('button', 'Cancel');
  await portal.user.click(within(await portal.dialog('Leave without saving?')).getByRole('button', { name: 'Leave' }));
  await portal.rows();
  await portal.goTo('/createServiceHotline');
  expect(await screen.findByText(/^A record was sent from here at \d\d:\d\d UTC\+8, and no answer has come\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Look in Customer Service Hotline' })).toBeVisible();
});

test('a lost right is the reason why what was typed cannot be saved', async ({ portal }) => {
  await portal.signInWith(['CONTENT_READ', 'CONTENT_WRITE'], 2, '/editOfficeLocation/8');
  await portal.fill('City (TC)', '上海市');
  await portal.giveRights(['CONTENT_READ'], 2);
  await portal.click('button', 'Save');
  await screen.findByText('Your permissions were changed. Please sign in again.');
  await portal.fillSignIn('viewer.hk');
  const typed = await screen.findByRole('region', { name: 'What you typed' });
  expect(within(typed).getByRole('alert')).toHaveTextContent(
    /^You may not save this any more\. What you typed is kept, to read and to copy, and comes back when you may again\.$/,
  );
});
