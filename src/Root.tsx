import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { FailureBoundary } from './pages/FailureBoundary';
import { SignInPage } from './pages/SignInPage';
import { currentPath, goTo, signInPath, takeAccessToken } from './session/address';
import type { Services } from './session/services';

const loadApp = () => import('./App');
const App = lazy(loadApp);

/**
 * The sign-in page or the portal, by the session. It stands outside react-admin: the sign-in page loads first and
 * fetches the portal while the person types, and a log-out takes every screen away at once.
 */
export const Root = ({ services }: { services: Services }) => {
  const session = useSyncExternalStore(services.sessions.subscribe, services.sessions.get);
  const [returnedToken, setReturnedToken] = useState(takeAccessToken);

  useEffect(() => {
    const onAddress = () => {
      const token = takeAccessToken();
      if (token) setReturnedToken(token);
      else if (!services.sessions.get() && !currentPath().startsWith('/login')) goTo(signInPath(currentPath()));
    };
    onAddress();
    window.addEventListener('hashchange', onAddress);
    return () => window.removeEventListener('hashchange', onAddress);
  }, [services, session]);

  return (
    <FailureBoundary>
      {session && !returnedToken ? (
        <Suspense fallback={<div className="loading-bar" role="progressbar" aria-label="Loading" />}>
          <App key={session.sessionId} services={services} />
        </Suspense>
      ) : (
        <SignInPage services={services} returnedToken={returnedToken} onReturned={() => setReturnedToken(null)} prefetch={loadApp} />
      )}
    </FailureBoundary>
  );
};
