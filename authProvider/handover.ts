/**
 * Hands the session of a signed-in tab to a new tab of the same browser (PLT-042), over the BroadcastChannel of the session store.
 * Nothing is stored outside of the two tabs.
 */
import { isSession, type Session, type SessionStorage, type SessionStore } from './session';

/** Marks a tab whose session has ended: it does not request another one. */
const key = 'admin-portal.signed-out';

type Notice =
  | { kind: 'wanted'; requestId: string }
  | { kind: 'session'; requestId: string; session: unknown }
  /** Somebody uses a tab of this session. */
  | { kind: 'active'; sessionId: string }
  /** Sent by the session store. */
  | { kind: 'ended'; sessionId: string };

type Options = {
  sessions: SessionStore;
  /** The session storage of the tab. */
  storage: SessionStorage;
  /** The channel of the session store; null in a browser without BroadcastChannel. */
  channel: BroadcastChannel | null;
  /** Whether the screen of this tab is locked. A locked tab hands over nothing. */
  isLocked: () => boolean;
  /** Whether the page is in a frame. A frame requests nothing. */
  isFramed: boolean;
};

/** Both sides of the handover: a new tab requests a session, a signed-in tab replies with its own. */
export const createHandover = ({ sessions, storage, channel, isLocked, isFramed }: Options) => {
  let pending: { requestId: string; onSession: (session: Session) => void } | null = null;
  /** The session that was used last in any tab, as far as this tab knows. */
  let lastUsed: string | null = null;
  /** A tab that has not noticed the end of its session yet may still reply with it. */
  const ended = new Set<string>();
  const post = (notice: Notice) => channel?.postMessage(notice);

  const updateMark = () => {
    if (sessions.get()) storage.removeItem(key);
    else storage.setItem(key, 'yes');
  };
  if (sessions.get()) updateMark();
  sessions.subscribe(updateMark);

  const reply = (requestId: string) => {
    const session = sessions.get();
    const isLastUsed = lastUsed === null || lastUsed === session?.sessionId;
    if (session && isLastUsed && !isLocked()) post({ kind: 'session', requestId, session });
  };
  const accept = (requestId: string, session: unknown) => {
    if (pending?.requestId !== requestId || sessions.get() || !isSession(session) || ended.has(session.sessionId)) return;
    const { onSession } = pending;
    pending = null;
    onSession(session);
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<Notice>) => {
    if (data.kind === 'wanted') reply(data.requestId);
    else if (data.kind === 'session') accept(data.requestId, data.session);
    else if (data.kind === 'active') lastUsed = data.sessionId;
    else if (data.kind === 'ended') {
      ended.add(data.sessionId);
      if (lastUsed === data.sessionId) lastUsed = null;
    }
  });

  return {
    /**
     * Requests the session of a signed-in tab, unless this tab has a session, had one before or is a frame. A locked tab does not
     * reply, nor does a tab of another session than the one used last. Returns how to cancel the request.
     *
     * @param onSession called once at most, with a session that is still to be started
     */
    request: (onSession: (session: Session) => void) => {
      if (isFramed || !channel || sessions.get() || storage.getItem(key) !== null) return () => {};
      const requestId = crypto.randomUUID();
      pending = { requestId, onSession };
      post({ kind: 'wanted', requestId });
      return () => {
        if (pending?.requestId === requestId) pending = null;
      };
    },
    /** Reports to the other tabs that somebody uses this tab. Does nothing when they know already. */
    reportUse: () => {
      const session = sessions.get();
      if (!session || lastUsed === session.sessionId) return;
      lastUsed = session.sessionId;
      post({ kind: 'active', sessionId: lastUsed });
    },
  };
};
