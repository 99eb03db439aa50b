type Entry = { hash: string; state: unknown };
type Listener = (event: PopStateEvent) => void;

/**
 * A window whose address is in memory: a hash router of the preview stands on it and leaves the address bar to the portal. A
 * memory router would add its code to the first list, because react-router is one module.
 */
export const createMemoryWindow = (path: string) => {
  const entries: Entry[] = [{ hash: `#${path}`, state: null }];
  const listeners = new Set<Listener>();
  let at = 0;
  const { origin } = window.location;
  const memoryWindow = {
    location: {
      origin,
      get hash() {
        return entries[at]!.hash;
      },
      get href() {
        return `${origin}/${entries[at]!.hash}`;
      },
    },
    history: {
      get state() {
        return entries[at]!.state;
      },
      pushState: (state: unknown, _: string, hash: string) => {
        at += 1;
        entries.splice(at, entries.length, { hash, state });
      },
      replaceState: (state: unknown, _: string, hash = entries[at]!.hash) => {
        entries[at] = { hash, state };
      },
      go: (steps: number) => {
        at = Math.min(Math.max(at + steps, 0), entries.length - 1);
        // as in a browser, nobody hears of it before the caller has ended
        queueMicrotask(() => {
          for (const listener of listeners) listener(new PopStateEvent('popstate'));
        });
      },
    },
    document: { querySelector: () => null },
    addEventListener: (type: string, listener: Listener) => {
      if (type === 'popstate') listeners.add(listener);
    },
    removeEventListener: (_: string, listener: Listener) => void listeners.delete(listener),
  };
  // the parts of a window that the router uses
  return memoryWindow as unknown as Window;
};
