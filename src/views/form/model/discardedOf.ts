import { codecOf } from '../../../fields/codecs/codecs';
import { isMissing, nested, type Values } from '../../../schema/values/path';
import type { FormModel } from './formModel';
import { isLeafOff } from './leaves';

/**
 * What a save would discard: what is stored in languages that are not asked for any more, or behind the one image for all. Files by their names,
 * anything else by its label.
 */
export const discardedOf = ({ isNew, leaves, initial, over }: FormModel, typed: Values): string[] => {
  // a new record, a copy too, takes nothing from a stored one
  if (isNew) return [];
  const [before, now] = [over(nested(initial)), over(typed)];
  return leaves
    .filter(
      (leaf) => !isLeafOff(leaf, before) && isLeafOff(leaf, now) && !isMissing(codecOf(leaf.field).parse(initial[leaf.path], leaf.field)),
    )
    .flatMap(({ path, field }) => codecOf(field).discardedNames?.(initial[path]) ?? [field.label]);
};
