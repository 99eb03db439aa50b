import { expect, optionTexts, screen, test, waitFor, within } from '../portal';
import { expectQuery, lastQuery, listCall, openFilters, tags } from './clients';

const labels = ['Sales Office', 'Region', 'User Status', 'Account Manager'];
const options = (panel: HTMLElement, label: string) => optionTexts(within(panel).getByLabelText(label));
const order = 'sort=lastLoginAt,desc&sort=id,asc';

test('clients have four filters of one choice, each on All, with Reset and Apply (CLI-008, PLT-102, PLT-128)', async ({ portal }) => {
  await portal.signIn();
  const panel = await openFilters(portal);
  const fields = await within(panel).findAllByRole<HTMLSelectElement>('combobox');
  expect(fields.map((field) => field.labels[0]!.textContent)).toEqual(labels);
  for (const field of fields) {
    expect(field.multiple).toBe(false);
    expect(field).toHaveDisplayValue('All');
    expect(within(field).getAllByRole('option')[0]).toHaveTextContent('All');
  }
  expect(within(panel).queryByRole('checkbox')).toBeNull();
  expect(within(panel).getByRole('button', { name: 'Reset' })).toBeVisible();
  expect(within(panel).getByRole('button', { name: 'Apply' })).toBeVisible();
});

test('the choices of the filters of clients come from the server, statuses with their labels (CLI-009, CLI-010)', async ({ portal }) => {
  await portal.signIn();
  const panel = await openFilters(portal);
  await waitFor(() => expect(options(panel, 'Sales Office')).toEqual(['All', 'Hong Kong', 'Singapore']));
  await waitFor(() => expect(options(panel, 'User Status')).toEqual(['All', 'Inactive', 'Active', 'Suspended', 'Deleted']));
  await waitFor(() => expect(options(panel, 'Account Manager')).toContain('Adrian Leung'));
  await waitFor(() => expect(options(panel, 'Region')).toHaveLength(9));
  for (const call of ['GET /salesregion/officelist', 'GET /salesregion/list', 'GET /option/userstatus', 'GET /employees/findAll'])
    expect(portal.calls(call), call).not.toEqual([]);
});

test('another sales office in the filters of clients clears the region and offers its own (PLT-109)', async ({ portal }) => {
  await portal.signIn();
  const panel = await openFilters(portal);
  await portal.select('Region', 'Japan');
  await portal.select('Sales Office', 'Hong Kong');
  await waitFor(() => expect(options(panel, 'Region')).toEqual(['All', 'Hong Kong', 'China', 'Taiwan', 'Dubai']));
  expect(within(panel).getByLabelText('Region')).toHaveDisplayValue('All');
});

test('filters of clients are sent on Apply and not before, and show as tags (CLI-014, PLT-100, PLT-105)', async ({ portal }) => {
  await portal.signIn();
  await openFilters(portal);
  const callsBefore = portal.calls(listCall).length;
  await portal.select('Sales Office', 'Hong Kong');
  await portal.select('Region', 'Taiwan');
  await portal.select('Account Manager', 'Adrian Leung');
  await portal.click('button', 'Apply');
  await waitFor(() => expect(tags()).toEqual(['Sales Office: Hong Kong', 'Region: Taiwan', 'Account Manager: Adrian Leung']));
  expect(portal.calls(listCall).slice(callsBefore).map(({ query }) => query)).toEqual([
    `?page=0&size=10&${order}&salesOffice=HK&region=TW&representative=Adrian%20Leung`,
  ]); // prettier-ignore
});

test('the list of clients shows the total of its results, filtered or not (CLI-014, PLT-104)', async ({ portal }) => {
  await portal.signIn();
  expect(await screen.findByText('Total 1,200 results:')).toBeVisible();
  await openFilters(portal);
  await portal.select('User Status', 'Suspended');
  await portal.click('button', 'Apply');
  expect(await screen.findByText('Total 86 results:')).toBeVisible();
});

test('removing the tag of a filter clears that filter and loads the clients again (PLT-103)', async ({ portal }) => {
  await portal.signIn();
  await openFilters(portal);
  await portal.select('User Status', 'Active');
  await portal.select('Account Manager', 'Adrian Leung');
  await portal.click('button', 'Apply');
  await portal.click('button', 'Remove filter Account Manager: Adrian Leung');
  await expectQuery(portal, `?page=0&size=10&${order}&userStatus=ACTIVATED`);
  await waitFor(() => expect(tags()).toEqual(['User Status: Active']));
});

