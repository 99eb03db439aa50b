import { failureOf } from '../../../../contract/failure';
import { useEffect, useRef } from 'react';

/** The line was cut; see CallFailure in the data provider. */
export const isNetworkFailure = (error: unknown) => failureOf(error).code === 'network';

/** Calls back once when the line returns, as long as something waits for it. For reads only: a write is never sent by itself. */
export const useOnline = (isWaiting: boolean, onOnline: () => void) => {
  const callback = useRef(onOnline);
  useEffect(() => {
    callback.current = onOnline;
  });
  useEffect(() => {
    if (!isWaiting) return;
    const listener = () => callback.current();
    window.addEventListener('online', listener, { once: true });
    return () => window.removeEventListener('online', listener);
  }, [isWaiting]);
};
