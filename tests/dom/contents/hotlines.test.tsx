import { expect, screen, test, waitFor, within, type Portal } from '../portal';

const base = '/contactUs/clientServices/';
const listPath = '/customerServiceHotline';

const fill = async (portal: Portal, number: string, order = '42') => {
  await portal.select('Country', 'Japan');
  await portal.fill('Tel Number', number);
  await portal.fill('Order', order);
};

test('the list of hotlines shows what app users see', async ({ portal }) => {
  await portal.signIn('superadmin', listPath);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Customer Service Hotline');
  const row = await portal.row('+86 555 0177 8800');
  expect(portal.cell(row, 'Country/Region')).toHaveTextContent('China');
});

test('hotlines: create posts the body, and the list shows the new row (HOT-002, HOT-012, HOT-013)', async ({ portal }) => {
  await portal.signIn('csteam.hk', listPath);
  await portal.click('link', 'Create');
  expect(await screen.findByRole('radio', { name: 'Off' })).toBeChecked();
  await fill(portal, '+81 3 5550 9999');
  await portal.click('button', 'Create');
  expect(await portal.message('New record is created')).toBeVisible();
  expect(portal.calls(`POST ${base}`).map(({ body }) => body)).toEqual([
    { countryId: 5, displayOrder: 42, phoneNumber: '+81 3 5550 9999', post: false },
  ]);
  await portal.select('Rows per page', '50');
  expect(await portal.row('+81 3 5550 9999')).toHaveTextContent('Offline');
});

test('hotlines: Delete', async ({ portal }) => {
  await portal.signIn('superadmin', listPath);
  const row = await portal.row('+86 555 0177 8800');
  await portal.user.click(within(row).getByRole('button', { name: /^Delete/ }));
  const question = await portal.dialog('Are you sure to delete this record?');
  await waitFor(() => expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await portal.user.click(within(question).getByRole('button', { name: 'Delete' }));
  await portal.message(/deleted/);
  expect(portal.calls(`DELETE ${base}{id}`)).toHaveLength(1);
});
