import { people } from '../../../fixtures/auth/people';
import { cellsUnder } from '../cellsUnder';
import { expect, test, type Person } from '../portal';

const list = 'GET /projects/';

test('the list of projects has its title, columns, values, search fields and sorts', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/ourProducts');
  await test.step('PRJ-001 it has the title of the specification', () =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText('Content Management - Our Products'));
  await test.step('PRJ-013 its columns stand in their order', () =>
    expect(page.getByRole('columnheader')).toHaveText([
      'Project ID',
      'Sales Office',
      'Region',
      'Project Type',
      'Project Code',
      /^Name \(EN\)/,
      'Name (JP)',
      'Name (TC)',
      'Name (SC)',
      'Country',
      'State',
      'Status',
      'Post',
      'Last post date',
      'Last update',
      'Operation',
    ]));
  await portal.expectLoaded();
  await test.step('PRJ-011 it starts with ten rows and offers four sizes', async () => {
    expect(portal.calls(list)[0]!.query).toContain('?page=0&size=10&');
    await expect(page.getByLabel('Rows per page').locator('option')).toHaveText(['5', '10', '20', '50']);
  });
  await test.step('SHR-070 it is sorted by the English name, then by id', () =>
    expect(portal.calls(list)[0]!.query).toBe('?page=0&size=10&sort=name.EN,asc&sort=id,asc'));
  await page.getByLabel('Project Name', { exact: true }).fill('Sunrise');
  await page.keyboard.press('Enter');
  await expect(portal.rows()).toHaveCount(1);
  const row = portal.row('Sunrise');
  const cell = (header: string) => cellsUnder(row, header);
  await test.step('PRJ-015 Country shows the location and State the region', async () => {
    await expect(cell('Country')).toHaveText('United States');
    await expect(cell('State')).toHaveText('Ontario');
  });
  await test.step('SHR-034 a status is told by the name of its lookup', () => expect(cell('Status')).toHaveText(/^Available/));
  await test.step('PRJ-016 a new project wears the tag NEW', () => expect(cell('Status')).toHaveText(/ NEW$/));
  await test.step('PRJ-017 Post says Online', () => expect(cell('Post')).toHaveText('Online'));
  await test.step('PRJ-018 the last post date is a range', () =>
    expect(cell('Last post date')).toHaveText('2026/11/01 09:00 ~ 2300/12/31 00:00'));
  await test.step('PRJ-014 a row shows every value that is read, each name in its language', async () => {
    await expect(row.locator('td')).toHaveText([
      'P-0003',
      'Singapore',
      'Singapore, Malaysia, Japan, Indonesia',
      'EFPDL',
      'PRD-004',
      'Sunrise Terraces',
      'サンライズテラス',
      '旭日臺',
      '旭日台',
      'United States',
      'Ontario',
      'Available NEW',
      'Online',
      '2026/11/01 09:00 ~ 2300/12/31 00:00',
      '2026/11/17 07:30',
      '',
    ]);
    await expect(portal.row('Sunrise').locator('[lang]')).toHaveText(['サンライズテラス', '旭日臺', '旭日台']);
    expect(
      await portal
        .row('Sunrise')
        .locator('[lang]')
        .evaluateAll((all) => all.map((each) => each.getAttribute('lang'))),
    ).toEqual(['ja', 'zh-Hant-HK', 'zh-Hans-CN']);
  });
  await portal.expectAccessible();
  await test.step('PRJ-003 each search field takes 50 characters', async () => {
    const limits = ['Project Name', 'Project Code'].map((label) => page.getByLabel(label, { exact: true }));
    for (const input of limits) {
      await input.fill('x'.repeat(50));
      await input.pressSequentially('y');
      await expect(input).toHaveValue('x'.repeat(50));
    }
  });
  await test.step('PRJ-008 it offers the name in both directions', async () => {
    await page.getByRole('button', { name: /^Sort/ }).click();
    await expect(page.getByRole('menuitem')).toHaveText([/Project Name, A-Z/, /Project Name, Z-A/]);
  });
  await test.step('PRJ-009 Z-A is sent as the name descending, then the id ascending', async () => {
    await page.getByRole('menuitem').nth(1).click();
    await expect.poll(() => portal.calls(list).at(-1)!.query).toContain('sort=name.EN,desc&sort=id,asc');
  });
});

