import { lazyComponent } from '../lazy';

/** A text as the markup that it is; the sanitiser arrives with the first one. */
export const RenderedTextPart = lazyComponent(() => import('./RenderedText'));
