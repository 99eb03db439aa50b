import type { ListPath } from '../../../schema/actions';
import { optionFor } from '../../../schema/kind';
import type { List } from '../../../schema/resource';
import type { Engine } from '../../engine';

export type SearchValues = Record<string, string>;
/** Chosen filters; one that takes several holds a list. */
export type Chosen = Record<string, string | readonly string[]>;
/** What a list shows, as react-admin's store holds it. `chosen` wins where both name a parameter (CLI-011). */
export type ListFilter = { search?: SearchValues; chosen?: Chosen };
export type Sort = { field: string; order: 'ASC' | 'DESC' };
/** Where a list stands. */
export type ListParams = { page: number; perPage: number; sort: Sort; filter: ListFilter };
type Locks = Engine['locks'];

/** Where react-admin's store keeps the state of a list: in memory only, never in the address bar. */
export const storeKeyOf = (resource: string, path?: ListPath) => [resource, ...Object.values(path ?? {}), 'list'].join('.');

export const parseSort = (sort: string): Sort => {
  const [field = '', direction] = sort.split(' ');
  return { field, order: direction === 'desc' ? 'DESC' : 'ASC' };
};

const noSort: Sort = { field: '', order: 'ASC' };

const firstSortOf = ({ sorts }: Pick<List, 'sorts'>) => (sorts?.[0] ? parseSort(sorts[0]) : noSort);

/** What the session locks filters to (PLT-107): one value, or all own ones where several may be chosen. */
export const lockedFilters = ({ filters = {} }: Pick<List, 'filters'>, locks: Locks): Chosen => {
  const locked = Object.entries(filters).flatMap(([name, field]) => {
    const lock = optionFor(field, 'lock');
    const limits = lock ? locks[lock] : undefined;
    return limits ? [[name, optionFor(field, 'several') ? limits : limits[0]!] as const] : [];
  });
  return Object.fromEntries(locked);
};

/** What is chosen where some filters are locked: of several own values the chosen ones, else all. */
export const withinLocks = (chosen: Chosen, locked: Chosen): Chosen => {
  const limited = ([name, values]: [string, Chosen[string]]) => {
    const some = Array.isArray(values) ? [chosen[name] ?? []].flat().filter((value) => values.includes(value)) : [];
    return [name, some.length > 0 ? some : values] as const;
  };
  return { ...chosen, ...Object.fromEntries(Object.entries(locked).map(limited)) };
};

/** What a list shows at first: ten rows (PLT-094), the first of its sorts, the filters that are locked. */
export const firstParams = (list: Pick<List, 'filters' | 'sorts'>, locks: Locks): ListParams => {
  const locked = lockedFilters(list, locks);
  return { page: 1, perPage: 10, sort: firstSortOf(list), filter: Object.keys(locked).length > 0 ? { chosen: locked } : {} };
};

/** The parameters of react-admin's `getList`. */
export type PageParams = {
  pagination: { page: number; perPage: number };
  sort: Sort;
  filter: ListFilter;
  /** Holds the path parameters of a list that has some, and what it takes from where it was opened. */
  meta?: { path: ListPath; query?: Chosen };
};
/** Makes query values of what is searched and chosen; they win over it. */
export type ListQueryOf = (filter: Chosen) => Chosen;
export const pageParams = ({ page, perPage, sort, filter }: ListParams, path?: ListPath, queryOf?: ListQueryOf): PageParams => ({
  pagination: { page, perPage },
  sort,
  filter,
  meta: path && { path, ...(queryOf && { query: queryOf({ ...filter.search, ...filter.chosen }) }) },
});
