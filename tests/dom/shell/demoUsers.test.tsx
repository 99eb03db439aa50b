import { expect, password, screen, test, within } from '../portal';

const demoUsers = [
  { username: 'viewer.hk', password, note: 'Sales · Hong Kong · read only' },
  { username: 'csteam.hk', password },
];
const login = 'POST /cmsauth/login';
const group = () => screen.findByRole('group', { name: 'Demo users' });

test('the sign-in page without demo users in config.json lists none', async ({ portal }) => {
  // first with them, so that the part has loaded
  await portal.open('/login', { demoUsers });
  expect(await group()).toBeVisible();
  await portal.open('/login');
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(screen.queryByText('Demo users')).toBeNull();
});

test('the sign-in page lists the demo users of config.json with their notes', async ({ portal }) => {
  await portal.open('/login', { demoUsers });
  const buttons = within(await group()).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['viewer.hkSales · Hong Kong · read only', 'csteam.hk']);
  expect(buttons[0]).toHaveAccessibleName('viewer.hk Sales · Hong Kong · read only');
});

test('a demo user fills the sign-in form without sending it, and Enter signs in', async ({ portal }) => {
  await portal.open('/officeLocations', { demoUsers });
  await portal.click('button', 'Sign in');
  expect(await screen.findByText('The Password cannot be empty')).toBeVisible();
  await portal.user.click(within(await group()).getByRole('button', { name: /^csteam/ }));
  await portal.user.click(within(await group()).getByRole('button', { name: /^viewer/ }));
  expect(await portal.field('Username')).toHaveValue('viewer.hk');
  expect(await portal.field('Password')).toHaveValue(password);
  expect(screen.queryByText('The Password cannot be empty')).toBeNull();
  expect(screen.getByRole('button', { name: 'Sign in' })).toHaveFocus();
  expect(portal.calls(login)).toEqual([]);
  await portal.user.keyboard('{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Office Locations' });
  expect(portal.calls(login).map(({ body }) => (body as { username: string }).username)).toEqual(['viewer.hk']);
});

test('the keyboard reaches the demo users after the button Sign in', async ({ portal }) => {
  await portal.open('/login', { demoUsers });
  const [first, second] = within(await group()).getAllByRole('button');
  (await screen.findByRole('button', { name: 'Sign in' })).focus();
  await portal.user.tab();
  expect(first).toHaveFocus();
  await portal.user.tab();
  expect(second).toHaveFocus();
  await portal.user.keyboard('{Enter}');
  expect(await portal.field('Username')).toHaveValue('csteam.hk');
});
