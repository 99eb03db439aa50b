/** Query values: blanks are left out, arrays are repeated. */
export type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];
export type Query = Record<string, QueryValue>;

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

type ListParams = { pagination?: { page: number; perPage: number }; sort?: { field: string; order: string }; filter?: Query };

/** Search and filter values as they are sent: text is trimmed, so that a blank field is left out. */
const tidy = (filter: Query = {}): Query =>
  Object.fromEntries(Object.entries(filter).map(([key, value]) => [key, typeof value === 'string' ? value.trim() : value]));

/**
 * The query of a list call: zero-based page, size, and a sort of two values, the chosen key and the tie break (PLT-078,
 * PLT-095). A resource without sorts sends none.
 */
export const listQuery = (
  { pagination, sort, filter }: ListParams,
  { sorts, tieBreak }: { sorts?: boolean; tieBreak?: string },
): Query => ({
  ...(pagination ? { page: pagination.page - 1, size: pagination.perPage } : {}),
  ...(sorts && sort
    ? { sort: [`${sort.field},${sort.order.toLowerCase()}`, ...(tieBreak && tieBreak.split(',')[0] !== sort.field ? [tieBreak] : [])] }
    : {}),
  ...tidy(filter),
});
