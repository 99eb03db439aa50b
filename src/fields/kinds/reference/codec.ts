import { valueAt } from '../../../schema/values/path';
import { isCode, isCodes, joined, type Codec } from '../../codecs/codec';
import type { ReferenceOptions } from './declare';

const orNull = (value: unknown) => value ?? null;

/** The value of a lookup item as the lookup has it; several as a list, and one in a list where the CMS keeps it so. */
const referenceCodec: Codec<'reference'> = {
  canHold: (stored, { multiple: isMultiple, listOfOne: isListOfOne }) => {
    if (isMultiple) return isCodes(stored);
    // of several the input would show one, and a save lose the others
    return isListOfOne ? isCodes(stored) && (stored as unknown[]).length <= 1 : isCode(stored);
  },
  read: (record, { member, field }) => {
    const { multiple: isMultiple, listOfOne: isListOfOne } = field as ReferenceOptions;
    const value = valueAt(record, member);
    if (isMultiple) return value ?? [];
    return (isListOfOne && Array.isArray(value) ? value[0] : value) ?? '';
  },
  parse: (typed) => (typed === '' ? null : orNull(typed)),
  write: (value, { sentAs, field }) => ({
    [sentAs]: (field as ReferenceOptions).listOfOne ? [value].filter((each) => each !== null) : orNull(value),
  }),
  toText: (value, { labels }) => joined(value, labels),
};
export default referenceCodec;
