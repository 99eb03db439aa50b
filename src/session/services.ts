/**
 * The composition of what lives as long as the page: session, HTTP client, token refresh, encryption, sign-in and
 * log-out. It loads with the sign-in page, so nothing here knows react-admin.
 */
import { createEncryptor } from '../../authProvider/encryptPassword';
import { createRefresher } from '../../authProvider/refresh';
import { createSessionStore, readSession, type Session } from '../../authProvider/session';
import { CallFailure } from '../../dataProvider/envelope';
import { createHttp } from '../../dataProvider/http';
import type { Config } from '../config';
import { failureText } from '../messages/failureText';
import { shell } from '../messages/signIn';
import { toastStore, showToast } from '../ui/toasts/toasts';
import * as literal from '../messages/literal';
import { readJson, tabStorage } from '../storage';
import { createActivity } from './activity';
import { currentPath, goTo, signInPath } from './address';
import { createDrafts } from './drafts';

/** The server may take this long to hear of a log-out, in milliseconds; the screen does not wait for it. */
const logOutLimit = 3_000;
const startedKey = 'admin-portal.single-sign-on';
const lockedKey = 'admin-portal.locked';

export const createServices = (config: Config) => {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel('admin-portal.session') : null;
  const sessions = createSessionStore(tabStorage, channel);
  const activity = createActivity();
  const drafts = createDrafts();
  const beforeEnd = new Set<() => void>();

  /** Aborted when the session ends, so that no call of it shows anything afterwards. */
  let ofSession = new AbortController();

  /** Takes away what belongs to a session that goes: its calls, its messages (they may name clients), its lock. */
  const clearAway = () => {
    ofSession.abort();
    ofSession = new AbortController();
    toastStore.clear();
    tabStorage.removeItem(lockedKey);
  };
  /** Ends the session in this tab: forms hand over what was typed, nothing of it goes on. */
  const end = (address: string, isShared = true) => {
    for (const callback of beforeEnd) callback();
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
  sessions.onEndedElsewhere(() => end(signInPath(null), false));

  const http = createHttp({
    base: `${config.host}/${config.product}-cms`,
    tokens: { fresh: () => refresher.fresh(), renew: (dead) => refresher.renew(dead) },
    onSessionEnd: (token, message) => endByServer((session) => session.token === token, message || shell.sessionEnded),
    sessionSignal: () => ofSession.signal,
    begin: activity.begin,
  });
  const refresher = createRefresher({
    sessions,
    requestTokens: (refreshToken) =>
      http.call('POST', '/cmsauth/refresh', { token: 'none', headers: { ReAuthorization: refreshToken }, isBackground: true }),
    malformed: () => new CallFailure('busy'),
    onRefused: (sessionId, error) =>
      endByServer(
        (session) => session.sessionId === sessionId,
        (error as CallFailure).text ? (failureText(error) ?? shell.sessionEnded) : shell.sessionEnded,
      ),
    locks: navigator.locks,
  });
  const encryptor = createEncryptor(() => http.call('GET', '/cmsauth/pubKey', { token: 'none', isBackground: true }));

  const toSession = (reply: unknown, username?: string) => {
    const session = readSession(reply, Date.now(), username);
    if (!session) throw new CallFailure('busy');
    return session;
  };

  const logIn = async (username: string, password: string) =>
    toSession(
      await encryptor.withPasswords(async (encrypt) =>
        http.call('POST', '/cmsauth/login', { token: 'none', body: { username, password: await encrypt(password) } }),
      ),
      username,
    );
  /** Tells the server that a token is done with; never rejects, and takes no longer than the limit. */
  const signOut = async (session: Session, running: ReturnType<typeof refresher.settled>) => {
    const signal = AbortSignal.timeout(logOutLimit);
    const kill = (bearer: string) => http.call('GET', '/logout-cms', { token: { bearer }, isBackground: true, keepalive: true, signal });
    try {
      const fresh = await Promise.race([running, new Promise<null>((resolve) => setTimeout(resolve, logOutLimit, null))]);
      await kill(fresh?.token ?? session.token);
    } catch (error) {
      if ((error as CallFailure).status !== 401) return;
      await http
        .call<{ accessToken: string }>('POST', '/cmsauth/refresh', {
          token: 'none',
          headers: { ReAuthorization: session.refreshToken },
          isBackground: true,
          signal,
        })
        .then(({ accessToken }) => kill(accessToken))
        .catch(() => {});
    }
  };

  /** Calls single sign-on's sign-out; nobody waits for it. */
  const signOutOfSingleSignOn = () => {
    if (config.singleSignOn.signOut)
      void fetch(config.singleSignOn.signOut, { mode: 'no-cors', credentials: 'include', keepalive: true, redirect: 'follow' }).catch(
        () => {},
      );
  };

  return {
    config,
    sessions,
    activity,
    drafts,
    http,
    withPasswords: encryptor.withPasswords,
    /** Fetches the public key ahead of the first password (PLT-031). */
    prepareEncryption: () => void encryptor.prepare().catch(() => {}),
    /** Called before a session ends, so that forms can hand over what was typed. */
    onBeforeEnd: (callback: () => void) => {
      beforeEnd.add(callback);
      return () => void beforeEnd.delete(callback);
    },

    /** Signs in with a password that travels encrypted (PLT-032, PLT-035). */
    signIn: logIn,
    /** Who a token of single sign-on belongs to (PLT-029). Starts nothing. */
    whoIs: async (token: string) => toSession(await http.call('GET', '/current-user/info', { token: { bearer: token } })),
    /** Proves with the password that the same person is back; the session goes on with new tokens. */
    unlock: async (password: string) => {
      const session = sessions.get();
      if (!session?.username) throw new CallFailure('busy');
      const { token, refreshToken, expireTime } = await logIn(session.username, password);
      sessions.renew({ token, refreshToken, expireTime });
    },
    /** Changes the own password; both travel encrypted (PLT-062). */
    changePassword: (old: string, next: string, signal?: AbortSignal) =>
      encryptor.withPasswords(async (encrypt) => {
        const [oldPwd, newPwd] = await Promise.all([encrypt(old), encrypt(next)]);
        await http.call('PUT', '/reset-pwd/current', { body: { oldPwd, newPwd }, signal });
      }),
    /** Starts a session; the one that it replaces ends at the server too. */
    start: (session: Session, path: string) => {
      const replaced = sessions.get();
      const running = refresher.settled();
      tabStorage.removeItem(startedKey);
      if (replaced) clearAway();
      goTo(path);
      sessions.start(session);
      if (replaced) void signOut(replaced, running);
    },

    /** Marks this tab as the one that went to single sign-on, and where it wanted to go (PLT-125). */
    rememberSingleSignOn: (wanted: string | null) => tabStorage.setItem(startedKey, JSON.stringify({ wanted })),
    /** The mark of this tab, taken away; null when another page sent the person here. */
    takeSingleSignOn: () => {
      const mark = readJson(tabStorage, startedKey) as { wanted: string | null } | null;
      tabStorage.removeItem(startedKey);
      return mark;
    },

    /**
     * Log Out: screen and store first, then the server with the token that was valid until then (PLT-047, PLT-048).
     * `reason` is a success that led to it, shown above "Logout successful!" (PLT-118).
     */
    logOut: async (reason?: string) => {
      const session = sessions.get();
      if (!session) return;
      const running = refresher.settled();
      end(signInPath(null));
      drafts.clear();
      if (reason) showToast('success', reason);
      showToast('success', literal.logoutSuccessful);
      signOutOfSingleSignOn();
      await signOut(session, running);
    },

    /** Whether the screen of this tab is locked; outlives a reload. */
    isLocked: () => tabStorage.getItem(lockedKey) !== null,
    setLocked: (isLocked: boolean) => (isLocked ? tabStorage.setItem(lockedKey, 'yes') : tabStorage.removeItem(lockedKey)),
    /** Lets forms hand over what was typed before the sign-in page takes the place of the portal. */
    leavePortal: () => {
      for (const callback of beforeEnd) callback();
    },
  };
};

export type Services = ReturnType<typeof createServices>;
