import { useSyncExternalStore } from 'react';
import { useText } from '../messages/i18n';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Says that the connection is gone, at the foot of the window: it moves nothing, and takes no clicks. No write is sent by itself when it is back. */
export const OfflineBanner = () => {
  const t = useText();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return isOnline ? null : (
    <div className="foot-notice" role="status">
      {t('shell.offline')}
    </div>
  );
};
