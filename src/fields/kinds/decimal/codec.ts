import { plainDigits } from '../../../format/plainDigits';
import { plainNumber } from '../../../format/plainNumber';
import { memberCodec } from '../../codecs/codec';

/** A number with an optional fraction, in plain digits. */
export const plainDecimal = /^[0-9]+(\.[0-9]+)?$/;

/** A number with an optional fraction; what is none stays the text that was typed, for its rule to speak of. */
const decimalCodec = memberCodec<'decimal'>({
  canHold: (stored) => typeof stored === 'number',
  toInput: (value) => (typeof value === 'number' ? plainNumber(value) : (value ?? '')),
  parse: (typed) => {
    const text = plainDigits(String(typed ?? ''));
    return plainDecimal.test(text) ? Number(text) : text || null;
  },
});
export default decimalCodec;
