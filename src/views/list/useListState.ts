import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { useDataProvider, useGetList, useListParams } from 'react-admin';
import type { Resource } from '../../schema/resource';
import { announceFailure } from '../announce';
import { useEngine } from '../engine';
import { fetchAhead, takeAhead, useShown } from './ahead';
import { firstFilter, firstPerPage, firstSortOf, lockedFilters, storeKeyOf, type ListFilter, type Sort, type Values } from './listParams';
import type { Row } from './opened';

const none: Values = {};
const withoutBlanks = (values: Values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));

/**
 * The state of a list: search, filters, sort, page, rows, and what changes them. It stands on react-admin's list
 * parameters and query rather than on its list controller, which jumps to page 1 when a page fails to load.
 */
export const useListState = (resource: string, list: NonNullable<Resource['list']>) => {
  const { lockedOffice } = useEngine();
  const locked = useMemo(() => lockedFilters(list, lockedOffice), [list, lockedOffice]);
  const defaults = useMemo(() => firstFilter(locked), [locked]);
  const firstSort = useMemo(() => firstSortOf(list), [list]);

  const [params, { setFilters, setPage, setPerPage, setSort }] = useListParams({
    resource,
    storeKey: storeKeyOf(resource),
    disableSyncWithLocation: true,
    perPage: firstPerPage,
    sort: firstSort,
    filterDefaultValues: defaults,
  });
  const { page, perPage } = params;
  const filter = params.filter as ListFilter;
  const { search = none, chosen = none } = filter;
  const sort = useMemo<Sort>(() => ({ field: params.sort, order: params.order as Sort['order'] }), [params.sort, params.order]);

  const query = useGetList<Row>(
    resource,
    { pagination: { page, perPage }, sort, filter },
    { placeholderData: (previous) => previous, onError: announceFailure, ...takeAhead },
  );
  useShown(resource, { pagination: { page, perPage }, sort, filter });
  const client = useQueryClient();
  const provider = useDataProvider();
  /** Fetches the next page in the background. */
  const prefetchNext = () => {
    if (!hasNextPage) return;
    fetchAhead(client, provider, resource, { pagination: { page: page + 1, perPage }, sort, filter }, { isBackground: true });
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
