import { valueAt } from '../../schema/path';
import type { Field } from '../../schema/field';
import type { Codec } from '../codec';

/** A code, or several as a list. */
export const choiceCodec: Codec<'choice'> = {
  read: (record, { member, field }) => valueAt(record, member) ?? ((field as Field<never, 'choice'>).multiple ? [] : ''),
  parse: (typed) => (typed === '' ? null : (typed ?? null)),
  write: (value, { sentAs }) => ({ [sentAs]: value }),
};
