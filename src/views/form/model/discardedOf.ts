import { codecOf } from '../../../fields/codecs/codecs';
import type { Leaf } from '../../../fields/codecs/leaf';
import { isMissing, isSame, nested, valueAt, type Values } from '../../../schema/values/path';
import type { FormModel } from './formModel';
import { isLeafOff } from './leaves';

/**
 * What a save would discard, because nothing asks for it any more: what the record has, and what was typed for a language that is not selected
 * or behind the one image for all. What a form fills in by itself is nobody's. Files by their names, anything else by its label.
 */
export const discardedOf = ({ record, leaves, initial, over, at }: FormModel, typed: Values): string[] => {
  const values = over(typed);
  const activeBefore = new Set(at(nested(initial)).active);
  const activeNow = new Set(at(typed).active);
  const isThere = ({ field }: Leaf, value: unknown) => !isMissing(codecOf(field).parse(value, field));
  const isStored = (leaf: Leaf) =>
    record !== null && activeBefore.has(leaf) && (isLeafOff(leaf, values) || leaf.field.defaultValue === undefined);
  return leaves
    .filter((leaf) => !activeNow.has(leaf) && !leaf.field.filled)
    .flatMap((leaf) => {
      const { path, field } = leaf;
      const now = valueAt(typed, path);
      const isTyped = isLeafOff(leaf, values) && !isSame(now, initial[path]);
      const lost = isTyped && isThere(leaf, now) ? now : isStored(leaf) && isThere(leaf, initial[path]) ? initial[path] : undefined;
      return lost === undefined ? [] : (codecOf(field).discardedNames?.(lost) ?? [field.label]);
    });
};
