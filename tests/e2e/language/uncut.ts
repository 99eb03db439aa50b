/** Whether texts can be read: none is cut, none lies over another one. */
import type { Page } from '@playwright/test';
import { drawn } from '../renders';

export const desk = { width: 1440, height: 900 };
export const laptop = { width: 1024, height: 768 };
export const phone = { width: 360, height: 740 };
/** The widths of a desk, a small laptop and a phone. */
const widths = [desk, laptop, phone] as const;

/** What is wrong with the texts that are in the window. */
const problemsOf = () => {
  type Shown = { text: string; element: Element; rect: DOMRect; layer: Element | null };
  const problems: string[] = [];
  const nameOf = (element: Element) => `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').replaceAll(' ', '.')}`;
  const page = document.scrollingElement!;
  if (page.scrollWidth > window.innerWidth + 1) problems.push(`the page is ${page.scrollWidth} wide in a window of ${window.innerWidth}`);
  /** What is pinned or floats lies over the rest on purpose. */
  const layerOf = (element: Element | null): Element | null =>
    element === null || /fixed|sticky|absolute/.test(getComputedStyle(element).position) ? element : layerOf(element.parentElement);
  /** What of a text can be seen: boxes around it may end before it does. */
  const seenOf = (rect: DOMRect, element: Element | null): DOMRect => {
    if (element === null || element === document.body) return rect;
    const { overflowX, overflowY } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const within = (overflow: string, from: number, to: number, start: number, end: number): [number, number] =>
      overflow === 'visible' ? [from, to] : [Math.max(from, start), Math.min(to, end)];
    const [left, right] = within(overflowX, rect.left, rect.right, box.left, box.right);
    const [top, bottom] = within(overflowY, rect.top, rect.bottom, box.top, box.bottom);
    return seenOf(new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top)), element.parentElement);
  };
  const shown: Shown[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!;
    const text = (node as Text).data.trim();
    if (!text || !/\p{L}/u.test(text) || element.closest('script, style, option, .visually-hidden, .skip-link, svg')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 2 || rect.height < 2) continue;
      shown.push({ text, element, rect, layer: layerOf(element) });
    }
  }
  for (const { text, element, rect } of shown) {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.position === 'fixed') break;
      const outer = box.getBoundingClientRect();
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      // what ends in dots says that it goes on, and has its whole text in a title
      const isTold = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      if (isTold) break;
      if (hides(style.overflowX) && outer.width > 2 && (rect.right > outer.right + 1 || rect.left < outer.left - 1)) {
        problems.push(`cut at the side: ${text.slice(0, 60)} in ${nameOf(box)}`);
        break;
      }
      if (hides(style.overflowY) && outer.height > 2 && (rect.bottom > outer.bottom + 3 || rect.top < outer.top - 3)) {
        problems.push(`cut above or below: ${text.slice(0, 60)} in ${nameOf(box)}`);
        break;
      }
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
    }
  }
  // of two texts that lie over each other both are on top somewhere, or one of them is covered by a box of the other
  const isOnTop = ({ element, rect }: Shown) => {
    const found = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2);
    return found !== null && (element === found || element.contains(found) || found.contains(element));
  };
  const inWindow = shown
    .map((each) => ({ ...each, rect: seenOf(each.rect, each.element) }))
    .filter(({ rect }) => rect.bottom > 0 && rect.top < window.innerHeight && rect.right > 0 && rect.left < window.innerWidth);
  const onTop = inWindow.filter(isOnTop);
  for (const [i, a] of onTop.entries())
    for (const b of onTop.slice(i + 1)) {
      if (a.element === b.element || a.layer !== b.layer) continue;
      const width = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
      const height = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top);
      if (width > 2 && height > 4)
        problems.push(`'${a.text.slice(0, 40)}' (${nameOf(a.element)}) lies over '${b.text.slice(0, 40)}' (${nameOf(b.element)})`);
    }
  return [...new Set(problems)];
};

/** What of the window cannot be read, at each width. */
export const unreadableAt = async (
  page: Page,
  where: string,
  sizes: readonly { width: number; height: number }[] = widths,
): Promise<string[]> => {
  const before = page.viewportSize()!;
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    // the layout of a width settles within some frames: menus are measured, what is sticky makes room
    let problems: string[] = [];
    for (let frame = 0; frame < 10; frame += 1) {
      await drawn(page);
      problems = await page.evaluate(problemsOf);
      if (problems.length === 0) break;
    }
    for (const problem of problems) found.push(`${where} at ${size.width}: ${problem}`);
  }
  await page.setViewportSize(before);
  await drawn(page);
  return found;
};
