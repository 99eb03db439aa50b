import { expect, test } from '../portal';

const screens = [
  '/genericContents',
  '/createGenericContent',
  '/editGenericContent/6',
  '/campaignPopup',
  '/editCampaign/2',
  '/editCampaign/8',
  '/adminUserManagement',
  '/adminCreateUser',
  '/adminEditUser/112',
  '/ourProducts',
  '/createProject',
  '/editProject/3',
];

for (const colorScheme of ['light', 'dark'] as const)
  for (const path of screens)
    test(`axe finds nothing on ${path}, ${colorScheme}`, async ({ portal, page }) => {
      await page.emulateMedia({ colorScheme });
      await portal.signIn('superadmin', path);
      await expect(page.locator('.table tbody tr:not(.skeleton)').or(page.getByRole('form')).first()).toBeVisible();
      await portal.expectAccessible();
    });
