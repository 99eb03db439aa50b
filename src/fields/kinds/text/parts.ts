import type { KindParts } from '../../kindParts';
import codec from './codec';

const parts: KindParts<'text'> = {
  options: () => import('./options'),
  codec,
  Input: () => import('./TextFieldInput'),
};
export default parts;
