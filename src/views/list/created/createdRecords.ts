/** What the list that follows a creation is told, and how it finds the new records: the CMS answers a creation without their ids. */
import type { Store } from 'react-admin';
import type { Values } from '../../../schema/values/path';
import type { Row } from '../../row';
import type { SearchValues } from '../state/listParams';

/** How the list finds what was created last: a search for it, or the body that was sent. */
export type Created = { search: SearchValues } | { sent: Values };

const keyOf = (resource: string) => `${resource}.created`;
/** Tells the list of a resource what was created. In memory only. */
export const rememberCreated = (store: Store, resource: string, created: Created) => store.setItem(keyOf(resource), created);
/** What was created since the list was last shown; undefined for nothing. */
export const createdOf = (store: Store, resource: string) => store.getItem<Created>(keyOf(resource));
export const forgetCreated = (store: Store, resource: string) => store.removeItem(keyOf(resource));

const isMap = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);
/** Texts, numbers and flags are compared; lists are not: of several offices each record has its own part. */
const isComparable = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

/** What two values have in common: how many members are compared, and whether all of them are equal. */
const compare = (row: unknown, sent: unknown): { compared: number; isEqual: boolean } => {
  if (isMap(row) && isMap(sent)) {
    const members = Object.keys(sent).map((name) => compare(row[name], sent[name]));
    return { compared: members.reduce((total, each) => total + each.compared, 0), isEqual: members.every((each) => each.isEqual) };
  }
  const isBoth = isComparable(row) && isComparable(sent);
  return { compared: Number(isBoth), isEqual: !isBoth || row === sent };
};

/**
 * The rows that a creation has made, among those of the list: as many as it has sales offices. More rows that say the same are told apart by
 * the time of their last change; without one nobody can tell, and there are none.
 *
 * @param stamp the member with the time of the last change, where rows have one
 */
export const createdAmong = (rows: readonly Row[], sent: Values, stamp: string): Row[] => {
  const found = rows.filter((row) => {
    const { compared, isEqual } = compare(row, sent);
    return compared > 0 && isEqual;
  });
  const expected = Array.isArray(sent.salesOffices) ? sent.salesOffices.length : 1;
  if (found.length <= expected) return found;
  const timeOf = (row: Row) => (typeof row[stamp] === 'string' ? Date.parse(row[stamp]) : NaN);
  if (found.some((row) => Number.isNaN(timeOf(row)))) return [];
  return found.toSorted((a, b) => timeOf(b) - timeOf(a)).slice(0, expected);
};
