import type { KindTable, OptionsOf } from '../../../schema/check/problem';
import { memberName, text } from '../../../schema/check/shape';

const options: KindTable = {
  keys: { by: memberName, emptyText: text } satisfies OptionsOf<'timestamp'>,
  value: null,
  formerly: ['dateTime'],
};
export default options;
