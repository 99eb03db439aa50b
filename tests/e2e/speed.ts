import type { Page } from '@playwright/test';

export const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;

/** Milliseconds from a key to the frame that shows it, for twenty-one keys in each of some inputs. */
export const keysToPaint = async (page: Page, labels: string[]) => {
  const times: number[] = [];
  for (const label of labels) {
    const input = page.getByRole('textbox', { name: label, exact: true });
    await input.focus();
    for (let i = 0; i < 21; i += 1) {
      await page.evaluate(() => {
        const w = window as unknown as { painted: Promise<number> };
        w.painted = new Promise((resolve) =>
          addEventListener(
            'keydown',
            ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp))),
            { once: true, capture: true },
          ),
        );
      });
      await page.keyboard.press(i % 2 ? 'Backspace' : 'a');
      times.push(await page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted));
    }
  }
  return median(times);
};

/**
 * The most that a key may take from its press to the frame that shows it: 30 ms beyond what a bare input takes on this
 * machine at this moment, and beyond one frame in any case.
 */
export const keyLimit = async (page: Page) => {
  await page.evaluate(() => {
    const bare = document.createElement('input');
    bare.setAttribute('aria-label', 'bare');
    document.body.append(bare);
  });
  const floor = await keysToPaint(page, ['bare']);
  await page.evaluate(() => document.querySelector('[aria-label="bare"]')!.remove());
  return 30 + Math.max(17, floor);
};
