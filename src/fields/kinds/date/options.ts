import type { KindTable, OptionsOf } from '../../../schema/language/problem';
import { day, text } from '../../../schema/language/shape';

const options: KindTable = {
  keys: { first: day, last: day } satisfies OptionsOf<'date'>,
  value: text,
  bounds: [['first', 'last']],
};
export default options;
