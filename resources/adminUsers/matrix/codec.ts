import { isCodes, memberCodec } from '../../../src/fields/codecs/codec';

/** A list of codes. */
const matrixCodec = memberCodec<'matrix'>({
  canHold: isCodes,
  toInput: (value) => value ?? [],
  parse: (typed) => typed ?? [],
});
export default matrixCodec;
