import type { KindTable, OptionsOf } from '../../../schema/language/problem';
import { textRules } from '../../../schema/language/keys';
import { count, list, text } from '../../../schema/language/shape';

const { maxLength, maxLengthChanged, counter } = textRules;

const options: KindTable = {
  keys: { rows: count, tags: list(text), maxLength, maxLengthChanged, counter } satisfies OptionsOf<'multiline'>,
  value: text,
};
export default options;
