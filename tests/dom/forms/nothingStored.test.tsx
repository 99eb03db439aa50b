import { onTestFinished, vi } from 'vitest';
import { expect, password, screen, test, within } from '../portal';

test('a password and an email that are typed are stored nowhere: no storage, address, history or log (PLT-043, PLT-120)', async ({
  portal,
}) => {
  const logs = (['log', 'info', 'warn', 'debug'] as const).map((name) => vi.spyOn(console, name));
  onTestFinished(() => logs.forEach((log) => log.mockRestore()));
  const email = 'canary.4711@example.com';
  const secret = 'Can4ry-Passw0rd';
  await portal.open('/login');
  await portal.fill('Username', 'superadmin');
  await portal.fill('Password', password);
  await portal.click('button', 'Sign in');
  await screen.findByRole('heading', { level: 1, name: 'Client Management' });
  await portal.user.type(within(await screen.findByRole('search')).getByLabelText('Email'), `${email}{Enter}`);
  await screen.findByText('Nothing matches the search');
  await portal.click('button', /Account of/);
  await portal.click('menuitem', 'Reset Password');
  for (const label of ['Old Password', 'New Password', 'Confirm Password']) await portal.fill(label, secret);
  await portal.click('button', 'Confirm');
  await portal.message('The old password is wrong');
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href, document.cookie]);
  const logged = logs.flatMap((log) => log.mock.calls).join('\n');
  expect(stored).toContain('admin-portal.session');
  for (const text of [email, secret, password]) expect(stored + logged).not.toContain(text);
  expect(portal.sent.filter(({ headers }) => headers.authorization).length).toBeGreaterThan(0);
});
