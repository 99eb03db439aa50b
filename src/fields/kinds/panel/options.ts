import type { KindTable, OptionsOf } from '../../../schema/language/problem';
import { component, required } from '../../../schema/language/shape';

const options: KindTable = {
  keys: { component: required(component) } satisfies OptionsOf<'panel'>,
  value: null,
};
export default options;
