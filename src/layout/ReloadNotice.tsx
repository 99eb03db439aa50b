import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../ui/Button';
import { useText } from '../messages/i18n';
import { watchVersion } from '../session/newVersion';
import { hasUnsavedChanges, subscribeUnsaved } from '../ui/unsaved';

/** Offers to reload when the host has a newer version, or when a part of this one can no longer be loaded. */
export const ReloadNotice = () => {
  const t = useText();
  const [isNeeded, setNeeded] = useState(false);
  const isUnsaved = useSyncExternalStore(subscribeUnsaved, hasUnsavedChanges);
  useEffect(() => watchVersion(() => setNeeded(true)), []);
  useEffect(() => {
    const onMissing = () => setNeeded(navigator.onLine);
    window.addEventListener('vite:preloadError', onMissing);
    return () => window.removeEventListener('vite:preloadError', onMissing);
  }, []);
  return isNeeded ? (
    <div className="notice-bar" role="status">
      {isUnsaved ? t('shell.reloadNoticeUnsaved') : t('shell.reloadNotice')}
      {!isUnsaved && <Button onClick={() => window.location.reload()}>{t('shell.reload')}</Button>}
    </div>
  ) : null;
};
