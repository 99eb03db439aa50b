import { useSyncExternalStore } from 'react';

const narrow = () => window.matchMedia('(max-width: 639px)');
const subscribe = (listener: () => void) => {
  const query = narrow();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** True on a phone's width, where lists become cards. */
export const useIsPhone = () => useSyncExternalStore(subscribe, () => narrow().matches);
