import type { KindParts } from '../../kindParts';
import codec from './codec';

const parts: KindParts<'choice'> = {
  options: () => import('./options'),
  codec,
  Input: () => import('./ChoiceInput'),
  Filter: () => import('./ChoiceFilter'),
};
export default parts;
