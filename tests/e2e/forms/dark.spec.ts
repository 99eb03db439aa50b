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
  test(`axe finds no violation on any list or form in ${colorScheme} colors`, { tag: '@complete' }, async ({ portal, page }) => {
    // twelve screens take longer than the time-out of one on a loaded machine
    test.setTimeout(600_000);
    await page.emulateMedia({ colorScheme });
    await portal.signIn();
    for (const path of screens) {
      await test.step(path, async () => {
        // a page of its own: the screen before it would be taken for it
        await page.goto('about:blank');
        await portal.open(path);
        await expect(page.locator('.table tbody tr:not(.skeleton)').or(page.getByRole('form')).first()).toBeVisible();
        await portal.expectAccessible();
      });
    }
  });
