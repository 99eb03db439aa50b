import { cellsUnder } from '../cellsUnder';
import { expect, reply, test, type Portal, errorSummary, recordForm } from '../portal';

const list = 'GET /cmsuser/findAll';
const save = 'PUT /cmsuser/edit/{id}';
const add = 'POST /cmsuser/add';
const saveButton = ({ page }: Portal) => page.getByRole('button', { name: 'Save', exact: true });
const createButton = ({ page }: Portal) => page.getByRole('button', { name: 'Create', exact: true });
const level = ({ page }: Portal, n: number) => page.getByRole('radio', { name: `Level ${n}` });
const office = ({ page }: Portal) => page.getByRole('combobox', { name: 'Sales Office', exact: true });
const regions = ({ page }: Portal) => page.getByRole('group', { name: 'Region' }).locator('input[name=regions]:checked');
const tick = ({ page }: Portal, column: string, row: string) => page.getByRole('checkbox', { name: `${column} of ${row}` });
const regionCodes = async (portal: Portal) => regions(portal).evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value));
const expectRegions = (portal: Portal, codes: string[]) => expect.poll(() => regionCodes(portal)).toEqual(codes);
const hk = ['HK', 'CN', 'TW', 'DB'];
const sg = ['SG', 'MY', 'JP', 'ID'];
const more = async (portal: Portal, row: string) => {
  await portal.row(row).getByRole('button', { name: /^More/ }).click();
  return portal.page.getByRole('menu');
};
/** What the choice of a person fills in: text, and no input. */
const filled = ({ page }: Portal, label: string) =>
  page.locator('dl', { has: page.getByText(label, { exact: true }) }).getByRole('definition');
type User = { id: number; userId: number; userLevel: string; salesOffices: string[]; regions: string[]; permissions: string[] };
const stored = (portal: Portal, id: number) => portal.ask<User>(`/cmsuser/details/${id}`);

test('the list of admin users has its columns, values and sorts', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/adminUserManagement');
  await test.step('ADM-008 its columns stand in their order', () =>
    expect(page.getByRole('columnheader')).toHaveText([
      'ID',
      'User Permission Level',
      'Sales Offices',
      'Regions',
      'Full Name',
      'Last Login',
      'Operation',
    ]));
  await portal.expectLoaded();
  await test.step('ADM-006 the Admin ID is sent as userId', () => expect(portal.calls(list)[0]!.query).toContain('sort=userId,'));
  await test.step('ADM-007 the call has page, size and sort, and no search that is empty', () =>
    expect(portal.calls(list)[0]!.query).toBe('?page=0&size=10&sort=userId,desc'));
  const cell = (header: string) => cellsUnder(portal.rows().first(), header);
  await test.step('ADM-009 ID, level and last login stand in their columns', async () => {
    await expect(cell('ID')).toHaveText('60');
    await expect(cell('User Permission Level')).toHaveText(/^Level/);
    await expect(cell('Last Login')).toHaveText('2026/11/08 14:25');
  });
  await test.step('SHR-028 a level is told by its label', () => expect(cell('User Permission Level')).toHaveText('Level 2'));
  await test.step('ADM-010 a full name is last, first', () => expect(cell('Full Name')).toHaveText('Lam, Nadia'));
  await test.step('ADM-014 a row shows every value that is read', async () => {
    await expect(portal.rows().first().locator('td')).toHaveText([
      '60',
      'Level 2',
      'Singapore',
      'Singapore, Malaysia, Japan, Indonesia',
      'Lam, Nadia',
      '2026/11/08 14:25',
      '',
    ]);
    await expect(cellsUnder(portal.row('57'), 'Sales Offices')).toHaveText('All');
  });
  await test.step('ADM-013 it starts with ten rows and offers four sizes', async () => {
    await expect(page.getByLabel('Rows per page')).toHaveValue('10');
    await expect(page.getByLabel('Rows per page').locator('option')).toHaveText(['5', '10', '20', '50']);
  });
  await portal.expectAccessible();
  await test.step('ADM-005 it is sorted by Admin ID, descending until somebody turns it', async () => {
    await page.getByRole('button', { name: 'Sort by: Admin ID, descending' }).click();
    await page.getByRole('menuitem', { name: 'Admin ID, ascending' }).click();
    await expect(cell('ID')).toHaveText('1');
    expect(portal.calls(list).at(-1)!.query).toBe('?page=0&size=10&sort=userId,asc');
  });
  await test.step('ADM-001 it keeps its state over an edit page', async () => {
    await portal.row('Tandel, Priya').getByRole('link', { name: /^Edit/ }).click();
    await expect(page).toHaveURL(/#\/adminEditUser\/102$/);
    await page.locator('.back-link').click();
    await expect(page.getByRole('button', { name: 'Sort by: Admin ID, ascending' })).toBeVisible();
  });
});

