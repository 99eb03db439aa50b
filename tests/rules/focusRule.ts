/**
 * Watches the focus of a page: after Enter, Space, Delete or Escape has removed the focused element, the focus has to be on a
 * visible element. On the body, the next Tab would begin at the top of the page. The page has two frames for it, and the time
 * until a person acts again or it has been idle for a while: a part that loads may take the focus when it is there.
 *
 * Playwright runs this function in the page, so it uses nothing outside itself.
 *
 * @param report is called with each loss of the focus
 * @param idleFrames after so many frames in which nothing loads, a lost focus is reported although nobody has acted
 * @returns `look` reports a lost focus at once, `isLost` says whether the page still has to move the focus
 */
export const watchFocus = (report: (problem: string) => void, idleFrames = Infinity) => {
  const keys: Record<string, string> = { Enter: 'Enter', ' ': 'Space', Delete: 'Delete', Escape: 'Escape' };
  let key: string | undefined;
  let focused: Element | null = null;
  /** The loss that may still be made good. */
  let lost: { removed: Element; key: string; frames: number } | null = null;

  const nameOf = (element: Element) => {
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${name.trim().slice(0, 60)}`;
  };
  const isFocusLost = () => {
    const element = document.activeElement;
    return !element || element === document.body || !element.checkVisibility({ visibilityProperty: true });
  };
  const isLoading = () => document.querySelector('[role=progressbar], [aria-busy=true]') !== null;
  const look = () => {
    if (!lost || lost.frames < 2 || isLoading()) return;
    if (isFocusLost()) report(`${lost.key} removed the focused element, and the focus is lost: ${nameOf(lost.removed)}`);
    lost = null;
  };
  const onFrame = () => {
    if (!lost) return;
    lost.frames = isLoading() ? Math.min(lost.frames + 1, 2) : lost.frames + 1;
    if (lost.frames >= idleFrames) look();
    requestAnimationFrame(onFrame);
  };
  const onChange = () => {
    if (!focused || focused.isConnected) return;
    const removed = focused;
    focused = null;
    if (!key) return;
    lost = { removed, key, frames: 0 };
    requestAnimationFrame(onFrame);
  };
  new MutationObserver(onChange).observe(document, { childList: true, subtree: true });

  window.addEventListener('keydown', (event) => (look(), (key = keys[event.key])), true);
  window.addEventListener('pointerdown', () => (look(), (key = undefined)), true);
  window.addEventListener('focusin', ({ target }) => ((focused = target as Element), (lost = null)), true);
  window.addEventListener(
    'focusout',
    ({ target }) =>
      // an element that is removed is still there when it loses the focus
      queueMicrotask(() => {
        if (focused === target && (target as Element).isConnected) focused = null;
      }),
    true,
  );
  return { look, isLost: () => lost !== null && isFocusLost() };
};
