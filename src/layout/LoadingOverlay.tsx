import { useSyncExternalStore } from 'react';
import { useText } from '../messages/i18n';
import type { Services } from '../session/services';

/** The loading overlay (PLT-093): a bar while any call runs, and a veil that blocks while one writes. */
export const LoadingOverlay = ({ activity }: { activity: Services['activity'] }) => {
  const t = useText();
  const { reads, writes } = useSyncExternalStore(activity.subscribe, activity.get);
  if (reads + writes === 0) return null;
  return (
    <div className={`loading-overlay ${writes > 0 ? 'loading-overlay-blocking' : ''}`} data-testid="loading-overlay">
      <div className="loading-bar" role="progressbar" aria-label={t('shell.loading')} />
    </div>
  );
};
