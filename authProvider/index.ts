import type { AuthProvider } from 'react-admin';
import { isAllowed, type Access } from './permissions';
import type { SessionStore } from './session';

type Options = {
  sessions: SessionStore;
  /** What an action on a resource needs; undefined when nothing is declared for it. */
  accessOf: (resource: string, action: string) => Access | undefined;
  /** Purges here and tells the server; never rejects. */
  logOut: () => Promise<void>;
};

/**
 * react-admin's view of the session. The sign-in page stands outside react-admin and the HTTP client owns refresh and
 * session end, so this provider only answers questions:
 *
 * - `checkError` always resolves: a rejection would turn a failed save into a resolved empty answer;
 * - `getPermissions` and `getIdentity` reject without a session, so that nothing loops over a log-out;
 * - `logout` makes no call without a session and resolves `false`: the root shows the sign-in page itself;
 * - `canAccess` denies what it does not know.
 */
export const createAuthProvider = ({ sessions, accessOf, logOut }: Options): AuthProvider => {
  const session = () => {
    const current = sessions.get();
    if (!current) throw new Error('There is no session');
    return current;
  };
  return {
    login: () => Promise.reject(new Error('The sign-in page signs in')),
    logout: async () => {
      if (sessions.get()) await logOut();
      return false;
    },
    checkAuth: async () => void session(),
    checkError: () => Promise.resolve(),
    getPermissions: async () => session().permissions,
    getIdentity: async () => ({ id: session().person, fullName: session().displayName }),
    canAccess: async ({ resource, action }) => isAllowed(session(), accessOf(resource, action)),
  };
};
