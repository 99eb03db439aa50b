import type { ListPath } from '../../../schema/actions';
import type { Resource } from '../../../schema/resource';

export type Values = Record<string, string>;
/** Chosen filters; one that takes several holds a list. */
export type Chosen = Record<string, string | readonly string[]>;
/** What a list shows, as react-admin's store holds it. `chosen` wins where both name a parameter (CLI-011). */
export type ListFilter = { search?: Values; chosen?: Chosen };
export type Sort = { field: string; order: 'ASC' | 'DESC' };
/** Where a list stands. */
export type ListParams = { page: number; perPage: number; sort: Sort; filter: ListFilter };
type List = NonNullable<Resource['list']>;

/** Where react-admin's store keeps the state of a list: in memory only, never in the address bar. */
export const storeKeyOf = (resource: string, path?: ListPath) => [resource, ...Object.values(path ?? {}), 'list'].join('.');

/** Where the list of a resource finds the search for what was created last; told once. */
export const createdKeyOf = (resource: string) => `${resource}.created`;

export const parseSort = (sort: string): Sort => {
  const [field = '', direction] = sort.split(' ');
  return { field, order: direction === 'desc' ? 'DESC' : 'ASC' };
};

const noSort: Sort = { field: '', order: 'ASC' };
const none: Values = {};

const firstSortOf = ({ sorts }: List) => (sorts?.[0] ? parseSort(sorts[0]) : noSort);

/** The office filter of people who are locked to theirs (PLT-107). */
export const lockedFilters = ({ filters }: List, office: string | null): Values => {
  const name = Object.entries(filters ?? {}).find(([, field]) => field.kind === 'reference' && field.isOwnOffice)?.[0];
  return name && office ? { [name]: office } : none;
};

/** What a list shows at first: ten rows (PLT-094), the first of its sorts, the filters that are locked. */
export const firstParams = (list: List, office: string | null): ListParams => {
  const locked = lockedFilters(list, office);
  return { page: 1, perPage: 10, sort: firstSortOf(list), filter: Object.keys(locked).length > 0 ? { chosen: locked } : {} };
};

/** The parameters of react-admin's `getList`. */
export type PageParams = {
  pagination: { page: number; perPage: number };
  sort: Sort;
  filter: ListFilter;
  /** Holds the path parameters of a list that has some. */
  meta?: { path: ListPath };
};
export const pageParams = ({ page, perPage, sort, filter }: ListParams, path?: ListPath): PageParams => ({
  pagination: { page, perPage },
  sort,
  filter,
  meta: path && { path },
});
