import { memberCodec } from '../../../src/fields/codecs/codec';

/** A list of codes. */
const matrixCodec = memberCodec<'matrix'>({
  toInput: (value) => value ?? [],
  parse: (typed) => typed ?? [],
});
export default matrixCodec;