test('ADM-003 ADM-004 ADM-007 search and filters; who belongs to every office is found by each', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/adminUserManagement');
  const last = page.getByRole('search').getByLabel('Last Name');
  await last.fill('x'.repeat(50));
  await last.pressSequentially('y');
  await expect(last).toHaveValue('x'.repeat(50));
  await last.fill('ASH');
  await page.getByRole('search').getByLabel('First Name').fill('rob');
  await page.getByRole('search').getByLabel('First Name').press('Enter');
  await expect(portal.rows()).toHaveCount(1);
  expect(new URLSearchParams(portal.calls(list).at(-1)!.query).get('lastName')).toBe('ASH');
  await page.getByRole('button', { name: /^Filter/ }).click();
  const panel = page.locator('.filter-panel');
  await expect(panel.getByLabel('Sales Office').locator('option')).toHaveText(['All', 'Hong Kong', 'Singapore']);
  await panel.getByLabel('Sales Office').selectOption('SG');
  await expect(panel.getByLabel('Region').locator('option')).toHaveText(['All', 'Singapore', 'Malaysia', 'Japan', 'Indonesia']);
  await panel.getByLabel('Region').selectOption('MY');
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect(portal.rows()).toHaveCount(1);
  await expect(cellsUnder(portal.row('Ashgrove, Robin'), 'Sales Offices')).toHaveText('All');
  const query = new URLSearchParams(portal.calls(list).at(-1)!.query);
  expect([query.get('salesOffice'), query.get('region')]).toEqual(['SG', 'MY']);
});

test('ADM-002 ADM-011 ADM-012 ADM-047 ADM-052 ADM-055 ADM-056 who sees which control', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/adminUserManagement');
  await expect(page.getByRole('link', { name: 'Create', exact: true })).toHaveAttribute('href', '#/adminCreateUser');
  await page.getByRole('search').getByLabel('Last Name').fill('Ashgrove');
  await page.keyboard.press('Enter');
  // the own password needs the old one, and nobody deletes oneself
  await expect(portal.row('Ashgrove').getByRole('link', { name: /^Edit/ })).toBeVisible();
  await expect(portal.row('Ashgrove').getByRole('button', { name: /^More/ })).toHaveCount(0);
  await portal.signIn('csteam.hk', '/adminUserManagement');
  await portal.expectLoaded();
  await expect(page.getByRole('link', { name: 'Create', exact: true })).toHaveCount(0);
  const answer = page.waitForResponse((response) => response.url().includes('findAll') && response.url().includes('size=50'));
  await page.getByLabel('Rows per page').selectOption('50');
  const { payload } = (await (await answer).json()) as {
    payload: { content: { userId: number; permissions: string[]; userLevel: string }[] };
  };
  await portal.expectLoaded();
  const rows = await portal.rows().evaluateAll((all) =>
    all.map((row) => ({
      level: row.children[1]!.textContent,
      office: row.children[2]!.textContent,
      hasMore: row.querySelector('[aria-label^=More]') !== null,
    })),
  );
  expect(new Set(rows.map((row) => row.office))).toEqual(new Set(['Hong Kong', 'All']));
  expect(rows.filter(({ level: own }) => own === 'Level 1').map(({ hasMore }) => hasMore)).not.toContain(true);
  expect(rows.filter(({ level: own }) => own === 'Level 1').length).toBeGreaterThan(0);
  // what they lack of codes, nobody below level 1 touches in others
  const held = new Set(payload.content.find(({ userId }) => userId === 2)!.permissions);
  const isWithin = payload.content.map(
    ({ userId, userLevel, permissions }) => userLevel !== 'SUPER_ADMIN' && userId !== 2 && permissions.every((code) => held.has(code)),
  );
  expect(new Set(isWithin)).toEqual(new Set([true, false]));
  expect(rows.map(({ hasMore }) => hasMore)).toEqual(isWithin);
  await portal.open('/adminEditUser/103');
  await expect(page.getByText('The record does not exist')).toBeVisible();
  await portal.open('/adminEditUser/104');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Fong, Agnes');
  await expect(saveButton(portal)).toHaveCount(0);
  await expect(recordForm(page).locator('input')).toHaveCount(0);
  await portal.open('/adminCreateUser');
  await expect(page.getByText('No permission!')).toBeVisible();
  await portal.signIn('viewer.hk', '/adminUserManagement');
  await expect(page.getByText('No permission!').first()).toBeVisible();
});

