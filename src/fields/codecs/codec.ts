import { cannotBeEmpty, correctFormat, tooLong } from '../../messages/literal';
import { fill } from '../../messages/fill';
import type { Kind, TextRules } from '../../schema/field';
import type { EngineField } from '../../schema/kind';
import { isMissing, valueAt, type Values } from '../../schema/path';
import { ofCode } from '../cells/cell';
import type { Leaf } from './leaf';

type FieldOf<K extends Kind> = EngineField<K>;

/** How a kind reads its value from a record, what it makes of what was typed, and which members of a body it writes. */
export type Codec<K extends Kind = Kind> = {
  /** The inputs of a field. Default: one, under the field's own name. */
  leaves?: (name: string, field: FieldOf<K>) => Leaf[];
  /** What the input holds of a record. */
  read: (record: Values, leaf: Leaf) => unknown;
  /** What was typed as the value that it means, for conditions, rules and the body; text that is none stays as it was typed. */
  parse: (typed: unknown, field: FieldOf<K>) => unknown;
  /** The members of a body, by path. */
  write: (value: unknown, leaf: Leaf) => Values;
  /** What is said when a required value is missing. Default: "{label} cannot be empty" (SHR-016). */
  emptyText?: (field: FieldOf<K>) => string | undefined;
  /** Why something that was typed or chosen cannot be sent yet; null for nothing. */
  unfinished?: (typed: unknown, field: FieldOf<K>) => string | null;
  /** The value as text that can be read and copied without its input; nothing is ''. Default: the value itself, several in one line. */
  toText?: (value: unknown, field: FieldOf<K>) => string;
  /** What people call what is stored, each by itself, before a save discards it. Default: the field's label. */
  discardedNames?: (stored: unknown) => readonly string[];
  /** Lets go of what an input holds when its form goes. */
  release?: (typed: unknown) => void;
  /** What is wrong with a text that is not empty, as it would be sent; null for nothing. */
  problem?: (text: string, field: FieldOf<K>) => string | null;
};

type MemberCodec<K extends Kind> = Omit<Codec<K>, 'leaves' | 'read' | 'write'> & { toInput: (value: unknown) => unknown };

/** The codec of a kind whose value is one member of the record and of the body. */
export const memberCodec = <K extends Kind>({ toInput, ...codec }: MemberCodec<K>): Codec<K> => ({
  ...codec,
  read: (record, { member }) => toInput(valueAt(record, member)),
  write: (value, { sentAs }) => ({ [sentAs]: value }),
});

/** The codec of a kind that wraps another: its inputs are those of the wrapped one, and read and write by themselves. */
export const wrapping = <K extends Kind>({ leaves }: Required<Pick<Codec<K>, 'leaves'>>): Codec<K> => ({
  ...shownOnly<K>(),
  leaves,
});

/** The codec of a field that is shown and never typed into. */
export const shownOnly = <K extends Kind>(): Codec<K> => ({
  leaves: () => [],
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

/** What is said of a text that does not match its field's pattern; null when it does. */
export const brokenPattern = (text: string, { matches, error = correctFormat }: { matches?: string; error?: string }) =>
  matches === undefined || new RegExp(`^(?:${matches})$`, 'u').test(text) ? null : error;

/** How long a text may be: shorter once a stored one was changed, where its field says so. */
export const limitOf = ({ maxLength, maxLengthChanged }: TextRules, text: string, stored: unknown): number | undefined => {
  return maxLengthChanged === undefined || (text === stored && text.length > maxLengthChanged) ? maxLength : maxLengthChanged;
};

/**
 * The rules of one input, in the order in which they are told: unfinished, missing, wrong, too long. The text of what is broken, or null.
 * @param stored what the input held of the stored record
 */
export const problemOf = (codec: Codec, field: EngineField, typed: unknown, stored?: unknown): string | null => {
  const value = codec.parse(typed, field);
  // what is under way or was refused is told even where nothing is there yet
  const unfinished = codec.unfinished?.(typed, field);
  if (unfinished) return unfinished;
  if (isMissing(value)) {
    if (!field.required) return null;
    return field.emptyError ?? codec.emptyText?.(field) ?? fill(cannotBeEmpty, { 'Field label': field.label });
  }
  if (typeof typed !== 'string' && typeof typed !== 'number') return null;
  const text = typeof value === 'string' ? value : String(typed).trim();
  const problem = codec.problem?.(text, field);
  if (problem) return problem;
  const max = limitOf(field, text, stored);
  return max !== undefined && text.length > max ? fill(tooLong, { 'Field label': field.label, n: max }) : null;
};

/** What an input of text holds of a value, and what is made of what was typed: no blanks around it, null for an empty one. */
export const textValue = {
  toInput: (value: unknown) => value ?? '',
  parse: (typed: unknown) => (typeof typed === 'string' ? typed.trim() || null : (typed ?? null)),
};
