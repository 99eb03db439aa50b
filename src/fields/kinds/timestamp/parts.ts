import type { KindParts } from '../../kindParts';

const parts: KindParts<'timestamp'> = {
  options: () => import('./options'),
};
export default parts;
