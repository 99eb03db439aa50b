import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useDataProvider, useGetList, useListParams } from 'react-admin';
import type { ListPath } from '../../schema/actions';
import type { Resource } from '../../schema/resource';
import { announceFailure } from '../announce';
import { useEngine } from '../engine';
import { fetchAhead, takeAhead, useShown, type PageParams } from './ahead';
import {
  firstFilter,
  firstPerPage,
  firstSortOf,
  lockedFilters,
  storeKeyOf,
  type Chosen,
  type ListFilter,
  type Sort,
  type Values,
} from './listParams';
import type { Row } from './opened';

const none: Values = {};
const isBlank = (value: string | readonly string[]) => (typeof value === 'string' ? value.trim() === '' : value.length === 0);
const withoutBlanks = <V extends Chosen>(values: V) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isBlank(value))) as V;

/**
 * The state of a list: search, filters, sort, page, rows, and what changes them. It stands on react-admin's list
 * parameters and query rather than on its list controller, which jumps to page 1 when a page fails to load.
 */
export const useListState = (resource: string, list: NonNullable<Resource['list']>, path?: ListPath) => {
  const { lockedOffice } = useEngine();
  const locked = useMemo(() => lockedFilters(list, lockedOffice), [list, lockedOffice]);
  const defaults = useMemo(() => firstFilter(locked), [locked]);
  const firstSort = useMemo(() => firstSortOf(list), [list]);

  const [params, { setFilters, setPage, setPerPage, setSort }] = useListParams({
    resource,
    storeKey: storeKeyOf(resource, path),
    disableSyncWithLocation: true,
    perPage: firstPerPage,
    sort: firstSort,
    filterDefaultValues: defaults,
  });
  const { page, perPage } = params;
  const filter = params.filter as ListFilter;
  const { search = none, chosen = none as Chosen } = filter;
  const sort = useMemo<Sort>(() => ({ field: params.sort, order: params.order as Sort['order'] }), [params.sort, params.order]);

  const [meta] = useState(path && { path });
  const shown: PageParams = { pagination: { page, perPage }, sort, filter, meta };
  const query = useGetList<Row>(resource, shown, { placeholderData: (previous) => previous, onError: announceFailure, ...takeAhead });
  useShown(resource, shown);
  const client = useQueryClient();
  const provider = useDataProvider();
  /** Fetches the next page in the background. */
  const prefetchNext = () => {
    if (!hasNextPage) return;
    fetchAhead(client, provider, resource, { ...shown, pagination: { page: page + 1, perPage } }, { isBackground: true });
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
    (next: Chosen) => setFilters({ search, chosen: { ...withoutBlanks(next), ...locked } }, undefined, false),
    [setFilters, search, locked],
  );

  return {
    /** The path parameters of a list that belongs to a record. */
    path,
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
