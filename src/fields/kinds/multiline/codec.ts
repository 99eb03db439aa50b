import { isText, memberCodec, normaliseTyped } from '../../codecs/codec';

/** A text of several lines without control characters and the blanks around it; an empty one is null. */
const multilineCodec = memberCodec<'multiline'>({
  canHold: isText,
  toInput: (value) => value ?? '',
  parse: (typed) => normaliseTyped(typed, 'lines'),
});
export default multilineCodec;
