/**
 * Pages of a list that are asked for before the list asks: the first one while its screen is being built, the next one
 * while the pointer rests on "next". They land in the cache under the key and in the shape of react-admin's `useGetList`.
 */
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DataProvider } from 'react-admin';
import type { Resource } from '../../../schema/resource';
import type { Engine } from '../../engine';
import { firstParams, pageParams, type PageParams } from './listParams';

/** A page that was fetched ahead is shown for this many milliseconds without asking again; any other always asks. */
const freshness = 10_000;
/** Hashes of pages that were asked for ahead and not shown yet. */
const ahead = new Set<string>();

const keyOf = (resource: string, params: PageParams) => [resource, 'getList', params];

/** Asks for a page ahead. A failure shows when the page does. */
export const fetchAhead = (
  client: QueryClient,
  provider: DataProvider,
  resource: string,
  params: PageParams,
  { isBackground }: { isBackground: boolean },
) => {
  const queryKey = keyOf(resource, params);
  ahead.add(hashKey(queryKey));
  void client.prefetchQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const { data, total, pageInfo, meta } = await provider.getList(resource, {
        ...params,
        signal,
        meta: { ...params.meta, isBackground },
      });
      return { data, total, pageInfo, meta };
    },
    staleTime: freshness,
  });
};

/** Asks for the first page of a list that is about to be drawn. */
export const fetchFirstPage = (
  client: QueryClient,
  provider: DataProvider,
  resource: string,
  { list }: Resource,
  locks: Engine['locks'],
) => {
  if (list) fetchAhead(client, provider, resource, pageParams(firstParams(list, locks)), { isBackground: false });
};

type Asked = { queryHash: string };
/** Query options that take a page that was asked for ahead as it came, and ask for any other. */
export const takeAhead = {
  staleTime: ({ queryHash }: Asked) => (ahead.has(queryHash) ? freshness : 0),
  refetchOnMount: ({ queryHash }: Asked) => (ahead.has(queryHash) ? true : 'always') as true | 'always',
  retryOnMount: ({ queryHash }: Asked) => !ahead.has(queryHash),
};

/** From now on the page that is shown is like any other. */
export const useShown = (resource: string, params: PageParams) => {
  const hash = hashKey(keyOf(resource, params));
  useEffect(() => void ahead.delete(hash), [hash]);
};
