import { isBlank } from '../../../format/normaliseText';
import type { List } from '../../../schema/resource';
import type { SearchValues } from '../state/listParams';

/** Divides a name at its last comma: a last name may have one ("Smith, Jr., Wei"). Two empty texts for one that has none. */
const parts = (name: string) => {
  const match = /^(.*)[,，](.*)$/su.exec(name);
  return [match?.[1] ?? '', match?.[2] ?? ''] as const;
};

/** The values in which a name such as "Leung, Wei" in one of two fields is divided between both, unless something else is typed in the other one. */
const divided = ([before, after]: NonNullable<List['splitAtComma']>, typed: SearchValues): SearchValues => {
  const texts = [typed[before] ?? '', typed[after] ?? ''];
  const divisions = texts.map(parts);
  /** Whether dividing one text loses nothing of the other. */
  const keepsOther = (i: number) => {
    const other = texts[1 - i]!;
    return isBlank(other) || divisions[i]![1 - i]!.includes(other.trim());
  };
  const division = divisions.find((each, i) => each.every(Boolean) && keepsOther(i));
  return division ? { ...typed, [before]: division[0], [after]: division[1] } : typed;
};

/** The texts that the server is asked for, of what was typed into search fields. */
export const searchedValues = (
  fields: NonNullable<List['search']>,
  splitAtComma: List['splitAtComma'],
  typed: SearchValues,
): SearchValues =>
  Object.fromEntries(
    Object.entries(splitAtComma ? divided(splitAtComma, typed) : typed).map(([name, text]) => {
      const field = fields[name];
      return [name, field?.definition.traits.searches?.(text, field) ?? text];
    }),
  );
