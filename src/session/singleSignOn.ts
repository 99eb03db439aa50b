import type { SessionStorage } from '../../authProvider/session';
import { readJson } from '../storage';

const key = 'admin-portal.single-sign-on';

/** The way to single sign-on and back. The mark of this tab tells its own return from a link that another page made. */
export const createSingleSignOn = (storage: SessionStorage, signOutAddress: string) => {
  const forget = () => storage.removeItem(key);
  return {
    forget,
    /** Marks this tab as the one that went to single sign-on, and where it wanted to go (PLT-125). */
    remember: (wanted: string | null) => storage.setItem(key, JSON.stringify({ wanted })),
    /** The mark of this tab, taken away; null when another page sent the person here. */
    take: () => {
      const mark = readJson(storage, key) as { wanted: string | null } | null;
      forget();
      return mark;
    },
    /** Calls single sign-on's sign-out; nobody waits for it. */
    signOut: () => {
      if (signOutAddress)
        void fetch(signOutAddress, { mode: 'no-cors', credentials: 'include', keepalive: true, redirect: 'follow' }).catch(() => {});
    },
  };
};

export type SingleSignOn = ReturnType<typeof createSingleSignOn>;
