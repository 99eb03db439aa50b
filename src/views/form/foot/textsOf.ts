import { leavesOf } from '../../../fields/codecs/codecs';
import { optionFor } from '../../../schema/kind';
import { valueAt, type Values } from '../../../schema/values/path';
import type { FormModel } from '../model/formModel';

/** What one input of a field holds, as it would be sent. */
export type FieldText = { path: string; label: string; lang?: string; text: string; tags?: readonly string[] };

/** What the inputs of a field hold, read-only ones too. */
export const textsOf = ({ form, over }: Pick<FormModel, 'form' | 'over'>, name: string, typed: Values): FieldText[] => {
  const values = over(typed);
  return leavesOf(name, form.fields[name]!).map((leaf) => ({
    path: leaf.path,
    label: leaf.shortLabel ?? leaf.field.label,
    lang: leaf.lang,
    text: String(valueAt(values, leaf.member) ?? ''),
    tags: optionFor(leaf.field, 'tags'),
  }));
};
