/** What the page of a DOM test shows, as lines of text, and how to wait until it no longer changes. */
import { whilePageChanges } from './page';
import type { Portal } from './portal';

const nodeTimeout = globalThis.setTimeout;
const openPopups = '[role=dialog], [role=menu], dialog[open]';
const loading = '[aria-busy=true], [aria-label="Loading…"], [placeholder="Loading…"], .file-image-waiting, .file-checking';
/** How many times in a row the page has to be unchanged. React, lazy parts and focus need a few tasks each. */
const quietTasks = 8;

const isLoading = () =>
  document.querySelector(loading) !== null ||
  [...document.querySelectorAll('select')].some(({ options }) => options[0]?.textContent === 'Loading…');

/** Waits until no request is under way, nothing is loading and the page has not changed for some tasks. */
export const settle = (portal: Portal) =>
  whilePageChanges(async () => {
    let quiet = 0;
    const observer = new MutationObserver(() => (quiet = 0));
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    while (quiet < quietTasks) {
      await new Promise((resolve) => nodeTimeout(resolve, 0));
      await new Promise(setImmediate);
      quiet = portal.pending > 0 || isLoading() ? 0 : quiet + 1;
    }
    observer.disconnect();
  });

/** The open dialogs, panels and menus, the one on top last. */
export const popups = () => [...document.querySelectorAll<HTMLElement>(openPopups)];

const textOf = (element: Element | null | undefined) => element?.textContent.trim() ?? '';
/** The name of a control, from the first source that has one. */
export const nameOfControl = (control: Element) => {
  const label = control.getAttribute('aria-label');
  const labelledBy = control.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const named = labelledBy.map((id) => textOf(document.getElementById(id))).join(' ');
  const labels = [...((control as HTMLInputElement).labels ?? [])].map(textOf).join(' ');
  return label || named || labels || textOf(control) || control.getAttribute('name') || '';
};
/** What a control shows: its name and its value. */
const controlLine = (control: Element) => {
  const name = nameOfControl(control);
  if (control instanceof HTMLSelectElement) {
    const offered = [...control.options].map(({ textContent }) => textContent).join(', ');
    // `selectedOptions` of happy-dom may be out of date
    return `${name}: ${[...control.options].find(({ selected }) => selected)?.textContent ?? ''} (of ${offered})`;
  }
  const { type, checked, value } = control as HTMLInputElement;
  if (type === 'file') return [];
  return type === 'checkbox' || type === 'radio' ? `[${checked ? 'x' : ' '}] ${name}` : `${name}: ${value}`;
};
const states = ['disabled', 'aria-disabled', 'aria-invalid', 'aria-expanded', 'aria-pressed', 'aria-current', 'aria-label', 'readonly'];

/** What a list says half a second after it stands still may come in either round. */
const isHidden = (element: Element) =>
  element.matches('script, style, .toast-host, .list-announcement') || (element instanceof HTMLElement && element.style.display === 'none');
const linesIn = (element: Element): string[] => {
  if (isHidden(element)) return [];
  const marks = states.filter((name) => element.hasAttribute(name)).map((name) => `${name}=${element.getAttribute(name)}`);
  const suffix = marks.length > 0 ? ` {${marks.join(' ')}}` : '';
  if (element.matches('input, select, textarea')) return [controlLine(element)].flat().map((line) => line + suffix);
  const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ textContent }) => textContent);
  const text = own.join('').trim();
  return [...(text || suffix ? [text + suffix] : []), ...[...element.children].flatMap(linesIn)];
};
const focusLine = () => {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return 'focus: the page';
  // after a deletion it is on the row that takes the place, which is another one each time
  if (activeElement.matches('[data-row-link]')) return 'focus: the link of a row';
  return `focus: ${activeElement.localName} ${nameOfControl(activeElement).slice(0, 60)}`;
};

/** What is compared: the whole page, the open dialogs and menus where the rows of the page differ, or some elements. */
export type Scope = 'page' | 'popups' | (() => Iterable<Element>);

/** The texts and the values of a part of the page in order, then where the focus is, if it is there. Messages at the top and announcements of lists are left out. */
export const pageState = (scope: Scope) => {
  const elements = scope === 'page' ? [document.body] : scope === 'popups' ? popups() : [...scope()];
  const hasFocus = typeof scope === 'string' || elements.some((element) => element.contains(document.activeElement));
  return [...elements.flatMap(linesIn), ...(hasFocus ? [focusLine()] : [])];
};
