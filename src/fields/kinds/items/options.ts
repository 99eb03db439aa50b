import type { KindTable, OptionsOf } from '../../../schema/check/problem';
import { count, list, text } from '../../../schema/check/shape';

const options: KindTable = {
  keys: { maxItems: count } satisfies OptionsOf<'items'>,
  value: list(text),
};
export default options;
