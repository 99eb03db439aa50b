import { expect, it, describe } from 'vitest';
import { createAuthProvider } from '../../../authProvider';
import { createSessionStore, readSession, type Session } from '../../../authProvider/session';
import { mapStorage } from '../browser';
import { signInReply } from '../signInReply';

it('the auth provider says who is signed in and what they may, and leaves signing in to its page', async () => {
  const sessions = createSessionStore(mapStorage(), null);
  const provider = createAuthProvider({ sessions, accessOf: () => ({}), logOut: async () => {} });
  await expect(provider.getIdentity!()).rejects.toThrow('There is no session');
  sessions.start(readSession({ ...signInReply, userId: 7 }, Date.now()) as Session);
  await expect(provider.checkAuth({})).resolves.toBeUndefined();
  expect(await provider.getIdentity!()).toEqual({ id: '7', fullName: 'Robin Ashgrove' });
  expect(await provider.getPermissions!({})).toEqual(['CONTENT_WRITE']);
  await expect(provider.login({})).rejects.toThrow('The sign-in page signs in');
});

describe('authProvider', () => {
  const sessions = () => createSessionStore({ getItem: () => null, setItem: () => {}, removeItem: () => {} }, null);
  it('rejects questions without a session, and logs nobody out', async () => {
    const provider = createAuthProvider({ sessions: sessions(), accessOf: () => ({}), logOut: () => expect.unreachable() });
    await expect(provider.getPermissions!({})).rejects.toThrow();
    await expect(provider.getIdentity!()).rejects.toThrow();
    await expect(provider.checkAuth({})).rejects.toThrow();
    expect(await provider.logout({})).toBe(false);
  });
  it('never rejects checkError: a save that failed must not look done', async () => {
    const provider = createAuthProvider({ sessions: sessions(), accessOf: () => ({}), logOut: async () => {} });
    for (const status of [400, 401, 403, 500]) await expect(provider.checkError({ status })).resolves.toBeUndefined();
  });
  it('resolves a log-out to false, so that react-admin navigates nowhere', async () => {
    const store = sessions();
    store.start(readSession(signInReply, Date.now()) as Session);
    let logOuts = 0;
    const provider = createAuthProvider({
      sessions: store,
      accessOf: () => ({}),
      logOut: async () => {
        logOuts += 1;
        store.end();
      },
    });
    expect([await provider.logout({}), await provider.logout({}), logOuts]).toEqual([false, false, 1]);
  });
});
