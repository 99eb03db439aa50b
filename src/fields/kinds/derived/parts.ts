import type { KindParts } from '../../kindParts';

const parts: KindParts<'derived'> = {
  options: () => import('./options'),
};
export default parts;
