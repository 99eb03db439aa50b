import { correctFormat } from '../../../messages/literal';
import { plainDigits } from '../../../format/plainDigits';
import { plainNumber } from '../../../format/plainNumber';
import { memberCodec } from '../../codecs/codec';

const digits = /^[0-9]+(\.[0-9]+)?$/;

/** A number with an optional fraction; what is none stays the text that was typed, for its rule to speak of. */
const decimalCodec = memberCodec<'decimal'>({
  toInput: (value) => (typeof value === 'number' ? plainNumber(value) : (value ?? '')),
  parse: (typed) => {
    const text = plainDigits(String(typed ?? ''));
    return digits.test(text) ? Number(text) : text || null;
  },
  problem: (text, { error = correctFormat }) => (digits.test(plainDigits(text)) ? null : error),
});
export default decimalCodec;
