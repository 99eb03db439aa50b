import { useEffect, useState } from 'react';
import { Button } from '../ui/Button';
import { useText } from '../messages/i18n';
import { hasUnsavedChanges } from '../ui/unsaved';

/** Offers to reload when a part of an older version can no longer be loaded. */
export const ReloadNotice = () => {
  const t = useText();
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    const onMissing = () => setNeeded(navigator.onLine);
    window.addEventListener('vite:preloadError', onMissing);
    return () => window.removeEventListener('vite:preloadError', onMissing);
  }, []);
  return isNeeded ? (
    <div className="notice-bar" role="status">
      {hasUnsavedChanges() ? t('shell.reloadNoticeUnsaved') : t('shell.reloadNotice')}
      <Button onClick={() => window.location.reload()}>{t('shell.reload')}</Button>
    </div>
  ) : null;
};
