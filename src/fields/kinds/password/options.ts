import type { KindTable, OptionsOf } from '../../../schema/language/problem';
import { text } from '../../../schema/language/shape';

const options: KindTable = {
  keys: {} satisfies OptionsOf<'password'>,
  value: text,
  encrypted: true,
};
export default options;
