import { readTokens, type SessionStore, type Tokens } from './session';

/** What is left before the next call refreshes first (PLT-045), in seconds. */
const margin = 60;

type Options = {
  sessions: SessionStore;
  /** The failure that a malformed reply means. */
  malformed: () => Error;
  /** POST /cmsauth/refresh with the refresh token in ReAuthorization and no bearer token. Rejects with a `code`. */
  requestTokens: (refreshToken: string) => Promise<unknown>;
  /** The server refused: no valid token is left (PLT-046). */
  onRefused: (sessionId: string, error: unknown) => void;
  now?: () => number;
  /** One refresh at a time across the tabs of a session. */
  locks?: Pick<LockManager, 'request'>;
};

/** Only a refusal proves that no valid token is left; a network failure, a time-out or a 5xx keeps the session. */
const isRefusal = ({ code = '', status }: { code?: string; status?: number }) =>
  status === 401 || ['refused', 'ignored', 'forbidden'].includes(code);

/** Keeps the bearer token fresh: at most one refresh at a time, in this tab and across the tabs of the session. */
export const createRefresher = ({ sessions, requestTokens, malformed, onRefused, now = Date.now, locks }: Options) => {
  let underWay: Promise<Tokens | null> | null = null;

  const refresh = async (spent: string, sessionId: string) => {
    await sessions.askForTokens(spent);
    if (sessions.get()?.refreshToken !== spent) return null;
    try {
      const tokens = await requestTokens(spent).then((reply) => readTokens(reply, now()));
      if (!tokens) throw malformed();
      if (sessions.get()?.sessionId === sessionId) sessions.renew(tokens);
      return tokens;
    } catch (error) {
      if (!isRefusal(error as object)) throw error;
      onRefused(sessionId, error);
      return null;
    }
  };

  const once = () => {
    const session = sessions.get();
    if (!session) return Promise.resolve(null);
    const { refreshToken, sessionId } = session;
    const run = async () =>
      locks ? locks.request(`admin-portal.refresh.${sessionId}`, () => refresh(refreshToken, sessionId)) : refresh(refreshToken, sessionId);
    underWay ??= run().finally(() => {
      underWay = null;
    });
    return underWay;
  };

  return {
    /** The tokens of a refresh that is under way, which a log-out must kill too; null when there is none. Never rejects. */
    settled: async () => (await underWay?.catch(() => null)) ?? null,
    /** The token for the next call, refreshed first when it is about to expire; null without a session. */
    fresh: async () => {
      const session = sessions.get();
      if (session && session.expireTime - now() / 1000 < margin) await once();
      return sessions.get()?.token ?? null;
    },
    /** A token other than the one that a 401 proved dead; null when the session has ended meanwhile. */
    renew: async (dead: string) => {
      if (sessions.get()?.token === dead) await once();
      return sessions.get()?.token ?? null;
    },
  };
};

export type Refresher = ReturnType<typeof createRefresher>;
