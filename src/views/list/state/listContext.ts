import { createContext, use, useMemo } from 'react';
import type { ListControllerResult } from 'react-admin';
import { useDeclaredList } from '../../declared';
import type { Chosen, SearchValues } from './listParams';
import type { ListState } from './useListState';
import { useSelection } from './useSelection';

export const ListStateContext = createContext<ListState | null>(null);

/** The state of the list that this stands in. */
export const useListScope = () => {
  const state = use(ListStateContext);
  if (!state) throw new Error('There is no list here');
  return state;
};

const isFilled = ([, value]: [string, unknown]) => value !== undefined && value !== null && value !== '';

/**
 * Our list state as react-admin's list context has it, for components that call `useListContext`. Filters go by query
 * parameter, searched and chosen ones together.
 */
export const useListContextOf = (state: ListState): ListControllerResult => {
  const { resource, list } = useDeclaredList();
  const selection = useSelection(resource, state);
  return useMemo(() => {
    const { data, total, error, isPending, isFetching, isPlaceholderData, page, perPage, sort, search, chosen, hasNextPage } = state;
    const setFilters = (filters: Record<string, unknown> = {}) => {
      const entries = Object.entries(filters).filter(isFilled);
      const isSearched = ([name]: [string, unknown]) => Object.hasOwn(list.search ?? {}, name);
      state.setFilter({
        search: Object.fromEntries(entries.filter(isSearched)) as SearchValues,
        chosen: Object.fromEntries(entries.filter((entry) => !isSearched(entry))) as Chosen,
      });
    };
    const filterValues = { ...search, ...chosen };
    return {
      resource,
      data,
      total,
      error: error ?? null,
      isPending,
      isLoading: isPending && isFetching,
      isFetching,
      isPlaceholderData,
      page,
      perPage,
      sort,
      filterValues,
      displayedFilters: {},
      setFilters,
      showFilter: (name: string, value: unknown) => setFilters({ ...filterValues, [name]: value }),
      hideFilter: (name: string) => setFilters({ ...filterValues, [name]: undefined }),
      setPage: state.setPage,
      setPerPage: state.setPerPage,
      setSort: state.setSort,
      refetch: state.reload,
      hasNextPage,
      hasPreviousPage: page > 1,
      exporter: false,
      ...selection,
    } as ListControllerResult;
  }, [resource, list, state, selection]);
};
