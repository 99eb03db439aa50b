import { lazyComponent } from '../lazy';

/** A rich text for reading; the sanitiser loads with the first one. */
export const RichTextPreviewPart = lazyComponent(() => import('./RichTextPreview'));
