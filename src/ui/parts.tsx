/**
 * Parts of the program that arrive when they are needed. They stand in for React's `lazy`, which suspends once even for
 * a part that is there: React holds a fallback that was shown for 300 ms, so what was loaded ahead must never show one.
 * For the same reason only pages suspend (`lazyPage`); a dialog, a menu or a panel shows nothing until it has arrived
 * (`lazyPart`), and then shows at once.
 */
import { use, useEffect, useReducer, type ComponentType } from 'react';

type Load<T> = () => Promise<{ default: T }>;
type Part = { arriving: Promise<unknown>; arrived?: { default: unknown }; failed?: { error: unknown } };

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
  part.arriving.catch((error: unknown) => {
    part.failed = { error };
    setTimeout(() => parts.delete(load), failureStays);
  });
  parts.set(load, part);
  return part;
};

/** Loads a part once, by the identity of `load`; one that failed may be asked for again a second later. */
export const loadPart = <T,>(load: Load<T>) => partOf(load).arriving as Promise<T>;

/** Loads a part ahead of its use; a failure shows when the part is used. */
export const preloadPart = (load: Load<unknown>) => void loadPart(load).catch(() => {});

/** What a page needs: at once when it has arrived, else by suspending until it does. */
export const usePagePart = <T,>(load: Load<T>): T => {
  const { arrived, arriving } = partOf(load);
  return (arrived ? arrived.default : use(arriving)) as T;
};

/** A page that arrives when it is first drawn, inside a Suspense. */
export const lazyPage = <P extends object>(load: Load<ComponentType<P>>) => {
  const LazyPage = (props: P) => {
    const Page = usePagePart(load);
    return <Page {...props} />;
  };
  return LazyPage;
};

/** A part that has arrived, else null until it does; throws when it cannot be loaded. */
export const usePart = <T,>(load: Load<T>): T | null => {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const part = partOf(load);
  const isHere = part.arrived !== undefined;
  useEffect(() => {
    if (!isHere) part.arriving.then(redraw, redraw);
  }, [part, isHere]);
  if (part.failed) throw part.failed.error;
  return isHere ? (part.arrived!.default as T) : null;
};

/** A component that arrives when it is first drawn; nothing is drawn until then. */
export const lazyPart = <P extends object>(load: Load<ComponentType<P>>) => {
  const LazyPart = (props: P) => {
    const Part = usePart(load);
    return Part && <Part {...props} />;
  };
  return LazyPart;
};
