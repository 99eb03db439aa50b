import { readDay } from '../../../format/day';
import { memberCodec, normaliseTyped } from '../../codecs/codec';

/** A day as yyyy/MM/dd, however it was typed. */
const dateCodec = memberCodec<'date'>({
  canHold: (stored) => typeof stored === 'string' && readDay(stored) !== null,
  toInput: (value) => value ?? '',
  parse: (typed) => (typeof typed === 'string' ? (readDay(typed) ?? normaliseTyped(typed, 'code')) : (typed ?? null)),
});
export default dateCodec;
