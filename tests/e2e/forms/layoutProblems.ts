/** Finds what a form lays out wrong: parts that overlap, stick out, are cut, or are too narrow to be used. */
import type { Page } from '@playwright/test';

/** Runs in the page. Looks at every control and every word of the cards, wherever the page is scrolled to. */
const problemsOf = () => {
  type Part = { element: Element; name: string; box: DOMRect; shown: DOMRect };
  const controls = 'input, select, textarea, button, [role=textbox], svg, img, progress';
  const textInputs = 'input:not([type=checkbox], [type=radio]), select, textarea, [role=textbox]';
  /** Fewer pixels show no more than four letters. */
  const leastWidth = 60;
  /** The boxes that a part may not leave, and what stands in one of them by itself. */
  const surroundings = ['.field', '.form-row, .sheet-fields > *, .cards-fields > *', '.card'];
  const composed = '.input-box, .select';
  const problems = new Set<string>();
  const { scrollWidth, clientWidth } = document.scrollingElement!;
  if (scrollWidth > clientWidth) problems.add(`the page is ${scrollWidth} wide in a window of ${clientWidth}`);

  const memo = <V>(read: (element: Element) => V) => {
    const known = new Map<Element, V>();
    return (element: Element): V => {
      if (!known.has(element)) known.set(element, read(element));
      return known.get(element)!;
    };
  };
  const styleOf = memo((element) => getComputedStyle(element));
  const boxOf = memo((element) => element.getBoundingClientRect());
  const isHidden: (element: Element) => boolean = memo((element) => {
    const { display, visibility, opacity, clipPath } = styleOf(element);
    if (display === 'none' || visibility === 'hidden' || opacity === '0' || clipPath.startsWith('inset(50%')) return true;
    return !element.matches('form') && isHidden(element.parentElement!);
  });
  /** The part of a box that the elements around it show; null for all of it. */
  const clipOf: (element: Element) => { left: number; right: number; top: number; bottom: number } | null = memo((element) => {
    if (element.matches('form')) return null;
    const outer = clipOf(element.parentElement!);
    const { overflowX, overflowY } = styleOf(element);
    if (overflowX === 'visible' && overflowY === 'visible') return outer;
    const box = boxOf(element);
    const { left = -Infinity, right = Infinity, top = -Infinity, bottom = Infinity } = outer ?? {};
    return {
      left: overflowX === 'visible' ? left : Math.max(left, box.left),
      right: overflowX === 'visible' ? right : Math.min(right, box.right),
      top: overflowY === 'visible' ? top : Math.max(top, box.top),
      bottom: overflowY === 'visible' ? bottom : Math.min(bottom, box.bottom),
    };
  });
  /** Whether an element scrolls, or ends its text in dots: what it hides is no mistake. */
  const mayHide: (element: Element) => boolean = memo((element) => {
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = styleOf(element);
    if (/auto|scroll/.test(overflowX + overflowY) || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return true;
    return !element.matches('form') && mayHide(element.parentElement!);
  });

  const parts: Part[] = [];
  const add = (element: Element, name: string, box: DOMRect, around: Element) => {
    const clip = clipOf(around);
    const left = Math.max(box.left, clip?.left ?? -Infinity);
    const top = Math.max(box.top, clip?.top ?? -Infinity);
    const width = Math.min(box.right, clip?.right ?? Infinity) - left;
    const height = Math.min(box.bottom, clip?.bottom ?? Infinity) - top;
    if (width > 0 && height > 0) parts.push({ element, name, box, shown: new DOMRect(left, top, width, height) });
  };
  const where = (element: Element) => {
    const field = element.closest('.card .field:not(.field .field)') ?? element.closest('.card')!;
    return `in '${field.querySelector('.label, h2')?.textContent.trim()}'`;
  };
  for (const card of document.querySelectorAll('.resource-form .card')) {
    for (const element of card.querySelectorAll(controls)) {
      if (isHidden(element) || element.closest('.form-buttons') || element.parentElement!.closest('button, [role=textbox]')) continue;
      add(
        element,
        `${element.tagName.toLowerCase()} ${element.getAttribute('name') ?? element.textContent.trim()}`.trim(),
        boxOf(element),
        element.parentElement!,
      );
    }
    const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      if (isHidden(element) || element.closest('.form-buttons, option, textarea')) continue;
      for (const { index, 0: word } of (node as Text).data.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        for (const box of range.getClientRects()) add(element, word, box, element);
      }
    }
  }

  if (parts.length === 0) problems.add('the page has no form with cards');

  // the line of a small text is higher than the box around it
  const isWithin = (a: DOMRect, b: DOMRect) => a.left > b.left - 2 && a.right < b.right + 2 && a.top > b.top - 5 && a.bottom < b.bottom + 5;
  for (const { element, name, box, shown } of parts) {
    const left = surroundings.find((selector) => {
      const around = element.parentElement!.closest(selector);
      return around && !isWithin(shown, boxOf(around));
    });
    if (left) problems.add(`${name} sticks out of ${left} ${where(element)}`);
    if ((box.width > shown.width + 1 || box.height > shown.height + 4) && !mayHide(element))
      problems.add(`${name} is cut ${where(element)}`);
    if (element.matches(textInputs) && shown.width < leastWidth) problems.add(`${name} is ${shown.width} wide ${where(element)}`);
  }

  const areOne = (a: Element, b: Element) => {
    const whole = a.closest(composed);
    return a.contains(b) || b.contains(a) || (whole !== null && whole === b.closest(composed));
  };
  const downwards = parts.toSorted((a, b) => a.shown.top - b.shown.top);
  for (const [i, a] of downwards.entries()) {
    for (let next = i + 1; next < downwards.length && downwards[next]!.shown.top < a.shown.bottom - 3; next += 1) {
      const b = downwards[next]!;
      const width = Math.min(a.shown.right, b.shown.right) - Math.max(a.shown.left, b.shown.left);
      const height = Math.min(a.shown.bottom, b.shown.bottom) - b.shown.top;
      if (width > 1 && height > 3 && !areOne(a.element, b.element))
        problems.add(`${a.name} ${where(a.element)} and ${b.name} ${where(b.element)} overlap`);
    }
  }
  return [...problems];
};

/** What the form on the page lays out wrong in the window as it is. */
export const findLayoutProblems = (page: Page): Promise<string[]> => page.evaluate(problemsOf);
