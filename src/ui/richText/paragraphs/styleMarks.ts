/** Office programs and web pages format text by styles; rich text formats it by marks. */

import { hasBlocks, isBlank, isElement } from './blocks';

/** Returns the last value of a property in a style, in lower case; '' without one. */
export const readStyle = (style: string, ...properties: string[]): string => {
  const values = style.split(';').flatMap((each) => {
    const at = each.indexOf(':');
    return at > 0 && properties.includes(each.slice(0, at).trim().toLowerCase())
      ? [
          each
            .slice(at + 1)
            .trim()
            .toLowerCase(),
        ]
      : [];
  });
  return values.at(-1) ?? '';
};
/** Returns the value of a property in the style that the sanitiser keeps as `data-style`. */
export const styleValue = (element: Element, ...properties: string[]) => readStyle(element.getAttribute('data-style') ?? '', ...properties);

const marks: readonly [tag: string, isMarked: (element: Element) => boolean][] = [
  ['strong', (element) => /^(?:bold|[6-9]00)/.test(styleValue(element, 'font-weight'))],
  ['em', (element) => /^(?:italic|oblique)/.test(styleValue(element, 'font-style'))],
  ['u', (element) => styleValue(element, 'text-decoration', 'text-decoration-line').includes('underline')],
  ['s', (element) => styleValue(element, 'text-decoration', 'text-decoration-line').includes('line-through')],
  ['sup', (element) => styleValue(element, 'vertical-align') === 'super'],
  ['sub', (element) => styleValue(element, 'vertical-align') === 'sub'],
];
/** Whether the style of a bold tag cancels it, such as the one around a whole document of Google Docs. */
const isCancelled = (element: Element) =>
  /^(?:b|strong)$/i.test(element.tagName) && /^(?:normal|400)/.test(styleValue(element, 'font-weight'));

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);
/** Puts the text of an element into marks. Rows, cells, items and paragraphs in it remain where they are. */
const wrapContent = (element: Element, tag: string) => {
  let mark: Element | null = null;
  for (const node of [...element.childNodes]) {
    if (hasBlocks(node)) {
      mark = null;
      wrapContent(node as Element, tag);
    } else if (isElement(node) && node.matches(tag)) mark = null;
    else if (mark || !isBlank(node)) {
      if (!mark) node.before((mark = document.createElement(tag)));
      mark.append(node);
    }
  }
};

/** Adds the marks that styles (`data-style`) express. */
export const addStyleMarks = (fragment: DocumentFragment) => {
  for (const element of fragment.querySelectorAll('[data-style]'))
    if (isCancelled(element)) unwrap(element);
    else for (const [tag, isMarked] of marks) if (isMarked(element) && !element.closest(tag)) wrapContent(element, tag);
};
