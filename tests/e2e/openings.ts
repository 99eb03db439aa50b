import type { Page } from '@playwright/test';
import { isSoak, sampleSize } from '../sampling';
import { countObjectUrls } from './objectUrls';
import { expect, test, type Portal } from './portal';

/** How many times a dialog is opened and closed. */
export const openings = sampleSize(5, 100);

type Opening = {
  path: string;
  /** The button that opens the dialog. */
  name: string;
  /** What stands in it once it is there. */
  opened: string;
};

/** A dialog that was opened and closed many times leaves no node, no address of a file and no worker behind. */
export const expectNothingLeft = async (portal: Portal, page: Page, { path, name, opened }: Opening) => {
  if (isSoak) test.setTimeout(openings * 6_000);
  const openUrls = await countObjectUrls(page);
  await portal.signIn('superadmin', path);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const nodes = async () => {
    for (let i = 0; i < 3; i += 1) await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find((metric) => metric.name === 'Nodes')!.value;
  };
  const round = async () => {
    await page.getByRole('button', { name, exact: true }).click();
    await page.locator(opened).first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
  };
  // The dialog that closed last may still be held for a moment; a leak is in every one of three counts.
  const leastNodes = async () => {
    const counts: number[] = [];
    for (let i = 0; i < 3; i += 1) {
      await round();
      counts.push(await nodes());
    }
    return Math.min(...counts);
  };
  // what arrives by itself is no node of a dialog
  await page.waitForLoadState('networkidle');
  const [urls, before] = [await openUrls(), await leastNodes()];
  for (let i = 0; i < openings; i += 1) await round();
  const after = await leastNodes();
  expect([await openUrls(), page.workers().length]).toEqual([urls, 0]);
  expect(after - before, 'less than one node an opening').toBeLessThan(openings);
};
