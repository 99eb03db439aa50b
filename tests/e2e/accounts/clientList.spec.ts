import { clientColumns } from '../../columns';
import { isSoak } from '../../sampling';
import { caseName, drawCases, randomOfCase } from '../cases';
import { cellsUnder } from '../cellsUnder';
import { expect, reply, test } from '../portal';

const list = 'GET /appuser/';

test('CLI-001 CLI-003 CLI-005 CLI-015 CLI-016 PLT-097 PLT-098 Enter searches with all fields and returns to page 1', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await page.getByRole('button', { name: 'Page 3', exact: true }).click();
  await expect(page.getByText('21–30 of 1,200')).toBeVisible();
  await page.getByRole('button', { name: /More fields/ }).click();
  const values: Record<string, string> = {
    'Client ID': 'C1',
    'Last Name': 'Chan',
    'First Name': 'Wei',
    'User Name': 'wei',
    Email: 'wei',
    'Mobile Phone': '852',
    'Referral Company': 'Pearl',
    'Referral Planner': 'Vale',
    'Sub-referral Company': 'Lion',
    'Sub-referral Planner': 'Quill',
    'Account Manager': 'Leung',
  };
  await expect(page.locator('.search-form .label')).toHaveText(Object.keys(values));
  for (const [label, value] of Object.entries(values)) await page.getByRole('search').getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('search').getByLabel('Account Manager').press('Enter');
  await expect(page.getByText('No result with these 11 filters')).toBeVisible();
  const query = new URLSearchParams(portal.calls(list).at(-1)?.query ?? '');
  expect(Object.fromEntries(query)).toEqual({
    page: '0',
    size: '10',
    sort: 'id,asc',
    clientID: 'C1',
    lastName: 'Chan',
    firstName: 'Wei',
    username: 'wei',
    email: 'wei',
    phone: '852',
    salseforceServicingChannelName: 'Pearl',
    salseforceServicingFinancialPlanner: 'Vale',
    salseforceReferredByIfa: 'Lion',
    salseforceReferredByPlanner: 'Quill',
    representative: 'Leung',
  });
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(portal.rows()).toHaveCount(10);
});

test('CLI-007 PLT-099 Reset clears the fields and keeps filters and sort', async ({ portal, page }) => {
  await portal.signIn();
  await page.getByRole('button', { name: /^Sort by/ }).click();
  await page.getByRole('menuitem', { name: 'Activation Date, oldest first' }).click();
  await page.getByRole('button', { name: /^Filter/ }).click();
  await page.getByLabel('User Status').selectOption({ label: 'Suspended' });
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByLabel('Last Name').fill('an');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect.poll(() => portal.calls(list).at(-1)?.query ?? '').toContain('lastName=an');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByLabel('Last Name')).toHaveValue('');
  await expect
    .poll(() => portal.calls(list).at(-1)?.query ?? '')
    .toBe('?page=0&size=10&sort=activationAt,asc&sort=id,asc&userStatus=SUSPENDED');
});

test('what is typed survives whatever the list does', async ({ portal, page }) => {
  await portal.signIn();
  await page.getByLabel('Last Name').fill('Wong');
  for (const name of ['Compact rows', 'Refresh', 'Next page']) await page.getByRole('button', { name }).click();
  await expect(page.getByText('11–20 of')).toBeVisible();
  await expect(page.getByLabel('Last Name')).toHaveValue('Wong');
});

test('CLI-006 the mobile phone keeps digits and dots, typed or pasted', async ({ portal, page }) => {
  await portal.signIn();
  const phone = page.getByLabel('Mobile Phone');
  await phone.pressSequentially('+85a2-5.5');
  await expect(phone).toHaveValue('8525.5');
  await phone.fill('(+852) 1234\n電話.9');
  await expect(phone).toHaveValue('8521234.9');
});

