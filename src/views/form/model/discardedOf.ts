import { codecOf } from '../../../fields/codecs/codecs';
import type { Leaf } from '../../../fields/codecs/leaf';
import { isMissing, isSame, nested, valueAt, type Values } from '../../../schema/values/path';
import type { FormModel } from './formModel';

/**
 * What a save would discard, because nothing asks for it any more: values of the record, and values that were typed and disabled afterwards, such
 * as texts in a language that is not selected. Fields that are filled in, have a default value or are sent all the same are left out.
 * @returns files by their names, anything else by its label; with the title of the section where two have the same label
 */
export const discardedOf = ({ record, form, leaves, initial, at, edited, bodyOf }: FormModel, typed: Values): string[] => {
  const now = at(typed);
  const activeBefore = new Set(at(nested(initial)).active);
  const activeNow = new Set(now.active);
  const isThere = ({ field }: Leaf, value: unknown) => !isMissing(codecOf(field).parse(value, field));
  const hasDefault = ({ field }: Leaf) => field.defaultValue !== undefined;
  /** The value that is discarded; undefined without one. */
  const discarded = (leaf: Leaf) => {
    const [value, before] = [valueAt(typed, leaf.path), initial[leaf.path]];
    const isDisabled = now.isLeafOff(leaf) || (now.isOff(leaf.name) && !hasDefault(leaf));
    if (isDisabled && !isSame(value, before) && isThere(leaf, value)) return value;
    const isOfRecord = record !== null && activeBefore.has(leaf) && (now.isLeafOff(leaf) || !hasDefault(leaf));
    return isOfRecord && isThere(leaf, before) ? before : undefined;
  };
  const lost = leaves
    .filter((leaf) => !activeNow.has(leaf) && !leaf.field.filled)
    .map((leaf) => ({ leaf, value: discarded(leaf) }))
    .filter(({ value }) => value !== undefined);
  const body = bodyOf(edited(typed));
  const removed = lost.filter(({ leaf }) => valueAt(body, leaf.sentAs) === undefined);
  const isRepeated = ({ field: { label } }: Leaf) => removed.filter(({ leaf }) => leaf.field.label === label).length > 1;
  const sectionOf = ({ name }: Leaf) => form.sections.find(({ fields }) => fields.includes(name))!.title;
  const nameOf = (leaf: Leaf) => [isRepeated(leaf) && sectionOf(leaf), leaf.field.label].filter(Boolean).join(': ');
  return removed.flatMap(({ leaf, value }) => codecOf(leaf.field).discardedNames?.(value) ?? [nameOf(leaf)]);
};
