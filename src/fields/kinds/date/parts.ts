import type { KindParts } from '../../kindParts';
import codec from './codec';

const parts: KindParts<'date'> = {
  options: () => import('./options'),
  codec,
  schema: () => import('./schema'),
  Input: () => import('./DateInput'),
  Filter: () => import('./DateFilter'),
};
export default parts;
