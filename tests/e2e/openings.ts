import type { Page } from '@playwright/test';
import { isSoak, sampleSize } from '../sampling';
import { countObjectUrls } from './objectUrls';
import { expect, test, type Portal } from './portal';

/** How many times a dialog is opened and closed. */
const openings = sampleSize(5, 100);

type Opening = {
  path: string;
  /** The button that opens the dialog. */
  name: string;
  /** What stands in it once it is there. */
  opened: string;
};

/** A dialog that was opened and closed many times leaves no node, no address of a file and no worker behind. */
export const expectNothingLeft = async (portal: Portal, page: Page, { path, name, opened }: Opening) => {
  if (isSoak) test.setTimeout(openings * 30_000);
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
  // Nodes of another part may load between two counts, or a closed dialog may be held for a moment: a leak is in every measurement.
  const nodesLeft = async () => {
    await round();
    const before = await nodes();
    for (let i = 0; i < openings; i += 1) await round();
    return (await nodes()) - before;
  };
  await expect.poll(nodesLeft, { message: 'less than one node an opening', timeout: openings * 10_000 }).toBeLessThan(openings);
  // pictures of the form load by themselves: their addresses are in use
  const unusedUrls = async () => {
    const used = await page.locator('[src^="blob:"]').evaluateAll((all) => new Set(all.map((element) => element.getAttribute('src'))).size);
    return (await openUrls()) - used;
  };
  await expect.poll(unusedUrls, { message: 'addresses of files that nothing shows' }).toBe(0);
  await expect.poll(() => page.workers()).toEqual([]);
};
