import type { KindParts } from '../../kindParts';
import codec from './codec';

const parts: KindParts<'toggle'> = {
  options: () => import('./options'),
  codec,
  Input: () => import('./ToggleInput'),
  Filter: () => import('./ToggleFilter'),
};
export default parts;
