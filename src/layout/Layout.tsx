import { Suspense, useEffect, useLayoutEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../messages/i18n';
import { FailureBoundary } from '../pages/FailureBoundary';
import type { Services } from '../session/services';
import { focusNewPage } from '../ui/focus/focusContent';
import { Popup } from '../ui/popups/Popup';
import { lazyComponent } from '../ui/lazy';
import { SkipLink } from '../ui/focus/SkipLink';
import { PageProgress } from './loading/PageProgress';
import { Header } from './Header';
import { loadIdleLock } from './lock/loadIdleLock';
import { LoadingBar } from './loading/LoadingBar';
import { LoadingOverlay } from './loading/LoadingOverlay';
import type { MenuTarget } from './menuTarget';
import { OfflineBanner } from './OfflineBanner';
import { ReloadNotice } from './ReloadNotice';
import { Shortcuts } from './Shortcuts';
import './layout.css';
import './print.css';

const CmsDownBanner = lazyComponent(() => import('./CmsDownBanner'));
const IdleLock = lazyComponent(loadIdleLock);

type Props = {
  services: Services;
  /** Where menu items lead. */ menuTarget: MenuTarget;
  /** Components of the registry that a switch has turned on, by its name. */ switched: Readonly<Record<string, ComponentType>>;
  children: ReactNode;
};

/** The frame of every signed-in page: header, notices, the page, loading overlay, lock. */
export const Layout = ({ services, menuTarget, switched, children }: Props) => {
  const t = useText();
  const { pathname } = useLocation();
  const cms = useSyncExternalStore(services.cms.subscribe, services.cms.get);
  useEffect(focusNewPage, [pathname]);
  // a page starts at its top; a list goes on where it was left by itself
  useLayoutEffect(() => {
    // newer browsers answer with a promise, which is no clean-up
    window.scrollTo(0, 0);
  }, [pathname]);
  return (
    <>
      <SkipLink to={['#content']}>{t('header.skip')}</SkipLink>
      <Header services={services} menuTarget={menuTarget} />
      <div className="foot-notices">
        <OfflineBanner />
        {cms !== 'answers' && <CmsDownBanner />}
        <ReloadNotice />
      </div>
      <main id="content" tabIndex={-1}>
        <Suspense fallback={<LoadingBar />}>
          {/* inside: a boundary of its own for each page would show its fallback where the page before can stay */}
          <FailureBoundary key={pathname}>{children}</FailureBoundary>
        </Suspense>
        <PageProgress />
        <LoadingOverlay activity={services.activity} />
      </main>
      <Shortcuts />
      {Object.entries(switched).map(([name, Switched]) => (
        <Popup key={name}>
          <Switched />
        </Popup>
      ))}
      {services.config.idleLockMinutes > 0 && <IdleLock services={services} />}
    </>
  );
};
