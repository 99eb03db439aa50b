import { expect, test } from '../portal';
import { keyLimit, keysToPaint } from '../speed';
import { chooseList, editor, fillTexts, group, radio, tick, leftOut } from './composer';

const path = '/createNotification';

test('a key is painted in 30 ms with everything open, in inputs and editors', async ({ portal, page }) => {
  await portal.signIn('superadmin', path);
  await radio(page, 'Notification Type', 'Investment').check();
  await tick(page, 'Sales Office', 'Hong Kong').check();
  await tick(page, 'Sales Office', 'Singapore').check();
  await chooseList(page, 'clientId,AMT1,AMT2,AMT3,AMT4\nC1000001,1,2,3,4');
  await radio(page, 'Button1', 'URL').check();
  await radio(page, 'Button2', 'PROJECT').check();
  await fillTexts(page, { content: 'You get <AMT1>,' });
  await expect(page.getByRole('region', { name: /phone/i })).toContainText('You get 1, EN');
  const limit = await keyLimit(page);
  const typed = await keysToPaint(page, ['Title (EN)', 'Content (EN)', 'Content (SC)', 'Notification Category']);
  console.log(`composer: median ${typed.toFixed(1)} ms from key to paint`);
  expect(typed).toBeLessThan(limit);
});

test('a client list of a hundred thousand rows is read beside the page', async ({ portal, page }) => {
  test.slow();
  await portal.signIn('superadmin', path);
  await radio(page, 'Notification Type', 'Investment').check();
  await expect(editor(page, 'Content (EN)')).toBeVisible();
  // the file is made in the page, and nothing is measured before it is there
  await group(page, 'Client list (CSV file)').evaluate(async (field) => {
    const rows = Array.from({ length: 100_000 }, (_, i) => `C${1_000_000 + i},USD ${i},b,c,${i % 500 ? 'd' : ''}`);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([['clientId,AMT1,AMT2,AMT3,AMT4', ...rows].join('\n')], 'clients.csv'));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const w = window as unknown as { longest: number; took: Promise<number> };
    w.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) w.longest = Math.max(w.longest, duration);
    }).observe({ type: 'longtask' });
    const start = performance.now();
    w.took = new Promise((resolve) => {
      const look = () =>
        document.querySelector('.file-item [role=status].hint') ? resolve(performance.now() - start) : requestAnimationFrame(look);
      look();
    });
    field.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  });
  await expect(group(page, 'Client list (CSV file)')).toContainText('100,000 client ids');
  const { took, longest } = await page.evaluate(async () => {
    const w = window as unknown as { longest: number; took: Promise<number> };
    return { took: await w.took, longest: w.longest };
  });
  console.log(`100,000 rows: ${took.toFixed(0)} ms from the choice to the report, longest task ${longest.toFixed(0)} ms`);
  expect(took).toBeLessThan(3_000);
  // the machines of tests are shared: the goal is 50
  expect(longest).toBeLessThan(150);
  await editor(page, 'Title (EN)').fill('For <AMT1> and <AMT4>');
  await expect(leftOut(page)).toContainText('200 amounts of AMT4 are empty');
  await page.getByLabel('Client ID', { exact: true }).fill('C1099999');
  await expect(page.getByRole('region', { name: /phone/i })).toContainText('For USD 99999 and d');
});
