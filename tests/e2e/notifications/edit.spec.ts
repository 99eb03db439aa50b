import { makePng } from '../../../fixtures/seed/files';
import { expect, test } from '../portal';
import { activeIds, chooseList, editor, group, saveReviewed, stored } from './composer';

test('the forms of a PENDING and a revoked notification and a refused review pass axe', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/pushNotification');
  const pending = await stored(portal, ({ status, hasVariables }) => status === 'PENDING' && hasVariables === true);
  const revoked = await stored(portal, ({ status, type }) => status === 'REVOKED_PENDING' && type === 'SYSTEM');
  const delivery = page.getByRole('region', { name: 'Delivery & Status' });
  await portal.open(`/editNotification/${revoked.id}`);
  await expect(delivery).toContainText('Created by');
  await portal.expectAccessible();
  await portal.open(`/editNotification/${pending.id}`);
  await expect(delivery).toContainText(pending.deliveryDate);
  await portal.expectAccessible();
  await chooseList(page, `clientId\n${(await activeIds(portal, pending.salesOffice === 'HK' ? 'SG' : 'HK', 1))[0]}`);
  await expect(page.getByText('is uploaded')).toBeAttached();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(portal.dialog('Review before saving').getByRole('alert')).toContainText('Nobody would get this notification');
  await portal.expectAccessible();
});

test('a missing image of a DELIVERED notification can be added, and not removed afterwards (NTF-096, NTF-097)', async ({
  portal,
  page,
}) => {
  await portal.signIn('superadmin', '/pushNotification');
  const row = await stored(portal, (each) => each.status === 'DELIVERED' && each.type !== 'SYSTEM' && !each.images.EN);
  await portal.open(`/editNotification/${row.id}`);
  const image = group(page, 'Image (EN)');
  await image.locator('input[type=file]').setInputFiles({ name: 'late.png', mimeType: 'image/png', buffer: makePng(3, 1125, 630) });
  await expect(page.getByText('late.png is uploaded')).toBeAttached();
  await saveReviewed(portal);
  await expect(portal.message('The changes have been saved')).toBeVisible();
  await portal.expectLoaded();
  await portal.open(`/editNotification/${row.id}`);
  await image.getByRole('button', { name: /^Remove/ }).click();
  await expect(portal.message('Can not delete file cause the status was Delivered')).toBeVisible();
  await expect(image).toContainText('late.png');
});

test('the button of the review of a sent notification is whole on a phone', async ({ portal, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await portal.signIn('superadmin', '/editNotification/14');
  await editor(page, 'Title (EN)').fill('Another title');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = portal.dialog('Review before saving');
  const button = dialog.getByRole('button', { name: /^Save, changes the message in/ });
  await expect(button).toBeVisible();
  const [outer, inner] = [(await dialog.boundingBox())!, (await button.boundingBox())!];
  expect(inner.x).toBeGreaterThanOrEqual(outer.x);
  expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width);
  expect(await button.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  expect(inner.height).toBeGreaterThanOrEqual(40);
});
