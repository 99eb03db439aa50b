import { readFileSync } from 'node:fs';
import { takePartner } from '../accounts';
import { expect, test } from '../portal';

const list = 'GET /businessPartner/';
test('Export saves the partners that were searched for, with the columns of the list (PAR-021)', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/businessPartnerManagement');
  await page.getByLabel('Email').fill('partner.5');
  await page.getByLabel('Email').press('Enter');
  await expect.poll(() => portal.calls(list).at(-1)!.query).toContain('email=partner.5');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const text = readFileSync(await (await download).path(), 'utf8');
  expect(text.slice(1).split('\r\n')[0]).toBe((await page.getByRole('columnheader').allTextContents()).slice(0, -1).join(','));
  expect(text).toContain('partner.5');
  expect(portal.calls('POST /businessPartner/downloadCsv')[0]!.query).toBe('?sort=lastLoginAt,desc&sort=id,asc&email=partner.5');
});

const one = takePartner(({ userStatus, isDummyUser }) => userStatus === 'ACTIVATED' && !isDummyUser);
test('a partner is found, edited and saved, and its list is shown again (PAR-042, PAR-043)', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/businessPartnerManagement');
  await portal.expectLoaded();
  await portal.expectAccessible();
  await page.getByLabel('VendorID/EmployeeID').fill(one.salesforceAccount ?? one.clientID);
  await page.getByLabel('VendorID/EmployeeID').press('Enter');
  await expect(portal.rows()).toHaveCount(1);
  await portal.rows().getByRole('link', { name: /^Edit/ }).click();
  await page.getByLabel('Remarks').fill('Renewed');
  await portal.expectAccessible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(portal.message('The changes have been saved')).toBeVisible();
  await expect.poll(portal.path).toBe('/businessPartnerManagement');
  await expect(portal.rows()).toHaveCount(1);
});

test('the client list of a partner is 500 pixels high and passes axe (PAR-059 SHR-067)', async ({ portal, page }) => {
  // the first partner of the seeds has 60 clients
  await portal.signIn('superadmin', '/editPartner/BIZ/5000001');
  await page.getByRole('button', { name: 'View Client List' }).click();
  const dialog = portal.dialog('Client List');
  await expect(dialog.getByText('1–10 of 60')).toBeVisible();
  await expect(dialog.locator('.table-box')).toHaveCSS('max-height', '500px');
  await portal.expectAccessible();
});
