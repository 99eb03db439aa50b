import { expect, test, fileNames } from '../portal';
import { keyLimit, keysToPaint, median } from '../speed';
import { group, summary } from './projectForms';

test('a key is painted in 30 ms with all languages open, and after a save that failed', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/editProject/3');
  await expect(page.getByLabel('Description (SC)')).toBeEnabled();
  const limit = await keyLimit(page);
  const labels = ['Project Name (EN)', 'Description (JP)', 'Brief (SC)', 'Property size'];
  const untried = await keysToPaint(page, labels);
  await page.getByLabel('Property size').fill('none');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(summary(page)).toHaveText(['Property size must be number']);
  // the machine may be busier now
  const limitOfTried = await keyLimit(page);
  const tried = await keysToPaint(page, labels);
  console.log(
    `form of a project: median ${untried.toFixed(1)} ms from key to paint, ${limit.toFixed(1)} at most; ` +
      `${tried.toFixed(1)} after a failed save, ${limitOfTried.toFixed(1)} at most`,
  );
  expect(untried).toBeLessThan(limit);
  expect(tried).toBeLessThan(limitOfTried);
});

test('a key draws its own input again, and no other', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/editProject/3');
  await expect(page.getByLabel('Description (SC)')).toBeEnabled();
  await page.waitForLoadState('networkidle');
  /** React puts the properties of an element at its node, and others when it draws the element again. */
  const drawnFor = async (label: string) => {
    const input = page.getByRole('textbox', { name: label, exact: true });
    await input.press('End');
    await page.evaluate(() => {
      const propsOf = (node: Element) => Object.entries(node).find(([key]) => key.startsWith('__reactProps'))![1] as object;
      const all = [...document.querySelectorAll('.resource-form :is(input, select, textarea)')];
      const before = new Map(all.map((node) => [node, propsOf(node)]));
      const w = window as unknown as { drawn: () => string[] };
      w.drawn = () => all.filter((node) => propsOf(node) !== before.get(node)).map((node) => node.getAttribute('name')!);
    });
    await input.press('x');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    return page.evaluate(() => (window as unknown as { drawn: () => string[] }).drawn());
  };
  // the first change shows that there is one
  await drawnFor('Description (JP)');
  expect(await drawnFor('Description (JP)')).toEqual(['description.JA']);
  expect(await drawnFor('Project Name (EN)')).toEqual(['name.EN']);
});

test('a project of five images and four factsheets can be edited soon after its reply, on a slow processor', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/ourProducts');
  await portal.expectLoaded();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times: number[] = [];
  for (let i = 0; i < 5; i += 1) {
    await page.evaluate(() => {
      const w = window as unknown as { editable: Promise<number> };
      const isEditable = () => {
        const input = document.querySelector<HTMLInputElement>('input[name="name.EN"]');
        return document.querySelectorAll('.file-name').length >= 10 && input !== null && input.value !== '';
      };
      w.editable = new Promise((resolve) => {
        const look = () => (isEditable() ? resolve(performance.now()) : requestAnimationFrame(look));
        look();
      });
    });
    const replied = page.waitForResponse((response) => response.url().endsWith('/portal-cms/projects/3'));
    await page.evaluate(() => (location.hash = '#/editProject/3'));
    await replied;
    const took = await page.evaluate(async () => {
      const at = await (window as unknown as { editable: Promise<number> }).editable;
      const reply = performance.getEntriesByType('resource').findLast(({ name }) => name.endsWith('/portal-cms/projects/3'))!;
      return at - (reply as PerformanceResourceTiming).responseEnd;
    });
    times.push(took);
    await expect(fileNames(group(page, 'Images'))).toHaveCount(5);
    await page.evaluate(() => (location.hash = '#/ourProducts'));
    await portal.expectLoaded();
  }
  console.log(`form of a project at a quarter of the speed: ${times.map((time) => time.toFixed(0)).join(', ')} ms from reply to editable`);
  // the goal is 400; the machine may be slower than it says
  expect(median(times)).toBeLessThan(1_500);
});
