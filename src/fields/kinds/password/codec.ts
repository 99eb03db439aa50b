import { isText, memberCodec } from '../../codecs/codec';

/** A password, sent as it was typed. */
const passwordCodec = memberCodec<'password'>({
  canHold: isText,
  toInput: (value) => value ?? '',
  parse: (typed) => typed ?? null,
});
export default passwordCodec;
