import { onTestFinished, vi } from 'vitest';
import { createHandover } from '../../../authProvider/handover';
import { createSessionStore, type Session } from '../../../authProvider/session';
import { tabStorage } from '../../../src/storage';
import { signInByWire, type Person } from '../../calls';
import { mapStorage } from '../../unit/browser';
import { whilePageChanges } from '../page';
import { expect, screen, test, waitFor } from '../portal';

const name = 'admin-portal.session';
const openChannel = () => {
  const channel = new BroadcastChannel(name);
  onTestFinished(() => channel.close());
  return channel;
};
/** Waits until the page has got what was posted on a channel: the messages of a channel arrive in order. */
const deliver = async (channel: BroadcastChannel) => {
  const last = openChannel();
  const arrived = new Promise<void>((resolve) => {
    last.onmessage = ({ data }: MessageEvent<{ kind: string }>) => data.kind === 'last' && resolve();
  });
  channel.postMessage({ kind: 'last' });
  await arrived;
};

/** Another tab of the browser in which somebody is signed in. */
const openOtherTab = async (root: string, person: Person) => {
  const [channel, storage] = [openChannel(), mapStorage()];
  const sessions = createSessionStore(storage, channel);
  sessions.start(await whilePageChanges(() => signInByWire(root, person)));
  const onEnded = vi.fn();
  sessions.onEndedElsewhere(onEnded);
  createHandover({ sessions, storage, channel, isLocked: () => false, isFramed: false });
  return { sessions, onEnded };
};

/** A signed-in tab that replies when the test says so. */
const openSlowTab = async (root: string, person: Person) => {
  const session = await whilePageChanges(() => signInByWire(root, person));
  const channel = openChannel();
  const requestIds: string[] = [];
  channel.onmessage = ({ data }: MessageEvent<{ kind: string; requestId: string }>) => {
    if (data.kind === 'wanted') requestIds.push(data.requestId);
  };
  return {
    requestIds,
    reply: () =>
      whilePageChanges(async () => {
        await waitFor(() => expect(requestIds).toHaveLength(1));
        channel.postMessage({ kind: 'session', requestId: requestIds[0], session });
        await deliver(channel);
      }),
  };
};
const accountOf = (person: RegExp) => screen.findByRole('button', { name: person });
const stored = () => JSON.parse(tabStorage.getItem(name) ?? 'null') as Session | null;

test('a new tab shows the sign-in page at once, and the wanted page when a signed-in tab replies (PLT-007, PLT-042)', async ({
  portal,
  cms,
}) => {
  const other = await openSlowTab(cms.root, 'superadmin');
  await portal.open('/officeLocations');
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(portal.path()).toBe('/login?redirect=%2FofficeLocations');
  await other.reply();
  await screen.findByRole('heading', { level: 1, name: 'Office Locations' });
  await portal.rows();
  expect(portal.path()).toBe('/officeLocations');
  expect(await accountOf(/^Account of Robin Ashgrove/)).toBeVisible();
  expect(portal.calls('POST /cmsauth/login')).toEqual([]);
  expect(JSON.stringify({ ...localStorage })).not.toContain(stored()!.token);
});

test('what is typed on the sign-in page stays when another tab replies late (PLT-042)', async ({ portal, cms }) => {
  const other = await openSlowTab(cms.root, 'superadmin');
  await portal.open('/');
  await portal.fill('Username', 'sales');
  await other.reply();
  expect(await portal.field('Username')).toHaveValue('sales');
  expect(stored()).toBeNull();
  await portal.fillSignIn('sales.sg');
  expect(await accountOf(/^Account of Wei Ming Koh/)).toBeVisible();
});

