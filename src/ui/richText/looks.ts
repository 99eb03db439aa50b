/** What is pasted says by looks what a text says by marks: a bold word is a span of a heavy weight, and a list item has a bullet that nobody wrote. */

const marks: readonly [tag: string, looks: RegExp][] = [
  ['strong', /font-weight\s*:\s*(?:bold|[6-9]00)/i],
  ['em', /font-style\s*:\s*(?:italic|oblique)/i],
  ['u', /text-decoration[^;]*:[^;]*underline/i],
  ['s', /text-decoration[^;]*:[^;]*line-through/i],
];
/** A tag whose looks take its meaning back, as the one around a whole document of Google Docs. */
const isPlain = (element: Element, looks: string) =>
  /^(?:b|strong)$/i.test(element.tagName) && /font-weight\s*:\s*(?:normal|400)/i.test(looks);

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);
const wrap = (element: Element, tag: string) => {
  const mark = document.createElement(tag);
  mark.append(...element.childNodes);
  element.append(mark);
};

/** List items as paragraphs with their bullet or number as text. */
const withBullets = (fragment: DocumentFragment) => {
  for (const item of fragment.querySelectorAll('li')) {
    const list = item.parentElement;
    const isOrdered = list?.tagName === 'OL';
    const at = list ? [...list.children].filter(({ tagName }) => tagName === 'LI').indexOf(item) + 1 : 1;
    const first = item.querySelector('p') ?? item;
    first.prepend(isOrdered ? `${at}. ` : '• ');
  }
};

/** Turns looks (`data-style`, as the sanitiser keeps them) into marks, and takes them away. */
export const withoutLooks = (fragment: DocumentFragment): DocumentFragment => {
  for (const element of fragment.querySelectorAll('[data-style]')) {
    const looks = element.getAttribute('data-style')!;
    element.removeAttribute('data-style');
    if (isPlain(element, looks)) unwrap(element);
    else for (const [tag, pattern] of marks) if (pattern.test(looks) && !element.closest(tag)) wrap(element, tag);
  }
  withBullets(fragment);
  return fragment;
};
