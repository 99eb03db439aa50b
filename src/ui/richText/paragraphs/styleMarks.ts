/** Office programs and web pages format text by styles; rich text formats it by marks. */

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
const wrapContent = (element: Element, tag: string) => {
  const mark = document.createElement(tag);
  mark.append(...element.childNodes);
  element.append(mark);
};

/** Adds the marks that styles (`data-style`) express. */
export const addStyleMarks = (fragment: DocumentFragment) => {
  for (const element of fragment.querySelectorAll('[data-style]'))
    if (isCancelled(element)) unwrap(element);
    else for (const [tag, isMarked] of marks) if (isMarked(element) && !element.closest(tag)) wrapContent(element, tag);
};
