/** The controls that each demo user has in entities of files: those that the codes and levels in the files allow. */
import { people } from '../../../fixtures/auth/people';
import { expect, recordForm, testOfDeployment, type Person } from '../portal';
import { deployed, folder, names } from './folder';

const test = testOfDeployment(folder);

for (const { username, permissionCodes, userLevel } of people)
  test(
    `${username} has the controls that the files of a deployment allow (PLT-112 PLT-113)`,
    { tag: '@complete' },
    async ({ portal, page }) => {
      await portal.signIn(username as Person);
      expect(names).toHaveLength(4);
      for (const name of names)
        await test.step(name, async () => {
          const { routes, access = {}, label } = deployed.resources[name]!;
          const may = (action: string) => {
            const { code, level = 3 } = access[action]!;
            return (code === undefined || permissionCodes.includes(code)) && userLevel <= level;
          };
          await portal.open(routes.list);
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
    },
  );
