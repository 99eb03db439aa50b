import { isText, memberCodec, normaliseTyped } from '../../codecs/codec';
import { typedFormOf } from './forms';

/** A text in the form of its format, else as a line that people read; an empty one is null. */
const textCodec = memberCodec<'text'>({
  canHold: isText,
  toInput: (value) => value ?? '',
  parse: (typed, { format }) => {
    const form = typedFormOf(format);
    return form === null ? typed || null : normaliseTyped(typed, form);
  },
});
export default textCodec;
