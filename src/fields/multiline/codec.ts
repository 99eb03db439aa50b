import { memberCodec } from '../codec';
import { textValue } from '../text/codec';

/** A text of several lines, sent without the blanks around it; an empty one is null. */
export const multilineCodec = memberCodec<'multiline'>({
  ...textValue,
});