test('CLI-004 SHR-013 SHR-014 typing stops at 50 characters; a longer paste is kept, marked, and blocks the search', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  const field = page.getByLabel('Last Name');
  await field.pressSequentially('x'.repeat(55));
  await expect(field).toHaveValue('x'.repeat(50));
  await page.getByRole('button', { name: /More fields/ }).click();
  const fields = page.getByRole('search').getByRole('textbox');
  await expect(fields).toHaveCount(11);
  for (const each of await fields.all()) {
    await each.fill('1'.repeat(50));
    await each.press('End');
    await each.pressSequentially('2');
    await expect(each).toHaveValue('1'.repeat(50));
  }
  const before = portal.calls(list).length;
  await field.fill('y'.repeat(60));
  await expect(page.getByText('Last Name must be at most 50 characters')).toBeVisible();
  await field.press('Enter');
  await expect(field).toHaveValue('y'.repeat(60));
  await expect(field).toBeFocused();
  await portal.expectAccessible();
  expect(portal.calls(list).length).toBe(before);
});

test('filters wait for Apply, show as tags, and come off', async ({ portal, page }) => {
  const query = () => portal.calls(list).at(-1)?.query ?? '';
  await portal.signIn();
  await test.step('CLI-014 PLT-104 the total of the results is told', () => expect(page.getByText('Total 1,200 results:')).toBeVisible());
  await page.getByRole('button', { name: /^Filter/ }).click();
  const panel = portal.dialog('Filters');
  await test.step('CLI-008 there are four filters, Reset and Apply', async () => {
    for (const label of ['Sales Office', 'Region', 'User Status', 'Account Manager']) await expect(panel.getByLabel(label)).toBeVisible();
    for (const name of ['Reset', 'Apply']) await expect(panel.getByRole('button', { name })).toBeVisible();
  });
  await test.step('PLT-102 each starts on All', async () => {
    for (const label of ['Sales Office', 'Region', 'User Status', 'Account Manager']) {
      await expect(panel.getByLabel(label)).toHaveValue('');
      await expect(panel.getByLabel(label).locator('option').first()).toHaveText('All');
    }
  });
  await test.step('PLT-128 each takes one choice', () => expect(panel.locator('select[multiple], [type=checkbox]')).toHaveCount(0));
  await test.step('CLI-010 the states of users have their labels', () =>
    expect(panel.getByLabel('User Status').locator('option')).toHaveText(['All', 'Inactive', 'Active', 'Suspended', 'Deleted']));
  await test.step('CLI-009 the choices are those of the server', async () => {
    await expect(panel.getByLabel('Sales Office').locator('option')).toHaveText(['All', 'Hong Kong', 'Singapore']);
    for (const call of ['GET /salesregion/officelist', 'GET /salesregion/list', 'GET /option/userstatus', 'GET /employees/findAll'])
      expect(portal.calls(call), call).not.toEqual([]);
  });
  await portal.expectAccessible();
  const before = portal.calls(list).length;
  await test.step('PLT-109 another office clears the region and brings its own', async () => {
    await panel.getByLabel('Region').selectOption({ label: 'Japan' });
    await panel.getByLabel('Sales Office').selectOption({ label: 'Hong Kong' });
    await expect(panel.getByLabel('Region')).toHaveValue('');
    await expect(panel.getByLabel('Region').locator('option')).toHaveText(['All', 'Hong Kong', 'China', 'Taiwan', 'Dubai']);
  });
  await panel.getByLabel('Region').selectOption({ label: 'Taiwan' });
  await panel.getByLabel('Account Manager').selectOption({ label: 'Adrian Leung' });
  await test.step('PLT-100 nothing is asked for until Apply', async () => {
    expect(portal.calls(list).length).toBe(before);
    await panel.getByRole('button', { name: 'Apply' }).click();
    await expect
      .poll(query)
      .toBe('?page=0&size=10&sort=lastLoginAt,desc&sort=id,asc&region=TW&salesOffice=HK&representative=Adrian%20Leung');
  });
  await test.step('PLT-105 what is chosen stands as tags', async () => {
    for (const tag of ['Sales Office: Hong Kong', 'Region: Taiwan', 'Account Manager: Adrian Leung'])
      await expect(page.locator('.tag').filter({ hasText: tag })).toBeVisible();
  });
  await test.step('PLT-103 a tag that is removed clears its filter and asks again', async () => {
    await page.getByRole('button', { name: 'Remove filter Account Manager: Adrian Leung' }).click();
    await expect.poll(query).toBe('?page=0&size=10&sort=lastLoginAt,desc&sort=id,asc&region=TW&salesOffice=HK');
    await expect(page.locator('.tag')).toHaveText(['Region: Taiwan', 'Sales Office: Hong Kong']);
    await page.getByRole('button', { name: 'Remove filter Region: Taiwan' }).click();
    await expect(page.locator('.tag')).toHaveText(['Sales Office: Hong Kong']);
    await expect.poll(query).toBe('?page=0&size=10&sort=lastLoginAt,desc&sort=id,asc&salesOffice=HK');
  });
  await test.step('PLT-101 Reset puts every filter back and applies it', async () => {
    await page.getByRole('button', { name: /^Filter/ }).click();
    await panel.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(query).toBe('?page=0&size=10&sort=lastLoginAt,desc&sort=id,asc');
    await expect(page.locator('.tag')).toHaveCount(0);
  });
});

