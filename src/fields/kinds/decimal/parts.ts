import type { KindParts } from '../../kindParts';
import codec from './codec';

const parts: KindParts<'decimal'> = {
  options: () => import('./options'),
  codec,
  Input: () => import('./DecimalInput'),
};
export default parts;
