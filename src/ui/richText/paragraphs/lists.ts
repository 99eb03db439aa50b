import { hasBlocks, isBlank, isElement, unwrapBlock } from './blocks';
import { formatListNumber } from './listNumber';
import { styleValue } from './styleMarks';

const bulletStyles = ['disc', 'circle', 'square'];
const integerOf = (element: Element, attribute: string) => {
  const number = Number.parseInt(element.getAttribute(attribute) ?? '', 10);
  return Number.isSafeInteger(number) ? number : null;
};
const styleName = /\b(?:none|disc|circle|square|decimal(?:-leading-zero)?|(?:lower|upper)-(?:alpha|latin|roman))\b/;
const listStyle = (element: Element) => styleValue(element, 'list-style-type') || styleName.exec(styleValue(element, 'list-style'))?.[0];
const markerStyle = (item: Element, list: Element) =>
  [listStyle(item), listStyle(list), item.getAttribute('type'), list.getAttribute('type')].find(Boolean) ??
  (list.tagName === 'OL' ? '1' : 'disc');

/** Puts a marker before the first text of an item, unless a nested list, which has markers of its own, comes first. */
const addMarker = (parent: Element, marker: string) => {
  const first = [...parent.childNodes].find((node) => !isBlank(node));
  if (first && isElement(first) && /^[OU]L$/.test(first.tagName)) return;
  if (first && isElement(first) && hasBlocks(first)) addMarker(first, marker);
  else parent.prepend(marker);
};

const addMarkers = (list: Element) => {
  const items = [...list.children].filter(({ tagName }) => tagName === 'LI');
  const isReversed = list.hasAttribute('reversed');
  let number = integerOf(list, 'start') ?? (isReversed ? items.length : 1);
  for (const item of items) {
    number = integerOf(item, 'value') ?? number;
    const style = markerStyle(item, list);
    if (style !== 'none') addMarker(item, bulletStyles.includes(style.toLowerCase()) ? '• ' : `${formatListNumber(number, style)}. `);
    number += isReversed ? -1 : 1;
  }
};

/** Turns the items of lists into paragraphs with their bullet or number as text, because a rich text has no lists. */
export const flattenLists = (fragment: DocumentFragment) => {
  for (const list of fragment.querySelectorAll('ol, ul')) addMarkers(list);
  for (const item of fragment.querySelectorAll('li')) if (!/^[OU]L$/.test(item.parentElement?.tagName ?? '')) addMarker(item, '• ');
  // nested ones first
  for (const element of [...fragment.querySelectorAll('ol, ul, li')].reverse()) unwrapBlock(element);
};
