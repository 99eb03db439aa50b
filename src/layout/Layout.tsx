import { Suspense, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../messages/i18n';
import { FailureBoundary } from '../pages/FailureBoundary';
import type { Services } from '../session/services';
import { focusNewPage } from '../ui/focusContent';
import { SkipLink } from '../ui/SkipLink';
import { Header } from './Header';
import { IdleLock } from './IdleLock';
import { LoadingOverlay } from './LoadingOverlay';
import type { MenuTarget } from './menuTarget';
import { OfflineBanner } from './OfflineBanner';
import { ReloadNotice } from './ReloadNotice';
import { Shortcuts } from './Shortcuts';
import './layout.css';
import './print.css';

type Props = { services: Services; /** Where menu items lead. */ menuTarget: MenuTarget; children: ReactNode };

/** The frame of every signed-in page: header, notices, the page, loading overlay, lock. */
export const Layout = ({ services, menuTarget, children }: Props) => {
  const t = useText();
  const { pathname } = useLocation();
  useEffect(focusNewPage, [pathname]);
  return (
    <>
      <SkipLink to={['#content']}>{t('header.skip')}</SkipLink>
      <Header services={services} menuTarget={menuTarget} />
      <OfflineBanner />
      <ReloadNotice />
      <main id="content" tabIndex={-1}>
        <FailureBoundary key={pathname}>
          <Suspense fallback={<div className="loading-bar" role="progressbar" aria-label={t('shell.loading')} />}>{children}</Suspense>
        </FailureBoundary>
      </main>
      <LoadingOverlay activity={services.activity} />
      <Shortcuts />
      {services.config.idleLockMinutes > 0 && <IdleLock services={services} />}
    </>
  );
};
