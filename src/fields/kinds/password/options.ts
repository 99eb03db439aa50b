import type { KindTable, OptionsOf } from '../../../schema/check/problem';
import { text } from '../../../schema/check/shape';

const options: KindTable = {
  keys: {} satisfies OptionsOf<'password'>,
  value: text,
  encrypted: true,
};
export default options;
