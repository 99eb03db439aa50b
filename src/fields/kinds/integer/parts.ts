import type { KindParts } from '../../kindParts';
import codec from './codec';

const parts: KindParts<'integer'> = {
  options: () => import('./options'),
  codec,
  schema: () => import('./schema'),
  Input: () => import('./IntegerInput'),
};
export default parts;
