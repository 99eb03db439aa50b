import { expect, screen, test, textsOf, waitFor, within } from '../portal';
import { expectQuery, lastQuery, listCall, openFilters } from './clients';

const searchFields = {
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

test('the search of clients has eleven fields in their order (CLI-001, CLI-003)', async ({ portal }) => {
  await portal.signIn('superadmin', '/clientManagement');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Client Management');
  await portal.click('button', /More fields/);
  const fields = within(screen.getByRole('search')).getAllByRole<HTMLInputElement>('textbox');
  expect(fields.map(({ labels }) => labels?.[0]?.textContent)).toEqual(Object.keys(searchFields));
});

test('Enter in the search of clients sends every field (CLI-005, CLI-015, CLI-016, PLT-097)', async ({ portal }) => {
  await portal.signIn();
  await portal.click('button', /More fields/);
  for (const [label, value] of Object.entries(searchFields)) await portal.fill(label, value);
  await portal.user.keyboard('{Enter}');
  expect(await screen.findByText('Nothing matches the search')).toBeVisible();
  expect(Object.fromEntries(new URLSearchParams(lastQuery(portal)))).toEqual({
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
  await portal.click('button', 'Clear search');
  expect(await screen.findByText('1–10 of 1,200')).toBeVisible();
});

test('a search from a later page starts at the first page, although its results have a page of that number too (PLT-098)', async ({
  portal,
}) => {
  await portal.signIn();
  await portal.click('button', 'Page 3');
  await screen.findByText('21–30 of 1,200');
  await portal.fill('Last Name', 'a');
  await portal.user.keyboard('{Enter}');
  await waitFor(() => expect(lastQuery(portal)).toContain('lastName=a'));
  expect(await screen.findByText(/^1–10 of \d{3}$/)).toBeVisible();
  expect(portal.calls(listCall).map(({ query }) => new URLSearchParams(query).get('page'))).toEqual(['0', '2', '0']);
});

test('Reset clears the search of clients and leaves filters and sort as they are (CLI-007, PLT-099)', async ({ portal }) => {
  await portal.signIn();
  await portal.click('button', /^Sort by/);
  await portal.click('menuitem', 'Activation Date, oldest first');
  await openFilters(portal);
  await portal.select('User Status', 'Suspended');
  await portal.click('button', 'Apply');
  await portal.fill('Last Name', 'an');
  await portal.click('button', 'Search');
  const query = '?page=0&size=10&sort=activationAt,asc&sort=id,asc';
  await expectQuery(portal, `${query}&lastName=an&userStatus=SUSPENDED`);
  await portal.click('button', 'Reset');
  await expectQuery(portal, `${query}&userStatus=SUSPENDED`);
  expect(await portal.field('Last Name')).toHaveValue('');
});

test('a search text that was not searched for stays while the list is refreshed, turned and drawn in another density', async ({
  portal,
}) => {
  await portal.signIn();
  await portal.fill('Last Name', 'Wong');
  for (const name of ['Compact rows', 'Refresh', 'Next page']) await portal.click('button', name);
  await screen.findByText('11–20 of 1,200');
  expect(await portal.field('Last Name')).toHaveValue('Wong');
});

test('a search text that was not searched for stays while filters are applied and removed', async ({ portal }) => {
  await portal.signIn();
  await portal.fill('Last Name', 'typed');
  await openFilters(portal);
  await portal.select('User Status', 'Suspended');
  await portal.click('button', 'Apply');
  await waitFor(() => expect(lastQuery(portal)).toContain('userStatus=SUSPENDED'));
  expect(await portal.field('Last Name')).toHaveValue('typed');
  await portal.click('button', /^Remove filter/);
  await screen.findByText('Total 1,200 results:');
  expect(await portal.field('Last Name')).toHaveValue('typed');
});

test('the search by mobile phone keeps digits and dots only, typed or pasted (CLI-006)', async ({ portal }) => {
  await portal.signIn();
  const phone = await portal.field('Mobile Phone');
  await portal.user.type(phone, '+85a2-5.5');
  expect(phone).toHaveValue('8525.5');
  await portal.user.clear(phone);
  await portal.user.paste('(+852) 1234電話.9');
  expect(phone).toHaveValue('8521234.9');
});

test('typing into a search field of clients stops at 50 characters (CLI-004, SHR-013, SHR-014)', async ({ portal }) => {
  await portal.signIn();
  await portal.click('button', /More fields/);
  const fields = within(screen.getByRole('search')).getAllByRole('textbox');
  expect(fields).toHaveLength(11);
  for (const field of fields) {
    await portal.user.click(field);
    await portal.user.paste('1'.repeat(49));
    await portal.user.keyboard('234');
    expect(field).toHaveValue(`${'1'.repeat(49)}2`);
  }
});

test('a pasted search text of more than 50 characters is kept and marked, and is not searched for (CLI-004, SHR-014)', async ({
  portal,
}) => {
  await portal.signIn();
  const field = await portal.field('Last Name');
  const callsBefore = portal.calls(listCall).length;
  await portal.user.click(field);
  await portal.user.paste('y'.repeat(60));
  expect(await screen.findByText('Last Name must be at most 50 characters')).toBeVisible();
  await portal.user.click(screen.getByRole('button', { name: 'Search' }));
  expect(field).toHaveValue('y'.repeat(60));
  expect(field).toHaveFocus();
  await portal.user.keyboard('{Enter}');
  await portal.click('button', 'Refresh');
  await waitFor(() => expect(portal.calls(listCall)).toHaveLength(callsBefore + 1));
  expect(lastQuery(portal)).not.toContain('lastName');
});

test('the list of clients offers five sorts, each with the id as its second sort (CLI-012, CLI-013)', async ({ portal }) => {
  await portal.signIn();
  const sorts = {
    'Last login, newest first': 'lastLoginAt,desc',
    'Last update, newest first': 'cmsUpdatedAt,desc',
    'Last update, oldest first': 'cmsUpdatedAt,asc',
    'Activation Date, newest first': 'activationAt,desc',
    'Activation Date, oldest first': 'activationAt,asc',
  };
  await expectQuery(portal, '?page=0&size=10&sort=lastLoginAt,desc&sort=id,asc');
  const button = await screen.findByRole('button', { name: /^Sort by/ });
  expect(button).toHaveTextContent('Last login, newest first');
  await portal.user.click(button);
  const items = await screen.findAllByRole('menuitem');
  expect(textsOf(items)).toEqual(Object.keys(sorts));
  await portal.user.keyboard('{Escape}');
  for (const [label, sort] of Object.entries(sorts).toReversed()) {
    await portal.click('button', /^Sort by/);
    await portal.click('menuitem', label);
    await expectQuery(portal, `?page=0&size=10&sort=${sort}&sort=id,asc`);
  }
});

test('the header of a column of clients toggles through the sorts that the list offers, and no other (CLI-012)', async ({ portal }) => {
  await portal.signIn();
  const header = (name: string) => screen.getByRole('columnheader', { name });
  await portal.user.click(within(header('Activation Date')).getByRole('button'));
  await expectQuery(portal, '?page=0&size=10&sort=activationAt,desc&sort=id,asc');
  await waitFor(() => expect(header('Activation Date')).toHaveAttribute('aria-sort', 'descending'));
  await portal.user.click(within(header('Activation Date')).getByRole('button'));
  await expectQuery(portal, '?page=0&size=10&sort=activationAt,asc&sort=id,asc');
  await portal.user.click(within(header('Last login')).getByRole('button'));
  await expectQuery(portal, '?page=0&size=10&sort=lastLoginAt,desc&sort=id,asc');
  expect(within(header('Client ID')).queryByRole('button')).toBeNull();
});
