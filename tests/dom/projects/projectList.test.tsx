import { people } from '../../../fixtures/auth/people';
import type { Person } from '../../calls';
import { cellsOf, expect, type Portal, screen, test, textsOf, waitFor, within } from '../portal';

const list = 'GET /projects/';
const listPath = '/ourProducts';
const lastQuery = (portal: Portal) => portal.calls(list).at(-1)!.query;
const search = async (portal: Portal, label: string, text: string) => {
  await portal.fill(label, text);
  await portal.user.keyboard('{Enter}');
  await waitFor(() => expect(lastQuery(portal)).toContain(encodeURIComponent(text)));
};

test('the list of projects has its title and columns (PRJ-001, PRJ-013)', async ({ portal }) => {
  await portal.signIn('superadmin', listPath);
  await portal.rows();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Content Management - Our Products');
  const headers = textsOf(screen.getAllByRole('columnheader'));
  expect(headers).toEqual([
    'Project ID',
    'Sales Office',
    'Region',
    'Project Type',
    'Project Code',
    expect.stringMatching(/^Name \(EN\)/),
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
  ]);
});

test('the heading State and the panel of columns say that the column shows the region of the project (PRJ-015)', async ({ portal }) => {
  await portal.signIn('superadmin', '/ourProducts');
  await portal.rows();
  const hint = 'The region of the project, not its status';
  const heading = screen.getByRole('columnheader', { name: 'State' });
  expect(heading).toHaveAccessibleDescription(hint);
  await portal.click('button', 'Columns');
  const panel = await portal.dialog('Columns');
  expect(await within(panel).findByRole('checkbox', { name: `State ${hint}` })).toBeChecked();
  expect(within(panel).getAllByText(hint)).toHaveLength(1);
});

test('the list of projects asks for ten rows by English name, then by id (PRJ-011, SHR-070)', async ({ portal }) => {
  await portal.signIn('superadmin', listPath);
  await portal.rows();
  expect(portal.calls(list).map(({ query }) => query)).toEqual(['?page=0&size=10&sort=name.EN,asc&sort=id,asc']);
  expect(await portal.optionTexts('Rows per page')).toEqual(['5', '10', '20', '50']);
});

test('a row of projects shows every value, with the names of lookups and each name in its language (PRJ-014, PRJ-015, PRJ-016, PRJ-017, PRJ-018, SHR-034)', async ({
  portal,
}) => {
  await portal.signIn('superadmin', listPath);
  await search(portal, 'Project Name', 'Sunrise');
  const row = await portal.row('Sunrise Terraces');
  for (const name of ['Singapore', 'United States', 'Ontario']) await within(row).findByText(name);
  const texts = cellsOf(row).map(({ textContent }) => textContent.trim());
  expect(texts.slice(0, 15)).toEqual([
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
  ]);
  const languages = ['サンライズテラス', '旭日臺', '旭日台'].map((name) =>
    within(row).getByText(name).closest('[lang]')!.getAttribute('lang'),
  );
  expect(languages).toEqual(['ja', 'zh-Hant-HK', 'zh-Hans-CN']);
});

test('a project that was never online has no post date, and one without a tag has its status alone (PRJ-016, PRJ-018)', async ({
  portal,
}) => {
  await portal.signIn('superadmin', listPath);
  await search(portal, 'Project Code', 'PRD-009');
  const row = await portal.row('P-0008');
  await within(row).findByText('Sold out');
  expect(portal.cell(row, 'Last post date')).toHaveTextContent(/^-$/);
  expect(portal.cell(row, 'Status')).toHaveTextContent(/^Sold out$/);
});

test.for(['Project Name', 'Project Code'])('typing into the search by %s stops at 50 characters (PRJ-003)', async (label, { portal }) => {
  await portal.signIn('superadmin', listPath);
  await portal.user.click(await portal.field(label));
  await portal.user.paste('x'.repeat(49));
  await portal.user.keyboard('yz');
  expect(await portal.field(label)).toHaveValue(`${'x'.repeat(49)}y`);
});

test('projects are sorted by name in both directions, then by id (PRJ-008, PRJ-009)', async ({ portal }) => {
  await portal.signIn('superadmin', listPath);
  await portal.click('button', /^Sort/);
  const sorts = textsOf(await screen.findAllByRole('menuitem'));
  expect(sorts).toEqual([expect.stringContaining('Project Name, A-Z'), expect.stringContaining('Project Name, Z-A')]);
  await portal.click('menuitem', /Z-A/);
  await waitFor(() => expect(lastQuery(portal)).toContain('sort=name.EN,desc&sort=id,asc'));
});

