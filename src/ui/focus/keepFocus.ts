import { getPageHeading, headingSelector } from './focusContent';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), [contenteditable=true], [tabindex="0"]';

/** Whether the focus is where a Tab would begin at the top of the page. */
const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

/** Where something was removed: its former parent and neighbours. */
type Place = Pick<MutationRecord, 'target' | 'previousSibling' | 'nextSibling'>;

/** Whether an element comes after a place. */
const isAfter = ({ previousSibling, nextSibling }: Place, element: Element) => {
  const { DOCUMENT_POSITION_FOLLOWING: following } = Node;
  if (nextSibling?.isConnected) return element === nextSibling || (nextSibling.compareDocumentPosition(element) & following) !== 0;
  if (!previousSibling?.isConnected) return true;
  return !previousSibling.contains(element) && (previousSibling.compareDocumentPosition(element) & following) !== 0;
};

const controlsIn = (part: Element) =>
  [...part.querySelectorAll<HTMLElement>(focusable)].filter(
    (control) => control.checkVisibility() && !control.closest('[inert], [aria-hidden=true]'),
  );

/** The content of a new page, from which a list moves the focus to the row that it returns to; else the first control. */
const startOfPage = () => {
  const main = document.querySelector('main');
  return main && (main.hasAttribute('tabindex') ? main : controlsIn(main)[0]);
};

/**
 * The control nearest to a place, in the smallest part of the page that has one: the next one, else the one before. After a
 * dialog whose opener is gone it is where the page starts.
 */
const nearestControl = (place: Place): HTMLElement | null | undefined => {
  for (let part = place.target as Element | null; part && part !== document.body; part = part.parentElement) {
    const controls = controlsIn(part);
    const next = controls.find((control) => isAfter(place, control)) ?? controls.at(-1);
    if (next) return next;
    // a page or dialog without controls takes the focus itself
    if (part.matches('[tabindex="-1"]')) return part as HTMLElement;
  }
  return startOfPage();
};

/**
 * Keeps the focus in its part of the page when the focused control is removed and nothing else takes the focus within a frame,
 * such as Retry after the part has loaded. Only for the keyboard: a tap must not open the keyboard of a phone. The heading of the page,
 * which opens none, passes the focus on to the heading that replaces it in any case. Returns what ends it.
 */
export const keepFocus = () => {
  let focused: Element | null = null;
  let page = '';
  let isByKey = false;
  let frame = 0;
  /** The address and the page that is drawn, which follows the address a moment later. */
  const getPage = () => `${window.location.hash.split('?')[0]} ${document.getElementById('content')?.dataset.path}`;
  const onFocus = ({ target }: FocusEvent) => {
    focused = target as Element;
    page = getPage();
  };
  const onKey = () => void (isByKey = true);
  const onPointer = () => void (isByKey = false);
  const onRemoved = (records: MutationRecord[]) => {
    if (!focused || focused.isConnected || !(isByKey || focused.matches(headingSelector))) return;
    const removed = focused;
    const place = records.find(
      ({ target, removedNodes }) => target.isConnected && [...removedNodes].some((node) => node.contains(removed)),
    );
    focused = null;
    if (!place) return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      if (!isFocusLost()) return;
      const isSamePage = page === getPage();
      const newHeading = isSamePage && !removed.matches(headingSelector) ? null : getPageHeading();
      const target = newHeading ?? (isSamePage ? nearestControl(place) : startOfPage());
      target?.focus({ preventScroll: target.matches(`main, ${headingSelector}`) });
    });
  };
  const observer = new MutationObserver(onRemoved);
  observer.observe(document.body, { childList: true, subtree: true });
  const end = new AbortController();
  const options = { capture: true, signal: end.signal };
  document.addEventListener('focusin', onFocus, options);
  document.addEventListener('keydown', onKey, options);
  document.addEventListener('pointerdown', onPointer, options);
  return () => {
    end.abort();
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
};
