import type { Session, SessionStore } from '../../authProvider/session';
import type { CallFailure } from '../../dataProvider/envelope';
import { failureText } from '../messages/failureText';
import { startText } from '../messages/start';
import { showToast, toastStore } from '../ui/toasts/toasts';
import { currentPath, goTo, signInPath } from './address';

/** How a session ends in this tab, whoever ends it: the person, the server, or another tab that shares it. */
export const createSessionEnd = (sessions: SessionStore, setLocked: (isLocked: boolean) => void) => {
  const beforeEnd = new Set<() => void>();
  let ofSession = new AbortController();

  /** Lets forms hand over what was typed before the sign-in page takes the place of the portal. */
  const leavePortal = () => {
    for (const callback of beforeEnd) callback();
  };
  /** Takes away what belongs to a session that goes: its calls, its messages (they may name clients), its lock. */
  const clearAway = () => {
    ofSession.abort();
    ofSession = new AbortController();
    toastStore.clear();
    setLocked(false);
  };
  /** Ends the session in this tab: forms hand over what was typed, nothing of it goes on. */
  const end = (address: string, isShared = true) => {
    leavePortal();
    sessions.end({ isShared });
    clearAway();
    goTo(address);
  };
  /** Ends a session that the server has ended: once, with one message, and the wanted path kept. */
  const endByServer = (isStillThis: (session: Session) => boolean, message: string) => {
    const session = sessions.get();
    if (!session || !isStillThis(session)) return;
    end(signInPath(currentPath()));
    showToast('error', message);
  };
  // what was typed here stays for the same person, who finds it again at the same place
  sessions.onEndedElsewhere(() => {
    end(signInPath(currentPath()), false);
    showToast('error', startText('shell.sessionEnded'));
  });

  return {
    end,
    clearAway,
    leavePortal,
    /** Aborted when the session ends, so that no call of it shows anything afterwards. */
    signal: () => ofSession.signal,
    /** Called before a session ends, so that forms can hand over what was typed. */
    onBeforeEnd: (callback: () => void) => {
      beforeEnd.add(callback);
      return () => void beforeEnd.delete(callback);
    },
    /** The server takes a token for dead; one of a former session ends nothing. */
    endByToken: (token: string, message?: string) =>
      endByServer((session) => session.token === token, message || startText('shell.sessionEnded')),
    /** The server refuses to renew the tokens of a session. */
    endByRefusal: (sessionId: string, error: unknown) =>
      endByServer(
        (session) => session.sessionId === sessionId,
        (error as CallFailure).text ? (failureText(error) ?? startText('shell.sessionEnded')) : startText('shell.sessionEnded'),
      ),
  };
};

export type SessionEnd = ReturnType<typeof createSessionEnd>;
