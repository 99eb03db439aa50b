import type { Page } from '@playwright/test';

/** Counts the addresses of blobs that a page has made and not let go of. To be asked for before the page opens. */
export const countObjectUrls = async (page: Page) => {
  await page.addInitScript(() => {
    const w = window as unknown as { open: number };
    w.open = 0;
    const [create, revoke] = [URL.createObjectURL.bind(URL), URL.revokeObjectURL.bind(URL)];
    URL.createObjectURL = (blob: Blob) => ((w.open += 1), create(blob));
    URL.revokeObjectURL = (url: string) => ((w.open -= 1), revoke(url));
  });
  return () => page.evaluate(() => (window as unknown as { open: number }).open);
};
