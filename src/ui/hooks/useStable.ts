import { useCallback, useLayoutEffect, useRef } from 'react';

/** A callback that stays the same and does what its newest version does. */
export const useStable = <A extends unknown[], R>(callback: (...args: A) => R) => {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: A) => latest.current(...args), []);
};
