import { memberCodec, textValue } from '../../codecs/codec';

/** A text of several lines, sent without the blanks around it; an empty one is null. */
const multilineCodec = memberCodec<'multiline'>(textValue);
export default multilineCodec;
