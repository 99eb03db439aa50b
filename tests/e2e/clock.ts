import type { Page } from '@playwright/test';

/**
 * Stops the timers of a page in which `page.clock.install` has replaced the clock. `page.clock.runFor` lets time pass,
 * `page.clock.resume` starts the timers again. The time is fixed first, so that a slow machine cannot pass it before the stop.
 */
export const pauseClock = async (page: Page) => {
  const now = await page.evaluate(() => Date.now());
  await page.clock.setFixedTime(now);
  await page.clock.pauseAt(now);
  await page.clock.setSystemTime(now);
};
