import { useEffect, useState } from 'react';

/** A value once it has stayed the same for some milliseconds; until then the former one. */
export const useDebounced = <T>(value: T, pause: number) => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSettled, pause, value);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
};
