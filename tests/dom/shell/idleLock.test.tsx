import { replaceClock } from '../clock';
import { expect, password, screen, test, waitFor, within, type Portal } from '../portal';

const minute = 60_000;
const unlockCall = 'POST /cmsauth/login';
const lock = () => within(screen.getByRole('dialog', { name: 'Locked' }));
const input = () => lock().getByLabelText<HTMLInputElement>('Password');
/** A form with the focus in a field, which has locked. */
const openLocked = async (portal: Portal, minutes = 5) => {
  const pass = replaceClock();
  await portal.signIn('superadmin', '/createServiceHotline', { idleLockMinutes: minutes });
  await portal.user.click(await portal.field('Tel Number'));
  await pass(minutes * minute + 1_000);
  await portal.dialog('Locked');
};
const unlockWith = async (portal: Portal, secret: string) => {
  await portal.user.clear(input());
  if (secret) await portal.user.type(input(), secret);
  await portal.user.click(lock().getByRole('button', { name: 'Unlock' }));
};

test('the lock names the user and says how long nobody used the portal', async ({ portal }) => {
  await openLocked(portal);
  expect(lock().getByText('Robin Ashgrove')).toBeVisible();
  expect(lock().getByText(/after 5 minutes without/)).toBeVisible();
});

test('the lock writes one minute in the singular', async ({ portal }) => {
  await openLocked(portal, 1);
  expect(lock().getByText(/after 1 minute without/)).toBeVisible();
});

test('a refused password is reported once, at its field, which has the focus; unlocked, the focus is where it was', async ({ portal }) => {
  await openLocked(portal);
  const field = screen.getByLabelText(/^Tel Number/);
  for (const [secret, text] of [
    ['', 'The Password cannot be empty'],
    ['Wrong0ne!', 'The username or the password is wrong'],
  ] as const) {
    await unlockWith(portal, secret);
    expect(await lock().findByText(text)).toBeVisible();
    expect(screen.getAllByText(text)).toHaveLength(1);
    await waitFor(() => expect(input()).toHaveFocus());
    expect(input()).toHaveValue(secret);
    expect(input()).toHaveAccessibleDescription(text);
  }
  await portal.fault({ call: unlockCall, kind: 'drop' });
  await unlockWith(portal, password);
  expect(await lock().findByText('Network Error')).toBeVisible();
  expect(screen.getAllByText('Network Error')).toHaveLength(1);
  await portal.control('DELETE', 'faults');
  await portal.user.click(lock().getByRole('button', { name: 'Unlock' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Locked' })).toBeNull());
  await waitFor(() => expect(field).toHaveFocus());
});

test('arrow keys in a table count as use of the portal', async ({ portal }) => {
  const pass = replaceClock();
  await portal.signIn('superadmin', '/officeLocations', { idleLockMinutes: 5 });
  const [row] = await portal.rows();
  within(row!).getByRole('link', { name: /^Edit/ }).focus();
  await pass(4 * minute);
  await portal.user.keyboard('{ArrowDown}');
  await pass(4 * minute);
  expect(screen.queryByRole('dialog', { name: 'Locked' })).toBeNull();
  await pass(minute + 1_000);
  await portal.dialog('Locked');
});
