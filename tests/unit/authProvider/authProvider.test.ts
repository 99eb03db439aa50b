import { expect, it } from 'vitest';
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
