import type { ListPath } from '../../schema/actions';
import type { Resource } from '../../schema/resource';

export type Values = Record<string, string>;
/** Chosen filters; one that takes several holds a list. */
export type Chosen = Record<string, string | readonly string[]>;
/** What a list shows, as react-admin's store holds it. `chosen` wins where both name a parameter (CLI-011). */
export type ListFilter = { search?: Values; chosen?: Chosen };
export type Sort = { field: string; order: 'ASC' | 'DESC' };
type List = NonNullable<Resource['list']>;

/** Where react-admin's store keeps the state of a list: in memory only, never in the address bar. */
export const storeKeyOf = (resource: string, path?: ListPath) => [resource, ...Object.values(path ?? {}), 'list'].join('.');

export const parseSort = (sort: string): Sort => {
  const [field = '', direction] = sort.split(' ');
  return { field, order: direction === 'desc' ? 'DESC' : 'ASC' };
};

const noSort: Sort = { field: '', order: 'ASC' };
const none: Values = {};

/** How a list is sorted at first. */
export const firstSortOf = ({ sorts }: List) => (sorts?.[0] ? parseSort(sorts[0]) : noSort);

/** The office filter of people who are locked to theirs (PLT-107). */
export const lockedFilters = ({ filters }: List, office: string | null): Values => {
  const name = Object.entries(filters ?? {}).find(([, field]) => field.kind === 'reference' && field.isOwnOffice)?.[0];
  return name && office ? { [name]: office } : none;
};

/** What a list filters by at first, and at the least. */
export const firstFilter = (locked: Values): ListFilter => (Object.keys(locked).length > 0 ? { chosen: locked } : {});

/** Rows on the first page (PLT-094). */
export const firstPerPage = 10;
