import type { KindTable, OptionsOf } from '../../../schema/language/problem';
import { code, either, list, required, title } from '../../../schema/language/shape';

const options: KindTable = {
  keys: { lines: required(either(list(title), code)) } satisfies OptionsOf<'derived'>,
  value: null,
};
export default options;
