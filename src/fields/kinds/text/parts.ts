import type { KindParts } from '../../kindParts';
import codec from './codec';

const parts: KindParts<'text'> = {
  options: () => import('./options'),
  codec,
  schema: () => import('./schema'),
  Input: () => import('./TextFieldInput'),
};
export default parts;
