import { memberCodec } from '../codec';

/** A list of codes. */
export const matrixCodec = memberCodec<'matrix'>({
  toInput: (value) => value ?? [],
  parse: (typed) => typed ?? [],
});
