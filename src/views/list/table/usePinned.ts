import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the columns that identify a row in view. What sticks beside them and what scrolls under them is placed by their
 * widths, which follow the content: `--first`, `--second`, `--operation`, `--start` and `--end`; `data-stuck` says how many of them stand
 * at the left edge, `data-ahead` that the name stands at the right one, before its place.
 */
export const usePinned = (columns: readonly string[]) => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const pinned = [...element.querySelectorAll<HTMLElement>('thead .pinned')];
    const operation = element.querySelector<HTMLElement>('thead .operation');
    const widthOf = (cell: HTMLElement | null | undefined) =>
      cell && getComputedStyle(cell).position === 'sticky' ? Math.floor(cell.getBoundingClientRect().width) : 0;
    const mark = () => {
      const edge = element.getBoundingClientRect().left;
      const lefts = [0, widthOf(pinned[0])];
      const isStuck = (cell: HTMLElement, i: number) => widthOf(cell) > 0 && cell.getBoundingClientRect().left - edge <= lefts[i]! + 1;
      element.dataset.stuck = String(pinned.filter(isStuck).length);
      const before = pinned[1]?.previousElementSibling;
      const isAhead = Boolean(before && before.getBoundingClientRect().right > pinned[1]!.getBoundingClientRect().left + 1);
      element.toggleAttribute('data-ahead', isAhead && element.dataset.stuck !== '2');
      const end = widthOf(operation) + (element.hasAttribute('data-ahead') ? widthOf(pinned[1]) : 0);
      element.style.setProperty('--end', `${end}px`);
    };
    const measure = () => {
      const [first, second] = [widthOf(pinned[0]), widthOf(pinned[1])];
      for (const [name, width] of Object.entries({ first, second, start: first + second, operation: widthOf(operation) }))
        element.style.setProperty(`--${name}`, `${width}px`);
      mark();
    };
    const observer = new ResizeObserver(measure);
    for (const each of [element, ...pinned, operation]) if (each) observer.observe(each);
    element.addEventListener('scroll', mark);
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, [columns]);
  return box;
};
