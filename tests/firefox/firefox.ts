/** A portal over a box, in Debian's Firefox, driven by WebDriver BiDi. */
import type { Page } from '@playwright/test';
import { firefox, type Browser } from 'firefox-driver';
import { Portal, test as base, watch } from '../e2e/portal';

export const test = base.extend<{ portal: Portal }, { firefoxBrowser: Browser }>({
  firefoxBrowser: [
    async ({}, use) => {
      // the channel chooses the protocol; the path, the browser
      const browser = await firefox.launch({
        channel: 'moz-firefox',
        executablePath: process.env.PORTAL_FIREFOX ?? '/usr/bin/firefox-esr',
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  page: async ({ firefoxBrowser }, use) => {
    const context = await firefoxBrowser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
      timezoneId: 'Asia/Hong_Kong',
    });
    // of the same library, one version older
    await use((await context.newPage()) as unknown as Page);
    await context.close();
  },
  portal: async ({ page, box }, use) => {
    const portal = new Portal(page, box.root);
    portal.tellsBodies = false;
    await portal.control('POST', 'reset');
    watch(portal, page);
    await use(portal);
    base.expect(portal.problems).toEqual([]);
  },
});
export const { expect } = base;
