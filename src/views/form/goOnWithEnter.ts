import type { KeyboardEvent } from 'react';
import { isEnter } from '../../ui/pressedKeys';

const isField = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.matches('input, select, textarea, [contenteditable=true]') &&
  element.tabIndex >= 0 &&
  element.checkVisibility();

const isAfter = (element: Node, other: Node) => (other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Enter goes on to the next field of a long form, and from the last one to its button: nobody sends ninety fields by a slip. */
export const goOnWithEnter = (event: KeyboardEvent<HTMLFormElement>) => {
  const { target, currentTarget: form } = event;
  const isOneLine = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  if (!isEnter(event) || event.defaultPrevented || !isOneLine || !form.contains(target)) return;
  event.preventDefault();
  const fields = [...form.elements, ...form.querySelectorAll('[contenteditable=true]')].filter(isField);
  const [next] = fields.filter((field) => isAfter(field, target)).toSorted((a, b) => (isAfter(b, a) ? -1 : 1));
  (next ?? form.querySelector<HTMLElement>('[type=submit]'))?.focus();
};
