import type { KindParts } from '../../kindParts';

const parts: KindParts<'panel'> = {
  options: () => import('./options'),
};
export default parts;