test('PLT-103 PLT-109 removing the Sales Office tag removes the Region, which is of that office', async ({ portal, page }) => {
  await portal.signIn();
  await page.getByRole('button', { name: /^Filter/ }).click();
  const panel = portal.dialog('Filters');
  await panel.getByLabel('Sales Office').selectOption({ label: 'Hong Kong' });
  await panel.getByLabel('Region').selectOption({ label: 'Taiwan' });
  await panel.getByLabel('User Status').selectOption({ label: 'Active' });
  await panel.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Remove filter Sales Office: Hong Kong' }).click();
  await expect(page.locator('.tag')).toHaveText(['User Status: Active']);
  await expect.poll(() => portal.calls(list).at(-1)!.query).toBe('?page=0&size=10&sort=lastLoginAt,desc&sort=id,asc&userStatus=ACTIVATED');
});

test('CLI-011 the chosen account manager wins over the typed one', async ({ portal, page }) => {
  await portal.signIn();
  await page.getByRole('button', { name: /More fields/ }).click();
  await page.getByRole('search').getByLabel('Account Manager').fill('somebody');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('button', { name: /^Filter/ }).click();
  await portal.dialog('Filters').getByLabel('Account Manager').selectOption({ label: 'Grace Tan' });
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => new URLSearchParams(portal.calls(list).at(-1)?.query ?? '').getAll('representative')).toEqual(['Grace Tan']);
});

for (const [username, office, regions] of [
  ['csteam.hk', 'Hong Kong', ['All', 'Hong Kong', 'China', 'Taiwan', 'Dubai']],
  ['sales.sg', 'Singapore', ['All', 'Singapore', 'Malaysia', 'Japan', 'Indonesia']],
] as const) {
  test(`PLT-107 PLT-108 PLT-114 ${username} is locked to ${office}, with its regions, and cannot remove it`, async ({ portal, page }) => {
    await portal.signIn(username);
    await expect(page.locator('.tag')).toHaveText([`Sales Office: ${office}`]);
    await expect(page.getByRole('button', { name: /Remove filter/ })).toHaveCount(0);
    await page.getByRole('button', { name: /^Filter/ }).click();
    const panel = portal.dialog('Filters');
    await expect(panel.getByLabel('Sales Office')).toBeDisabled();
    await expect(panel.getByLabel('Region').locator('option')).toHaveText([...regions]);
    await panel.getByLabel('User Status').selectOption({ label: 'Active' });
    await panel.getByRole('button', { name: 'Apply' }).click();
    const code = office === 'Hong Kong' ? 'HK' : 'SG';
    await expect.poll(() => portal.calls(list).at(-1)?.query ?? '').toContain('userStatus=ACTIVATED');
    await page.getByRole('button', { name: /^Filter/ }).click();
    await panel.getByRole('button', { name: 'Reset' }).click();
    await expect
      .poll(() => portal.calls(list).at(-1)?.query ?? '')
      .toBe(`?page=0&size=10&sort=lastLoginAt,desc&sort=id,asc&salesOffice=${code}`);
    expect([...new Set(portal.calls(list).map(({ query }) => new URLSearchParams(query).get('salesOffice')))]).toEqual([code]);
  });
}

