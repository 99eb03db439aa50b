import { correctFormat } from '../../../messages/literal';
import { isDay, readDay } from '../../../format/day';
import { memberCodec } from '../../codecs/codec';

/** A day as yyyy/MM/dd, however it was typed. */
const dateCodec = memberCodec<'date'>({
  toInput: (value) => value ?? '',
  parse: (typed) => (typeof typed === 'string' ? (readDay(typed) ?? (typed.trim() || null)) : (typed ?? null)),
  problem: (text, field) => (isDay(text, field) ? null : (field.error ?? correctFormat)),
});
export default dateCodec;
