import { memberCodec } from '../../codecs/codec';

/** A password, sent as it was typed. */
const passwordCodec = memberCodec<'password'>({
  toInput: (value) => value ?? '',
  parse: (typed) => typed ?? null,
});
export default passwordCodec;
