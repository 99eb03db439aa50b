import { expect, type Portal, test, waysToSubmitTwice } from '../portal';

const base = '/contactUs/clientServices/';
const fill = async ({ page }: Portal, number: string, order = '42') => {
  await page.getByLabel('Country').selectOption({ label: 'Japan' });
  await page.getByLabel('Tel Number').fill(number);
  await page.getByLabel('Order').fill(order);
};
const unique = (() => {
  let next = Math.floor(Math.random() * 1e8);
  return () => `+81 ${(next += 1)}`;
})();
const last = async (portal: Portal) => {
  await portal.page.getByLabel('Rows per page').selectOption('50');
  await portal.expectLoaded();
};

test('HOT-002 HOT-012 HOT-013 HOT-022 HOT-024 HOT-027 SHR-037 create, and the list shows it', async ({ portal, page }) => {
  await portal.signIn('csteam.hk', '/customerServiceHotline');
  await portal.expectLoaded();
  await portal.expectAccessible();
  await page.getByRole('link', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Offline' })).toBeChecked();
  await expect(page.getByLabel('Country').locator('option')).toHaveCount(13);
  await portal.expectAccessible();
  const number = unique();
  await fill(portal, number);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(portal.message('New record is created')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Customer Service Hotline' })).toBeVisible();
  expect(portal.calls(`POST ${base}`).map(({ body }) => body)).toEqual([
    { countryId: 5, displayOrder: 42, phoneNumber: number, post: false },
  ]);
  await last(portal);
  await expect(portal.row(number)).toContainText('Offline');
});

test('double click, two clicks in a frame, Enter twice, ten submits: one request', async ({ portal, page }) => {
  await portal.fault({ call: `POST ${base}`, kind: 'latency', milliseconds: 150 });
  await portal.signIn('superadmin', '/createServiceHotline');
  for (const [i, submit] of waysToSubmitTwice(page, 'Create', 'Order').entries()) {
    await portal.open('/createServiceHotline');
    await fill(portal, unique());
    await submit();
    await expect(page.getByRole('heading', { name: 'Customer Service Hotline', exact: true })).toBeVisible();
    expect(portal.calls(`POST ${base}`)).toHaveLength(i + 1);
  }
});

test('every task by keyboard alone: create, edit and delete a hotline', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/customerServiceHotline');
  await page.getByRole('link', { name: 'Create', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Country').locator('option')).toHaveCount(13);
  await page.getByLabel('Country').focus();
  await page.keyboard.type('Sing');
  await page.keyboard.press('Tab');
  const number = unique();
  await page.keyboard.type(number);
  await page.keyboard.press('Tab');
  await page.keyboard.type('99');
  await page.keyboard.press('Enter');
  await expect(portal.message('New record is created')).toBeVisible();
  await last(portal);
  await portal.row(number).getByRole('link', { name: /^Edit/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Offline' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+s');
  await expect(portal.message('The changes have been saved')).toBeVisible();
  await portal
    .row(number)
    .getByRole('button', { name: /^Delete/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await portal.expectAccessible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(portal.row(number)).toHaveCount(0);
});
