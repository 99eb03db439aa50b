import { useEffect } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import { loadLazy } from '../ui/lazy';
import { announceFailure } from '../views/announce';

const loadAnnounce = () => import('./announceNotification');

/** Shows at the top of the page what react-admin's components hand to `useNotify`. */
export const useAnnounced = () => {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  useEffect(() => {
    if (notifications.length === 0) return;
    loadLazy(loadAnnounce).then((announce) => {
      const next = takeNotification();
      if (next) announce(next, translate);
    }, announceFailure);
  }, [notifications, takeNotification, translate]);
};
