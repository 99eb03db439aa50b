import type { KindParts } from '../../kindParts';
import codec from './codec';

const parts: KindParts<'localDateTime'> = {
  options: () => import('./options'),
  codec,
  Input: () => import('./LocalDateTimeFieldInput'),
};
export default parts;
