import type { Page } from '@playwright/test';
import { expect } from './portal';

type Translated = { lost?: string[] };

/**
 * Does to a page what the translator of a browser does: replaces each text by `<font><font>text</font></font>`, now and whenever
 * one is added, outside `translate="no"`. The text stays the same, so that tests find it.
 */
export const translatePage = (page: Page) =>
  page.addInitScript(() => {
    const lost: string[] = [];
    (window as Translated).lost = lost;
    // React goes on writing into the node that was replaced: nobody sees that
    const replaced = new MutationObserver((records) =>
      lost.push(...records.map(({ oldValue, target }) => `"${oldValue}" → "${target.nodeValue}"`)),
    );
    const isTranslated = (text: Text) => {
      const parent = text.parentElement;
      return (
        parent !== null && /\p{L}|\p{N}/u.test(text.data) && !parent.closest('[translate=no], head, font, script, style, textarea, svg')
      );
    };
    const translate = (node: Node) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      for (let text: Node | null = walker.currentNode; text; text = walker.nextNode()) if (text instanceof Text) texts.push(text);
      for (const text of texts.filter(isTranslated)) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        outer.style.verticalAlign = 'inherit';
        inner.style.verticalAlign = 'inherit';
        inner.append(text.data);
        outer.append(inner);
        replaced.observe(text, { characterData: true, characterDataOldValue: true });
        text.replaceWith(outer);
      }
    };
    const observer = new MutationObserver((records) => {
      for (const { addedNodes, target, type } of records) (type === 'characterData' ? [target] : addedNodes).forEach(translate);
    });
    observer.observe(document, { childList: true, characterData: true, subtree: true });
  });

/** Every text that has changed since the page was translated is seen. */
export const expectNothingLost = async (page: Page) => {
  expect(await page.locator('font').count()).toBeGreaterThan(0);
  expect(await page.evaluate(() => (window as Translated).lost)).toEqual([]);
};
