import { clientPath, isActive, takeClient } from '../accounts';
import { expect, test, recordForm } from '../portal';
const save = 'PUT /appuser/{id}';
const saved = 'The changes have been saved';

const one = takeClient(isActive);
test('CLI-075 CLI-076 CLI-078 Save sends what the contract names under the client ID, says so and refreshes the list', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await page.getByLabel('Client ID').fill(one.clientID);
  await page.getByLabel('Client ID').press('Enter');
  await expect(portal.rows()).toHaveCount(1);
  await portal.rows().getByRole('link').first().click();
  await expect(recordForm(page)).toBeVisible();
  await portal.expectAccessible();
  await page.getByLabel('Username').fill('brand.new.1');
  await page.getByLabel('Remarks').fill('Called back');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(portal.message(saved)).toBeVisible();
  await expect.poll(portal.path).toBe('/clientManagement');
  const [call] = portal.calls(save);
  expect(call!.path).toBe(`/appuser/${one.clientID}`);
  expect(call!.body).toEqual({
    clientID: one.clientID,
    email: one.email,
    userStatusRemark: 'Called back',
    sfUserType: 'CL',
    username: 'brand.new.1',
  });
  await expect(portal.row(one.clientID)).toContainText('brand.new.1');
});

const typedAt = takeClient((client) => isActive(client) && client.id !== 2);
test('Back asks about what was typed, one step at a time, over addresses that were typed too', async ({ portal, page }) => {
  await portal.signIn();
  for (const path of ['/businessPartnerManagement', '/editUser/2', clientPath(typedAt)]) {
    await portal.open(path);
    await expect(page.locator('h1')).toBeVisible();
  }
  await page.getByLabel('Remarks').fill('Not saved');
  await page.goBack();
  await portal.dialog('Leave without saving?').getByRole('button', { name: 'Stay' }).click();
  await expect.poll(portal.path).toBe(clientPath(typedAt));
  await expect(page.getByLabel('Remarks')).toHaveValue('Not saved');
  await page.goBack();
  await portal.dialog('Leave without saving?').getByRole('button', { name: 'Leave' }).click();
  await expect.poll(portal.path).toBe('/editUser/2');
  await page.goBack();
  await expect.poll(portal.path).toBe('/businessPartnerManagement');
});

const toggled = takeClient(isActive);
test('after an action the focus stands on what took its place', async ({ portal, page }) => {
  await portal.signIn('superadmin', clientPath(toggled));
  await page.getByRole('button', { name: 'Suspend' }).press('Enter');
  await portal.dialog().getByRole('button', { name: 'Suspend' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Unsuspend' })).toBeFocused();
});

const gone = takeClient(isActive);
test('back on a list that no longer has the row, the focus is on the heading', async ({ portal, page }) => {
  await portal.signIn();
  await page.getByLabel('Client ID').fill(gone.clientID);
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByLabel('User Status').selectOption({ label: 'Active' });
  await page.getByRole('button', { name: 'Apply' }).click();
  await portal.rows().first().getByRole('link').first().waitFor();
  await page.getByLabel('Client ID').press('Enter');
  await expect(portal.rows()).toHaveCount(1);
  await portal.rows().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Delete' }).press('Enter');
  await portal.dialog().getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByText('Nothing matches the search and the filters')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a keyboard goes on where it was: a new page starts at its heading, and back from a record its row has the focus', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  const link = portal.rows().nth(3).getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Edit Account/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Edit Account/ })).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeFocused();
});
