import { plainDigits } from '../../../format/plainDigits';
import { memberCodec } from '../../codecs/codec';

/** A whole number in plain digits. */
export const wholeNumber = /^-?[0-9]{1,15}$/;

/** What was typed, in plain digits without zeros before them where it is a whole number. */
export const wholeDigits = (typed: string) => plainDigits(typed).replace(/^(-?)0+(?=[0-9]+$)/, '$1');

/** A whole number; what is none stays the text that was typed, for its rule to speak of. */
const integerCodec = memberCodec<'integer'>({
  canHold: Number.isInteger,
  toInput: (value) => (value === null || value === undefined ? '' : String(value)),
  parse: (typed) => {
    const text = wholeDigits(String(typed ?? ''));
    return wholeNumber.test(text) ? Number(text) : text || null;
  },
});
export default integerCodec;
