import { useSyncExternalStore } from 'react';

const query = window.matchMedia('(max-width: 639px)');
const subscribe = (listener: () => void) => {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** True on a phone's width, where lists become cards. */
export const useIsPhone = () => useSyncExternalStore(subscribe, () => query.matches);
