import { correctFormat } from '../../../messages/literal';
import { plainDigits } from '../../../format/plainDigits';
import { brokenPattern, memberCodec } from '../../codecs/codec';

const wholeNumber = /^-?[0-9]{1,15}$/;

/** A whole number; what is none stays the text that was typed, for its rule to speak of. */
const integerCodec = memberCodec<'integer'>({
  toInput: (value) => (value === null || value === undefined ? '' : String(value)),
  parse: (typed) => {
    const text = plainDigits(String(typed ?? ''));
    return wholeNumber.test(text) ? Number(text) : text || null;
  },
  problem: (typed, field) => {
    const text = plainDigits(typed);
    const { min = -Infinity, max = Infinity, error = correctFormat } = field;
    const isWrong = !wholeNumber.test(text) || Number(text) < min || Number(text) > max;
    return brokenPattern(text, field) ?? (isWrong ? error : null);
  },
});
export default integerCodec;
