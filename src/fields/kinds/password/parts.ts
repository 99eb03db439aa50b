import type { KindParts } from '../../kindParts';
import codec from './codec';

const parts: KindParts<'password'> = {
  options: () => import('./options'),
  codec,
  Input: () => import('./GeneratedPasswordInput'),
};
export default parts;
