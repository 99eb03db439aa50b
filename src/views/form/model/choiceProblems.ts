import type { Leaf } from '../../../fields/codecs/leaf';
import { isMissing, valueAt, type Values } from '../../../schema/values/path';
import type { Problems } from './rules';

/** The rule that a choice breaks when a field that it fills is missing or invalid. */
export const choiceRule = 'filledByChoice';

/** Whether choosing in a field fills another one, in which nobody types. */
const fills = ({ field: { sets } }: Leaf, { name, field }: Leaf) => Boolean(field.filled) && typeof sets === 'object' && name in sets;

/** The inputs that a choice in some fields fills. */
export const filledLeaves = (leaves: readonly Leaf[], names: readonly string[]): Leaf[] => {
  const choices = leaves.filter(({ name }) => names.includes(name));
  return leaves.filter((leaf) => choices.some((choice) => fills(choice, leaf)));
};

/**
 * Moves each problem of a filled field to the choice that filled it, because nobody can type into the field itself. While
 * nothing is chosen, and where the choice has a problem of its own, the problems stay as they are.
 */
export const moveToChoices = (problems: Problems, leaves: readonly Leaf[], typed: Values): Problems =>
  Object.fromEntries(
    Object.entries(problems).map(([path, problem]) => {
      const leaf = leaves.find((each) => each.path === path);
      const choice = leaf && leaves.find((each) => fills(each, leaf));
      if (!choice || choice.path in problems || isMissing(valueAt(typed, choice.path))) return [path, problem];
      return [choice.path, { rule: choiceRule, message: leaf.field.filledError ?? problem.message }];
    }),
  );
