import { passwordProblem } from '../../../format/password';
import { temporaryPasswordEmpty } from '../../../messages/literal';
import { memberCodec } from '../../codecs/codec';

/** A password, sent as it was typed. */
const passwordCodec = memberCodec<'password'>({
  toInput: (value) => value ?? '',
  parse: (typed) => typed ?? null,
  emptyText: () => temporaryPasswordEmpty,
  problem: passwordProblem,
});
export default passwordCodec;
