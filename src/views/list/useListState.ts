import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useDataProvider, useGetList, useListParams } from 'react-admin';
import type { Resource } from '../../schema/resource';
import { announceFailure } from '../announce';
import { useEngine } from '../engine';
import type { Row } from './opened';

type Values = Record<string, string>;
/** What a list shows, as react-admin's store holds it. `chosen` wins where both name a parameter (CLI-011). */
export type ListFilter = { search?: Values; chosen?: Values };
export type Sort = { field: string; order: 'ASC' | 'DESC' };

/** Where react-admin's store keeps the state of a list: in memory only, never in the address bar. */
export const storeKeyOf = (resource: string) => `${resource}.list`;

export const parseSort = (sort: string): Sort => {
  const [field = '', direction] = sort.split(' ');
  return { field, order: direction === 'desc' ? 'DESC' : 'ASC' };
};

const none: Values = {};
const noSort: Sort = { field: '', order: 'ASC' };
const withoutBlanks = (values: Values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));
/** A page that was fetched ahead is shown for this many milliseconds without asking again; any other always asks. */
const pageFreshness = 10_000;

/**
 * The state of a list: search, filters, sort, page, rows, and what changes them. It stands on react-admin's list
 * parameters and query rather than on its list controller, which jumps to page 1 when a page fails to load.
 */
export const useListState = (resource: string, list: NonNullable<Resource['list']>) => {
  const { lockedOffice } = useEngine();
  const locked = useMemo<Values>(() => {
    const name = Object.entries(list.filters ?? {}).find(([, field]) => field.kind === 'reference' && field.isOwnOffice)?.[0];
    return name && lockedOffice ? { [name]: lockedOffice } : none;
  }, [list.filters, lockedOffice]);
  const defaults = useMemo<ListFilter>(() => (locked === none ? {} : { chosen: locked }), [locked]);
  const firstSort = useMemo(() => (list.sorts?.[0] ? parseSort(list.sorts[0]) : noSort), [list.sorts]);

  const [params, { setFilters, setPage, setPerPage, setSort }] = useListParams({
    resource,
    storeKey: storeKeyOf(resource),
    disableSyncWithLocation: true,
    perPage: 10,
    sort: firstSort,
    filterDefaultValues: defaults,
  });
  const { page, perPage } = params;
  const filter = params.filter as ListFilter;
  const { search = none, chosen = none } = filter;
  const sort = useMemo<Sort>(() => ({ field: params.sort, order: params.order as Sort['order'] }), [params.sort, params.order]);

  const ahead = useRef(new Set<string>());
  const query = useGetList<Row>(
    resource,
    { pagination: { page, perPage }, sort, filter },
    {
      placeholderData: (previous) => previous,
      refetchOnMount: 'always',
      staleTime: ({ queryHash }) => (ahead.current.has(queryHash) ? pageFreshness : 0),
      onError: announceFailure,
    },
  );
  const client = useQueryClient();
  const provider = useDataProvider();
  /** Fetches the next page in the background, under the key that the list will ask for. */
  const prefetchNext = () => {
    if (!hasNextPage) return;
    const params = { pagination: { page: page + 1, perPage }, sort, filter, meta: undefined };
    const queryKey = [resource, 'getList', params];
    ahead.current.add(hashKey(queryKey));
    void client.prefetchQuery({
      queryKey,
      queryFn: async ({ signal }) => {
        const {
          data: rows,
          total: count,
          pageInfo,
          meta,
        } = await provider.getList(resource, { ...params, signal, meta: { isBackground: true } });
        return { data: rows, total: count, pageInfo, meta };
      },
      staleTime: pageFreshness,
    });
  };
  const { data, error, isFetching, isPending, isPlaceholderData, refetch, total } = query;

  const hasNextPage = total !== undefined && page * perPage < total;

  useEffect(() => {
    const pages = Math.max(1, Math.ceil((total ?? 0) / perPage));
    if (total !== undefined && !isFetching && page > pages) setPage(pages);
  }, [total, isFetching, page, perPage, setPage]);

  const setSearch = useCallback(
    (next: Values) => setFilters({ search: withoutBlanks(next), chosen }, undefined, false),
    [setFilters, chosen],
  );
  const setChosen = useCallback(
    (next: Values) => setFilters({ search, chosen: { ...withoutBlanks(next), ...locked } }, undefined, false),
    [setFilters, search, locked],
  );

  return {
    data,
    error,
    isFetching,
    isPending,
    isPlaceholderData,
    total,
    page,
    perPage,
    sort,
    filter,
    search,
    chosen,
    locked,
    hasNextPage,
    prefetchNext,
    /** Loads the rows again, from the first page. */
    restart: () => (page > 1 ? setPage(1) : void refetch()),
    /** Loads the rows again where they are. */
    reload: () => void refetch(),
    setPage,
    setPerPage,
    setSort,
    setSearch,
    setChosen,
    clearAll: () => setFilters({ chosen: locked }, undefined, false),
  };
};

export type ListState = ReturnType<typeof useListState>;
