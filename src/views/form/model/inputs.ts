import { limitsOf, optionFor } from '../../../schema/kind';
import { namesIn } from '../../../schema/values/condition';
import type { Leaf } from '../../../fields/codecs/leaf';
import { nested, valueAt, withValues, type Values } from '../../../schema/values/path';
import type { Form } from '../../../schema/resource';
import { parseLeaf, readLeaves } from './leaves';

/** What a person is locked to, by the name of the lock. */
export type Locks = Readonly<Record<string, readonly string[]>>;

/** What the inputs of a form start with, by path: what the record has, and in a new one what its maker is locked to (PLT-107). */
export const initialOf = (leaves: readonly Leaf[], record: Values, locks: Locks, required?: readonly string[]): Values => {
  const locked = leaves.flatMap(({ path, field }) => {
    const limits = limitsOf(field, locks);
    return limits ? [[path, optionFor(field, 'several') ? limits : limits[0]] as const] : [];
  });
  return { ...readLeaves(leaves, record, required), ...Object.fromEntries(locked) };
};

/** Reads the inputs again as they change: a text that stays the same is not parsed again. What is no text may change within. */
export const createParser = (leaves: readonly Leaf[]) => {
  const former = new Map<Leaf, { input: unknown; value: unknown }>();
  const parse = (leaf: Leaf, typed: Values) => {
    const input = valueAt(typed, leaf.path);
    if (typeof input !== 'string') return parseLeaf(leaf, typed);
    const known = former.get(leaf);
    if (known?.input === input) return known.value;
    const value = parseLeaf(leaf, typed);
    former.set(leaf, { input, value });
    return value;
  };
  return {
    /** The record with what is typed over it, each value under its field and under its member: what conditions look at. */
    over: (record: Values, typed: Values): Values =>
      withValues(
        record,
        leaves.flatMap((leaf) => {
          const value = parse(leaf, typed);
          return [
            [leaf.path, value],
            [leaf.member, value],
          ] as const;
        }),
      ),
    /** What is typed as the values that it means, nested by path. */
    values: (typed: Values): Values => nested(Object.fromEntries(leaves.map((leaf) => [leaf.path, parse(leaf, typed)]))),
  };
};

/** The paths whose change may change what is there: those that conditions look at; all, where one is a function. */
export const decidingPaths = ({ visibleWhen, disabledWhen, readOnlyWhen }: Form, leaves: readonly Leaf[]) => {
  const conditions = [visibleWhen, disabledWhen, readOnlyWhen].flatMap((each) => Object.values(each));
  if (conditions.some(({ looksAt }) => looksAt === 'all')) return leaves.map(({ path }) => path);
  const names = new Set([
    ...conditions.flatMap(({ looksAt }) => looksAt as readonly string[]),
    ...leaves.flatMap(({ disabledWhen = {} }) => namesIn(disabledWhen)),
  ]);
  return leaves.filter((leaf) => names.has(leaf.name) || names.has(leaf.member) || names.has(leaf.path)).map(({ path }) => path);
};
