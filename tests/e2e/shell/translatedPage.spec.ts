import { expect, errorSummary, test } from '../portal';
import { fillDetails, passStep1 } from '../projects/projectForms';
import { expectNothingLost, translatePage } from '../translator';

test.beforeEach(({ page }) => translatePage(page));
test.afterEach(({ page }) => expectNothingLost(page));

test(
  'a translated list shows the rows that Refresh has read, and those of each page, size and sort',
  { tag: '@complete' },
  async ({ portal, page }) => {
    await portal.signIn('superadmin', '/clientManagement');
    await portal.expectLoaded();
    await expect(page.locator('.pager font')).not.toHaveCount(0);
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.locator('.pager-range')).toContainText('11–20');
    await page.getByRole('button', { name: 'Sort' }).click();
    await page.getByRole('menuitem').last().click();
    await portal.expectLoaded();

    await portal.open('/customerServiceHotline');
    await expect(page.locator('h1')).toHaveText('Customer Service Hotline');
    await portal.expectLoaded();
    await expect(page.locator('.table thead font')).not.toHaveCount(0);
    type Hotline = { id: number; countryId: number; displayOrder: number; phoneNumber: string; post: boolean };
    const { content } = await portal.ask<{ content: Hotline[] }>('/contactUs/clientServices/?page=0&size=10');
    const { id, countryId, displayOrder, post } = content[0]!;
    const number = '+852 5550 9876';
    const body = { countryId, displayOrder, phoneNumber: number, post: !post };
    await portal.ask(`/contactUs/clientServices/${id}`, { method: 'PUT', body });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(portal.row(number)).toContainText(post ? 'Offline' : 'Online');
  },
);

for (const [layout, path, label, value, list] of [
  ['rows', '/editServiceHotline/2', 'Order', '77', '/customerServiceHotline'],
  ['a sheet', '/editUser/4', 'Remarks', 'Called back', '/clientManagement'],
  ['cards', '/editCampaign/1', 'Title', 'Typed', '/campaignPopup'],
] as const)
  test(
    `a translated form of ${layout} takes what is typed, asks in a dialog, saves and goes back to its list`,
    { tag: '@complete' },
    async ({ portal, page }) => {
      await portal.signIn('superadmin', path);
      const input = page.getByRole('textbox', { name: label, exact: true });
      await expect(page.locator('form font')).not.toHaveCount(0);
      await input.fill('');
      await page.keyboard.press('Tab');
      await input.fill(value);
      await portal.expectChanges(label);
      await page.getByRole('button', { name: 'Cancel', exact: true }).click();
      await portal.dialog('Leave without saving?').getByRole('button', { name: 'Stay' }).click();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(portal.message('The changes have been saved')).toBeVisible();
      await expect.poll(portal.path).toBe(list);
      await portal.open(path);
      await expect(input).toHaveValue(value);
    },
  );

test(
  'a translated form of steps goes from step to step, tells what is wrong, and saves',
  { tag: '@complete' },
  async ({ portal, page }) => {
    await portal.signIn('superadmin', '/createProject');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(errorSummary(page)).toBeVisible();
    await passStep1(page, ['Hong Kong'], ['Taiwan'], ['English']);
    await page.goBack();
    await expect(page.locator('[aria-current=step]')).not.toContainText('Input project details');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await fillDetails(portal, ['EN']);
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(portal.message('Project is created.')).toBeVisible();
    await expect.poll(portal.path).toBe('/ourProducts');
  },
);
