import { memberCodec } from '../codec';

/** A list of codes. */
export const matrixCodec = memberCodec<'matrix'>({
  toInput: (value) => value ?? [],
  parse: (typed) => typed ?? [],
  options: { rows: 'text', rowLabel: 'text', columns: 'map', implies: 'map', isOwn: 'any' },
});
