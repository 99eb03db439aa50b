import { expect, screen, test, waitFor, type Portal } from '../portal';

const heading = () => screen.getByRole('heading', { level: 1 });
const expectHeadingFocus = (name: string) => waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toHaveFocus());
const open = async (portal: Portal) => {
  await portal.signIn();
  await portal.rows();
};

test('after the sign-in the heading of the first page has the focus', async ({ portal }) => {
  await open(portal);
  expect(heading()).toHaveFocus();
});

test('a link of the menu gives the focus to the heading of its page', async ({ portal }) => {
  await open(portal);
  screen.getByRole('link', { name: 'Admin User Management' }).focus();
  await portal.user.keyboard('{Enter}');
  await expectHeadingFocus('Admin User Management');
});

const editPages = [
  ['without a sticky header', 'GET /cmsuser/details/{id}', '/adminEditUser/160', 'Edit Admin User', 'Lam, Nadia'],
  ['with a sticky header', 'GET /appuser/{id}', '/editUser/1', 'Edit Account', 'Chan, Wei'],
] as const;

test.for(editPages)(
  'the heading of an edit page %s has the focus before and after its record comes',
  async ([, call, path, title, name], { portal }) => {
    await open(portal);
    const release = portal.hold(call);
    await portal.goTo(path);
    await expectHeadingFocus(title);
    release();
    await expectHeadingFocus(`${title} · ${name}`);
  },
);

test.for(editPages)(
  'the back link of an edit page %s stays, with the focus, when the record comes',
  async ([, call, path, title, name], { portal }) => {
    await open(portal);
    const release = portal.hold(call);
    await portal.goTo(path);
    await expectHeadingFocus(title);
    await portal.user.keyboard('{Shift>}{Tab}{/Shift}');
    const back = screen.getByRole('link', { name: /^Back to/ });
    expect(back).toHaveFocus();
    release();
    await screen.findByRole('heading', { level: 1, name: `${title} · ${name}` });
    expect(back).toHaveFocus();
  },
);

test('another link of the header keeps the focus when the user has moved there before the page appears', async ({ portal }) => {
  await open(portal);
  const [first, second] = ['Admin User Management', 'Push Notification'].map((name) => screen.getByRole('link', { name }));
  second!.focus();
  await portal.user.click(first!);
  second!.focus();
  await screen.findByRole('heading', { level: 1, name: 'Admin User Management' });
  await portal.rows();
  expect(second).toHaveFocus();
});
