import type { KindTable, OptionsOf } from '../../../schema/language/problem';
import { count, list, text } from '../../../schema/language/shape';

const options: KindTable = {
  keys: { maxItems: count } satisfies OptionsOf<'items'>,
  value: list(text),
};
export default options;
