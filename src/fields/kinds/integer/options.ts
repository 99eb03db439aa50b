import type { KindTable, OptionsOf } from '../../../schema/language/problem';
import { textRules } from '../../../schema/language/keys';
import { number } from '../../../schema/language/shape';

const options: KindTable = {
  keys: { ...textRules, min: number, max: number } satisfies OptionsOf<'integer'>,
  value: number,
  bounds: [['min', 'max']],
  elsewhere: ['number', 'int'],
};
export default options;
