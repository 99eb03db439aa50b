import { clientPath } from '../accounts';
import { expect, type Portal, test } from '../portal';

/** What a person leaves behind, and that nothing typed is lost unasked. */

const put = 'PUT /contactUs/clientServices/{id}';
const list = { name: 'Customer Service Hotline', exact: true };
const waysHome = {
  Cancel: ({ page }: Portal) => page.getByRole('button', { name: 'Cancel' }).click(),
  'the back link': ({ page }: Portal) => page.getByRole('link', { name: 'Back to Customer Service Hotline' }).click(),
};

test('HOT-026 every way out of a form with changes asks, and Stay keeps them', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/customerServiceHotline');
  await portal.row('+852 5550 1140').getByRole('link', { name: /^Edit/ }).click();
  await page.getByLabel('Order').fill('77');
  const question = portal.dialog('Leave without saving?');
  for (const leave of [
    () => waysHome.Cancel(portal),
    () => waysHome['the back link'](portal),
    () => page.getByRole('link', { name: 'Push Notification' }).click(),
    () => page.goBack(),
    () => page.evaluate(() => void (location.hash = '#/officeLocations')),
  ]) {
    await leave();
    await expect(question).toContainText('Not saved: Order.');
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toHaveCount(0);
    await expect(page.getByLabel('Order')).toHaveValue('77');
  }
  await portal.expectAccessible();
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Order')).toHaveValue('77');
  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', list)).toBeVisible();
  expect(portal.calls(put)).toEqual([]);
});

test('closing or reloading the tab asks while a form has changes, and only then', async ({ portal, page }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await portal.signIn('superadmin', '/editServiceHotline/1');
  const order = page.getByLabel('Order');
  await order.click();
  await page.reload();
  await order.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('77');
  expect(asked).toEqual([]);
  await page.evaluate(() => location.reload());
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload', 'beforeunload']);
  await expect(order).toHaveValue('77');
  await page.keyboard.press('Control+s');
  await expect(portal.message('The changes have been saved')).toBeVisible();
});

test('a file dialog that was closed stays silent about what it was fetching', async ({ portal, page }) => {
  await portal.signIn('superadmin', clientPath({ id: 4 }));
  let fail = () => Promise.resolve();
  await page.route('**/files/passport-*', (route) => {
    fail = () => route.fulfill({ status: 500, contentType: 'application/json', body: '{}' });
  });
  await page.getByRole('button', { name: 'View Passport' }).click();
  await expect(portal.dialog('Passport').getByRole('progressbar')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(portal.dialog()).toHaveCount(0);
  portal.isFaulty = true;
  await fail();
  await page.getByRole('button', { name: 'View National ID' }).click();
  await expect(portal.dialog('National ID').getByRole('button', { name: 'Download' })).toBeVisible();
  await portal.expectSilence();
});
