import { useSyncExternalStore } from 'react';

const query = window.matchMedia('(max-width: 899px)');
const subscribe = (listener: () => void) => {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** True where the menu folds into a drawer. */
export const useIsNarrow = () => useSyncExternalStore(subscribe, () => query.matches);
