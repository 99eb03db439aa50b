import { useQueries } from '@tanstack/react-query';
import { useDataProvider, useGetList, type DataProvider } from 'react-admin';
import type { ListPath } from '../../schema/actions';
import { ofCode } from '../cells/cell';
import type { LookupOptions } from './lookupOptions';

/** What narrows a lookup: one value, or several. */
export type LookupPart = string | readonly string[];
export type LookupRow = { id: string | number; label: string } & Record<string, unknown>;
export type LookupItem = { value: string | number; label: string };

/** What a lookup offers: values with their labels, without the codes that are left out. */
export const lookupItems = (rows: LookupRow[], { value = 'id', labels, excluded, included }: Omit<LookupOptions, 'resource' | 'allOf'>) =>
  rows
    .filter((row) => !excluded?.includes(String(row.id)) && (included?.includes(String(row.id)) ?? true))
    .map((row): LookupItem => ({ value: row[value] as string | number, label: ofCode(labels, String(row.id)) ?? row.label }));

/** How react-admin's cache knows the rows of a lookup. */
export const lookupParams = (within?: LookupPart, path?: ListPath) => ({
  pagination: { page: 1, perPage: 1000 },
  sort: { field: 'id', order: 'ASC' as const },
  filter: within && within.length > 0 ? { within } : {},
  ...(path && { meta: { path } }),
});

type Asked = { within?: LookupPart; path?: ListPath; /** Asked for again by each screen that shows it. */ isFresh?: boolean };

/**
 * The rows of a lookup, fetched once a session and shared by everything that shows it. `within` narrows them to a part, for
 * example the regions of an office; without it the whole list comes. `path` is that of the record whose lookup it is.
 * `isPart`: there are more rows, which a search finds.
 */
export const useLookupRows = <T extends object>(resource: string, { within, path, isFresh }: Asked = {}) => {
  const {
    data,
    total = 0,
    error,
    refetch,
    isPending,
  } = useGetList<LookupRow & T>(
    resource,
    lookupParams(within, path),
    // what belongs to one record is forgotten some minutes after its screen, what must be fresh at once
    isFresh
      ? { staleTime: 0, gcTime: 0, retry: false, onError: () => {} }
      : { staleTime: Infinity, gcTime: path ? undefined : Infinity, retry: false, onError: () => {} },
  );
  return { data, error, isPending, isPart: data !== undefined && total > data.length, retry: () => void refetch() };
};

/** What a lookup offers, as values with their labels. */
export const useLookup = (
  { resource, fresh: isFresh, ...options }: LookupOptions & { fresh?: boolean },
  within?: LookupPart,
  path?: ListPath,
) => {
  const { data, ...asked } = useLookupRows(resource, { within, path, isFresh });
  return { ...asked, items: data && lookupItems(data, options) };
};

/** How the rows of a lookup are read, for queries that do not go through react-admin's hook. */
export const lookupQuery = (provider: DataProvider, resource: string, within?: LookupPart) => ({
  queryKey: [resource, 'getList', lookupParams(within)] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => provider.getList<LookupRow>(resource, { ...lookupParams(within), signal }),
});

/** The rows of several lookups, each read anew: as many as are asked for, in the same order. */
export const useLookups = (asked: readonly { resource: string; within?: LookupPart }[]) => {
  const provider = useDataProvider();
  return useQueries({
    queries: asked.map(({ resource, within }) => ({
      ...lookupQuery(provider, resource, within),
      select: ({ data }: { data: LookupRow[] }) => data,
      staleTime: 0,
      gcTime: 0,
      retry: false,
    })),
  });
};
