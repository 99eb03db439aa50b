import { expect, test, type Portal } from '../portal';

const create = 'POST /appuser/add/dummy';
/** An input by its label, whether the mark of a required one follows it or not. */
const input = ({ page }: Portal, label: string) => page.locator('.form-row').getByRole('textbox', { name: new RegExp(`^${label}`) });
const fill = async ({ page }: Portal, username: string) => {
  await page.getByLabel('Dummy account type').selectOption('B');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Last Name').fill('Example');
  await page.getByRole('textbox', { name: 'Date of birth' }).fill('1990/05/06');
  if (await page.getByLabel('Sales Office').isEnabled()) await page.getByLabel('Sales Office').selectOption('HK');
  await page.getByLabel('Region').selectOption('CN');
  await page.getByLabel('Sales representative name').fill('Grace Tan');
};

test('DUM-007 DUM-023 DUM-025 DUM-026 DUM-027 DUM-028 DUM-029 creates the account, shows it once, copies three lines, and forgets the password', async ({
  portal,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await portal.signIn('csteam.hk', '/createUser');
  await fill(portal, 'dummy.new1');
  const password = await input(portal, 'Password').inputValue();
  await page.getByRole('button', { name: 'Create', exact: true }).dblclick();
  const dialog = portal.dialog('Dummy account is created!');
  await expect(dialog).toBeVisible();
  expect(portal.calls(create)).toHaveLength(1);
  const body = portal.calls(create)[0]!.body as Record<string, unknown>;
  expect(body).toEqual({
    username: 'dummy.new1',
    pwd: expect.stringMatching(/^[A-Za-z0-9+/]{300,}={0,2}$/) as unknown,
    userType: 'B',
    userTypeRemark: null,
    firstName: null,
    lastName: 'Example',
    middleName: null,
    dob: '1990/05/06',
    email: null,
    salesOffice: 'HK',
    region: 'CN',
    representative: 'Grace Tan',
  });
  await portal.expectAccessible();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(portal.message('Copy success')).toBeVisible();
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(lines).toEqual([expect.stringMatching(/^Client ID: D\d+$/), 'Username: dummy.new1', `Password: ${password}`]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.poll(portal.path).toBe('/clientManagement');
  // on no first page, since it never signed in; the list says where it is
  await expect(portal.rows()).toHaveCount(10);
  await expect(portal.row('dummy.new1')).toHaveCount(0);
  await page.getByRole('button', { name: `Show ${lines[0]!.slice(11)}` }).click();
  await expect(page.getByLabel('Client ID')).toHaveValue(lines[0]!.slice(11));
  await expect(portal.row('dummy.new1')).toContainText('Active');
  const kept = await page.evaluate(() => document.documentElement.outerHTML + JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain(password);
});
