import type { SessionStore } from '../../authProvider/session';
import { startText } from '../messages/start';
import { showToast } from '../ui/toasts/toasts';
import { signInPath } from './address';
import type { Drafts } from './drafts';
import type { SessionEnd } from './endSession';
import type { Revocation } from './revocation';
import type { SingleSignOn } from './singleSignOn';

type Options = {
  sessions: SessionStore;
  drafts: Drafts;
  sessionEnd: SessionEnd;
  singleSignOn: SingleSignOn;
  prepareRevocation: Revocation;
};

/**
 * Log Out: screen and store first, then the server with the token that was valid until then (PLT-047, PLT-048).
 * `reason` is a success that led to it, shown above "Logout successful!" (PLT-118).
 */
export const createLogOut =
  ({ sessions, drafts, sessionEnd, singleSignOn, prepareRevocation }: Options) =>
  async (reason?: string) => {
    const session = sessions.get();
    if (!session) return;
    const revoke = prepareRevocation(session);
    sessionEnd.end(signInPath(null));
    drafts.clear();
    if (reason) showToast('success', reason);
    showToast('success', startText('literal.logoutSuccessful'));
    singleSignOn.signOut();
    await revoke();
  };
