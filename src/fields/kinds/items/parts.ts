import type { KindParts } from '../../kindParts';

const parts: KindParts<'items'> = {
  options: () => import('./options'),
};
export default parts;
