import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../ui/Button';
import type { Session } from '../../authProvider/session';
import { showToast } from '../ui/toasts/toasts';
import { failureText } from '../messages/failureText';
import { useStartText } from '../messages/start';
import { goTo, signInPath, wantedPath } from '../session/address';
import type { Services } from '../session/services';
import type { SingleSignOnReturn } from '../session/singleSignOnReturn';
import { ContinueAs } from './signIn/ContinueAs';
import { PasswordForm } from './signIn/PasswordForm';
import { SingleSignOnForm } from './signIn/SingleSignOnForm';
import { focusPageHeading, isFocusFree } from '../ui/focus/focusContent';
import { useUnloadWarning } from '../ui/hooks/useUnloadWarning';
import { lazyComponent } from '../ui/lazy';
import './pages.css';
import './signIn/signIn.css';

const CmsDownNotice = lazyComponent(() => import('./signIn/CmsDownNotice'));
const LanguageSelect = lazyComponent(() => import('./signIn/LanguageSelect'));

type Props = {
  services: Services;
  /** What single sign-on brought back, or null. */
  returned: SingleSignOnReturn | null;
  /** The returned token was used, or refused. */
  onReturned: (isUsed: boolean) => void;
  /** Loads the portal ahead. */
  prefetch: () => void;
};

/** The sign-in page: single sign-on, and a username and password (PLT-026 to PLT-038). It closes when another tab hands over its session. */
export const SignInPage = ({ services, returned, onReturned, prefetch }: Props) => {
  const t = useStartText();
  const [candidate, setCandidate] = useState<{ session: Session; path: string } | null>(null);
  const { config, sessions, cms } = services;
  const owner = services.drafts.owner();
  const ownerName = owner && (owner.displayName || owner.username || owner.person);
  const [isLeaving, setLeaving] = useState(false);
  useUnloadWarning(owner !== null && !isLeaving);
  const cmsState = useSyncExternalStore(cms.subscribe, cms.get);

  useEffect(() => {
    document.title = t('literal.productTitle');
  }, [t]);
  useEffect(() => {
    services.prepareEncryption();
    const idle = setTimeout(prefetch, 300);
    return () => clearTimeout(idle);
  }, [services, prefetch]);

  /** Set once the user types or uses single sign-on here: a session of another tab would interrupt that. */
  const isSigningIn = useRef(false);
  const cancelHandover = useRef(() => {});
  useEffect(() => {
    isSigningIn.current ||= returned !== null;
    if (isSigningIn.current) return;
    const cancel = services.handover.request((session) => services.start(session, wantedPath() ?? '/'));
    cancelHandover.current = cancel;
    return cancel;
  }, [returned, services]);
  const onSigningIn = () => {
    isSigningIn.current = true;
    cancelHandover.current();
  };

  useEffect(() => {
    if (!returned) return;
    let isCurrent = true;
    const { token, mark } = returned;
    services.whoIs(token).then(
      (session) => {
        if (!isCurrent) return;
        const path = mark?.wanted ?? '/';
        if (mark && !sessions.get()) {
          services.start(session, path);
          onReturned(true);
        } else setCandidate({ session, path });
      },
      (error: unknown) => {
        if (!isCurrent) return;
        const text = failureText(error);
        if (text) showToast('error', text);
        if (!sessions.get()) goTo(signInPath(mark?.wanted ?? null));
        onReturned(false);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [returned, services, sessions, onReturned]);

  const onSignedIn = (session: Session) => services.start(session, wantedPath() ?? '/');
  const answer = (isYes: boolean) => {
    if (candidate && isYes) services.start(candidate.session, candidate.path);
    setCandidate(null);
    onReturned(isYes);
  };

  // after a log-out no control has the focus
  useEffect(() => {
    if (isFocusFree()) focusPageHeading();
  }, []);

  return (
    <main className="sign-in">
      <header className="sign-in-head">
        <h1 className="product" tabIndex={-1}>
          {t('literal.productTitle')}
        </h1>
        {config.environment && <span className="environment">{config.environment}</span>}
      </header>
      <div className="card sign-in-card">
        {returned && !candidate ? (
          <div className="sign-in-form">
            <div className="loading-bar" role="progressbar" aria-label={t('signIn.checking')} />
            <p role="status">{t('signIn.checking')}</p>
            <Button onClick={() => onReturned(false)}>{t('signIn.cancel')}</Button>
          </div>
        ) : candidate ? (
          <ContinueAs name={candidate.session.displayName} replaced={sessions.get()?.displayName ?? null} onAnswer={answer} />
        ) : (
          <>
            {cmsState !== 'answers' && <CmsDownNotice isAsked={cmsState === 'asked'} onTry={cms.check} />}
            {config.singleSignOn.action && (
              <SingleSignOnForm
                {...config.singleSignOn}
                hint={ownerName ? t('signIn.loginHintDraft', { name: ownerName }) : t('signIn.loginHint')}
                onLeave={() => {
                  // the hint has said what leaving costs
                  setLeaving(true);
                  onSigningIn();
                  services.rememberSingleSignOn(wantedPath());
                }}
              />
            )}
            {ownerName && <p className="hint">{t('signIn.unsavedInput', { name: ownerName })}</p>}
            <PasswordForm
              username={owner?.username ?? ''}
              demoUsers={config.demoUsers}
              signIn={services.signIn}
              onInput={onSigningIn}
              onSignedIn={onSignedIn}
            />
          </>
        )}
      </div>
      {config.languages.length > 1 && (
        <div className="sign-in-language">
          <LanguageSelect onChoose={(language) => void services.chooseLanguage(language)} />
        </div>
      )}
    </main>
  );
};
