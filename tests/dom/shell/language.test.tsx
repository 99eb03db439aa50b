import type { Catalogue } from '../../../src/messages/page';
import { japanese, japaneseName } from '../../japanese';
import { expect, screen, test, textsOf, waitFor, type Portal } from '../portal';

const bothLanguages = { languages: ['en', 'ja'] };

/** Serves the catalogue of Japanese, or no such file. */
const serveCatalogue = (portal: Portal, catalogue: Catalogue | null) =>
  portal.serve('/texts/ja.json', () => (catalogue ? Response.json(catalogue) : new Response('', { status: 404 })));

const openAccountMenu = (portal: Portal) => portal.click('button', /^Account of/);
const choose = async (portal: Portal, name: string) => {
  await openAccountMenu(portal);
  await portal.click('menuitem', name);
};
const logOut = async (portal: Portal) => {
  await openAccountMenu(portal);
  await portal.click('menuitem', 'Log Out');
};
const expectLanguage = (language: string) => waitFor(() => expect(document.documentElement.lang).toBe(language));

test('with one language there is no choice', async ({ portal }) => {
  await portal.open('/login');
  await screen.findByRole('button', { name: 'Sign in' });
  expect(screen.queryByLabelText('Language')).toBeNull();
  await portal.fillSignIn('superadmin');
  await openAccountMenu(portal);
  const items = textsOf(await screen.findAllByRole('menuitem'));
  expect(items).toEqual(['Reset Password', 'Keyboard shortcuts', 'Log Out']);
  await waitFor(() => expect(portal.calls('GET /appuser/')).toHaveLength(1));
  expect(portal.calls('GET /appuser/')[0]!.headers['accept-language']).toBe('en');
});

test('a translation of another English text is not shown', async ({ portal }) => {
  serveCatalogue(portal, japanese);
  await portal.signIn('superadmin', '/editServiceHotline/3', { ...bothLanguages, language: 'ja' });
  await portal.fill('電話番号', '1');
  await portal.click('button', 'Cancel');
  await portal.dialog('Leave without saving?');
});

test('each person has a language of their own in a browser', async ({ portal }) => {
  serveCatalogue(portal, japanese);
  await portal.signIn('superadmin', '/customerServiceHotline', bothLanguages);
  await choose(portal, japaneseName);
  await screen.findByRole('heading', { level: 1, name: 'ホットライン' });
  await logOut(portal);
  // the next person gets the last choice of this browser, and another one by a choice of their own
  await portal.fill('ユーザー名', 'viewer.hk');
  await portal.fill('Password', 'Passw0rd!');
  await portal.click('button', 'サインイン');
  await choose(portal, 'English');
  await expectLanguage('en');
  await logOut(portal);
  await portal.fillSignIn('superadmin');
  await screen.findByRole('heading', { level: 1, name: 'Client Management' });
  await expectLanguage('ja');
});

test('a catalogue that does not load leaves English and says so once; choosing the language again loads it', async ({ portal }) => {
  const failure = `The texts in ${japaneseName} could not be loaded. Choose it again to try again.`;
  serveCatalogue(portal, null);
  await portal.open('/customerServiceHotline', { ...bothLanguages, language: 'ja' });
  await portal.message(failure);
  await portal.click('button', 'Close');
  await portal.fillSignIn('superadmin');
  await portal.rows();
  expect(portal.messages()).toEqual([]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Customer Service Hotline');
  serveCatalogue(portal, japanese);
  await choose(portal, japaneseName);
  await screen.findByRole('heading', { level: 1, name: 'ホットライン' });
});

test('a stored choice of a language that is no longer offered counts as none', async ({ portal }) => {
  serveCatalogue(portal, japanese);
  localStorage.setItem('admin-portal.language', 'fr');
  await portal.open('/login', bothLanguages);
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await portal.field('Language')).toHaveValue('en');
  expect(portal.messages()).toEqual([]);
});