test('PRJ-016 PRJ-018 a project that was never online, and without a tag', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/ourProducts');
  await page.getByLabel('Project Code', { exact: true }).fill('PRD-009');
  await page.keyboard.press('Enter');
  await expect(cellsUnder(portal.row('P-0008'), 'Last post date')).toHaveText('-');
  await expect(cellsUnder(portal.row('P-0008'), 'Status')).toHaveText('Sold out');
});

test('PRJ-004 PRJ-005 PRJ-006 PRJ-007 PRJ-010 filters have their choices from the server, and the chosen code wins over the typed one', async ({
  portal,
  page,
}) => {
  await portal.signIn('superadmin', '/ourProducts');
  await page.getByLabel('Project Code', { exact: true }).fill('PRD-00');
  await page.keyboard.press('Enter');
  await expect.poll(() => portal.calls(list).at(-1)!.query).toContain('projectCode=PRD-00');
  await page.getByRole('button', { name: /^Filter/ }).click();
  const panel = page.locator('.filter-panel');
  await panel.getByLabel('Project Type').selectOption({ label: 'LAD' });
  await panel.getByLabel('Location').selectOption({ label: 'United States' });
  await panel.getByLabel('Status').selectOption({ label: 'Sold out' });
  await panel.getByLabel('Post').selectOption({ label: 'Online' });
  await panel.getByRole('combobox', { name: 'Project Code' }).fill('PRD-022');
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect
    .poll(() => Object.fromEntries(new URLSearchParams(portal.calls(list).at(-1)!.query)))
    .toMatchObject({
      projectType: 'LAD',
      projectLocation: 'US',
      productStatus: 'SOLDOUT',
      isPost: 'true',
      projectCode: 'PRD-022',
      page: '0',
    });
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(page.getByLabel('Project Code', { exact: true })).toHaveValue('');
  const calls = ['/option/projectType', '/option/projectLocation', '/option/projectStatus', '/appProducts/'];
  for (const path of calls) expect(portal.calls(`GET ${path}`).length, path).toBeGreaterThan(0);
});

test('PRJ-021 PRJ-022 Delete names the project, asks, deletes and reloads the list', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/ourProducts');
  await page.getByLabel('Project Name', { exact: true }).fill('Harbour Gate Estate 2');
  await page.keyboard.press('Enter');
  await expect(portal.rows()).toHaveCount(1);
  await portal
    .rows()
    .getByRole('button', { name: /^Delete/ })
    .click();
  const dialog = portal.dialog('Are you sure to delete this record?');
  await expect(dialog).toContainText('Harbour Gate Estate 2');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(portal.message('Reocrd is deleted')).toBeVisible();
  await expect(portal.rows()).toHaveCount(0);
  expect(portal.calls('DELETE /projects/{id}')).toHaveLength(1);
});

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

for (const { username, permissionCodes, userLevel } of people)
  test(`PRJ-002 PRJ-019 PRJ-023 what ${username} may do with projects`, async ({ portal, page }) => {
    const mayRead = permissionCodes.includes('CONTENT_READ');
    const mayWrite = permissionCodes.includes('CONTENT_WRITE');
    await portal.signIn(username as Person, '/ourProducts');
    await expect(page.getByRole('link', { name: 'Create', exact: true })).toHaveCount(userLevel <= 2 ? 1 : 0);
    if (!mayRead) return;
    await portal.expectLoaded();
    const count = await portal.rows().count();
    expect(count).toBeGreaterThan(0);
    await expect(portal.rows().getByRole('link', { name: /^Edit/ })).toHaveCount(count);
    await expect(portal.rows().getByRole('button', { name: /^Delete/ })).toHaveCount(mayWrite ? count : 0);
    await expect(portal.rows().getByRole('link', { name: /^Clone/ })).toHaveCount(mayWrite && userLevel <= 2 ? count : 0);
  });