test('CLI-012 CLI-013 five sorts, each with id ascending; a head toggles through the same choices only', async ({ portal, page }) => {
  await portal.signIn();
  const sorted = async (sort: string) =>
    expect.poll(() => portal.calls(list).at(-1)?.query ?? '').toBe(`?page=0&size=10&sort=${sort}&sort=id,asc`);
  await sorted('lastLoginAt,desc');
  await page.getByRole('button', { name: /^Sort by/ }).click();
  const choices = [
    'Last login, newest first',
    'Last update, newest first',
    'Last update, oldest first',
    'Activation Date, newest first',
    'Activation Date, oldest first',
  ];
  await expect(page.getByRole('menuitem')).toHaveText(choices);
  await page.keyboard.press('Escape');
  for (const [choice, sort] of [
    [choices[1], 'cmsUpdatedAt,desc'],
    [choices[2], 'cmsUpdatedAt,asc'],
    [choices[3], 'activationAt,desc'],
    [choices[4], 'activationAt,asc'],
    [choices[0], 'lastLoginAt,desc'],
  ] as const) {
    await page.getByRole('button', { name: /^Sort by/ }).click();
    await page.getByRole('menuitem', { name: choice }).click();
    await sorted(sort);
  }
  const head = page.getByRole('columnheader', { name: 'Activation Date' });
  await head.getByRole('button').click();
  await sorted('activationAt,desc');
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await head.getByRole('button').click();
  await sorted('activationAt,asc');
  await page.getByRole('columnheader', { name: 'Last login' }).getByRole('button').click();
  await sorted('lastLoginAt,desc');
  await expect(page.getByRole('columnheader', { name: 'Client ID' }).getByRole('button')).toHaveCount(0);
});

test('the table shows its columns in order, read-only, in 490 px', async ({ portal, page }) => {
  await portal.signIn();
  await expect(portal.rows()).toHaveCount(10);
  await test.step('CLI-017 its columns stand in their order', () =>
    expect(page.getByRole('columnheader')).toHaveText([...clientColumns, 'Operation']));
  await test.step('CLI-021 it is at most 490 px high', async () =>
    expect((await page.locator('.table-box').boundingBox())!.height).toBeLessThanOrEqual(490));
  await page.getByRole('search').getByLabel('Client ID').fill('C1000654');
  await page.keyboard.press('Enter');
  await expect(portal.rows()).toHaveCount(1);
  const cell = (header: string) => cellsUnder(portal.rows(), header);
  await expect(cell('Sales Office')).toHaveText('Singapore');
  await test.step('CLI-018 a full name is last, first', () => expect(cell('Full Name')).toHaveText('Al Farouk, Luc'));
  await test.step('SHR-018 a day of birth is a day', () => expect(cell('Date of birth')).toHaveText(/^\d{4}\/\d{2}\/\d{2}$/));
  await test.step('SHR-017 a login is a time to the minute', () =>
    expect(cell('Last login')).toHaveText(/^\d{4}\/\d{2}\/\d{2} \d{2}:\d{2}$/));
  await test.step('CLI-020 SHR-022 a status is told by its label', () => expect(cell('Status')).toHaveText('Active'));
  await test.step('CLI-019 a company and its planner share a cell', () =>
    expect(cell('Referral Company/Planner').locator('.lines > span')).toHaveCount(2));
  await test.step('PLT-110 the last update is a time and a name', () =>
    expect(cell('Last update')).toHaveText(/^\d{4}\/\d{2}\/\d{2} \d{2}:\d{2}\s*\S/));
  await test.step('PLT-005 nothing in it can be edited', () => expect(portal.rows().locator('input, select, textarea')).toHaveCount(0));
});

