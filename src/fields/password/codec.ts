import { memberCodec } from '../codec';
import { formats } from '../text/formats';

/** A password, sent as it was typed. */
export const passwordCodec = memberCodec<'password'>({
  toInput: (value) => value ?? '',
  parse: (typed) => typed ?? null,
  emptyText: () => formats.password.empty,
  problem: formats.password.problem,
});
