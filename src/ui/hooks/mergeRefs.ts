import type { Ref } from 'react';

/** One ref for two listeners; each may return how to let go. */
export const mergeRefs =
  <E>(...refs: (Ref<E> | undefined)[]) =>
  (element: E | null) => {
    const ends = refs.map((ref) => {
      if (typeof ref === 'function') return ref(element);
      if (ref) ref.current = element;
      return undefined;
    });
    return () => {
      refs.forEach((ref, i) => {
        const end = ends[i];
        if (typeof end === 'function') end();
        else if (typeof ref === 'function') ref(null);
        else if (ref) ref.current = null;
      });
    };
  };
