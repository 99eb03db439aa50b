import type { KindTable, OptionsOf } from '../../../schema/check/problem';
import { day, text } from '../../../schema/check/shape';

const options: KindTable = {
  keys: { first: day, last: day } satisfies OptionsOf<'date'>,
  value: text,
  bounds: [['first', 'last']],
};
export default options;
