import type { Session, SessionStorage, SessionStore } from '../../authProvider/session';
import { CallFailure } from '../../dataProvider/envelope';

const key = 'admin-portal.locked';

/** The lock of this tab's screen. It is kept in the tab's storage because a reload must not open it. */
export const createLock = (storage: SessionStorage) => ({
  isLocked: () => storage.getItem(key) !== null,
  setLocked: (isLocked: boolean) => (isLocked ? storage.setItem(key, 'yes') : storage.removeItem(key)),
});

/** Proves with the password that the same person is back; the session goes on with new tokens. */
export const createUnlock =
  (sessions: SessionStore, signIn: (username: string, password: string) => Promise<Session>) => async (password: string) => {
    const session = sessions.get();
    if (!session?.username) throw new CallFailure('busy');
    const { token, refreshToken, expireTime } = await signIn(session.username, password);
    sessions.renew({ token, refreshToken, expireTime });
  };
