/** What was typed while a right or a record went away: it stays, and comes back. */
import { expect, screen, test, textsOf, waitFor, within, type Portal } from '../portal';

const offices = '/contactUs/offices/';
const mayWrite = ['CONTENT_READ', 'CONTENT_WRITE'];
const mayRead = ['CONTENT_READ'];

const typed = () => screen.findByRole('region', { name: 'What you typed' });
const typedTexts = async () => textsOf((await typed()).querySelectorAll('bdi'));
/** The next call ends the session, because the rights of its user were changed. */
const signInAgain = async (portal: Portal) => {
  await screen.findByText('Your permissions were changed. Please sign in again.');
  await portal.fillSignIn('viewer.hk');
  await screen.findByRole('button', { name: /^Account of/ });
};
/** Makes a call that has nothing to do with the form. */
const callElsewhere = async (portal: Portal) => {
  await portal.click('button', /^Account of/);
  await portal.click('menuitem', 'Reset Password');
  for (const label of ['Old Password', 'New Password', 'Confirm Password']) await portal.fill(label, 'Passw0rd!2');
  await portal.click('button', 'Confirm');
};

test('a right that comes back brings what was typed back into its fields, to be saved', async ({ portal }) => {
  await portal.signInWith(mayWrite, 2, '/editOfficeLocation/8');
  await portal.fill('City (TC)', '上海市');
  await portal.giveRights(mayRead, 2);
  await portal.click('button', 'Save');
  await signInAgain(portal);
  expect(await typedTexts()).toEqual(['上海市']);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await portal.giveRights(mayWrite, 2);
  await callElsewhere(portal);
  await signInAgain(portal);
  const city = await portal.field('City (TC)');
  await waitFor(() => expect(city).toHaveValue('上海市'));
  expect(screen.queryByRole('region', { name: 'What you typed' })).toBeNull();
  await portal.expectChanges('City (TC)');
  await portal.click('button', 'Save');
  await portal.message('The changes have been saved');
});

test('what was typed into a new record while the right to create was taken away can be read', async ({ portal }) => {
  await portal.signInWith(mayWrite, 2, '/createOfficeLocation');
  await portal.fill('City (EN)', 'Osaka');
  await portal.giveRights(mayRead, 2);
  await callElsewhere(portal);
  await signInAgain(portal);
  await screen.findByRole('heading', { level: 1, name: 'No permission!' });
  expect(await typedTexts()).toEqual(['Osaka']);
  const areas = within(await screen.findByRole('navigation', { name: 'Pages you can open' })).getAllByRole('link');
  expect(textsOf(areas)).toEqual(['Our Products', 'Generic Contents', 'Customer Service Hotline', 'Office Locations']);
});

test('a save of a record that somebody else deleted says so, and what was typed stays', async ({ portal }) => {
  await portal.signIn('superadmin', '/editOfficeLocation/6');
  await portal.fill('City (JP)', '書きかけ');
  await portal.ask(`${offices}6`, { method: 'DELETE' });
  await portal.click('button', 'Save');
  const text = 'This record was deleted since you opened it. What you typed is kept here, to read and to copy.';
  expect(await screen.findByText(text)).toBeVisible();
  expect(await portal.field('City (JP)')).toHaveValue('書きかけ');
});

test('step 2 of a new project asks before an address that is typed by hand, and Stay keeps everything', async ({ portal }) => {
  await portal.signIn('superadmin', '/createProject');
  for (const name of ['Hong Kong', 'Taiwan', 'English']) await portal.click('checkbox', name);
  await portal.click('button', 'Next');
  await portal.fill('Property size', '2');
  await portal.goTo('/officeLocations');
  const question = await portal.dialog('Leave without saving?');
  await portal.user.click(within(question).getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(portal.path()).toBe('/createProject?step=2');
  expect(await portal.field('Property size')).toHaveValue('2');
});
