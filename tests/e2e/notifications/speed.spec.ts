import { expect, test } from '../portal';
import { expectKeyRenders } from '../renders';
import { chooseList, editor, fillTexts, group, radio, tick, leftOut } from './composer';

const path = '/createNotification';

test('a key in the composer renders its own input and the preview, and no other input, with everything open', async ({ portal, page }) => {
  await portal.signIn('superadmin', path);
  await radio(page, 'Notification Type', 'Investment').check();
  await tick(page, 'Sales Office', 'Hong Kong').check();
  await tick(page, 'Sales Office', 'Singapore').check();
  await chooseList(page, 'clientId,AMT1,AMT2,AMT3,AMT4\nC1000001,1,2,3,4');
  await radio(page, 'Button1', 'Web link').check();
  await radio(page, 'Button2', 'Project').check();
  await fillTexts(page, { content: 'You get <AMT1>,' });
  await expect(page.getByRole('region', { name: /phone/i })).toContainText('You get 1, EN');
  // the preview has an input for the id of a client; an editor is no input
  await expectKeyRenders(page, editor(page, 'Title (EN)'), ['titles.EN', 'Client ID']);
  await expectKeyRenders(page, editor(page, 'Content (EN)'), ['Client ID']);
  await expectKeyRenders(page, editor(page, 'Content (SC)'), ['Client ID']);
  await expectKeyRenders(page, editor(page, 'Notification Category'), ['category', 'Client ID']);
});

test('a worker reads a client list of a hundred thousand rows, and the page stays usable meanwhile', async ({ portal, page }) => {
  await portal.signIn('superadmin', path);
  await radio(page, 'Notification Type', 'Investment').check();
  await expect(editor(page, 'Content (EN)')).toBeVisible();
  const list = group(page, 'Client list (CSV file)');
  const worker = /assets\/csv\.worker-[^/]+\.js$/;
  const startWorker = await portal.hold(worker);
  const requested = page.waitForRequest(worker);
  await list.evaluate((field) => {
    const rows = Array.from({ length: 100_000 }, (_, i) => `C${1_000_000 + i},USD ${i},b,c,${i % 500 ? 'd' : ''}`);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([['clientId,AMT1,AMT2,AMT3,AMT4', ...rows].join('\n')], 'clients.csv'));
    field.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  });
  await requested;
  await editor(page, 'Title (EN)').fill('For <AMT1> and <AMT4>');
  await expect(page.getByRole('region', { name: /phone/i })).toContainText('For ');
  await expect(list).not.toContainText('client ids');
  startWorker();
  await expect(list).toContainText('100,000 client ids');
  await expect(leftOut(page)).toContainText('200 amounts of AMT4 are empty');
  await page.getByLabel('Client ID', { exact: true }).fill('C1099999');
  await expect(page.getByRole('region', { name: /phone/i })).toContainText('For USD 99999 and d');
  await expect.poll(() => page.workers()).toEqual([]);
});
