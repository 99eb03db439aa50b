import type { KindTable, OptionsOf } from '../../../schema/check/problem';
import { list, text } from '../../../schema/check/shape';

const options: KindTable = {
  keys: { tags: list(text) } satisfies OptionsOf<'richText'>,
  value: text,
  elsewhere: ['html'],
};
export default options;
