import { useSyncExternalStore } from 'react';

const widths: [columns: number, query: MediaQueryList][] = [
  [6, window.matchMedia('(min-width: 1240px)')],
  [4, window.matchMedia('(min-width: 900px)')],
  [3, window.matchMedia('(min-width: 640px)')],
];
const subscribe = (listener: () => void) => {
  for (const [, query] of widths) query.addEventListener('change', listener);
  return () => {
    for (const [, query] of widths) query.removeEventListener('change', listener);
  };
};
const get = () => widths.find(([, query]) => query.matches)?.[0] ?? 1;

/** How many search fields stand in a row: six, four or three, one on a phone. */
export const useColumnCount = () => useSyncExternalStore(subscribe, get);
