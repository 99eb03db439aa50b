import { codecOf } from '../../../fields/codecs/codecs';
import type { Leaf } from '../../../fields/codecs/leaf';
import { isMissing, isSame, nested, valueAt, type Values } from '../../../schema/values/path';
import type { FormModel } from './formModel';

/** What a change of another field has replaced in an input, and what that field is called. */
export type Replaced = { value: unknown; cause: string };
/** What a reaction puts into an input, and what it replaces there that is worth bringing back. */
export type SetInput = { leaf: Leaf; value: unknown; replaced: unknown };

/** What somebody has chosen, or what is stored, is not lost with a slip; what a new form starts with is nobody's. */
const isWorthKeeping = ({ path, field }: Leaf, before: unknown, { record, initial }: FormModel) =>
  !field.filled && !isMissing(codecOf(field).parse(before, field)) && (record !== null || !isSame(before, initial[path]));

/** What a reaction puts into which inputs. @param values by the names of fields */
export const inputsSetBy = (model: FormModel, values: Values, typed: Values): SetInput[] =>
  model.leaves
    .filter(({ name }) => name in values)
    .map((leaf) => {
      const value = codecOf(leaf.field).read(nested({ [leaf.member]: values[leaf.name] }), leaf);
      const before = valueAt(typed, leaf.path);
      return { leaf, value, replaced: !isSame(before, value) && isWorthKeeping(leaf, before, model) ? before : undefined };
    });

/** What is replaced, by path: what stood in an input first is what can be brought back. */
export const noteReplaced = (all: Readonly<Record<string, Replaced>>, inputs: readonly SetInput[], cause: string) => {
  const fresh = inputs.filter(({ leaf, replaced }) => replaced !== undefined && !(leaf.path in all));
  return fresh.length === 0
    ? all
    : { ...all, ...Object.fromEntries(fresh.map(({ leaf, replaced }) => [leaf.path, { value: replaced, cause }])) };
};
