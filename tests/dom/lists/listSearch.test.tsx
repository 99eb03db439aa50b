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
  expect(await screen.findByText('No result with this filter')).toBeVisible();
  expect(screen.getByText('Last Name is set.')).toBeVisible();
  await portal.user.type(await portal.field('First Name'), 'nobody{Enter}');
  expect(await screen.findByText('No result with these 2 filters')).toBeVisible();
  expect(screen.getByText('Last Name and First Name are set.')).toBeVisible();
});

test('Clear filters of a search without a match keeps the sales office that is locked (PLT-114)', async ({ portal }) => {
  await portal.signIn('csteam.hk');
  await portal.rows();
  await portal.user.type(await portal.field('Last Name'), 'nobody{Enter}');
  await portal.click('button', 'Clear filters');
  await portal.rows();
  const { query } = portal.calls(list).at(-1)!;
  expect(query).toContain('salesOffice=HK');
  expect(query).not.toContain('nobody');
  expect(await portal.field('Last Name')).toHaveValue('');
});