test('SHR-040 a status without a label shows the name of the server, else its code, missing values a dash, company and planner two lines', async ({
  portal,
  page,
}) => {
  const row = {
    id: 5,
    clientID: 'C5',
    userStatus: 'FROZEN',
    salseforceServicingChannelName: 'Pearl',
    salseforceServicingFinancialPlanner: null,
    cmsUpdatedAt: '2026-11-20T06:05:00Z',
    updatedByName: 'Robin',
  };
  await portal.fault({
    call: list,
    kind: 'raw',
    body: reply({ content: [row, { ...row, id: 6, userStatus: 'DORMANT' }], totalElements: 2 }),
  });
  const names = [{ code: 'DORMANT', name: 'Dormant by the server' }];
  await portal.fault({ call: 'GET /option/userstatus', kind: 'raw', body: reply(names) });
  await portal.signIn();
  const cell = (header: string, row = 0) => cellsUnder(portal.rows().nth(row), header);
  await expect(cell('Status')).toHaveText('FROZEN');
  await expect(cell('Status', 1)).toHaveText('Dormant by the server');
  await expect(cell('Full Name')).toHaveText('–');
  await expect(cell('Referral Company/Planner').locator('.lines > span')).toHaveText(['Pearl', '–']);
  await expect(cell('Sub-referral Company/Planner')).toHaveText('–');
  await expect(cell('Last update').locator('.lines > span')).toHaveText(['2026/11/20 14:05', 'Robin']);
  await expect(page.getByText('Total 2 results:')).toBeVisible();
});

test('what is typed and not searched yet survives filters and their tags', async ({ portal, page }) => {
  await portal.signIn();
  await page.getByLabel('Last Name').fill('typed');
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByLabel('User Status').selectOption({ label: 'Suspended' });
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => portal.calls(list).at(-1)!.query).toContain('userStatus=SUSPENDED');
  await expect(page.getByLabel('Last Name')).toHaveValue('typed');
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByText('Total 1,200 results:')).toBeVisible();
  await expect(page.getByLabel('Last Name')).toHaveValue('typed');
});

