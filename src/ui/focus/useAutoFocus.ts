import { useEffect, useRef } from 'react';

/** Puts the focus on an element when it appears, after a dialog has taken the focus itself. */
export const useAutoFocus = <E extends HTMLElement>() => {
  const element = useRef<E>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => element.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return element;
};