test('removing the tag of the sales office removes the region of that office too (PLT-103, PLT-109)', async ({ portal }) => {
  await portal.signIn();
  await openFilters(portal);
  await portal.select('Sales Office', 'Hong Kong');
  await portal.select('Region', 'Taiwan');
  await portal.select('User Status', 'Active');
  await portal.click('button', 'Apply');
  await portal.click('button', 'Remove filter Sales Office: Hong Kong');
  await expectQuery(portal, `?page=0&size=10&${order}&userStatus=ACTIVATED`);
  expect(tags()).toEqual(['User Status: Active']);
});

test('Reset in the filters of clients sets every filter to All and applies that (PLT-101)', async ({ portal }) => {
  await portal.signIn();
  await openFilters(portal);
  await portal.select('Sales Office', 'Hong Kong');
  await portal.select('User Status', 'Active');
  await portal.click('button', 'Apply');
  await expectQuery(portal, `?page=0&size=10&${order}&salesOffice=HK&userStatus=ACTIVATED`);
  const panel = await openFilters(portal);
  await portal.user.click(within(panel).getByRole('button', { name: 'Reset' }));
  await screen.findByText('Total 1,200 results:');
  expect(lastQuery(portal)).toBe(`?page=0&size=10&${order}`);
  expect(tags()).toEqual([]);
});

test('the account manager that is chosen replaces the one that was searched for, and the search field says so (CLI-011)', async ({
  portal,
}) => {
  await portal.signIn();
  await portal.click('button', /More fields/);
  await portal.fill('Account Manager', 'somebody');
  await portal.click('button', 'Search');
  await waitFor(() => expect(lastQuery(portal)).toContain('representative=somebody'));
  const search = await portal.field('Account Manager');
  expect(search).not.toHaveAccessibleDescription();
  const panel = await openFilters(portal);
  const filter = within(panel).getByLabelText('Account Manager');
  await portal.user.selectOptions(filter, await within(filter).findByRole('option', { name: 'Grace Tan' }));
  await portal.click('button', 'Apply');
  await waitFor(() => expect(new URLSearchParams(lastQuery(portal)).getAll('representative')).toEqual(['Grace Tan']));
  const notice = 'Ignored while the filter "Account Manager" is set';
  expect(search).toHaveAccessibleDescription(notice);
  await portal.user.clear(search);
  expect(screen.queryByText(notice)).toBeNull();
  await portal.user.type(search, 'other');
  expect(search).toHaveAccessibleDescription(notice);
  await portal.fill('Last Name', 'nobody');
  await portal.click('button', 'Search');
  expect(await screen.findByText('Last Name and Account Manager are set.')).toBeVisible();
  await portal.click('button', /^Remove filter Account Manager/);
  await waitFor(() => expect(lastQuery(portal)).toContain('representative=other'));
  expect(search).not.toHaveAccessibleDescription();
});

test.for([
  ['csteam.hk', 'Hong Kong', 'HK', ['All', 'Hong Kong', 'China', 'Taiwan', 'Dubai']],
  ['sales.sg', 'Singapore', 'SG', ['All', 'Singapore', 'Malaysia', 'Japan', 'Indonesia']],
] as const)(
  '%s sees clients of %s only, and can neither remove nor change that filter (PLT-107, PLT-108, PLT-114)',
  async ([username, office, code, regions], { portal }) => {
    await portal.signIn(username);
    await waitFor(() => expect(tags()).toEqual([`Sales Office: ${office}`]));
    expect(screen.queryByRole('button', { name: /Remove filter/ })).toBeNull();
    const panel = await openFilters(portal);
    await waitFor(() => expect(options(panel, 'Region')).toEqual(regions));
    expect(within(panel).getByLabelText('Sales Office')).toBeDisabled();
    await portal.select('User Status', 'Active');
    await portal.click('button', 'Apply');
    await expectQuery(portal, `?page=0&size=10&${order}&salesOffice=${code}&userStatus=ACTIVATED`);
    const again = await openFilters(portal);
    await portal.user.click(within(again).getByRole('button', { name: 'Reset' }));
    await expectQuery(portal, `?page=0&size=10&${order}&salesOffice=${code}`);
    const offices = portal.calls(listCall).map(({ query }) => new URLSearchParams(query).get('salesOffice'));
    expect(new Set(offices)).toEqual(new Set([code]));
  },
);
