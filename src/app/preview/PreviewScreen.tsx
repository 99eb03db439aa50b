import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../messages/i18n';
import { FailureBoundary } from '../../pages/FailureBoundary';

/** A page of the preview, without the header and the menu of the portal. */
export const PreviewScreen = ({ children }: { children?: ReactNode }) => {
  const t = useText();
  const { pathname } = useLocation();
  return (
    <Suspense fallback={<p className="preview-waiting">{t('shell.loading')}</p>}>
      <FailureBoundary key={pathname}>{children}</FailureBoundary>
    </Suspense>
  );
};
