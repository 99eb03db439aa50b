import { useEffect, useRef } from 'react';

/** Scrolls to what has just come, where it is out of view; the focus stays. */
export const useShown = <E extends HTMLElement>() => {
  const element = useRef<E>(null);
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return element;
};
