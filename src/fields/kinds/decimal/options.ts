import type { KindTable, OptionsOf } from '../../../schema/check/problem';
import { textRules } from '../../../schema/check/language';
import { conditionalText, number } from '../../../schema/check/shape';

const options: KindTable = {
  keys: { maxLength: textRules.maxLength, counter: textRules.counter, unit: conditionalText } satisfies OptionsOf<'decimal'>,
  value: number,
  elsewhere: ['number', 'float'],
};
export default options;
