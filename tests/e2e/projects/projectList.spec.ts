import { expect, test } from '../portal';

test('what writes need cannot be loaded: the text of a broken line, and the next try does it', async ({ portal, page }) => {
  let isBroken = true;
  await page.route(/assets\/writing-.*\.js/, (route) => (isBroken ? route.abort() : route.continue()));
  await portal.signIn('superadmin', '/ourProducts');
  await page.getByLabel('Project Name', { exact: true }).fill('Stone Valley Estate 2');
  await page.keyboard.press('Enter');
  await expect(portal.rows()).toHaveCount(1);
  const remove = portal.rows().getByRole('button', { name: /^Delete/ });
  await remove.click();
  await portal.dialog().getByRole('button', { name: 'Delete' }).click();
  await expect(portal.message('Network Error')).toBeVisible();
  expect(portal.calls('DELETE /projects/{id}')).toEqual([]);
  isBroken = false;
  await portal.dialog().getByRole('button', { name: 'Delete' }).click();
  await expect(portal.message('Reocrd is deleted')).toBeVisible();
});

test('PRJ-012 PRJ-020 the list goes on where it stood when one comes back from a project or its clone', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/ourProducts');
  await page.getByLabel('Project Name', { exact: true }).fill('Cedar');
  await page.keyboard.press('Enter');
  await expect(portal.row('Cedar').first()).toBeVisible();
  await portal.expectLoaded();
  await portal.expectAccessible();
  for (const [name, path] of [
    [/^Edit/, /#\/editProject\/\d+$/],
    [/^Clone/, /#\/editProjectClone\/\d+\?clone=true$/],
  ] as const) {
    const link = portal.rows().nth(1).getByRole('link', { name });
    await link.click();
    await expect(page).toHaveURL(path);
    await page.locator('.back-link').click();
    await expect(page).toHaveURL(/#\/ourProducts$/);
    await expect(page.getByLabel('Project Name', { exact: true })).toHaveValue('Cedar');
    await expect(portal.rows().nth(1).locator('a:focus')).toHaveCount(1);
  }
});
