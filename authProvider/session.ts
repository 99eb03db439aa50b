/**
 * The session: the one module that owns tokens. It is kept in the tab's session storage under one key, so it survives
 * a reload and not the tab (PLT-042), is checked for its shape on reading, and holds no client data.
 */

/** A menu item of the sign-in reply (PLT-053). */
export type Menu = { name: string; children?: Menu[] };
/** 1 super admin, 2 customer-service team, 3 anyone else; a higher number has fewer rights (PLT-113). */
export type UserLevel = 1 | 2 | 3;

/** Who is signed in, as PLT-039 lists it. */
export type Session = {
  /** Made at sign-in; tabs that were duplicated share it, and with it token refreshes and the log-out. */
  sessionId: string;
  token: string;
  refreshToken: string;
  /** Epoch seconds. */
  expireTime: number;
  /** Knows the same person again: the id, else the typed username, else the name (PLT-129). */
  person: string;
  username: string | null;
  displayName: string;
  userLevel: UserLevel;
  permissions: string[];
  menus: Menu[];
  salesOffices: string[];
  regions: string[];
};

/** What the sign-in says of a person beyond level and codes, by name: what a registry may hold them to (PLT-107). */
export const claimsOf = ({ salesOffices, regions }: Session) => ({ offices: salesOffices, regions });

export type Tokens = Pick<Session, 'token' | 'refreshToken' | 'expireTime'>;

const levels: Record<string, UserLevel> = { 1: 1, 2: 2, SUPER_ADMIN: 1, CS_TEAM: 2 };
const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isMenus = (value: unknown): value is Menu[] =>
  Array.isArray(value) &&
  value.every(
    (menu: Partial<Menu> | null) =>
      typeof menu === 'object' && menu !== null && isText(menu.name) && (menu.children == null || isMenus(menu.children)),
  );
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The tokens of a sign-in or refresh reply, or null when it is malformed. `now` is in milliseconds. */
export const readTokens = (reply: unknown, now: number): Tokens | null => {
  if (!isObject(reply)) return null;
  const { accessToken, refreshToken, expireTime } = reply;
  if (!isText(accessToken) || !accessToken || !isText(refreshToken) || typeof expireTime !== 'number' || !Number.isFinite(expireTime))
    return null;
  return { token: accessToken, refreshToken, expireTime: Math.floor(now / 1000) + expireTime };
};

/** The session of a sign-in reply (PLT-036, PLT-040, PLT-041), or null when the reply is malformed. */
export const readSession = (reply: unknown, now: number, typedUsername?: string): Session | null => {
  const tokens = readTokens(reply, now);
  if (!tokens || !isObject(reply)) return null;
  const { firstName, lastName, userLevel, permissionCodes, menus, salesOffices, regions, userId, username } = reply;
  if (!isTexts(permissionCodes) || !isMenus(menus) || !isTexts(salesOffices) || !isTexts(regions)) return null;
  const displayName = [firstName, lastName].filter(isText).join(' ').trim();
  const name = isText(username) ? username : (typedUsername ?? null);
  return {
    ...tokens,
    sessionId: crypto.randomUUID(),
    person: String(userId ?? name ?? displayName),
    username: name,
    displayName,
    userLevel: levels[String(userLevel)] ?? 3,
    permissions: permissionCodes,
    menus,
    salesOffices,
    regions,
  };
};

/** Whether a value from outside has the shape of a session. */
export const isSession = (value: unknown): value is Session =>
  isObject(value) &&
  [value.sessionId, value.token, value.refreshToken, value.person, value.displayName].every(isText) &&
  typeof value.expireTime === 'number' &&
  [1, 2, 3].includes(value.userLevel as number) &&
  isTexts(value.permissions) &&
  isMenus(value.menus) &&
  isTexts(value.salesOffices) &&
  isTexts(value.regions);

const key = 'admin-portal.session';

/** What the tabs of a session send each other. `handover.ts` has further kinds on the same channel. */
type Notice =
  | { kind: 'tokens'; sessionId: string; tokens: Tokens }
  | { kind: 'ended'; sessionId: string }
  | { kind: 'used'; sessionId: string }
  | { kind: 'ask'; sessionId: string; spent: string };

/** Where a session may be kept: the tab's session storage, or a map in tests. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps the session and tells the tabs that share it of new tokens and of its end. */
export const createSessionStore = (storage: SessionStorage, channel: BroadcastChannel | null) => {
  const listeners = new Set<() => void>();
  const read = (): Session | null => {
    try {
      const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
      return isSession(value) ? value : null;
    } catch {
      return null;
    }
  };
  let session = read();
  const put = (next: Session | null) => {
    session = next;
    if (next) storage.setItem(key, JSON.stringify(next));
    else storage.removeItem(key);
    for (const listener of listeners) listener();
  };
  const tell = (notice: Notice) => channel?.postMessage(notice);
  const takeTokens = (tokens: Tokens) => {
    if (session && tokens.refreshToken !== session.refreshToken && tokens.expireTime >= session.expireTime) put({ ...session, ...tokens });
  };
  let endedElsewhere = () => {};
  let usedElsewhere = () => {};

  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<Notice>) => {
      if (!session || data.sessionId !== session.sessionId) return;
      const { sessionId, token, refreshToken, expireTime } = session;
      if (data.kind === 'tokens') takeTokens(data.tokens);
      else if (data.kind === 'ended') endedElsewhere();
      else if (data.kind === 'used') usedElsewhere();
      else if (data.kind === 'ask' && data.spent !== refreshToken)
        tell({ kind: 'tokens', sessionId, tokens: { token, refreshToken, expireTime } });
    };
  }

  return {
    get: () => session,
    /** Calls back after every change; returns how to stop that. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start: (next: Session) => put(next),
    /** New tokens, handed to the other tabs of the session. */
    renew: (tokens: Tokens) => {
      if (!session) return;
      put({ ...session, ...tokens });
      tell({ kind: 'tokens', sessionId: session.sessionId, tokens });
    },
    /** Ends the session here and, unless told not to, in every other tab that shares it. */
    end: ({ isShared = true } = {}) => {
      if (!session) return;
      const { sessionId } = session;
      put(null);
      if (isShared) tell({ kind: 'ended', sessionId });
    },
    onEndedElsewhere: (callback: () => void) => {
      endedElsewhere = callback;
    },
    /** Tells the other tabs of the session that somebody is at work in this one. */
    tellUsed: () => {
      if (session) tell({ kind: 'used', sessionId: session.sessionId });
    },
    /** Calls back when somebody is at work in another tab of the session; returns how to stop that. */
    onUsedElsewhere: (callback: () => void) => {
      usedElsewhere = callback;
      return () => {
        usedElsewhere = () => {};
      };
    },
    /** Asks the other tabs whether a refresh token was spent by one of them; resolves when one answered or after 60 ms. */
    askForTokens: async (spent: string) => {
      if (!session || !channel) return;
      const { sessionId } = session;
      await new Promise<void>((resolve) => {
        const stop = () => {
          listeners.delete(check);
          clearTimeout(timer);
          resolve();
        };
        const check = () => {
          if (session?.refreshToken !== spent) stop();
        };
        const timer = setTimeout(stop, 60);
        listeners.add(check);
        tell({ kind: 'ask', sessionId, spent });
      });
    },
  };
};

export type SessionStore = ReturnType<typeof createSessionStore>;
