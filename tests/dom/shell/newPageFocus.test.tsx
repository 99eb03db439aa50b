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

test('who has moved on before a page is drawn keeps the focus', async ({ portal }) => {
  await open(portal);
  const release = portal.hold('GET /cmsuser/details/{id}');
  await portal.goTo('/adminEditUser/160');
  await expectHeadingFocus('Edit Admin User');
  const back = screen.getByRole('link', { name: /^Back to/ });
  back.focus();
  release();
  await screen.findByRole('heading', { level: 1, name: 'Edit Admin User · Lam, Nadia' });
  await screen.findByRole('checkbox', { name: 'View of Reports' });
  expect(screen.getByRole('link', { name: /^Back to/ })).toHaveFocus();
});
