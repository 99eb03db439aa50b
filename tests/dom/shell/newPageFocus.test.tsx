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

test('the heading of an edit page has the focus before and after its record comes', async ({ portal }) => {
  await open(portal);
  const release = portal.hold('GET /cmsuser/details/{id}');
  await portal.goTo('/adminEditUser/160');
  await expectHeadingFocus('Edit Admin User');
  release();
  await expectHeadingFocus('Edit Admin User · Lam, Nadia');
});

test.for([
  ['a page whose header stays', 'GET /cmsuser/details/{id}', '/adminEditUser/160', 'Edit Admin User', 'Lam, Nadia'],
  ['a page whose record replaces the header', 'GET /appuser/{id}', '/editUser/1', 'Edit Account', 'Chan, Wei'],
] as const)('the back link of %s keeps the focus when the record arrives', async ([, call, path, title, name], { portal }) => {
  await open(portal);
  const release = portal.hold(call);
  await portal.goTo(path);
  await expectHeadingFocus(title);
  await portal.user.keyboard('{Shift>}{Tab}{/Shift}');
  const back = () => screen.getByRole('link', { name: /^Back to/ });
  expect(back()).toHaveFocus();
  release();
  await screen.findByRole('heading', { level: 1, name: `${title} · ${name}` });
  await waitFor(() => expect(back()).toHaveFocus());
});

test('the heading of an account has the focus after its record has replaced the header', async ({ portal }) => {
  await open(portal);
  const release = portal.hold('GET /appuser/{id}');
  await portal.goTo('/editUser/1');
  await expectHeadingFocus('Edit Account');
  release();
  await expectHeadingFocus('Edit Account · Chan, Wei');
});

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
