import type { ComponentType } from 'react';
import type { Kind } from '../../schema/field';
import type { EngineField } from '../../schema/kind';
import { lettersOf, valueAt, type Values } from '../../schema/values/path';

export { cannotShow, lettersOf } from '../../schema/values/path';

/** What a cell is given: its field, the field's name, its value and the whole record. */
export type CellProps<K extends Kind = Kind> = {
  field: Extract<EngineField<K>, { kind: K }>;
  name: string;
  value: unknown;
  record: Values;
};
type About<K extends Kind> = Omit<CellProps<K>, 'value'>;

/** How a kind is shown. */
export type Cell<K extends Kind = Kind> = {
  Value: ComponentType<CellProps<K>>;
  /** The value as plain text, for titles and copy buttons; nothing is ''. Default: the value itself. */
  text?: (about: About<K>) => string;
  /** Whether there is nothing to show. Default: when its text is empty. */
  isBlank?: (about: About<K>) => boolean;
};

/** What stands where a value is missing. */
export const emptyMark = '–';

/** A value as plain text; nothing is ''. */
export const plainText = ({ name, record }: { name: string; record: Values }) => lettersOf(valueAt(record, name) ?? '');

/** What a map says of a code of the server; a code such as `__proto__` finds nothing. */
export const ofCode = <T>(map: Record<string, T> | undefined, code: string): T | undefined =>
  map && Object.hasOwn(map, code) ? map[code] : undefined;
