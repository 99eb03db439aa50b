import type { KindParts } from '../../kindParts';
import codec from './codec';

const parts: KindParts<'multiline'> = {
  options: () => import('./options'),
  codec,
  Input: () => import('./MultilineInput'),
};
export default parts;
