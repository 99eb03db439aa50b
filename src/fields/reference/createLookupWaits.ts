import { hashKey, type QueryCache, type QueryKey } from '@tanstack/react-query';

/** Waits for lookups that have failed until they are there after all: what shows one says that it failed, and offers Retry. */
export const createLookupWaits = (cache: QueryCache) => {
  const waiting = new Set<() => void>();
  let isEnded = false;
  return {
    /** Resolves when the query has an answer; never once nobody waits any more. */
    of: (key: QueryKey) =>
      new Promise<void>((resolve) => {
        if (isEnded) return;
        const hash = hashKey(key);
        const end = cache.subscribe(({ query }) => {
          if (query.queryHash !== hash || query.state.status !== 'success') return;
          end();
          waiting.delete(end);
          resolve();
        });
        waiting.add(end);
      }),
    /** Whoever waits is gone, or here again; what is waited for is let go of. */
    setEnded: (ended: boolean) => {
      isEnded = ended;
      for (const end of waiting) end();
      waiting.clear();
    },
  };
};
