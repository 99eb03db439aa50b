import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../ui/Button';
import { CloseIcon } from '../ui/icons';
import { useText } from '../messages/i18n';
import { watchMissingPart } from '../session/watch/missingPart';
import { watchVersion } from '../session/watch/newVersion';
import { hasUnsavedChanges, subscribeUnsaved } from '../ui/unsaved';

/**
 * Offers to reload when the host has a newer version, or when a part of this one can no longer be loaded. A newer version
 * can wait until nothing is unsaved; a missing part is told at once, and without the button while something is.
 */
export const ReloadNotice = () => {
  const t = useText();
  const [isNew, setNew] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const isUnsaved = useSyncExternalStore(subscribeUnsaved, hasUnsavedChanges);
  useEffect(() => watchVersion(() => setNew(true)), []);
  useEffect(() => watchMissingPart(() => setMissing(true)), []);
  const close = () => {
    setNew(false);
    setMissing(false);
  };
  if (!isMissing && (!isNew || isUnsaved)) return null;
  return (
    <div className="foot-notice" role="status">
      <span>{isUnsaved ? t('shell.reloadNoticeUnsaved') : t('shell.reloadNotice')}</span>
      {!isUnsaved && <Button onClick={() => window.location.reload()}>{t('shell.reload')}</Button>}
      <Button look="icon" aria-label={t('shell.close')} onClick={close}>
        <CloseIcon />
      </Button>
    </div>
  );
};
