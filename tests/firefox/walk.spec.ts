import { makeKmz } from '../../fixtures/seed/kmz';
import { makePng } from '../../fixtures/seed/files';
import { clientPath, viewDocument } from '../e2e/accounts';
import { choose, image, slot, upload } from '../e2e/files';
import { add, editor, fillDelivery, fillTexts, group, radio, review, tick } from '../e2e/notifications/composer';
import { errorSummary, fileNames, type Portal } from '../e2e/portal';
import { expect, test } from './firefox';

const save = ({ page }: Portal) => page.getByRole('button', { name: 'Save', exact: true });
const isSaved = (portal: Portal) => expect(portal.message('The changes have been saved')).toBeVisible();

test('signs in by password, keeps the session over a reload, logs out', async ({ portal, page }) => {
  await portal.open('/');
  await portal.fillSignIn('superadmin', 'wrong');
  await expect(page.locator('.toast')).toBeVisible();
  await portal.expectAccessible();
  await portal.fillSignIn('superadmin');
  await portal.hasOpened();
  await page.reload();
  await portal.hasOpened();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('clients: search and export', async ({ portal, page }) => {
  await portal.signIn();
  await portal.expectLoaded();
  await portal.expectAccessible();
  await page.getByLabel('Last Name').fill('script');
  await page.keyboard.press('Enter');
  await portal.expectLoaded();
  await expect(portal.rows().first()).toContainText('script');
  // that it saves the file, Firefox tells no driver
  const [answer] = await Promise.all([page.waitForResponse(/downloadCsv/), page.getByRole('button', { name: 'Export' }).click()]);
  expect(answer.status()).toBe(200);
  await expect(page.getByRole('button', { name: 'Export' })).toBeEnabled();
  await portal.expectSilence();
});

test('a client: the sheet, and a document drawn page by page', async ({ portal, page }) => {
  await portal.signIn('superadmin', clientPath({ id: 4 }));
  await portal.expectAccessible();
  await viewDocument(portal);
  await expect(page.locator('canvas').first()).toBeVisible();
  await portal.expectAccessible();
});

for (const [area, path] of [
  ['partners', '/businessPartnerManagement'],
  ['admin users', '/adminUserManagement'],
  ['hotlines', '/customerServiceHotline'],
  ['offices', '/officeLocations'],
  ['generic contents', '/genericContents'],
  ['popups', '/campaignPopup'],
  ['projects', '/ourProducts'],
  ['notifications', '/pushNotification'],
] as const)
  test(`the list of ${area}`, async ({ portal, page }) => {
    await portal.signIn('superadmin', path);
    await portal.expectLoaded();
    await expect(portal.rows().first()).toBeVisible();
    await portal.expectAccessible();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await portal.expectLoaded();
  });

test('a hotline: a refused value, a save, a draft that is guarded', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/editServiceHotline/1');
  await page.getByLabel('Order').fill('0');
  await save(portal).click();
  await expect(errorSummary(page)).toContainText('Order');
  await portal.expectAccessible();
  await page.getByLabel('Order').fill('31');
  await save(portal).click();
  await isSaved(portal);
  await portal.open('/editServiceHotline/2');
  await page.getByLabel('Order').fill('32');
  await page.getByRole('link', { name: 'Client Management' }).first().click();
  await expect(portal.dialog()).toBeVisible();
  await portal.expectAccessible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Order')).toHaveValue('32');
});

test('a popup: an image is uploaded, shown and saved', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/editCampaign/1');
  await choose(slot(page, 'EN'), image('firefox.png'));
  await expect(fileNames(slot(page, 'EN')).first()).toHaveText('firefox.png');
  await expect.poll(() => portal.calls(upload).length).toBe(1);
  await portal.expectAccessible();
  await save(portal).click();
  await isSaved(portal);
});

test('a project: the map is read in its worker and drawn', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/editProject/3');
  const map = page.getByRole('group', { name: 'KMZ map file' });
  await choose(map, { name: 'firefox.kmz', mimeType: 'application/octet-stream', buffer: makeKmz('Firefox') });
  await expect(map.getByText('firefox.kmz is uploaded')).toBeAttached();
  await map.getByRole('button', { name: 'Preview firefox.kmz' }).click();
  await expect(portal.dialog().getByRole('img', { name: /^Map of \d+ places$/ })).toBeVisible();
  await portal.expectAccessible();
});

test('a notification: the editor, an image, the review, and it is sent', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/createNotification');
  await radio(page, 'Notification Type', 'System').check();
  await tick(page, 'Sales Office', 'Hong Kong').check();
  await tick(page, 'Region', 'Hong Kong').check();
  await fillTexts(page);
  await editor(page, 'Content (EN)').press('Control+a');
  await editor(page, 'Content (EN)').press('Control+b');
  await expect(editor(page, 'Content (EN)').locator('strong')).toHaveText('A content EN');
  await group(page, 'Image (EN)')
    .locator('input[type=file]')
    .setInputFiles({ name: 'p.png', mimeType: 'image/png', buffer: makePng(2, 1125, 630) });
  await fillDelivery(page);
  await portal.expectAccessible();
  const box = await review(portal);
  await portal.expectAccessible();
  await box.getByRole('button', { name: /^Send to/ }).click();
  await expect(portal.message('Push Notification is created')).toBeVisible();
  expect(portal.calls(add)).toHaveLength(1);
});
