import { hashKey, type QueryCache, type QueryKey } from '@tanstack/react-query';

/** Waits for lookups that have failed. The input that shows one says so and offers Retry. */
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
    /** Ends all waiting when the form unmounts; allows it again when it mounts. */
    setEnded: (ended: boolean) => {
      isEnded = ended;
      for (const end of waiting) end();
      waiting.clear();
    },
  };
};
