/** What each of the demo people may do with entities of files, held against the codes and levels that their files say. */
import { people } from '../../../fixtures/auth/people';
import { expect, recordForm, testOfDeployment, type Person } from '../portal';
import { deployed, folder, names } from './folder';

const test = testOfDeployment(folder);

for (const { username, permissionCodes, userLevel } of people)
  for (const name of names)
    test(`PLT-112 PLT-113 ${username}: ${name}`, async ({ portal, page }) => {
      const { routes, access = {}, label } = deployed.resources[name]!;
      const may = (action: string) => {
        const { code, level = 3 } = access[action]!;
        return (code === undefined || permissionCodes.includes(code)) && userLevel <= level;
      };
      await portal.signIn(username as Person, routes.list);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(label);
      await portal.expectLoaded();
      await expect(page.getByRole('link', { name: 'Create', exact: true })).toHaveCount(may('create') ? 1 : 0);
      const row = portal.rows().first();
      await expect(row.getByRole('button', { name: /^Delete/ })).toHaveCount(may('delete') ? 1 : 0);
      await row.getByRole('link').first().click();
      await expect(recordForm(page).locator('.form-buttons')).toBeVisible();
      await expect(page.locator('.form-buttons [type=submit]')).toHaveCount(may('save') ? 1 : 0);
      if (!may('create')) {
        await portal.open(routes.create!);
        await expect(page.locator('#content').getByText('No permission!')).toBeVisible();
      }
    });
