import { brokenPattern, memberCodec, textValue } from '../../codecs/codec';
import { formatOf } from './formats';

/** A text, sent without the blanks around it; an empty one is null. */
const textCodec = memberCodec<'text'>({
  ...textValue,
  emptyText: ({ format }) => formatOf(format)?.empty,
  problem: (text, field) => brokenPattern(text, field) ?? formatOf(field.format)?.problem(text) ?? null,
});
export default textCodec;
