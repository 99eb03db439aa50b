import { memberCodec, textValue } from '../../codecs/codec';

/** A text, sent without the blanks around it; an empty one is null. */
const textCodec = memberCodec<'text'>(textValue);
export default textCodec;
