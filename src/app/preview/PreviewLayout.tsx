import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../messages/i18n';
import { FailureBoundary } from '../../pages/FailureBoundary';
import { RereadProvider } from '../../views/RereadProvider';
import { useAnnounced } from '../useAnnounced';

/** What stands around the screens of the preview in place of the header and the menu: nothing. */
export const PreviewLayout = ({ children }: { children?: ReactNode }) => {
  const t = useText();
  const { pathname } = useLocation();
  useAnnounced();
  return (
    <RereadProvider>
      <Suspense fallback={<p className="preview-waiting">{t('shell.loading')}</p>}>
        <FailureBoundary key={pathname}>{children}</FailureBoundary>
      </Suspense>
    </RereadProvider>
  );
};
