import type { Field } from '../../schema/field';
import { valueAt } from '../../schema/path';
import type { Codec } from '../codec';

type Reference = Field<never, 'reference'>;
const orNull = (value: unknown) => value ?? null;

/** The value of a lookup item as the lookup has it; several as a list, and one in a list where the CMS keeps it so. */
export const referenceCodec: Codec<'reference'> = {
  read: (record, { member, field }) => {
    const { multiple: isMultiple, listOfOne: isListOfOne } = field as Reference;
    const value = valueAt(record, member);
    if (isMultiple) return value ?? [];
    return (isListOfOne && Array.isArray(value) ? value[0] : value) ?? '';
  },
  parse: (typed) => (typed === '' ? null : orNull(typed)),
  write: (value, { sentAs, field }) => ({
    [sentAs]: (field as Reference).listOfOne ? [value].filter((each) => each !== null) : orNull(value),
  }),
};
