import type { KindParts } from '../../kindParts';
import codec from './codec';

const parts: KindParts<'file'> = {
  options: () => import('./options'),
  codec,
  schema: () => import('./schema'),
  Input: () => import('./FileInput'),
};
export default parts;
