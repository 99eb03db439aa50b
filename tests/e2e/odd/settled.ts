import type { Page, Request } from '@playwright/test';
import { expect } from '../portal';

/** What says that something is on its way. */
const waiting = '[aria-busy=true], [role=progressbar], .skeleton, .value-waiting, [data-testid=loading-overlay]';

/** Watches what a page asks of the CMS. */
export const watchCalls = (page: Page) => {
  let underWay = 0;
  const isCall = (request: Request) => request.url().includes('/portal-cms/');
  const end = (request: Request) => void (underWay -= Number(isCall(request)));
  page.on('request', (request) => void (underWay += Number(isCall(request))));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  const said = () => page.locator(waiting).evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.slice(0, 120)));
  return {
    /** The page is a new one: what the former one asked for is never answered. */
    reset: () => void (underWay = 0),
    /** Nothing is on its way any more, and nothing says that something is. */
    settled: () =>
      expect
        .poll(async () => (underWay > 0 ? ['a call'] : said()), { intervals: [20, 20, 50], timeout: 10_000, message: 'what is awaited' })
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