test('ADM-015 ADM-016 ADM-017 Delete account asks with the name, deletes once and reloads; the person cannot sign in any more', async ({
  portal,
}) => {
  await portal.signIn('superadmin', '/adminUserManagement');
  await (await more(portal, 'Gomes, Marco')).getByRole('menuitem', { name: 'Delete account' }).click();
  const question = portal.dialog('Are you sure to delete this record?');
  await expect(question.locator('.dialog-about')).toHaveText('Gomes, Marco');
  await portal.expectAccessible();
  await question.getByRole('button', { name: 'Delete account' }).dblclick();
  await expect(portal.message('Admin user is deleted')).toBeVisible();
  await expect(portal.row('Gomes, Marco')).toHaveCount(0);
  expect(portal.calls('DELETE /cmsuser/delete/{id}').map(({ path }) => path)).toEqual(['/cmsuser/delete/159']);
});

test('ADM-018 ADM-019 ADM-020 ADM-021 ADM-057 Reset password has its rules, its text, and holds the password with Copy', async ({
  portal,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await portal.signIn('superadmin', '/adminUserManagement');
  await (await more(portal, 'Lam, Nadia')).getByRole('menuitem', { name: 'Reset password' }).click();
  const dialog = portal.dialog('Reset password');
  const input = dialog.getByLabel('Temporary password');
  await expect(input).toHaveValue(/^\S{12}$/);
  const confirm = dialog.getByRole('button', { name: 'Reset password' });
  for (const [typed, text] of [
    ['', 'Password can not be empty'],
    ['Passw0rd! x', 'Password can not include space'],
    ['Passw0rd!陳', 'Password can not contain Chinese'],
    ['Passw0rd', 'Password length must be 8-20 and contain uppercase, lowercase, numeric and special characters'],
  ] as const) {
    await input.fill(typed);
    await confirm.click();
    await expect(dialog.getByText(text)).toBeVisible();
  }
  await portal.expectAccessible();
  await input.fill('Temp0rary!');
  await confirm.dblclick();
  await expect(portal.message('The temporary password is Temp0rary!. Email with temporary nassword has been sent to user.')).toBeVisible();
  const sent = portal.calls('PUT /cmsuser/reset/pwd/{id}');
  expect(sent.map(({ path, body }) => [path, Object.keys(body as object)])).toEqual([['/cmsuser/reset/pwd/160', ['newPwd']]]);
  expect(JSON.stringify(sent[0]!.body)).not.toContain('Temp0rary');
  await portal.dialog('The temporary password').getByRole('button', { name: 'Copy' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Temp0rary!');
});

test('a new colleague is created, shown once and signs in', async ({ portal, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await portal.signIn('superadmin', '/adminUserManagement');
  await page.getByRole('link', { name: 'Create', exact: true }).click();
  const person = page.getByRole('combobox', { name: 'Name', exact: true });
  await test.step('ADM-023 people without an account are offered', async () => {
    await expect(person.locator('option', { hasText: 'Mira Kaplan' })).toHaveCount(1);
    await expect(person.locator('option', { hasText: 'Adrian Leung' })).toHaveCount(0);
  });
  await test.step('ADM-022 a person brings names, email and employee ID to read', async () => {
    await person.selectOption({ label: 'Mira Kaplan' });
    for (const [label, text] of [
      ['Last Name', 'Kaplan'],
      ['First Name', 'Mira'],
      ['Email', 'mira.kaplan@staff.example.com'],
      ['Employee ID', 'E3001'],
    ] as const) {
      await expect(filled(portal, label)).toHaveText(text);
    }
  });
  await test.step('ADM-024 there are three levels', async () => {
    await expect(page.getByRole('radio')).toHaveCount(3);
    for (const n of [1, 2, 3]) await expect(level(portal, n)).toBeVisible();
  });
  await level(portal, 3).check();
  await test.step('ADM-026 All offices are offered to level 1 alone', () =>
    expect(office(portal).locator('option')).toHaveText(['Choose…', 'Hong Kong', 'Singapore']));
  await test.step('ADM-025 one office is chosen, and its regions are ticked', async () => {
    await office(portal).selectOption('SG');
    await page.getByRole('group', { name: 'Region' }).getByRole('checkbox', { name: 'Japan' }).check();
  });
  await test.step('ADM-031 each module has a View and an Update', async () => {
    for (const column of ['View', 'Update']) await expect(tick(portal, column, 'Content Management')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /^View of (?!all)/ })).toHaveCount(6);
  });
  await test.step('ADM-036 a module of one code has one checkbox', () =>
    expect(page.getByRole('row', { name: /Reports/ })).toContainText('not offered'));
  await test.step('ADM-034 Update brings View', async () => {
    await tick(portal, 'Update', 'Content Management').check();
    await expect(tick(portal, 'View', 'Content Management')).toBeChecked();
  });
  await test.step('ADM-035 without View there is no Update', async () => {
    await tick(portal, 'Update', 'Campaign').check();
    await tick(portal, 'View', 'Campaign').uncheck();
    await expect(tick(portal, 'Update', 'Campaign')).not.toBeChecked();
  });
  await tick(portal, 'View', 'Reports').check();
  await expect(page.getByText('2 of 6 View · 1 of 5 Update')).toBeVisible();
  await portal.expectAccessible();
  await createButton(portal).dblclick();
  const dialog = portal.dialog('Admin user is created');
  const shown = await test.step('ADM-043 the email address and the password are shown, with Close and Copy', async () => {
    for (const name of ['Close', 'Copy']) await expect(dialog.getByRole('button', { name, exact: true }).last()).toBeVisible();
    const text = await dialog.locator('.shown-password').innerText();
    expect(text).toMatch(/^Email: \S+\nPassword: \S+$/);
    return text;
  });
  const password = await test.step('ADM-044 they are those of the reply', () => {
    const [, secret] = /^Email: mira\.kaplan@staff\.example\.com\nPassword: (\S{12})$/.exec(shown)!;
    return secret;
  });
  await portal.expectAccessible();
  await test.step('ADM-045 Copy copies both and says so', async () => {
    await dialog.getByRole('button', { name: 'Copy' }).click();
    await expect(portal.message('Copy success')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
  });
  const sent = portal.calls(add).map(({ body }) => body as { permissionCode: string[] });
  await test.step('ADM-032 View is the READ code and Update the WRITE code of a module', () =>
    expect(sent[0]!.permissionCode.map((code) => code.split('_').at(-1))).toEqual(['WRITE', 'READ', 'READ']));
  await test.step('ADM-033 a code holds its separator', () =>
    expect(sent[0]!.permissionCode).toEqual(['CONTENT_WRITE', 'CONTENT_READ', 'REPORT_READ']));
  await test.step('ADM-041 one call creates the account, with one office in a list', () =>
    expect(sent).toEqual([
      {
        employeeId: 'E3001',
        salesOffices: ['SG'],
        regions: ['JP'],
        userLevel: 'SALES_TEAM',
        permissionCode: ['CONTENT_WRITE', 'CONTENT_READ', 'REPORT_READ'],
      },
    ]));
  await test.step('ADM-046 Close returns to the list, which has the new one', async () => {
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/#\/adminUserManagement$/);
    await expect(portal.row('Kaplan, Mira')).toBeVisible();
  });
  await test.step('ADM-023 who has an account now is offered no more', async () => {
    await page.getByRole('link', { name: 'Create', exact: true }).click();
    await expect(person.locator('option', { hasText: 'Olivia Cheung' })).toHaveCount(1);
    await expect(person.locator('option', { hasText: 'Mira Kaplan' })).toHaveCount(0);
  });
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await portal.fillSignIn('mira.kaplan@staff.example.com', password!);
  await expect(page.locator('.header')).toContainText('Level 3');
});

test('ADM-027 ADM-028 ADM-029 ADM-030 ADM-042 level and office fill and clear', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/adminCreateUser');
  await level(portal, 1).check();
  await expect(office(portal)).toHaveValue('ALL');
  await expectRegions(portal, [...hk, ...sg]);
  await level(portal, 3).check();
  await expect(office(portal)).toHaveValue('');
  await expectRegions(portal, []);
  await expect(office(portal).locator('option')).toHaveText(['Choose…', 'Hong Kong', 'Singapore']);
  await office(portal).selectOption('HK');
  await expect(page.getByRole('group', { name: 'Region' }).getByRole('checkbox')).toHaveCount(5);
  await expectRegions(portal, []);
  await page.getByRole('group', { name: 'Region' }).getByRole('checkbox', { name: 'Taiwan' }).check();
  await level(portal, 2).check();
  await expect(office(portal)).toHaveValue('');
  await expectRegions(portal, []);
  await office(portal).selectOption('SG');
  await expectRegions(portal, sg);
  await office(portal).selectOption('HK');
  await expectRegions(portal, hk);
  await page.getByRole('group', { name: 'Region' }).getByRole('checkbox', { name: 'Dubai' }).uncheck();
  await level(portal, 3).check();
  await expect(office(portal)).toHaveValue('HK');
  await expectRegions(portal, ['HK', 'CN', 'TW']);
});

test('ADM-030 of two offices the regions of the last one stand, though those of the first come later', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/adminCreateUser');
  await level(portal, 2).check();
  await portal.fault({ call: 'GET /salesregion/list/{offices}', kind: 'latency', milliseconds: 1_500, count: 1 });
  // it is stopped, or comes too late
  const ofFirst = (request: { url: () => string }) => request.url().endsWith('/salesregion/list/HK');
  const late = Promise.race([page.waitForEvent('requestfailed', ofFirst), page.waitForEvent('requestfinished', ofFirst)]);
  await office(portal).selectOption('HK');
  await office(portal).selectOption('SG');
  await expectRegions(portal, sg);
  await late;
  await expectRegions(portal, sg);
});

test('ADM-027 a save waits for what the level brings along, and says so; nothing is sent before it is here', async ({ portal, page }) => {
  await portal.signIn();
  const { content } = await portal.ask<{ content: User[] }>('/cmsuser/findAll?page=0&size=100');
  const { id } = content.find(({ userLevel, salesOffices }) => userLevel === 'SALES_TEAM' && salesOffices[0] === 'HK')!;
  const user = await stored(portal, id);
  await portal.open(`/adminEditUser/${id}`);
  await expectRegions(portal, user.regions);
  const bringRegions = await portal.hold('**/salesregion/list');
  await level(portal, 1).check();
  await page.keyboard.press('ControlOrMeta+s');
  const onItsWay = page.getByRole('button', { name: 'User Level: what it brings along is still on its way' });
  await expect(onItsWay).toBeVisible();
  expect(portal.calls(save)).toHaveLength(0);
  bringRegions();
  await expectRegions(portal, [...hk, ...sg]);
  await expect(onItsWay).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(portal.message('The changes have been saved')).toBeVisible();
  expect(portal.calls(save).map(({ body }) => (body as User).regions)).toEqual([[...hk, ...sg]]);
});

test('ADM-037 ADM-038 ADM-039 ADM-040 what is missing is told; a person without an email is not created', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/adminCreateUser');
  await createButton(portal).click();
  await expect(portal.message('Please check the form and fill in correct format')).toBeVisible();
  await expect(errorSummary(page).getByRole('button')).toHaveText(
    ['Name', 'Employee ID', 'Email', 'User Level', 'Sales Office', 'Region'].map((label) => `${label} cannot be empty`),
  );
  await portal.expectAccessible();
  await page.getByRole('combobox', { name: 'Name', exact: true }).selectOption({ label: 'Pavel Dvorak' });
  await level(portal, 2).check();
  await office(portal).selectOption('HK');
  await expectRegions(portal, hk);
  await createButton(portal).click();
  await expect(errorSummary(page).getByRole('button')).toHaveText(['Email cannot be empty']);
  expect(portal.calls(add)).toEqual([]);
});

