import type { Page } from '@playwright/test';

/** Lets a part of the portal not arrive at its address. Answers with how often it failed. @param times how often it fails. Default: always */
export const abortPart = async (page: Page, name: string, times?: number) => {
  let count = 0;
  await page.route(
    `**/assets/${name}-*.js`,
    (route) => {
      count += 1;
      return route.abort();
    },
    { times },
  );
  return () => count;
};
