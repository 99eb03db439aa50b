import type { KindTable, OptionsOf } from '../../../schema/language/problem';
import { list, text } from '../../../schema/language/shape';

const options: KindTable = {
  keys: { tags: list(text) } satisfies OptionsOf<'richText'>,
  value: text,
  elsewhere: ['html'],
};
export default options;