test('ADM-048 ADM-049 ADM-050 ADM-051 ADM-053 ADM-054 edit fills nothing on opening, keeps codes that no module names, and saves', async ({
  portal,
  page,
}) => {
  await portal.signIn('superadmin', '/adminUserManagement');
  const before = await stored(portal, 112);
  expect(before.permissions).toEqual(expect.arrayContaining(['LEGACY_READ', 'LEGACY_WRITE']));
  await portal.open('/adminEditUser/112');
  await expect(office(portal)).toHaveValue(before.salesOffices[0]!);
  await expectRegions(portal, before.regions);
  await expect(page.getByText('2 more codes that no row names are kept')).toBeVisible();
  for (const label of ['Name', 'Last Name', 'First Name', 'Email', 'Employee ID'])
    await expect(page.locator('dt', { hasText: label }).first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Name', exact: true })).toHaveCount(0);
  await tick(portal, 'View', 'Reports').check();
  await expect(page.getByLabel('Changes of Permissions')).toHaveText('Reports + View');
  await expect(page.getByRole('row', { name: /Reports/ })).toContainText('added');
  await saveButton(portal).click();
  await expect(portal.message('The changes have been saved')).toBeVisible();
  await expect(page).toHaveURL(/#\/adminUserManagement$/);
  expect(portal.calls(save).map(({ path, body }) => [path, body])).toEqual([
    [
      '/cmsuser/edit/112',
      {
        userLevel: before.userLevel,
        salesOffices: before.salesOffices,
        regions: before.regions,
        permissionCode: [...before.permissions, 'REPORT_READ'],
      },
    ],
  ]);
});

test('ADM-023 ADM-049 the name comes from the list of employees, else from the record', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/adminEditUser/105');
  await expect(page.locator('dl', { hasText: 'Name' }).first().locator('dd')).toHaveText('Leung, Adrian');
  await portal.fault({ call: 'GET /employees/findAll', kind: 'http', status: 500 });
  await portal.signIn('superadmin', '/adminEditUser/160');
  await expect(page.locator('dl', { hasText: 'Name' }).first().locator('dd')).toHaveText('Lam, Nadia');
});

test('ADM-055 one’s own rights are taken with a warning, and none is added', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/adminEditUser/101');
  await expect(tick(portal, 'View', 'Reports')).toBeDisabled();
  await expectRegions(portal, [...hk, ...sg]);
  await expect(page.getByRole('checkbox', { name: 'Dubai' })).toBeChecked();
  // what cannot be added counts for nothing in a tick for several
  await expect(page.getByRole('checkbox', { name: 'Everything' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'All of Reports' })).toBeDisabled();
  await tick(portal, 'View', 'Campaign').uncheck();
  await expect(page.getByRole('checkbox', { name: 'All of Campaign' })).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'Everything' }).click();
  await expect(tick(portal, 'View', 'Campaign')).toBeChecked();
  await expect(tick(portal, 'View', 'Reports')).not.toBeChecked();
  await tick(portal, 'View', 'Campaign').uncheck();
  await expect(page.getByRole('alert')).toContainText('You are taking from yourself: Campaign View, Campaign Update.');
  await portal.expectAccessible();
  await saveButton(portal).click();
  await expect(portal.message('The changes have been saved')).toBeVisible();
  await expect(page.getByText('Your permissions were changed. Please sign in again.')).toBeVisible();
  await expect(portal.message('The changes have been saved')).toBeVisible();
  await portal.fillSignIn('superadmin');
  await expect(page.getByRole('navigation').getByText('Push Notification')).toHaveCount(0);
});

