import type { Locator, Page } from '@playwright/test';
import { shell } from '../../playwright.config';

/** Scrollbars that take room, as on most office machines. */
export const visibleScrollbars = { launchOptions: { ...shell, ignoreDefaultArgs: ['--hide-scrollbars'] } };

/** A narrow and a wide system font. */
export const fonts = ['Liberation Sans Narrow', 'DejaVu Sans'] as const;

/** Draws the page with a font from its first line on. */
export const useFont = (page: Page, family: string) =>
  page.addInitScript((name) => {
    const set = () => {
      document.documentElement?.style.setProperty('--font', `'${name}'`);
      return Boolean(document.documentElement);
    };
    if (!set()) new MutationObserver((_, observer) => set() && observer.disconnect()).observe(document, { childList: true });
  }, family);

/** What a person sees of an element: its whole box is in the window, and nothing lies over its corners. */
export const isSeenWhole = (element: Locator) =>
  element.evaluate((target) => {
    const { left, right, top, bottom } = target.getBoundingClientRect();
    const corners = [
      [left + 2, top + 2],
      [right - 2, top + 2],
      [left + 2, bottom - 2],
      [right - 2, bottom - 2],
    ] as const;
    return corners.every(([x, y]) => {
      const found = document.elementFromPoint(x, y);
      return found !== null && (target.contains(found) || found.contains(target));
    });
  });
