import { memberCodec } from '../codec';

/** True, false, or null while nobody has said which. */
export const toggleCodec = memberCodec<'toggle'>({
  toInput: (value) => value ?? null,
  parse: (typed) => typed ?? null,
});
