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

test('DUM-001 DUM-003 DUM-004 DUM-005 DUM-006 DUM-008 the form has its fields, a generated password and a way back', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await page.getByRole('link', { name: 'Create Dummy Account' }).click();
  await expect(page.locator('h1')).toHaveText('Create Dummy Account');
  await expect(page.getByRole('link', { name: 'Back to Client Management' })).toHaveAttribute('href', '#/clientManagement');
  await expect(page.locator('.form-row .label')).toHaveText([
    /^Dummy account type/,
    /^Remarks/,
    /^Username/,
    /^Password/,
    /^Last Name/,
    /^First Name/,
    /^Middle Name/,
    /^Date of birth/,
    /^Email/,
    /^Sales Office/,
    /^Region/,
    /^Sales representative name/,
  ]);
  await expect(page.getByLabel('Dummy account type').locator('option')).toHaveText([
    'Choose…',
    'Business Partner',
    'Internal Sales',
    'Business Partner Admin',
    'Staff',
  ]);
  const password = input(portal, 'Password');
  await expect(password).toHaveValue(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[^A-Za-z0-9]).{12}$/);
  const first = await password.inputValue();
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(password).not.toHaveValue(first);
  await expect(page.getByLabel('Region').locator('option')).toHaveCount(9);
  await page.getByLabel('Sales Office').selectOption('SG');
  await expect(page.getByLabel('Region').locator('option')).toHaveText(['Choose…', 'Singapore', 'Malaysia', 'Japan', 'Indonesia']);
  await portal.expectAccessible();
});

test('DUM-002 Cancel creates nothing', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/createUser');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(portal.path).toBe('/clientManagement');
  expect(portal.calls(create)).toEqual([]);
});

test('DUM-012 DUM-015 DUM-016 DUM-017 DUM-021 DUM-022 what is required says so in its own words, and nothing is sent', async ({
  portal,
  page,
}) => {
  await portal.signIn('superadmin', '/createUser');
  await input(portal, 'Password').fill('');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(portal.message('Please check the form and fill in correct format')).toBeVisible();
  await expect(page.locator('.form-row .error')).toHaveText([
    'Dummy account type cannot be empty',
    'User Name must be 8-15 chars',
    'Password can not be empty',
    'Last Name cannot be empty',
    'Date of birth cannot be empty',
    'Sales Office cannot be empty',
    'Region cannot be empty',
    'Sales representative name cannot be empty',
  ]);
  expect(portal.calls(create)).toEqual([]);
});

test('DUM-012 what is wrong is told at its field and stays typed, and nothing is sent', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/createUser');
  await fill(portal, 'good.name1');
  await input(portal, 'Username').fill('seven77');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.locator('.form-row .error')).toHaveText('User Name must be 8-15 chars');
  await expect(input(portal, 'Username')).toHaveValue('seven77');
  expect(portal.calls(create)).toEqual([]);
});
test('DUM-013 typing a username or password stops at 100', async ({ portal }) => {
  await portal.signIn('superadmin', '/createUser');
  for (const label of ['Username', 'Password']) {
    const field = input(portal, label);
    await field.fill('');
    await field.pressSequentially('x'.repeat(103));
    await expect(field).toHaveValue('x'.repeat(100));
  }
});

test('DUM-010 of several offices the first assigned one is chosen', async ({ portal, page }) => {
  await portal.signIn('csteam.hk');
  await page.evaluate(() => {
    for (const [key, text] of Object.entries(sessionStorage)) {
      if (text.includes('salesOffices')) sessionStorage.setItem(key, text.replace('"salesOffices":["HK"]', '"salesOffices":["SG","HK"]'));
    }
  });
  await page.reload();
  await portal.open('/createUser');
  await expect(page.getByLabel('Sales Office')).toHaveValue('SG');
  await expect(page.getByLabel('Sales Office')).toBeDisabled();
});
test('DUM-009 the office of level 2 is chosen and locked', async ({ portal, page }) => {
  await portal.signIn('csteam.hk', '/createUser');
  await expect(page.getByLabel('Sales Office')).toBeDisabled();
  await expect(page.getByLabel('Sales Office')).toHaveValue('HK');
  await expect(page.getByLabel('Region').locator('option')).toHaveText(['Choose…', 'Hong Kong', 'China', 'Taiwan', 'Dubai']);
});

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
test('DUM-027 a clipboard that is refused says so, and the lines stay to be selected', async ({ portal, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } });
  });
  await portal.fault({ call: create, kind: 'raw', body: '{"status":"00","msg":"","payload":{"clientID":"D1","username":"dummy.xyz"}}' });
  await portal.signIn('superadmin', '/createUser');
  await fill(portal, 'dummy.xyz');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await portal.dialog().getByRole('button', { name: 'Copy' }).click();
  await expect(page.locator('.toast')).toHaveCount(1);
  await expect(portal.dialog()).toContainText('Client ID: D1');
});
test('DUM-030 a refusal shows its text and leaves the form filled', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/createUser');
  await portal.fault({ call: create, kind: 'status', status: '01', msg: 'The username is already in use' });
  await fill(portal, 'dummy.taken');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(portal.message('The username is already in use')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('dummy.taken');
  await expect(page.getByLabel('Region')).toHaveValue('CN');
});
test('DUM-032 DUM-003 without the right to write there is no way in and the address shows "No permission!"', async ({ portal, page }) => {
  await portal.signIn('viewer.hk');
  await expect(page.getByRole('link', { name: 'Create Dummy Account' })).toHaveCount(0);
  await portal.open('/createUser');
  await expect(page.getByText('No permission!')).toBeVisible();
  expect(portal.calls(create)).toEqual([]);
});
