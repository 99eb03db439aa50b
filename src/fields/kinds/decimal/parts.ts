import type { KindParts } from '../../kindParts';
import codec from './codec';

const parts: KindParts<'decimal'> = {
  options: () => import('./options'),
  codec,
  schema: () => import('./schema'),
  Input: () => import('./DecimalInput'),
};
export default parts;
