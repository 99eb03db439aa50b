import type { Field, Kind } from '../schema/field';

/** What a cell is given: its field, its value and the whole record. */
export type CellProps<K extends Kind = Kind> = {
  field: Extract<Field<never, K>, { kind: K }>;
  value: unknown;
  record: Record<string, unknown>;
};

/** What stands where a value is missing. */
export const emptyMark = '–';

/** The value at a path with dots. */
export const valueAt = (record: Record<string, unknown>, path: string) =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], record);
/** A value as plain text, that of a derived field being its first line; nothing is ''. */
export const textAt = (field: Field, name: string, record: Record<string, unknown>) =>
  String((field.kind === 'derived' ? field.lines(record as never)[0] : valueAt(record, name)) ?? '');
export const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** What a map says of a code of the server; a code such as `__proto__` finds nothing. */
export const ofCode = <T>(map: Record<string, T> | undefined, code: string): T | undefined =>
  map && Object.hasOwn(map, code) ? map[code] : undefined;
