import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useDataProvider, useGetList } from 'react-admin';
import { failureOf, isUnanswered } from '../../../../contract/failure';
import type { ListPath } from '../../../schema/actions';
import type { List } from '../../../schema/resource';
import { failureText } from '../../../messages/failureText';
import { withdrawToast } from '../../../ui/toasts/toasts';
import { announceFailure } from '../../announce';
import { useEngine } from '../../engine';
import { forgetFailures, forgetPages, freshness, prefetchPage } from './listRequest';
import {
  lockedFilters,
  pageParams,
  withinLocks,
  type Chosen,
  type ListFilter,
  type ListQueryOf,
  type ListParams,
  type Sort,
  type SearchValues,
} from './listParams';
import type { Row } from '../../row';
import { useListParams } from './useListParams';
import { useOnline } from './useOnline';

const none: SearchValues = {};
const isForbidden = (error: unknown) => failureOf(error).code === 'forbidden';
/** Shows a failure in a message, except a refusal: the page shows that itself. */
const showFailure = (error: unknown) => {
  if (!isForbidden(error)) announceFailure(error);
};
const withoutBlanks = <V extends Chosen>(values: V) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.length > 0)) as V;

/** How many rows there are. Of a page that could not be loaded it is the total of the page before, unless that was another search's. */
const useTotal = ({ total: loaded, isPlaceholderData }: ReturnType<typeof useGetList<Row>>, filter: ListFilter) => {
  const last = useRef<{ total?: number; filter?: ListFilter }>({});
  const total = loaded ?? (last.current.filter === filter ? last.current.total : undefined);
  useEffect(() => {
    if (!isPlaceholderData) last.current = { total, filter };
  }, [total, filter, isPlaceholderData]);
  return total;
};

/**
 * The state of a list: search, filters, sort, page, rows, and what changes them. It stands on react-admin's store and
 * query rather than on its list controller, which jumps to page 1 when a page fails to load.
 */
export const useListState = (resource: string, list: List, path?: ListPath, queryOf?: ListQueryOf) => {
  const { locks } = useEngine();
  const locked = useMemo(() => lockedFilters(list, locks), [list, locks]);
  const [params, setParams] = useListParams(resource, list, path);
  const { page, perPage, sort, filter } = params;
  const { search = none, chosen = none as Chosen } = filter;
  const client = useQueryClient();
  const setPage = useCallback((page: number) => setParams((now) => ({ ...now, page })), [setParams]);
  /** Another search, sort or size is asked for anew; only pages of the same may be fresh. */
  const set = useCallback(
    (changes: Partial<ListParams>) => {
      forgetPages(client, resource);
      setParams((now) => ({ ...now, page: 1, ...changes }));
    },
    [client, resource, setParams],
  );
  const setFilter = useCallback((changes: ListFilter) => set({ filter: { ...filter, ...changes } }), [set, filter]);

  const shown = pageParams(params, path, queryOf);
  const query = useGetList<Row>(resource, shown, {
    placeholderData: (previous) => previous,
    onError: showFailure,
    staleTime: freshness,
    // a page that was asked for ahead and failed says so
    retryOnMount: false,
  });
  const provider = useDataProvider();
  /** Fetches the next page in the background. */
  const prefetchNext = () => {
    if (!hasNextPage) return;
    void prefetchPage(client, provider, resource, pageParams({ ...params, page: page + 1 }, path, queryOf), { isBackground: true });
  };
  const { data, error, isFetching, isPending, isPlaceholderData, refetch } = query;
  // below the query, which is inactive by then: what failed is asked for again on the next opening
  useEffect(() => () => forgetFailures(client, resource), [client, resource]);
  const total = useTotal(query, filter);
  useOnline(isUnanswered(error), () => {
    withdrawToast(failureText(error) ?? '');
    void refetch();
  });

  const hasNextPage = page * perPage < (total ?? 0);

  useEffect(() => {
    const pages = Math.max(1, Math.ceil((total ?? 0) / perPage));
    if (total !== undefined && !isFetching && page > pages) setPage(pages);
  }, [total, isFetching, page, perPage, setPage]);

  const setSearch = useCallback((next: SearchValues) => setFilter({ search: withoutBlanks(next) }), [setFilter]);
  const setChosen = useCallback((next: Chosen) => setFilter({ chosen: withinLocks(withoutBlanks(next), locked) }), [setFilter, locked]);

  return {
    /** The path parameters of a list that belongs to a record. */
    path,
    data,
    /** What the reply says beside the rows. */
    beside: query.meta as Record<string, unknown> | undefined,
    /** When the rows were loaded, in milliseconds. */
    loadedAt: query.dataUpdatedAt,
    error,
    /** The server refuses to show the list to this person. */
    isForbidden: isForbidden(error),
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
    /** What asks for a page of the rows that are searched for and chosen. */
    requestOf: (page: number, perPage: number) => pageParams({ ...params, page, perPage }, path, queryOf),
    /** Loads the rows again, from the first page. */
    restart: () => (page > 1 ? setPage(1) : void refetch()),
    /** Loads the rows again where they are. */
    reload: () => void refetch(),
    setPage,
    setPerPage: (perPage: number) => set({ perPage }),
    setSort: (sort: Sort) => set({ sort }),
    setSearch,
    setChosen,
    /** Search and filters at once; locked ones stay. */
    setFilter: ({ search: next = none, chosen: other = none }: ListFilter) =>
      setFilter({ search: withoutBlanks(next), chosen: withinLocks(withoutBlanks(other), locked) }),
    clearAll: () => setFilter({ search: none, chosen: locked }),
  };
};

export type ListState = ReturnType<typeof useListState>;
