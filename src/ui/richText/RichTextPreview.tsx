import type { ComponentProps } from 'react';
import RenderedText from '../renderedText/RenderedText';
import { readParagraphs } from './paragraphs/readParagraphs';

/** A rich text for reading, with the lines and marks that the editor shows. */
const RichTextPreview = (props: Omit<ComponentProps<typeof RenderedText>, 'read'>) => <RenderedText {...props} read={readParagraphs} />;
export default RichTextPreview;
