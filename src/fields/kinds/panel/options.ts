import type { KindTable, OptionsOf } from '../../../schema/check/problem';
import { component, required } from '../../../schema/check/shape';

const options: KindTable = {
  keys: { component: required(component) } satisfies OptionsOf<'panel'>,
  value: null,
};
export default options;
