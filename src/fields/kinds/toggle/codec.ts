import { memberCodec } from '../../codecs/codec';

/** True, false, or null while nobody has said which. */
const toggleCodec = memberCodec<'toggle'>({
  canHold: (stored) => typeof stored === 'boolean',
  toInput: (value) => value ?? null,
  parse: (typed) => typed ?? null,
  toText: (value, { on, off }) => (value === true ? on : value === false ? off : ''),
});
export default toggleCodec;
