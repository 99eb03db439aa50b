import { scriptText } from '../../../format/scriptText';

const innermostElement = (element: Element): Element =>
  element.childNodes.length === 1 && element.firstElementChild ? innermostElement(element.firstElementChild) : element;

/** Writes superscripts and subscripts as text, such as `10⁶`, because a rich text has no mark for them. */
export const flattenScripts = (fragment: DocumentFragment) => {
  for (const element of [...fragment.querySelectorAll('sup, sub')].reverse()) {
    const text = element.textContent ?? '';
    const written = scriptText(element.tagName === 'SUP' ? 'sup' : 'sub', text);
    const innermost = innermostElement(element);
    // text of one piece keeps its marks, such as a link
    if (innermost.children.length === 0) innermost.textContent = written;
    else if (written !== text) element.textContent = written;
    element.replaceWith(...element.childNodes);
  }
};
