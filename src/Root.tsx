import { Suspense, type ComponentType, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useStartText } from './messages/start';
import { FailureBoundary } from './pages/FailureBoundary';
import { SignInPage } from './pages/SignInPage';
import { currentPath, getShownPath, goTo, guardAddress, signInPath } from './session/address';
import type { Services } from './session/services';
import { takeReturn, type SingleSignOnReturn } from './session/singleSignOnReturn';
import { keepFocus } from './ui/focus/keepFocus';
import { adoptFilledValues } from './ui/inputs/adoptFilledValues';
import { preloadLazy, useLazyPage } from './ui/lazy';

type Props = {
  services: Services;
  /** Loads the signed-in half of the page. */ loadApp: () => Promise<{ default: ComponentType }>;
  /** What single sign-on brought when the page loaded. */ firstReturn: SingleSignOnReturn | null;
};

const App = ({ load }: { load: Props['loadApp'] }) => {
  const Loaded = useLazyPage(load);
  return <Loaded />;
};

/**
 * The sign-in page or the portal, by the session. It stands outside react-admin: the sign-in page loads first and
 * fetches the portal while the person types, and a log-out takes every screen away at once.
 */
export const Root = ({ services, loadApp, firstReturn }: Props) => {
  const t = useStartText();
  const session = useSyncExternalStore(services.sessions.subscribe, services.sessions.get);
  const [returned, setReturned] = useState(firstReturn);
  const [pathBefore, setPathBefore] = useState('/');
  const onReturned = useCallback(
    (isUsed: boolean) => {
      setReturned(null);
      if (!isUsed && services.sessions.get()) goTo(pathBefore);
    },
    [services, pathBefore],
  );

  const sessionId = session?.sessionId;
  useEffect(() => {
    const { reportUse } = services.handover;
    const end = new AbortController();
    if (document.hasFocus()) reportUse();
    for (const event of ['focus', 'pointerdown', 'keydown'])
      window.addEventListener(event, reportUse, { capture: true, signal: end.signal });
    return () => end.abort();
  }, [services, sessionId]);
  useEffect(keepFocus, []);
  useEffect(adoptFilledValues, []);
  useEffect(() => {
    const onAddress = () => {
      const next = takeReturn(services);
      if (next) {
        setPathBefore(getShownPath());
        services.leavePortal();
        setReturned(next);
      } else if (!services.sessions.get() && !/^\/login(\?|$)/.test(currentPath())) goTo(signInPath(currentPath()));
      return next !== null;
    };
    onAddress();
    return guardAddress(onAddress);
  }, [services, session]);

  return (
    <FailureBoundary>
      {session && !returned ? (
        <Suspense fallback={<div className="loading-bar" role="progressbar" aria-label={t('shell.loading')} />}>
          <App key={session.sessionId} load={loadApp} />
        </Suspense>
      ) : (
        <SignInPage services={services} returned={returned} onReturned={onReturned} prefetch={() => preloadLazy(loadApp)} />
      )}
    </FailureBoundary>
  );
};
