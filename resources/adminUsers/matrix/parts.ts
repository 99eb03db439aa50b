import type { KindParts } from '../../../src/fields/kindParts';
import codec from './codec';

const parts: KindParts<'matrix'> = {
  options: () => import('./options'),
  codec,
  Input: () => import('./MatrixInput'),
};
export default parts;
