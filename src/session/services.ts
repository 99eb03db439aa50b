/**
 * The composition of what lives as long as the page: session, HTTP client, token refresh, encryption, sign-in and
 * log-out. It loads with the sign-in page, so nothing here knows react-admin.
 */
import { createHandover } from '../../authProvider/handover';
import { createRefresher } from '../../authProvider/refresh';
import { createSessionStore } from '../../authProvider/session';
import { CallFailure } from '../../dataProvider/envelope';
import { createHttp } from '../../dataProvider/http';
import type { Config } from '../config';
import { loadModule } from '../loadModule';
import { pageTexts } from '../messages/page';
import { startText } from '../messages/start';
import { browserStorage, tabStorage } from '../storage';
import type { LanguageChoice } from './languageChoice';
import { showToast } from '../ui/toasts/toasts';
import { createActivity } from './activity';
import { createCmsState } from './watch/cmsState';
import { createDrafts } from './drafts';
import { createSessionEnd } from './endSession';
import { createLock, createUnlock } from './lock';
import { createLogOut } from './logOut';
import { createPassword } from './password';
import { createRevocation } from './revocation';
import { createSignIn } from './signIn';
import { createSingleSignOn } from './singleSignOn';
import { createStart } from './startSession';

export const createServices = (config: Config) => {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel('admin-portal.session') : null;
  const sessions = createSessionStore(tabStorage, channel);
  const activity = createActivity();
  const drafts = createDrafts();
  const lock = createLock(tabStorage);
  const singleSignOn = createSingleSignOn(tabStorage, config.singleSignOn.signOut);
  const isFramed = window.top !== window.self;
  const handover = createHandover({ sessions, storage: tabStorage, channel, isLocked: lock.isLocked, isFramed });
  const sessionEnd = createSessionEnd(sessions, lock.setLocked);

  const http = createHttp({
    base: `${config.host}/${config.product}-cms`,
    tokens: { fresh: () => refresher.fresh(), renew: (dead) => refresher.renew(dead) },
    onSessionEnd: sessionEnd.endByToken,
    sessionSignal: sessionEnd.signal,
    language: () => pageTexts.get().language,
    begin: activity.begin,
    onFailure: (error) => cms.onFailure(error),
  });
  const refresher = createRefresher({
    sessions,
    requestTokens: (refreshToken) =>
      http.call('POST', '/cmsauth/refresh', { token: 'none', headers: { ReAuthorization: refreshToken }, isBackground: true }),
    malformed: () => new CallFailure('busy'),
    onRefused: sessionEnd.endByRefusal,
    locks: navigator.locks,
  });
  const languageChoice: { current: LanguageChoice | null } = { current: null };
  const startLanguage = async () => {
    if (config.languages.length < 2) return;
    try {
      const { createLanguageChoice } = await loadModule(() => import('./languageChoice'));
      languageChoice.current = createLanguageChoice({ config, sessions, storage: browserStorage });
      await languageChoice.current.follow();
    } catch {
      // it stays in English
      showToast('error', startText('shell.partMissing'));
    }
  };
  const cms = createCmsState((signal) => http.call('GET', '/cmsauth/pubKey', { token: 'none', isBackground: true, signal }));
  const password = createPassword(http, cms.onNoAnswer);
  const { signIn, whoIs } = createSignIn(http, password.withPasswords);
  const parts = { sessions, drafts, sessionEnd, singleSignOn, prepareRevocation: createRevocation(http, refresher) };

  return {
    config,
    sessions,
    handover,
    activity,
    cms,
    drafts,
    http,
    ...password,
    ...lock,
    onBeforeEnd: sessionEnd.onBeforeEnd,
    leavePortal: sessionEnd.leavePortal,
    signIn,
    whoIs,
    /** Shows the page in the language of whoever looks, before anything is drawn. */
    startLanguage,
    /** Keeps a choice of a language, and shows it. */
    chooseLanguage: (language: string) => languageChoice.current?.choose(language),
    unlock: createUnlock(sessions, signIn),
    start: createStart(parts),
    rememberSingleSignOn: singleSignOn.remember,
    takeSingleSignOn: singleSignOn.take,
    logOut: createLogOut(parts),
  };
};

export type Services = ReturnType<typeof createServices>;
