import { people } from '../../../fixtures/auth/people';
import type { Person } from '../../calls';
import { expect, screen, test, textsOf, waitFor, within, type Portal } from '../portal';

type Menus = { name: string; children?: { name: string }[] }[];

const mainMenu = () => within(screen.getByRole('navigation', { name: 'Main menu' }));
const texts = (elements: HTMLElement[]) => textsOf(elements);
const menuItems = async () => texts(await screen.findAllByRole('menuitem'));
/** Names of the entries of the menu, also of those behind More. */
const entries = async (portal: Portal) => {
  const shown = texts([...mainMenu().queryAllByRole('link'), ...mainMenu().queryAllByRole('button')]);
  if (!shown.includes('More')) return shown;
  await portal.click('button', 'More');
  const folded = await menuItems();
  await portal.user.keyboard('{Escape}');
  return [...shown.filter((text) => text !== 'More'), ...folded];
};

test.for(people)(
  'the header of $username has the name and the menu of the reply, and no more (PLT-050, PLT-051, PLT-054, PLT-123)',
  async ({ username, firstName, lastName, userLevel }, { portal }) => {
    await portal.signIn(username as Person);
    const account = await screen.findByRole('button', { name: `Account of ${firstName} ${lastName} Level ${userLevel}` });
    expect(account).toHaveTextContent(`${firstName} ${lastName}`);
    const { menus } = JSON.parse(sessionStorage.getItem('admin-portal.session')!) as { menus: Menus };
    expect((await entries(portal)).toSorted()).toEqual(menus.map(({ name }) => name).toSorted());
    await portal.click('button', 'Content Management');
    expect(await menuItems()).toEqual(menus.find(({ name }) => name === 'Content Management')!.children!.map(({ name }) => name));
    await portal.click('menuitem', 'Customer Service Hotline');
    await screen.findByRole('heading', { level: 1, name: 'Customer Service Hotline' });
    expect(portal.path()).toBe('/customerServiceHotline');
  },
);

test('the arrows go through the main menu and around both ends (PLT-050)', async ({ portal }) => {
  await portal.signIn('superadmin');
  const items = [...mainMenu().getAllByRole('link'), ...mainMenu().getAllByRole('button')]
    .filter((item) => !item.closest('[inert]'))
    .toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  expect(items.length).toBeGreaterThan(3);
  for (const [key, order] of [
    ['ArrowRight', [...items.slice(1), items[0]!]],
    ['ArrowLeft', [...items.slice(1).toReversed(), items[0]!]],
  ] as const) {
    items[0]!.focus();
    for (const item of order) {
      await portal.user.keyboard(`{${key}}`);
      expect(item, key).toHaveFocus();
    }
  }
});

test('Push Notification leads to /pushNotification (PLT-052)', async ({ portal }) => {
  await portal.signIn('superadmin');
  await portal.click('link', 'Push Notification');
  await screen.findByRole('heading', { level: 1, name: 'Notification Management' });
  expect(portal.path()).toBe('/pushNotification');
});

test.for([
  ['/editUser/1', 'Client Management', 'true'],
  ['/editPartner/BIZ/5000001', 'Business Partner Management', 'true'],
  ['/businessPartnerManagement', 'Business Partner Management', 'page'],
] as const)('at %s the menu marks %s as current: %s (PLT-050)', async ([path, name, current], { portal }) => {
  await portal.signIn('superadmin', path);
  await waitFor(() => expect(mainMenu().getByRole('link', { name })).toHaveAttribute('aria-current', current));
  expect(document.querySelectorAll('.main-menu [aria-current]')).toHaveLength(1);
});

test('a page behind a submenu marks the entry that opens it (PLT-050)', async ({ portal }) => {
  await portal.signIn('superadmin', '/createServiceHotline');
  await waitFor(() => expect(document.querySelector('.main-menu .menu-item-current')).toHaveTextContent('Content Management'));
});

test('with the switch off nothing opens the hidden dialogs (PLT-066, PLT-068, PLT-071)', async ({ portal }) => {
  await portal.signIn('superadmin');
  await portal.rows();
  window.dispatchEvent(new Event('portal:check-in'));
  window.dispatchEvent(new Event('portal:file-import'));
  await portal.click('button', 'Refresh');
  await waitFor(() => expect(portal.calls('GET /appuser/')).toHaveLength(2));
  expect(screen.queryByRole('dialog')).toBeNull();
});
