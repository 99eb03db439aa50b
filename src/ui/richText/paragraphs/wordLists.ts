/** Word pastes list items as paragraphs with their marker as text. Bullets are letters of symbol fonts, such as "o" and "§". */
import { styleValue } from './styleMarks';

const isMarker = (element: Element) => /^ignore\b/.test(styleValue(element, 'mso-list'));
const isItem = (paragraph: Element) => styleValue(paragraph, 'mso-list') !== '' || /^MsoListParagraph/.test(paragraph.className);

/** A marker as people see it: numbers and dashes are text already, any other single character is a bullet. */
const markerText = (text: string) => (/^[^\p{Nd}\p{Pd}]$/u.test(text) ? '•' : text);

/** A bullet with the blanks that follow it, where Word did not mark it as one. */
const bulletStart = /^\s*[·•o§Øüvq\p{Co}](?=\s*\u00a0)\s+/u;
/** Removes characters at the start of an element. */
const cutStart = (element: Element, count: number) => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = count;
  while (left > 0 && walker.nextNode()) {
    const text = walker.currentNode as Text;
    const length = Math.min(left, text.length);
    text.deleteData(0, length);
    left -= length;
  }
};

/** Writes the markers of Word's list items as those of lists are written: `• ` and `1. `. */
export const rewriteWordMarkers = (fragment: DocumentFragment) => {
  const markers = [...fragment.querySelectorAll('[data-style]')].filter(isMarker);
  const marked = new Set(markers.map((marker) => marker.closest('p')));
  for (const marker of markers) {
    const text = (marker.textContent ?? '').trim();
    marker.replaceChildren(text === '' ? '' : `${markerText(text)} `);
  }
  for (const paragraph of fragment.querySelectorAll('p')) {
    if (marked.has(paragraph) || !isItem(paragraph)) continue;
    const start = bulletStart.exec(paragraph.textContent ?? '')?.[0];
    if (start === undefined) continue;
    cutStart(paragraph, start.length);
    paragraph.prepend('• ');
  }
};
