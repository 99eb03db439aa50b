import type { KindTable, OptionsOf } from '../../../schema/language/problem';
import { memberName, phrase } from '../../../schema/language/shape';

const options: KindTable = {
  keys: { by: memberName, emptyText: phrase } satisfies OptionsOf<'timestamp'>,
  value: null,
  formerly: ['dateTime'],
  elsewhere: ['datetime'],
};
export default options;
