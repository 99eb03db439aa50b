import { normaliseText, type TextForm } from '../../format/normaliseText';
import type { Kind } from '../../schema/field';
import type { EngineField } from '../../schema/kind';
import { valueAt, type Values } from '../../schema/values/path';
import { ofCode } from '../cells/cell';
import type { Leaf } from './leaf';

type FieldOf<K extends Kind> = EngineField<K>;

/** How a kind reads its value from a record, what it makes of what was typed, and which members of a body it writes. */
export type Codec<K extends Kind = Kind> = {
  /** The inputs of a field. Default: one, under the field's own name. */
  leaves?: (name: string, field: FieldOf<K>) => Leaf[];
  /** Whether the input can hold what stands in a record without loss. Asked for no missing value; what it cannot hold is not read. */
  canHold: (stored: unknown, field: FieldOf<K>) => boolean;
  /** What the input holds of a record, of one that has a value it can hold or none. */
  read: (record: Values, leaf: Leaf) => unknown;
  /** What was typed as the value that it means, for conditions, rules and the body; text that is none stays as it was typed. */
  parse: (typed: unknown, field: FieldOf<K>) => unknown;
  /** The members of a body, by path. */
  write: (value: unknown, leaf: Leaf) => Values;
  /** The value as text that can be read and copied without its input; nothing is ''. Default: the value itself, several in one line. */
  toText?: (value: unknown, field: FieldOf<K>) => string;
  /** What people call what is stored, each by itself, before a save discards it. Default: the field's label. */
  discardedNames?: (stored: unknown) => readonly string[];
  /** Lets go of what an input holds when its form goes. */
  release?: (typed: unknown) => void;
};

type MemberCodec<K extends Kind> = Omit<Codec<K>, 'leaves' | 'read' | 'write'> & { toInput: (value: unknown) => unknown };

/** The codec of a kind whose value is one member of the record and of the body. */
export const memberCodec = <K extends Kind>({ toInput, ...codec }: MemberCodec<K>): Codec<K> => ({
  ...codec,
  read: (record, { member }) => toInput(valueAt(record, member)),
  write: (value, { sentAs }) => ({ [sentAs]: value }),
});

/** A value in letters or digits, such as a code. */
export const isCode = (value: unknown) => typeof value === 'string' || typeof value === 'number';
export const isText = (value: unknown) => typeof value === 'string';
/** A list of codes. */
export const isCodes = (value: unknown) => Array.isArray(value) && value.every(isCode);

/** The codec of a kind that wraps another: its inputs are those of the wrapped one, and read and write by themselves. */
export const wrapping = <K extends Kind>({ leaves }: Required<Pick<Codec<K>, 'leaves'>>): Codec<K> => ({
  ...shownOnly<K>(),
  leaves,
});

/** The codec of a field that is shown and never typed into. */
export const shownOnly = <K extends Kind>(): Codec<K> => ({
  leaves: () => [],
  canHold: () => true,
  read: () => undefined,
  parse: (typed) => typed,
  write: () => ({}),
});

/** A value as plain text, several in one line, each by its label. `labels`: by code. Default: the codes as they are. */
export const joined = (value: unknown, labels?: Record<string, string>) =>
  [value ?? []]
    .flat()
    .map((each) => ofCode(labels, String(each)) ?? String(each))
    .join(', ');

/** A typed text in a form; null for an empty one. */
export const normaliseTyped = (typed: unknown, form: TextForm) =>
  typeof typed === 'string' ? normaliseText(typed, form) || null : (typed ?? null);
