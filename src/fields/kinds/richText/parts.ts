import type { KindParts } from '../../kindParts';
import codec from './codec';

const parts: KindParts<'richText'> = {
  options: () => import('./options'),
  codec,
  Input: () => import('./RichTextInput'),
};
export default parts;
