import type { KindSchema } from '../../rules/kindSchema';
import { matches, maxLength, required, textRule, typed } from '../../rules/rule';
import { formatOf } from './formats';

/** A text of a known format says what is missing in the words of that format. */
const textSchema: KindSchema<'text'> = (field, stored) =>
  typed(field)
    .test(required(field, formatOf(field.format)?.empty?.()))
    .test(matches(field))
    .test(textRule('format', (text) => formatOf(field.format)?.problem(text) ?? null))
    .test(maxLength(field, stored));
export default textSchema;
