import { useEffect, useState } from 'react';

/** Whether something has been under way for some milliseconds. */
export const useIsLong = (isUnderWay: boolean, milliseconds: number) => {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => setLong(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isUnderWay, milliseconds]);
  return isLong;
};
