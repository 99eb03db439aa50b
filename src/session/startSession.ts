import type { Session, SessionStore } from '../../authProvider/session';
import { replacePath } from './address';
import type { SessionEnd } from './endSession';
import type { Revocation } from './revocation';
import type { SingleSignOn } from './singleSignOn';

type Options = {
  sessions: SessionStore;
  sessionEnd: SessionEnd;
  singleSignOn: SingleSignOn;
  prepareRevocation: Revocation;
};

/** Starts a session; the one that it replaces ends at the server too. */
export const createStart =
  ({ sessions, sessionEnd, singleSignOn, prepareRevocation }: Options) =>
  (session: Session, path: string) => {
    const replaced = sessions.get();
    const revoke = replaced && prepareRevocation(replaced);
    singleSignOn.forget();
    if (replaced) sessionEnd.clearAway();
    replacePath(path);
    sessions.start(session);
    void revoke?.();
  };
