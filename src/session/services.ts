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
import { showMessage } from '../ui/messages/messages';
import * as literal from '../messages/literal';
import { readJson, tabStorage } from '../storage';
import { createActivity } from './activity';
import { currentPath, goTo, signInPath } from './address';
import { createDrafts } from './drafts';

/** The server may take this long to hear of a log-out, in milliseconds; the screen does not wait for it. */
const logOutLimit = 3_000;
const startedKey = 'admin-portal.single-sign-on';

export const createServices = (config: Config) => {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel('admin-portal.session') : null;
  const sessions = createSessionStore(tabStorage, channel);
  const activity = createActivity();
  const drafts = createDrafts();
  const beforeEnd = new Set<() => void>();

  /** Ends the session in this tab and shows the sign-in page; forms hand over what was typed before they go. */
  const end = (address: string, isShared = true) => {
    for (const callback of beforeEnd) callback();
    sessions.end({ isShared });
    goTo(address);
  };
  /** Ends a session that the server has ended: once, with at most one message, and the wanted path kept. */
  const endByServer = (isStillThis: (session: Session) => boolean, message?: string) => {
    const session = sessions.get();
    if (!session || !isStillThis(session)) return;
    if (message) showMessage('error', message);
    end(signInPath(currentPath()));
  };
  sessions.onEndedElsewhere(() => end(signInPath(null), false));

  const http = createHttp({
    base: `${config.host}/${config.product}-cms`,
    tokens: { fresh: () => refresher.fresh(), renew: (dead) => refresher.renew(dead) },
    onSessionEnd: (token, message) => endByServer((session) => session.token === token, message),
    begin: activity.begin,
  });
  const refresher = createRefresher({
    sessions,
    requestTokens: (refreshToken) =>
      http.call('POST', '/cmsauth/refresh', { token: 'none', headers: { ReAuthorization: refreshToken }, isBackground: true }),
    malformed: () => new CallFailure('busy'),
    onRefused: (sessionId) => endByServer((session) => session.sessionId === sessionId),
    locks: navigator.locks,
  });
  const encryptor = createEncryptor(() => http.call('GET', '/cmsauth/pubKey', { token: 'none', isBackground: true }));

  const toSession = (reply: unknown, username?: string) => {
    const session = readSession(reply, Date.now(), username);
    if (!session) throw new CallFailure('busy');
    return session;
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
    encrypt: encryptor.encrypt,
    /** Fetches the public key ahead of the first password (PLT-031). */
    prepareEncryption: () => void encryptor.prepare().catch(() => {}),
    /** Called before a session ends, so that forms can hand over what was typed. */
    onBeforeEnd: (callback: () => void) => {
      beforeEnd.add(callback);
      return () => void beforeEnd.delete(callback);
    },

    /** Signs in with a password that travels encrypted (PLT-032, PLT-035). */
    signIn: async (username: string, password: string) =>
      toSession(
        await http.call('POST', '/cmsauth/login', { token: 'none', body: { username, password: await encryptor.encrypt(password) } }),
        username,
      ),
    /** Who a token of single sign-on belongs to (PLT-029). Starts nothing. */
    whoIs: async (token: string) => toSession(await http.call('GET', '/current-user/info', { token: { bearer: token } })),
    /** Proves with the password that the same person is back; the session goes on with new tokens. */
    unlock: async (password: string) => {
      const session = sessions.get();
      if (!session?.username) throw new CallFailure('busy');
      const { token, refreshToken, expireTime } = toSession(
        await http.call('POST', '/cmsauth/login', {
          token: 'none',
          body: { username: session.username, password: await encryptor.encrypt(password) },
        }),
      );
      sessions.renew({ token, refreshToken, expireTime });
    },
    /** Changes the own password; both travel encrypted (PLT-062). */
    changePassword: async (old: string, next: string) => {
      const [oldPwd, newPwd] = await Promise.all([encryptor.encrypt(old), encryptor.encrypt(next)]);
      await http.call('PUT', '/reset-pwd/current', { body: { oldPwd, newPwd } });
    },
    start: (session: Session, path: string) => {
      goTo(path);
      sessions.start(session);
    },

    /** Marks this tab as the one that went to single sign-on, and where it wanted to go (PLT-125). */
    rememberSingleSignOn: (wanted: string | null) => tabStorage.setItem(startedKey, JSON.stringify({ wanted })),
    /** The mark of this tab, taken away; null when another page sent the person here. */
    takeSingleSignOn: () => {
      const mark = readJson(tabStorage, startedKey) as { wanted: string | null } | null;
      tabStorage.removeItem(startedKey);
      return mark;
    },

    /** Log Out: screen and store first, then the server with the token that was valid until then (PLT-047, PLT-048). */
    logOut: async () => {
      const session = sessions.get();
      if (!session) return;
      end(signInPath(null));
      drafts.clear();
      showMessage('success', literal.logoutSuccessful);
      signOutOfSingleSignOn();
      await http
        .call('GET', '/logout-cms', {
          token: { bearer: session.token },
          isBackground: true,
          keepalive: true,
          signal: AbortSignal.timeout(logOutLimit),
        })
        .catch(() => {});
    },
  };
};

export type Services = ReturnType<typeof createServices>;
