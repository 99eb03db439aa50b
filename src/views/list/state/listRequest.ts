/** Pages of a list in react-admin's cache: under the key and in the shape of its `useGetList`. */
import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider } from 'react-admin';
import type { List } from '../../../schema/resource';
import type { Engine } from '../../engine';
import { firstParams, pageParams, type PageParams } from './listParams';

/** For so many milliseconds a page counts as fresh: one that was asked for ahead, or turned back to, is not asked for again. */
export const freshness = 5_000;

/** Asks for a page before the list does. A failure shows when the page is asked for. */
export const prefetchPage = (
  client: QueryClient,
  provider: DataProvider,
  resource: string,
  params: PageParams,
  { isBackground }: { isBackground: boolean },
) =>
  client.prefetchQuery({
    queryKey: [resource, 'getList', params],
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

/** Asks for the first page of a list whose screen is being built. */
export const prefetchFirstPage = (client: QueryClient, provider: DataProvider, resource: string, list: List, locks: Engine['locks']) =>
  void prefetchPage(client, provider, resource, pageParams(firstParams(list, locks)), { isBackground: false });

/** Pages of a list that nobody looks at and that failed are forgotten. */
export const forgetFailures = (client: QueryClient, resource: string) =>
  client.removeQueries({ queryKey: [resource, 'getList'], type: 'inactive', predicate: ({ state }) => state.status === 'error' });

/** From now on the pages of a list are asked for again when they are shown; one that failed is forgotten. */
export const forgetPages = (client: QueryClient, resource: string) => {
  forgetFailures(client, resource);
  void client.invalidateQueries({ queryKey: [resource, 'getList'], refetchType: 'none' });
};
