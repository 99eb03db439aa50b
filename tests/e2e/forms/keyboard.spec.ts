import type { Locator, Page } from '@playwright/test';
import { makePng } from '../../../fixtures/seed/files';
import { expect, test } from '../portal';

/** Walks on by the Tab key until a control has the focus, as somebody without a mouse does. */
const tabTo = async (page: Page, control: Locator) => {
  for (let i = 0; i < 60; i += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
};
const sizes = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];

for (const [i, size] of sizes.entries()) {
  test(`by keyboard alone an admin user is created with one permission, ${size.width} wide`, async ({ portal, page }) => {
    await page.setViewportSize(size);
    await portal.signIn('superadmin', '/adminCreateUser');
    const name = ['Mira Kaplan', 'Noah Lindqvist'][i]!;
    const employee = page.getByRole('combobox', { name: 'Name', exact: true });
    await expect(employee.locator('option', { hasText: name })).toBeAttached();
    await tabTo(page, employee);
    await page.keyboard.type(name.slice(0, 4));
    await tabTo(page, page.getByRole('radio', { name: 'Level 1' }));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Level 3' })).toBeChecked();
    await tabTo(page, page.getByRole('combobox', { name: 'Sales Office', exact: true }));
    await page.keyboard.type('Sing');
    await tabTo(page, page.getByRole('checkbox', { name: 'Japan' }));
    await page.keyboard.press('Space');
    // one stop for the whole matrix, arrows within
    await tabTo(page, page.getByRole('checkbox', { name: 'Everything' }));
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'Space']) await page.keyboard.press(key);
    await expect(page.getByRole('checkbox', { name: 'View of Business Partner Management' })).toBeChecked();
    await tabTo(page, page.getByRole('button', { name: 'Create', exact: true }));
    await page.keyboard.press('Enter');
    const dialog = portal.dialog('Admin user is created');
    await tabTo(page, dialog.getByRole('button', { name: 'Close' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Admin User Management' })).toBeVisible();
    await expect
      .poll(() => portal.calls('POST /cmsuser/add').map(({ body }) => body))
      .toMatchObject([{ userLevel: 'SALES_TEAM', salesOffices: ['SG'], regions: ['JP'], permissionCode: ['BUSINESS_PARTNER_READ'] }]);
  });

  test(`by keyboard alone a popup gets another image and goes online, ${size.width} wide`, async ({ portal, page }) => {
    await page.setViewportSize(size);
    await portal.signIn('superadmin', '/editCampaign/1');
    const field = page.getByRole('group', { name: 'Image (EN)' });
    await tabTo(page, field.getByRole('button', { name: 'Click to upload Image (EN)' }));
    const [picker] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')]);
    await picker.setFiles([{ name: 'typed.png', mimeType: 'image/png', buffer: makePng(4, 924, 1386) }]);
    await expect(field.getByRole('status')).toHaveText('typed.png is uploaded');
    await tabTo(page, field.getByRole('button', { name: 'Preview typed.png' }));
    await page.keyboard.press('Enter');
    await expect(portal.dialog('Image (EN)').getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field.getByRole('button', { name: 'Preview typed.png' })).toBeFocused();
    await tabTo(page, page.getByRole('radio', { name: 'Offline' }));
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Control+s');
    await expect(portal.message('The changes have been saved')).toBeVisible();
    expect(portal.calls('PUT /campaignPopup/{id}').map(({ body }) => (body as { postOnline: boolean }).postOnline)).toEqual([true]);
  });
}
