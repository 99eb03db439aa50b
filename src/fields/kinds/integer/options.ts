import type { KindTable, OptionsOf } from '../../../schema/check/problem';
import { textRules } from '../../../schema/check/language';
import { number } from '../../../schema/check/shape';

const options: KindTable = {
  keys: { ...textRules, min: number, max: number } satisfies OptionsOf<'integer'>,
  value: number,
  bounds: [['min', 'max']],
  elsewhere: ['number', 'int'],
};
export default options;
