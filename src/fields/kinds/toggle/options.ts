import type { KindTable, OptionsOf } from '../../../schema/language/problem';
import { boolean, required, word, phrase } from '../../../schema/language/shape';

const options: KindTable = {
  keys: { on: required(phrase), off: required(phrase), as: word('tick') } satisfies OptionsOf<'toggle'>,
  value: boolean,
  elsewhere: ['boolean', 'bool'],
};
export default options;
