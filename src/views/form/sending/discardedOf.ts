import { codecOf } from '../../../fields/codecs/codecs';
import type { Leaf } from '../../../fields/codecs/leaf';
import { isMissing, nested, type Values } from '../../../schema/path';
import { isLeafOff } from '../state/leaves';

/**
 * What a save would discard: what is stored in languages that are not asked for any more, or behind the one image for all. Files by their names,
 * anything else by its label.
 */
export const discardedOf = (leaves: readonly Leaf[], stored: Values, over: (typed: Values) => Values, typed: Values): string[] => {
  const [before, now] = [over(nested(stored)), over(typed)];
  return leaves
    .filter(
      (leaf) => !isLeafOff(leaf, before) && isLeafOff(leaf, now) && !isMissing(codecOf(leaf.field).parse(stored[leaf.path], leaf.field)),
    )
    .flatMap(({ path, field }) => codecOf(field).discardedNames?.(stored[path]) ?? [field.label]);
};
