/**
 * Parts of the program that arrive when they are needed. They stand in for React's `lazy`, which suspends once even for
 * a part that is there: React holds a fallback that was shown for 300 ms, so what was loaded ahead must never show one.
 * For the same reason only pages suspend (`lazyPage`); a dialog, a menu or a panel shows nothing until it has arrived
 * (`lazyComponent`), and then shows at once.
 */
import { use, useEffect, useReducer, type ComponentType } from 'react';
import { loadModule } from '../loadModule';

type Load<T> = () => Promise<{ default: T }>;
/** A promise that says what has become of it, as React's `use` reads it: one that is fulfilled does not suspend. */
type Arriving = Promise<unknown> & ({ status: 'fulfilled'; value: unknown } | { status?: never });
type Part = { arriving: Arriving; arrived?: { default: unknown }; failed?: { error: unknown } };

/** A failure stays for this many milliseconds, or every render of its page would ask again. */
const failureStays = 1_000;
const parts = new WeakMap<Load<unknown>, Part>();

const partOf = (load: Load<unknown>) => {
  const known = parts.get(load);
  if (known) return known;
  const part: Part = {
    arriving: loadModule(load).then((module) => {
      part.arrived = module;
      Object.assign(part.arriving, { status: 'fulfilled', value: module.default });
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
export const loadLazy = <T,>(load: Load<T>) => partOf(load).arriving as Promise<T>;

/** A part that has arrived, for callers that draw nothing; undefined until then. */
export const loadedLazy = <T,>(load: Load<T>) => parts.get(load)?.arrived?.default as T | undefined;

/** Loads a part ahead of its use; a failure shows when the part is used. */
export const preloadLazy = (load: Load<unknown>) => void loadLazy(load).catch(() => {});

/** The module of a page: suspends until it has loaded. Every render calls `use`, as React requires. */
export const useLazyPage = <T,>(load: Load<T>): T => use(partOf(load).arriving) as T;

/** A page that arrives when it is first drawn, inside a Suspense. */
export const lazyPage = <P extends object>(load: Load<ComponentType<P>>) => {
  const LazyPage = (props: P) => {
    const Page = useLazyPage(load);
    return <Page {...props} />;
  };
  return LazyPage;
};

/** A part that has arrived, else null until it does, or while none is asked for; throws when it cannot be loaded. */
export const useLazy = <T,>(load: Load<T> | null): T | null => {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const part = load && partOf(load);
  const arrived = part?.arrived;
  useEffect(() => {
    if (!arrived) part?.arriving.then(redraw, redraw);
  }, [part, arrived]);
  if (part?.failed) throw part.failed.error;
  return arrived ? (arrived.default as T) : null;
};

/** Whether all of some parts have arrived; asks for those that have not. Throws when one cannot be loaded. */
export const useAllLazy = (loads: readonly Load<unknown>[]): boolean => {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const waiting = loads.map(partOf).filter(({ arrived }) => !arrived);
  const failed = waiting.find((part) => part.failed)?.failed;
  useEffect(() => {
    for (const { arriving } of waiting) arriving.then(redraw, redraw);
  });
  if (failed) throw failed.error;
  return waiting.length === 0;
};

/** A component that arrives when it is first drawn; nothing is drawn until then. */
export const lazyComponent = <P extends object>(load: Load<ComponentType<P>>) => {
  const LazyPart = (props: P) => {
    const Part = useLazy(load);
    return Part && <Part {...props} />;
  };
  return LazyPart;
};
