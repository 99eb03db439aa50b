/** What the list after a creation knows of it, and how it finds the new records: the CMS answers a creation without their ids. */
import type { Store } from 'react-admin';
import type { Form } from '../../../schema/resource';
import type { Values } from '../../../schema/values/path';
import type { Row } from '../../row';
import type { SearchValues } from '../state/listParams';

/** How the list finds what was created last: a search for it, or the body that was sent and how many records it has made. */
export type Created = { search: SearchValues } | { sent: Values; count: number };

const keyOf = (resource: string) => `${resource}.created`;
type Creation = {
  form: Pick<Form, 'foundBy' | 'oneFor'>;
  /** The body that was sent. */ sent: Values;
  /** What the CMS has answered. */ reply: Values;
};
/** Keeps what was created for the list of its resource, in memory only. */
export const rememberCreated = (store: Store, resource: string, { form: { foundBy, oneFor }, sent, reply }: Creation) => {
  const values = oneFor && sent[oneFor];
  const count = Array.isArray(values) ? values.length : 1;
  const created: Created = foundBy ? { search: { [foundBy]: String(reply[foundBy] ?? '') } } : { sent, count };
  store.setItem(keyOf(resource), created);
};
/** What was created since the list was last shown; undefined for nothing. */
export const createdOf = (store: Store, resource: string) => store.getItem<Created>(keyOf(resource));
export const forgetCreated = (store: Store, resource: string) => store.removeItem(keyOf(resource));

const isMap = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);
/** Texts, numbers and flags are compared; lists are not: each of several records may have a part of its own. */
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
 * The rows that a creation has made, among those of the list. Of more rows with the same values the latest are taken, by the time of their last
 * change; none where a row has no such time.
 *
 * @param count how many records the creation has made
 * @param stamp the member with the time of the last change
 */
export const createdAmong = (rows: readonly Row[], { sent, count }: { sent: Values; count: number }, stamp: string): Row[] => {
  const found = rows.filter((row) => {
    const { compared, isEqual } = compare(row, sent);
    return compared > 0 && isEqual;
  });
  if (found.length <= count) return found;
  const timeOf = (row: Row) => (typeof row[stamp] === 'string' ? Date.parse(row[stamp]) : NaN);
  if (found.some((row) => Number.isNaN(timeOf(row)))) return [];
  return found.toSorted((a, b) => timeOf(b) - timeOf(a)).slice(0, count);
};
