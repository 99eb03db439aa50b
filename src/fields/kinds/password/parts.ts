import type { KindParts } from '../../kindParts';
import codec from './codec';

const parts: KindParts<'password'> = {
  options: () => import('./options'),
  codec,
  schema: () => import('./schema'),
  Input: () => import('./GeneratedPasswordInput'),
};
export default parts;
