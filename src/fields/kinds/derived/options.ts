import type { KindTable, OptionsOf } from '../../../schema/check/problem';
import { code, either, list, required, title } from '../../../schema/check/shape';

const options: KindTable = {
  keys: { lines: required(either(list(title), code)) } satisfies OptionsOf<'derived'>,
  value: null,
};
export default options;
