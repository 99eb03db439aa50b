import { sanitise } from '../../renderedText/sanitise';
import { replaceImages } from './images';
import { flattenLists } from './lists';
import { flattenScripts } from './scripts';
import { addStyleMarks } from './styleMarks';
import { flattenTables } from './tables';
import { rewriteWordMarkers } from './wordLists';

const keptAttributes = new Set(['href', 'target', 'rel']);
const removeOtherAttributes = (fragment: DocumentFragment) => {
  for (const element of fragment.querySelectorAll('*'))
    for (const name of element.getAttributeNames()) if (!keptAttributes.has(name)) element.removeAttribute(name);
};

/**
 * Reads any HTML as what a rich text can hold (NTF-031): text in paragraphs and marks. Tables, lists, superscripts and images of
 * emoji become text. The editor and the preview read stored, pasted and dropped HTML this way.
 *
 * @param tags words such as `<AMT1>` that are text and no markup
 */
export const readParagraphs = (html: string, tags: readonly string[]): DocumentFragment => {
  const fragment = sanitise(html, { keepsSource: true, tags });
  // Chrome ends what it copies with this line break
  for (const lineBreak of fragment.querySelectorAll('br.Apple-interchange-newline')) lineBreak.remove();
  replaceImages(fragment);
  rewriteWordMarkers(fragment);
  addStyleMarks(fragment);
  flattenScripts(fragment);
  flattenLists(fragment);
  flattenTables(fragment);
  removeOtherAttributes(fragment);
  return fragment;
};
