import type { Page, Request } from '@playwright/test';
import { expect } from '../portal';

/** What says that something is on its way. */
const waiting = '[aria-busy=true], [role=progressbar], .skeleton, .value-waiting, [data-testid=loading-overlay]';

/** Watches what a page asks of the CMS. */
export const watchCalls = (page: Page) => {
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (request.url().includes('/portal-cms/')) underWay.add(request);
  });
  // a reply that nobody reads to its end never finishes
  page.on('response', (response) => underWay.delete(response.request()));
  page.on('requestfailed', (request) => underWay.delete(request));
  const said = () => page.locator(waiting).evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.slice(0, 120)));
  return {
    /** The page is a new one: what the former one asked for is never answered. */
    reset: () => underWay.clear(),
    /** Nothing is on its way any more, and nothing says that something is. */
    settled: () =>
      expect
        .poll(async () => (underWay.size > 0 ? ['a call'] : said()), {
          intervals: [20, 20, 50],
          message: 'what is awaited',
        })
        .toEqual([]),
  };
};
export type Calls = ReturnType<typeof watchCalls>;

/** What must never happen in a page, whatever the CMS replies: dialogs of the browser, and code that it was handed. */
export const watchHarm = (page: Page) => {
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  return async () => {
    expect(await page.evaluate(() => 'hit' in window), 'something ran').toBe(false);
    expect(dialogs, 'dialogs of the browser').toBe(0);
  };
};

/** The first lines of why an expectation failed, in one. */
export const whyOf = (error: unknown) =>
  (error as Error).message
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, 4)
    .join(' ')
    .slice(0, 400);
