import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** The newest of a value, for listeners and answers that outlive a render. */
export const useLatest = <T>(value: T) => {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
};

/** Whether the component is still there, for answers that come late. */
export const useIsMounted = () => {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
};
