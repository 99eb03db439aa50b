import type { KindTable, OptionsOf } from '../../../schema/check/problem';
import { memberName, phrase } from '../../../schema/check/shape';

const options: KindTable = {
  keys: { by: memberName, emptyText: phrase } satisfies OptionsOf<'timestamp'>,
  value: null,
  formerly: ['dateTime'],
  elsewhere: ['datetime'],
};
export default options;