test('PLT-022 PLT-023 the list keeps its state over an edit page and resets from anywhere else', async ({ portal, page }) => {
  await portal.signIn();
  const dirty = async () => {
    await page.getByLabel('Last Name').fill('an');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('button', { name: 'Page 2', exact: true }).click();
    await expect
      .poll(() => portal.calls(list).at(-1)?.query ?? '')
      .toContain('page=1&size=10&sort=lastLoginAt,desc&sort=id,asc&lastName=an');
  };
  await dirty();
  await portal.expectLoaded();
  await portal.rows().first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Edit Account' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Client Management' }).click();
  await expect(page.getByLabel('Last Name')).toHaveValue('an');
  await expect(page.getByText(/^11–20 of/)).toBeVisible();
  await page.getByRole('link', { name: 'Create Dummy Account' }).click();
  await expect(page.getByRole('heading', { name: 'Create Dummy Account' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Last Name')).toHaveValue('');
  await expect(page.getByText('1–10 of 1,200')).toBeVisible();
  await dirty();
  await page.getByRole('link', { name: 'Push Notification' }).click();
  await page.getByRole('link', { name: 'Client Management' }).click();
  await expect(page.getByText('1–10 of 1,200')).toBeVisible();
});

test('CLI-002 CLI-023 CLI-024 CLI-025 HOT-005 Operation has an edit icon, and More where it makes sense and is allowed', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  for (const [status, hasMore] of [
    ['Inactive', false],
    ['Active', true],
    ['Suspended', true],
    ['Deleted', false],
  ] as const) {
    await page.getByRole('button', { name: /^Filter/ }).click();
    await portal.dialog('Filters').getByLabel('User Status').selectOption({ label: status });
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(cellsUnder(portal.rows().first(), 'Status')).toHaveText(status);
    await expect(portal.rows().getByRole('link', { name: /^Edit/ })).toHaveCount(10);
    await expect(portal.rows().getByRole('button', { name: /^More for/ })).toHaveCount(hasMore ? 10 : 0);
  }
});
test('CLI-025 CLI-106 PLT-112 a viewer sees neither More nor Run on demand nor Create', async ({ portal, page }) => {
  await portal.signIn('viewer.hk');
  await expect(portal.rows()).toHaveCount(10);
  await expect(page.getByRole('button', { name: /^More for/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Run on demand' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Create Dummy Account' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible();
});

test('columns and density are kept per person, by name, and hold no client data', async ({ portal, page }) => {
  await portal.signIn();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByLabel('Region').uncheck();
  await portal.expectAccessible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Compact rows' }).click();
  await expect(page.getByRole('columnheader', { name: 'Region' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Compact rows' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('columnheader', { name: 'Region' })).toHaveCount(0);
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).toContain('hiddenColumns');
  expect(stored).not.toMatch(/@example|C100/);
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await portal.fillSignIn('csteam.hk');
  await expect(page.getByRole('columnheader', { name: 'Region' })).toBeVisible();
});

const rounds = drawCases(5, 200);
test('the list shows the rows of the last search, whatever the order of the responses', { tag: '@sampled' }, async ({ portal, page }) => {
  if (isSoak) test.setTimeout(300_000);
  await portal.signIn();
  await expect(portal.rows()).toHaveCount(10);
  portal.isFaulty = true;
  const held: { name: string; answer: () => Promise<void> }[] = [];
  await page.route('**/appuser/?*', (route) => {
    const name = new URL(route.request().url()).searchParams.get('lastName') ?? '';
    const body = reply({ content: [{ id: 1, clientID: `for ${name}`, userStatus: 'ACTIVATED' }], totalElements: 1 });
    held.push({ name, answer: () => route.fulfill({ contentType: 'application/json', body }).catch(() => {}) });
  });
  for (const i of rounds) {
    const random = randomOfCase(i);
    held.length = 0;
    for (const name of ['a', 'b', 'c'].map((letter) => `${letter}${i}`)) {
      await page.getByLabel('Last Name').fill(name);
      await page.keyboard.press('Enter');
      await expect.poll(() => held.some((each) => each.name === name)).toBe(true);
    }
    const order = held.map((each) => ({ ...each, at: random.integer(0, 1_000) })).sort((one, other) => one.at - other.at);
    for (const { answer } of order) await answer();
    const told = `${caseName(i)}: ${order.map(({ name }) => name).join()}`;
    await expect(portal.rows().first(), told).toContainText(`for c${i}`);
  }
});

test('a phone shows cards, and every task of the list works there', async ({ portal, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await portal.signIn();
  await expect(page.locator('.list-row-card')).toHaveCount(10);
  await expect(page.getByText('Total 1,200 results:')).toBeVisible();
  await portal.expectAccessible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('Page 2 of 120')).toBeVisible();
  await page.getByRole('button', { name: /^11–20/ }).click();
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('5');
  await page.keyboard.press('Escape');
  await expect(page.locator('.list-row-card')).toHaveCount(5);
});

test('100,000 clients cost the browser what 1,200 do: only the page travels', async ({ hugePortal, page }) => {
  await hugePortal.signIn();
  await expect(page.getByText('Total 100,000 results:')).toBeVisible();
  await expect(hugePortal.rows()).toHaveCount(10);
  await page.getByLabel('Go to page').fill('10000');
  await page.getByLabel('Go to page').press('Enter');
  await expect(page.getByText('99,991–100,000 of 100,000')).toBeVisible();
  expect(await page.locator('.table tbody tr').count()).toBe(10);
});

test('the client list passes axe, light and dark', async ({ portal, page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await (colorScheme === 'light' ? portal.signIn() : page.reload());
    await expect(portal.rows()).toHaveCount(10);
    await portal.expectAccessible();
    await portal
      .rows()
      .first()
      .getByRole('button', { name: /^More for/ })
      .click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await portal.expectAccessible();
    await page.keyboard.press('Escape');
  }
});