test('a tab that has left for single sign-on ignores a late reply (PLT-042, PLT-125)', async ({ portal, cms }) => {
  const other = await openSlowTab(cms.root, 'superadmin');
  await portal.open('/', { singleSignOn: { action: 'https://sso.example/login', fields: {}, signOut: '' } });
  const login = await screen.findByRole('button', { name: 'Login' });
  login.closest('form')!.addEventListener('submit', (event) => event.preventDefault());
  await portal.click('button', 'Login');
  await other.reply();
  expect(stored()).toBeNull();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('a return from single sign-on in a new tab gets its own session beside a signed-in tab (PLT-042, PLT-125)', async ({
  portal,
  cms,
}) => {
  const other = await openOtherTab(cms.root, 'superadmin');
  tabStorage.setItem('admin-portal.single-sign-on', JSON.stringify({ wanted: null }));
  await portal.open(`/login?accessToken=${await portal.foreignToken('sales.sg')}`);
  expect(await accountOf(/^Account of Wei Ming Koh/)).toBeVisible();
  await portal.rows();
  expect(other.sessions.get()?.displayName).toBe('Robin Ashgrove');
});

test('a token that another page sent to a new tab is asked about, and Cancel leads to the sign-in page (PLT-042, PLT-125)', async ({
  portal,
  cms,
}) => {
  const other = await openSlowTab(cms.root, 'superadmin');
  await portal.open(`/login?accessToken=${await portal.foreignToken('sales.sg')}`);
  await screen.findByRole('heading', { name: 'Continue as Wei Ming Koh?' });
  await portal.click('button', 'Cancel');
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  expect([other.requestIds, stored()]).toEqual([[], null]);
});

test('a log-out in the tab that has handed over its session ends it in the new tab (PLT-042, PLT-047)', async ({ portal, cms }) => {
  const other = await openOtherTab(cms.root, 'superadmin');
  await portal.open('/officeLocations');
  await portal.rows();
  // the key of the test before counts as the one that removes the focus
  await portal.user.keyboard('{Shift}');
  await whilePageChanges(async () => other.sessions.end());
  await portal.message('Your session has ended. Please sign in again.');
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(stored()).toBeNull();
});

test('after Log Out the sign-in page stays, also when it is loaded again beside a tab of another user (PLT-042, PLT-047)', async ({
  portal,
  cms,
}) => {
  const other = await openOtherTab(cms.root, 'superadmin');
  await portal.open('/officeLocations');
  await portal.rows();
  await portal.click('button', /^Account of/);
  await portal.click('menuitem', 'Log Out');
  await portal.message('Logout successful!');
  await waitFor(() => expect(other.onEnded).toHaveBeenCalledOnce());
  const slow = await openSlowTab(cms.root, 'sales.sg');
  await portal.open('/officeLocations');
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  expect([slow.requestIds, stored()]).toEqual([[], null]);
});

test('a key that is pressed in a tab is reported to the other tabs, so that a new tab gets its session (PLT-042)', async ({ portal }) => {
  await portal.signIn('sales.sg', '/officeLocations');
  await portal.rows();
  const channel = openChannel();
  const used: string[] = [];
  channel.onmessage = ({ data }: MessageEvent<{ kind: string; sessionId: string }>) => {
    if (data.kind === 'active') used.push(data.sessionId);
  };
  channel.postMessage({ kind: 'active', sessionId: 'of another user' });
  await deliver(channel);
  await portal.user.keyboard('{Shift}');
  await waitFor(() => expect(used).toEqual([stored()!.sessionId]));
});

test.for([
  ['an unlocked tab replies to a new tab with its session', false],
  ['a locked tab does not reply to a new tab', true],
] as const)('%s (PLT-042)', async ([, isLocked], { portal }) => {
  if (isLocked) tabStorage.setItem('admin-portal.locked', 'yes');
  await portal.signIn('superadmin', '/officeLocations', { idleLockMinutes: 5 });
  await portal.rows();
  const channel = openChannel();
  const kinds: string[] = [];
  channel.onmessage = ({ data }: MessageEvent<{ kind: string }>) => void kinds.push(data.kind);
  channel.postMessage({ kind: 'wanted', requestId: 'of a new tab' });
  // a question that every tab of the session answers, after the request
  channel.postMessage({ kind: 'ask', sessionId: stored()!.sessionId, spent: 'another token' });
  await waitFor(() => expect(kinds).toContain('tokens'));
  expect(kinds).toEqual(isLocked ? ['tokens'] : ['session', 'tokens']);
});

test('without BroadcastChannel a new tab asks to sign in (PLT-042)', async ({ portal }) => {
  const channels = globalThis.BroadcastChannel;
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  onTestFinished(() => void Object.assign(globalThis, { BroadcastChannel: channels }));
  await portal.open('/officeLocations');
  await portal.fillSignIn('superadmin');
  await screen.findByRole('heading', { level: 1, name: 'Office Locations' });
});
