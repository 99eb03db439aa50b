import type { KindParts } from '../../kindParts';
import codec from './codec';

const parts: KindParts<'localDateTime'> = {
  options: () => import('./options'),
  codec,
  schema: () => import('./schema'),
  Input: () => import('./LocalDateTimeFieldInput'),
};
export default parts;
