/**
 * Parts of the program that arrive when they are needed. They stand in for React's `lazy`, which suspends once even for
 * a part that is there: React holds a fallback that was shown for 300 ms, so what was loaded ahead must never show one.
 */
import { use, type ComponentType } from 'react';

type Load<T> = () => Promise<{ default: T }>;
type Part = { arriving: Promise<unknown>; arrived?: { default: unknown } };

/** A failure stays for this many milliseconds, or every render of its page would ask again. */
const failureStays = 1_000;
const parts = new WeakMap<Load<unknown>, Part>();

const partOf = (load: Load<unknown>) => {
  const known = parts.get(load);
  if (known) return known;
  const part: Part = {
    arriving: load().then((module) => {
      part.arrived = module;
      return module.default;
    }),
  };
  part.arriving.catch(() => setTimeout(() => parts.delete(load), failureStays));
  parts.set(load, part);
  return part;
};

/** Loads a part once, by the identity of `load`; one that failed may be asked for again a second later. */
export const loadPart = <T,>(load: Load<T>) => partOf(load).arriving as Promise<T>;

/** Loads a part ahead of its use; a failure shows when the part is used. */
export const preloadPart = (load: Load<unknown>) => void loadPart(load).catch(() => {});

/** A part: at once when it has arrived, else by suspending until it does. */
export const usePart = <T,>(load: Load<T>): T => {
  const { arrived, arriving } = partOf(load);
  return (arrived ? arrived.default : use(arriving)) as T;
};

/** A component that arrives when it is first drawn, inside a Suspense. */
export const lazyPart = <P extends object>(load: Load<ComponentType<P>>) => {
  const LazyPart = (props: P) => {
    const Part = usePart(load);
    return <Part {...props} />;
  };
  return LazyPart;
};