test('ADM-055 of one’s own record the office is chosen where the level asks for one, and is saved', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/adminEditUser/101');
  await expect(office(portal)).toHaveValue('ALL');
  await expectRegions(portal, [...hk, ...sg]);
  await level(portal, 2).check();
  await office(portal).selectOption('HK');
  await expectRegions(portal, hk);
  await page.getByRole('group', { name: 'Region' }).getByRole('checkbox', { name: 'Taiwan' }).uncheck();
  await saveButton(portal).click();
  await expect(page.getByText('Your permissions were changed. Please sign in again.')).toBeVisible();
  const saved = portal.calls('PUT /cmsuser/edit/{id}')[0]!.body;
  expect(saved).toMatchObject({ userLevel: 'CS_TEAM', salesOffices: ['HK'], regions: ['HK', 'CN', 'DB'] });
});

test('a stale save does not give back a right that somebody has just taken away', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/adminEditUser/102');
  await tick(portal, 'View', 'Reports').check();
  const user = await stored(portal, 102);
  await page.evaluate(
    async (body) => {
      const { token } = JSON.parse(sessionStorage.getItem('admin-portal.session')!) as { token: string };
      await fetch('/portal-cms/cmsuser/edit/102', {
        method: 'PUT',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    },
    {
      userLevel: user.userLevel,
      salesOffices: user.salesOffices,
      regions: user.regions,
      permissionCode: user.permissions.filter((code) => code !== 'CAMPAIGN_WRITE'),
    },
  );
  await saveButton(portal).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This record was changed by someone else' })).toBeVisible();
  expect((await stored(portal, 102)).permissions).not.toContain('CAMPAIGN_WRITE');
});

test('a grid of ticks by keyboard: one stop of Tab, arrows, Home and End, a row and a column at once', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/adminCreateUser');
  const everything = page.getByRole('checkbox', { name: 'Everything' });
  await expect(tick(portal, 'View', 'Reports')).toBeVisible();
  await everything.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('checkbox', { name: 'All of Client Management' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tick(portal, 'View', 'Client Management')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(tick(portal, 'View', 'Client Management')).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'All of Client Management' })).toHaveJSProperty('indeterminate', true);
  await page.keyboard.press('End');
  await expect(tick(portal, 'Update', 'Client Management')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('checkbox', { name: 'Update of all that are shown' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('5 of 6 View · 5 of 5 Update')).toBeVisible();
  await page.keyboard.press('Control+End');
  await expect(tick(portal, 'View', 'Reports')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.locator('.matrix input:focus')).toHaveCount(0);
  // back to where it was left, and out at the other side
  await page.keyboard.press('Shift+Tab');
  await expect(tick(portal, 'View', 'Reports')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('.matrix input:focus')).toHaveCount(0);
});

const thirtyEmployees = Array.from({ length: 30 }, (_, i) => ({
  ...{ fullName: `Person ${i + 1} of thirty`, firstName: `Person ${i + 1}`, lastName: 'Thirty', employeeId: `E${i + 1}` },
  email: `person.${i + 1}@staff.example.com`,
}));

test('a choice that has the focus while its options are on their way keeps it', async ({ portal, page }) => {
  await portal.fault({ call: 'GET /employees/cmsuser/pending-assign', kind: 'raw', body: reply(thirtyEmployees) });
  const answer = await portal.hold('**/employees/cmsuser/pending-assign*');
  await portal.signIn('superadmin', '/adminCreateUser');
  const name = page.getByRole('combobox', { name: 'Name', exact: true });
  await name.focus();
  answer();
  await expect(name).toHaveAttribute('placeholder', 'Choose…');
  await expect(name).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox', { name: 'Name' }).getByRole('option')).toHaveCount(30);
});

test('a choice among more than twenty narrows as one types, by keyboard and by pointer', async ({ portal, page }) => {
  await portal.fault({ call: 'GET /employees/cmsuser/pending-assign', kind: 'raw', body: reply(thirtyEmployees) });
  await portal.signIn('superadmin', '/adminCreateUser');
  const name = page.getByRole('combobox', { name: 'Name', exact: true });
  const options = page.getByRole('option');
  await expect(name).toHaveAttribute('placeholder', 'Choose…');
  await name.click();
  await expect(page.getByRole('listbox', { name: 'Name' }).getByRole('option')).toHaveCount(30);
  await name.pressSequentially('PERSON 2');
  await expect(page.getByRole('listbox', { name: 'Name' }).getByRole('option')).toHaveText(
    [2, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29].map((n) => `Person ${n} of thirty`),
  );
  await portal.expectAccessible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(name).toHaveValue('Person 20 of thirty');
  await expect(filled(portal, 'Email')).toHaveText('person.20@staff.example.com');
  await name.fill('nobody at all');
  await expect(page.getByText('Nothing has this name')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(name).toHaveValue('Person 20 of thirty');
  await name.fill('person 7');
  await options.filter({ hasText: 'Person 7 of thirty' }).click();
  await expect(filled(portal, 'Employee ID')).toHaveText('E7');
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-expanded', 'false');
});

const rights = ['CMS_USER_READ', 'CMS_USER_WRITE', 'CONTENT_READ', 'CONTENT_WRITE', 'APP_USER_READ'];

test('ADM-055 below level 1 the codes that one lacks are not to be ticked: one by one, by row, by column, or all at once', async ({
  portal,
  page,
}) => {
  await portal.signInWith(rights, 2, '/adminCreateUser');
  const names = page.getByRole('combobox', { name: 'Name', exact: true });
  await names.selectOption({ label: 'Mira Kaplan' });
  await page.getByRole('radio', { name: 'Level 2' }).check();
  await expect(page.getByText('You can give the permissions that you have yourself.')).toBeVisible();
  await expect(tick(portal, 'Update', 'Client Management')).toBeDisabled();
  await expect(tick(portal, 'View', 'Campaign')).toBeDisabled();
  await expect(tick(portal, 'View', 'Client Management')).toBeEnabled();
  const table = page.getByRole('grid', { name: 'Permissions' });
  const checked = () => table.locator('tbody input:checked').count();
  // the keyboard walks over what is closed
  await table.locator('thead input').first().focus();
  await page.keyboard.press('Control+End');
  await expect(tick(portal, 'Update', 'Content Management')).toBeFocused();
  await table.locator('thead input').first().press('Space');
  await expect(tick(portal, 'Update', 'Admin User Management')).toBeChecked();
  await expect(tick(portal, 'View', 'Campaign')).not.toBeChecked();
  await expect(table.locator('thead input').first()).toBeChecked();
  expect(await checked()).toBeGreaterThan(rights.length - 1);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(portal.dialog('Admin user is created')).toBeVisible();
  const sent = portal.calls('POST /cmsuser/add').map(({ body }) => (body as { permissionCode: string[] }).permissionCode.toSorted());
  expect(sent).toEqual([rights.toSorted()]);
});

test('ADM-055 below level 1 whoever has a code that one lacks is there to be read: no Save, no More', async ({ portal, page }) => {
  await portal.signInWith(rights, 2, '/adminUserManagement');
  await portal.expectLoaded();
  const { content } = await portal.ask<{ content: { id: number; userId: number; userLevel: string; permissions: string[] }[] }>(
    '/cmsuser/findAll?page=0&size=100',
  );
  const others = content.filter(({ userLevel, userId }) => userLevel === 'SALES_TEAM' && userId !== 4);
  const isWithin = ({ permissions }: { permissions: string[] }) => permissions.every((code) => rights.includes(code));
  const [within, beyond] = [others.find(isWithin)!, others.find((user) => !isWithin(user))!];
  await portal.open(`/adminEditUser/${beyond.id}`);
  await expect(page.getByText('View only')).toBeVisible();
  await expect(saveButton(portal)).toHaveCount(0);
  await portal.open(`/adminEditUser/${within.id}`);
  await expect(saveButton(portal)).toBeVisible();
  await expect(tick(portal, 'View', 'Campaign')).toBeDisabled();
});
