import { readFile } from 'node:fs/promises';
import { makePdf } from '../../fixtures/seed/files';
import { clientPath, viewDocument } from '../e2e/accounts';
import { choose, image, slot, upload } from '../e2e/files';
import { fileNames, password } from '../e2e/portal';
import { expect, test } from './kit';

test.beforeEach(({ kit, portal }) => {
  // what the fixture watches for: nothing goes anywhere but to the host and to the CMS, which is another origin
  expect(new URL(portal.root).origin).not.toBe(kit.cms);
});

test('PLT-030 signs in through it, searches, sorts, edits and saves, with the CMS on another origin', async ({ kit, portal, page }) => {
  const answer = await page.goto(`${kit.portal}/`);
  expect(answer!.headers()['content-security-policy']).toContain(`connect-src 'self' ${kit.cms};`);
  await portal.fillSignIn('superadmin', password);
  await portal.hasOpened();
  expect(await page.evaluate(() => window.isSecureContext)).toBe(true);
  await portal.expectLoaded();
  await page.getByLabel('Last Name').fill('script');
  await page.getByRole('button', { name: 'Search' }).click();
  await portal.expectLoaded();
  await expect(portal.rows().first()).toContainText('script');
  await portal.open('/editServiceHotline/2');
  await page.getByLabel('Order').fill('21');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(portal.message('The changes have been saved')).toBeVisible();
  expect(await portal.ask('/contactUs/clientServices/2')).toMatchObject({ displayOrder: 21 });
  await portal.expectAccessible();
});

test('uploads an image and shows it, saves an export, draws a PDF', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/editCampaign/1');
  const field = slot(page, 'EN');
  await choose(field, image('through-nginx.png'));
  await expect(fileNames(field).first()).toHaveText('through-nginx.png');
  await expect(field.getByRole('status')).toHaveText('through-nginx.png is uploaded');
  expect(portal.calls(upload)).toHaveLength(1);
  await expect(field.locator('img').first()).toHaveJSProperty('complete', true);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(portal.message('The changes have been saved')).toBeVisible();

  await portal.open('/clientManagement');
  await portal.expectLoaded();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export' }).click()]);
  expect(download.suggestedFilename()).toBe('clients.csv');
  expect((await readFile(await download.path(), 'utf8')).split('\r\n').length).toBeGreaterThan(1_000);

  const pdf = makePdf(['Through nginx']);
  const body = JSON.stringify({ status: '00', msg: pdf.toString('base64'), payload: null });
  await portal.fault({ call: 'GET /appuser/{id}/documents/{docNumber}', kind: 'raw', body });
  await portal.open(clientPath({ id: 4 }));
  await viewDocument(portal);
  // the text layer is made by the worker of the PDF reader
  await expect(page.getByText('Through nginx')).toBeAttached();
});

test('PLT-028 the token of single sign-on in the query of the address is used and in no log', async ({ kit, portal, page }) => {
  await portal.signIn('superadmin', '/clientManagement');
  const token = await page.evaluate(() => (JSON.parse(sessionStorage.getItem('admin-portal.session')!) as { token: string }).token);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('about:blank');
  await page.goto(`${kit.portal}/?accessToken=${token}`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await portal.hasOpened();
  expect(page.url()).not.toContain(token);
  expect(kit.host.logged()).toContainEqual(expect.objectContaining({ method: 'GET', path: '/admin/index.html', status: 200 }));
  expect(kit.host.log()).not.toContain(token);
});

test('a signed-in page that is opened again asks nginx for the page and its configuration, and for nothing that it has', async ({
  portal,
  page,
}) => {
  await portal.signIn('superadmin', '/customerServiceHotline');
  await portal.expectLoaded();
  const timings = () =>
    page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, transferSize }) => name.includes('/admin/') && transferSize > 0)
        .map(({ name }) => new URL(name).pathname),
    );
  await page.reload();
  await portal.hasOpened();
  await portal.expectLoaded();
  expect((await timings()).toSorted()).toEqual(['/admin/config.json']);
});
