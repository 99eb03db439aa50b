import { expect, screen, test, waitFor } from '../portal';

const list = 'GET /appuser/';

test('Client ID asks for the whole id (CLI-006)', async ({ portal }) => {
  await portal.signIn();
  expect(await portal.field('Client ID')).toHaveAttribute('placeholder', 'Whole ID');
});

test.for(['+852 5550', '008525550', '００８５２５５５０'])('a phone number is found by %s (CLI-006)', async (typed, { portal }) => {
  await portal.signIn();
  await portal.rows();
  const phone = await portal.field('Mobile Phone');
  await portal.user.click(phone);
  await portal.user.paste(typed);
  expect(phone).toHaveDisplayValue(/^[0-9.]+$/);
  await portal.user.keyboard('{Enter}');
  await waitFor(() => expect(portal.calls(list).at(-1)!.query).toContain('phone=8525550'));
  const [row] = await portal.rows();
  expect(row).toHaveTextContent('8525550');
});

test('a value that is too long for a field of the search is an error there, and unfolds nothing (PLT-097)', async ({ portal }) => {
  await portal.signIn();
  await portal.rows();
  await portal.user.click(await portal.field('Last Name'));
  // typing stops at the limit, and pasting does not
  await portal.user.paste('x'.repeat(51));
  await portal.user.keyboard('{Enter}');
  expect(await screen.findByText('Last Name must be at most 50 characters')).toBeVisible();
  expect(await portal.field('Last Name')).toHaveFocus();
  expect(screen.getByRole('button', { name: /More fields/ })).toHaveAttribute('aria-expanded', 'false');
});

test('a search without a match names the fields that are set (PLT-099)', async ({ portal }) => {
  await portal.signIn();
  await portal.rows();
  await portal.user.type(await portal.field('Last Name'), 'nobody{Enter}');
  expect(await screen.findByText('Nothing matches the search')).toBeVisible();
  expect(screen.getByText('Last Name is set.')).toBeVisible();
  await portal.user.type(await portal.field('First Name'), 'nobody{Enter}');
  expect(await screen.findByText('Last Name and First Name are set.')).toBeVisible();
  expect(screen.getByText('Nothing matches the search')).toBeVisible();
});

test('a list without a match says whether the search, the filters or both let nothing through, and clears what it names (PLT-099)', async ({
  portal,
}) => {
  await portal.signIn();
  await portal.rows();
  const choose = async (label: string, option: string) => {
    await portal.click('button', /^Filter/);
    await portal.dialog('Filters');
    await portal.select(label, option);
    await portal.click('button', 'Apply');
  };
  const nobody = JSON.stringify({ status: '00', msg: '', payload: { content: [], totalElements: 0 } });
  await portal.fault({ call: list, kind: 'raw', body: nobody });
  await choose('User Status', 'Active');
  expect(await screen.findByText('Nothing matches this filter')).toBeVisible();
  expect(screen.getByText('User Status is set.')).toBeVisible();
  await choose('Region', 'Japan');
  expect(await screen.findByText('Nothing matches these 2 filters')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  await portal.user.type(await portal.field('Last Name'), 'nobody{Enter}');
  expect(await screen.findByText('Nothing matches the search and the filters')).toBeVisible();
  await portal.control('DELETE', 'faults');
  await portal.click('button', 'Clear search and filters');
  expect(await portal.rows()).toHaveLength(10);
  expect(portal.calls(list).at(-1)!.query).not.toMatch(/lastName|userStatus/);
});

test('the count of filters has none that the sales office locks, which is no reason for an empty list (PLT-114)', async ({ portal }) => {
  await portal.signIn('csteam.hk');
  await portal.rows();
  expect(screen.getByRole('button', { name: /^Filter/ })).toHaveTextContent(/^Filter$/);
  expect(screen.getByText('Sales Office: Hong Kong')).toBeVisible();
  await portal.user.type(await portal.field('Last Name'), 'nobody{Enter}');
  expect(await screen.findByText('Nothing matches the search')).toBeVisible();
  expect(screen.getByText('Last Name is set.')).toBeVisible();
});

test('Clear search of a search without a match keeps the sales office that is locked (PLT-114)', async ({ portal }) => {
  await portal.signIn('csteam.hk');
  await portal.rows();
  await portal.user.type(await portal.field('Last Name'), 'nobody{Enter}');
  await portal.click('button', 'Clear search');
  await portal.rows();
  const { query } = portal.calls(list).at(-1)!;
  expect(query).toContain('salesOffice=HK');
  expect(query).not.toContain('nobody');
  expect(await portal.field('Last Name')).toHaveValue('');
});
