import { expect, reply, test, type Portal } from '../portal';
const add = 'POST /cmsuser/add';
const createButton = ({ page }: Portal) => page.getByRole('button', { name: 'Create', exact: true });
const level = ({ page }: Portal, n: number) => page.getByRole('radio', { name: `Level ${n}` });
const office = ({ page }: Portal) => page.getByRole('combobox', { name: 'Sales Office', exact: true });
const regions = ({ page }: Portal) => page.getByRole('group', { name: 'Region' }).locator('input[name=regions]:checked');
const tick = ({ page }: Portal, column: string, row: string) => page.getByRole('checkbox', { name: `${column} of ${row}` });
const regionCodes = async (portal: Portal) => regions(portal).evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value));
const expectRegions = (portal: Portal, codes: string[]) => expect.poll(() => regionCodes(portal)).toEqual(codes);
const sg = ['SG', 'MY', 'JP', 'ID'];
/** What the choice of a person fills in: text, and no input. */
const filled = ({ page }: Portal, label: string) =>
  page.locator('dl', { has: page.getByText(label, { exact: true }) }).getByRole('definition');

test('a new colleague is created, shown once and signs in', async ({ portal, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await portal.signIn('superadmin', '/adminUserManagement');
  await portal.expectLoaded();
  await portal.expectAccessible();
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
