import { useSyncExternalStore } from 'react';
import type { Services } from '../../session/services';
import { LoadingBar } from './LoadingBar';

/** The loading overlay (PLT-093): a bar while any call runs, and a veil that blocks while one writes. */
export const LoadingOverlay = ({ activity }: { activity: Services['activity'] }) => {
  const { reads, writes } = useSyncExternalStore(activity.subscribe, activity.get);
  if (reads + writes === 0) return null;
  return (
    <div className={`loading-overlay ${writes > 0 ? 'loading-overlay-blocking' : ''}`} data-testid="loading-overlay">
      <LoadingBar />
    </div>
  );
};
