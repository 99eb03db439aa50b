import { expect, type Locator, type Page } from '@playwright/test';

/**
 * The inputs of the form that React renders again while `act` runs, by their name or label, in the order of the page.
 * React gives the element of an input a new object of props with every render.
 */
export const inputsRenderedBy = async (page: Page, act: () => Promise<unknown>): Promise<string[]> => {
  const getRendered = await page.evaluateHandle(() => {
    const propsOf = (node: Element) => Object.entries(node).find(([key]) => key.startsWith('__reactProps'))![1] as object;
    const inputs = [...document.querySelectorAll<HTMLInputElement>('.resource-form :is(input, select, textarea)')];
    const before = inputs.map((input) => [input, propsOf(input)] as const);
    const nameOf = (input: HTMLInputElement) => input.name || input.ariaLabel || input.labels?.[0]?.textContent || input.outerHTML;
    return () => before.filter(([input, props]) => input.isConnected && propsOf(input) !== props).map(([input]) => nameOf(input));
  });
  await act();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  return getRendered.evaluate((get) => get());
};

/**
 * Expects that a key in an input renders these inputs and no other. Repeats the key when something else was rendered: a part
 * of the page that loads late renders the form once, a form that subscribes to too much renders with every key.
 */
export const expectKeyRenders = (page: Page, input: Locator, names: string[]) =>
  expect.poll(() => inputsRenderedBy(page, () => input.press('x'))).toEqual(names);

/** Waits until the page is drawn in the size that its window has: menus are measured, and what is sticky has told its height. */
export const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
