import type { KindTable, OptionsOf } from '../../../schema/language/problem';
import { textRules } from '../../../schema/language/keys';
import { boolean, conditionalText, number } from '../../../schema/language/shape';

const options: KindTable = {
  keys: {
    maxLength: textRules.maxLength,
    counter: textRules.counter,
    money: boolean,
    unit: conditionalText,
  } satisfies OptionsOf<'decimal'>,
  value: number,
  elsewhere: ['number', 'float'],
};
export default options;
