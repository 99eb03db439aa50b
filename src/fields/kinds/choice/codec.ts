import { valueAt } from '../../../schema/values/path';
import type { ChoiceOptions } from './declare';
import { isCode, isCodes, joined, type Codec } from '../../codecs/codec';

/** A code, or several as a list. */
const choiceCodec: Codec<'choice'> = {
  canHold: (stored, { multiple: isMultiple }) => (isMultiple ? isCodes(stored) : isCode(stored)),
  read: (record, { member, field }) => valueAt(record, member) ?? ((field as ChoiceOptions).multiple ? [] : ''),
  parse: (typed) => (typed === '' ? null : (typed ?? null)),
  write: (value, { sentAs }) => ({ [sentAs]: value }),
  toText: (value, { labels }) => joined(value, labels),
};
export default choiceCodec;
