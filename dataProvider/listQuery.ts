/** Query values: blanks are left out, arrays are repeated. */
import type { ListFilter, Query } from '../contract/cmsDataProvider';

export const flat = ({ search, chosen }: ListFilter = {}): Query => ({ ...search, ...chosen });

const encode = (value: string | number | boolean) => encodeURIComponent(String(value)).replaceAll('%2C', ',');

/**
 * A query string in the CMS's dialect (PLT-076, PLT-081): arrays as repeated parameters without brackets, commas
 * literal, values percent-encoded, blanks left out.
 *
 * @example queryString({ page: 0, sort: ['lastLoginAt,desc', 'id,asc'], region: '' }) // "?page=0&sort=lastLoginAt,desc&sort=id,asc"
 */
export const queryString = (query: Query) => {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value as string])
      .filter((v) => v !== undefined && v !== null && v !== '')
      .map((v) => `${encodeURIComponent(key)}=${encode(v)}`),
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
};

/** The paging query helper (PLT-080): how a list is asked for inside the portal. None of these names is ever sent. */
export type PagingQuery = {
  isPaging: boolean;
  /** "key,direction" of each sort value, in order. */
  jsonOrderBy: string[];
  jsonSearchFilter: Query;
  /** From 1, as staff see it. */
  pageNum: number;
  pageSize: number;
};

type ListParams = {
  pagination?: { page: number; perPage: number };
  sort?: { field: string; order: string };
  filter?: Query;
};
type ListTraits = {
  /** Whether the list takes a sort. */
  sorts?: boolean;
  /** The second sort value, for example `id,asc`. */
  tieBreak?: string;
};

/** react-admin's list parameters as a paging query; search texts are trimmed, so that a blank field is left out. */
export const pagingQuery = ({ pagination, sort, filter = {} }: ListParams, { sorts, tieBreak }: ListTraits): PagingQuery => ({
  isPaging: pagination !== undefined,
  jsonOrderBy:
    sorts && sort
      ? [
          `${sort.field},${sort.order.toLowerCase()}`,
          ...(tieBreak && tieBreak.split(' ')[0] !== sort.field ? [tieBreak.replace(' ', ',')] : []),
        ]
      : [],
  jsonSearchFilter: Object.fromEntries(
    Object.entries(filter).map(([key, value]) => [key, typeof value === 'string' ? value.trim() : value]),
  ),
  pageNum: pagination?.page ?? 1,
  pageSize: pagination?.perPage ?? 0,
});

/** The query of a list call: zero-based page, size, two sort values, filters (PLT-075, PLT-078, PLT-095). */
export const listQuery = (params: ListParams, traits: ListTraits): Query => {
  const { isPaging, jsonOrderBy, jsonSearchFilter, pageNum, pageSize } = pagingQuery(params, traits);
  return {
    ...(isPaging ? { page: pageNum - 1, size: pageSize } : {}),
    ...(jsonOrderBy.length > 0 ? { sort: jsonOrderBy } : {}),
    ...jsonSearchFilter,
  };
};
