import { useCallback, useMemo } from 'react';
import { useListController } from 'react-admin';
import type { Resource } from '../../schema/resource';
import { announceFailure } from '../announce';
import { useEngine } from '../engine';

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

const withoutBlanks = (values: Values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));
/** A page that was fetched this many milliseconds ago is shown again without asking; arriving at a list always asks. */
export const pageFreshness = 10_000;

/** The state of a list: search, filters, sort, page, and what changes them. Wraps react-admin's list controller. */
export const useListState = (resource: string, list: NonNullable<Resource['list']>) => {
  const { lockedOffice } = useEngine();
  const locked = useMemo<Values>(() => {
    const name = Object.entries(list.filters ?? {}).find(([, field]) => field?.kind === 'reference' && field.isOwnOffice)?.[0];
    return name && lockedOffice ? { [name]: lockedOffice } : {};
  }, [list.filters, lockedOffice]);
  const defaults = useMemo<ListFilter>(() => (Object.keys(locked).length > 0 ? { chosen: locked } : {}), [locked]);

  const controller = useListController({
    resource,
    storeKey: storeKeyOf(resource),
    disableSyncWithLocation: true,
    disableAuthentication: true,
    exporter: false,
    perPage: 10,
    sort: list.sorts?.[0] ? parseSort(list.sorts[0]) : { field: '', order: 'ASC' },
    filterDefaultValues: defaults,
    queryOptions: { onError: announceFailure, refetchOnMount: 'always', staleTime: pageFreshness, networkMode: 'always' },
  });
  const { filterValues, setFilters } = controller;
  const { search = {}, chosen = {} } = filterValues as ListFilter;

  const setSearch = useCallback(
    (next: Values) => setFilters({ search: withoutBlanks(next), chosen }, undefined, false),
    [setFilters, chosen],
  );
  const setChosen = useCallback(
    (next: Values) => setFilters({ search, chosen: { ...withoutBlanks(next), ...locked } }, undefined, false),
    [setFilters, search, locked],
  );

  return { ...controller, search, chosen, locked, setSearch, setChosen, clearAll: () => setFilters({ chosen: locked }, undefined, false) };
};

export type ListState = ReturnType<typeof useListState>;
