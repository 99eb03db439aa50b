import type { KindParts } from '../../kindParts';
import codec from './codec';

const parts: KindParts<'localized'> = {
  options: () => import('./options'),
  codec,
  Input: () => import('./LocalizedInput'),
};
export default parts;
