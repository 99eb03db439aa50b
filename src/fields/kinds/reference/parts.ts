import type { KindParts } from '../../kindParts';
import codec from './codec';

const parts: KindParts<'reference'> = {
  options: () => import('./options'),
  codec,
  Input: () => import('./ReferenceInput'),
  Filter: () => import('./ReferenceFilter'),
};
export default parts;