test('filters of projects have choices from the server, and the chosen code replaces the one that was searched for (PRJ-004, PRJ-005, PRJ-006, PRJ-007, PRJ-010)', async ({
  portal,
}) => {
  await portal.signIn('superadmin', listPath);
  await search(portal, 'Project Code', 'PRD-00');
  await portal.click('button', /^Filter/);
  const panel = within(await portal.dialog('Filters'));
  const select = async (label: string, name: string) => {
    const field = await panel.findByLabelText(label);
    await portal.user.selectOptions(field, await within(field).findByRole('option', { name }));
  };
  await select('Project Type', 'LAD');
  await select('Location', 'United States');
  await select('Status', 'Sold out');
  await select('Post', 'Online');
  const code = await waitFor(() => {
    const box = panel.getByRole('combobox', { name: 'Project Code' });
    expect(box.tagName).toBe('INPUT');
    return box;
  });
  await portal.user.type(code, 'PRD-022{Enter}');
  await portal.click('button', 'Apply');
  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(lastQuery(portal)))).toMatchObject({
      projectType: 'LAD',
      projectLocation: 'US',
      productStatus: 'SOLDOUT',
      isPost: 'true',
      projectCode: 'PRD-022',
      page: '0',
    }),
  );
  await portal.click('button', 'Reset');
  expect(await portal.field('Project Code')).toHaveValue('');
  for (const path of ['/option/projectType', '/option/projectLocation', '/option/projectStatus', '/appProducts/'])
    expect(portal.calls(`GET ${path}`).length, path).toBeGreaterThan(0);
});

test('Delete of a project asks with its name, deletes it and reloads the list (PRJ-021, PRJ-022)', async ({ portal }) => {
  await portal.signIn('superadmin', listPath);
  await search(portal, 'Project Name', 'Harbour Gate Estate 2');
  await portal.user.click(within(await portal.row('Harbour Gate Estate 2')).getByRole('button', { name: /^Delete/ }));
  const question = await portal.dialog('Are you sure to delete this record?');
  expect(question).toHaveTextContent('Harbour Gate Estate 2');
  const facts = await within(question).findAllByRole('listitem');
  await waitFor(() => expect(textsOf(facts)).toEqual([expect.stringMatching(/^P-\d{4}$/), 'Available', 'Singapore', 'Offline']));
  expect(question).toHaveAccessibleDescription(expect.stringContaining('Singapore'));
  await portal.user.click(within(question).getByRole('button', { name: 'Delete' }));
  await portal.message('Reocrd is deleted');
  await waitFor(() => expect(screen.queryByText('Harbour Gate Estate 2')).toBeNull());
  expect(await screen.findByText('Nothing matches the search')).toBeVisible();
  expect(portal.calls('DELETE /projects/{id}')).toHaveLength(1);
});

test.for(people)(
  '$username sees the projects, Create, Clone and Delete that level and codes allow (PRJ-002, PRJ-019, PRJ-023)',
  async ({ username, permissionCodes, userLevel }, { portal }) => {
    const mayWrite = permissionCodes.includes('CONTENT_WRITE');
    await portal.signIn(username as Person, listPath);
    const mayRead = permissionCodes.includes('CONTENT_READ');
    const rows = mayRead ? await portal.rows() : [];
    if (!mayRead) expect((await screen.findAllByText('No permission!'))[0]).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Create' }) !== null).toBe(userLevel <= 2);
    if (!mayRead) return;
    expect(rows.length).toBeGreaterThan(0);
    const countOf = (role: 'link' | 'button', name: RegExp) => rows.filter((row) => within(row).queryByRole(role, { name })).length;
    expect(countOf('link', /^Edit/)).toBe(rows.length);
    expect(countOf('button', /^Delete/)).toBe(mayWrite ? rows.length : 0);
    expect(countOf('link', /^Clone/)).toBe(mayWrite && userLevel <= 2 ? rows.length : 0);
  },
);

test('a user of level 3 with CONTENT_WRITE has Edit and Delete of projects, and neither Clone nor its form (PRJ-023)', async ({
  portal,
}) => {
  await portal.signInWith(['CONTENT_READ', 'CONTENT_WRITE'], 3, listPath);
  const [row] = await portal.rows();
  expect(within(row!).getByRole('link', { name: /^Edit/ })).toBeVisible();
  expect(within(row!).getByRole('button', { name: /^Delete/ })).toBeVisible();
  expect(within(row!).queryByRole('link', { name: /^Clone/ })).toBeNull();
  await portal.goTo('/editProjectClone/1');
  await screen.findByRole('heading', { level: 1, name: 'No permission!' });
  expect(screen.queryByRole('form')).toBeNull();
});
