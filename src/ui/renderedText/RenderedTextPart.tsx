import { lazyPart } from '../parts';

/** A text as the markup that it is; the sanitiser arrives with the first one. */
export const RenderedTextPart = lazyPart(() => import('./RenderedText'));
