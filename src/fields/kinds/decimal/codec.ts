import { groupDigits } from '../../../format/count';
import { plainDigits } from '../../../format/plainDigits';
import { plainNumber } from '../../../format/plainNumber';
import { memberCodec } from '../../codecs/codec';
import type { DecimalOptions } from './declare';

/** A number with an optional fraction, in plain digits. */
export const plainDecimal = /^[0-9]+(\.[0-9]+)?$/;

/** What was typed, in plain digits where it is a number. An amount of money may begin with `$`. */
export const digitsOf = (typed: string, { money }: DecimalOptions) => {
  const text = plainDigits(typed);
  const amount = money && text.startsWith('$') ? plainDigits(text.slice(1)) : text;
  return plainDecimal.test(amount) ? amount : text;
};

/** Plain digits as people read them: an amount of money has a comma every three digits. Other texts stay as they are. */
export const shownDigits = (text: string, { money }: DecimalOptions) => {
  const [whole = '', fraction] = text.split('.');
  if (!money || !plainDecimal.test(text)) return text;
  return fraction === undefined ? groupDigits(whole) : `${groupDigits(whole)}.${fraction}`;
};

/** A number with an optional fraction; what is none stays the text that was typed, for its rule to speak of. */
const decimalCodec = memberCodec<'decimal'>({
  canHold: (stored) => typeof stored === 'number',
  toInput: (value) => (typeof value === 'number' ? plainNumber(value) : (value ?? '')),
  parse: (typed, field) => {
    const text = digitsOf(String(typed ?? ''), field);
    return plainDecimal.test(text) ? Number(text) : text || null;
  },
});
export default decimalCodec;
