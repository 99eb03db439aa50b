import type { KindTable, OptionsOf } from '../../../schema/check/problem';
import { textRules } from '../../../schema/check/language';
import { count, list, text } from '../../../schema/check/shape';

const { maxLength, maxLengthChanged, counter } = textRules;

const options: KindTable = {
  keys: { rows: count, tags: list(text), maxLength, maxLengthChanged, counter } satisfies OptionsOf<'multiline'>,
  value: text,
};
export default options;
