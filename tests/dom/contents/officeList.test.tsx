import { expect, screen, test, textsOf, waitFor, within } from '../portal';

const base = '/contactUs/offices/';
const listPath = '/officeLocations';

test('the list of offices shows country, city and address in English, post and last update (OFF-001, OFF-004, OFF-005, OFF-006)', async ({
  portal,
}) => {
  await portal.signIn('superadmin', listPath);
  const row = await portal.row('18 Harbour Road');
  expect(document.title).toBe('Office Locations – ADMIN PORTAL');
  const headers = textsOf(screen.getAllByRole('columnheader'));
  expect(headers).toEqual(['Order', 'Country/Region', 'Office Name/City', 'Address', 'Post', 'Last update', 'Operation']);
  expect(portal.cell(row, 'Country/Region')).toHaveTextContent(/^Hong Kong$/);
  expect(portal.cell(row, 'Office Name/City')).toHaveTextContent(/^Hong Kong$/);
  expect(portal.cell(row, 'Address')).toHaveTextContent(/^18 Harbour Road, Wan Chai$/);
  expect(portal.cell(row, 'Post')).toHaveTextContent(/^Online$/);
  expect(portal.cell(row, 'Last update')).toHaveTextContent(/^2026\/11\/10 11:15 Priya Tandel$/);
  expect(portal.cell(await portal.row('Kowloon'), 'Post')).toHaveTextContent(/^Offline$/);
});

test('the list of offices asks for ten rows in the order of the server: by order, then by id (OFF-008, OFF-009)', async ({ portal }) => {
  await portal.signIn('superadmin', listPath);
  const rows = await portal.rows();
  expect(portal.calls(`GET ${base}`).map(({ query }) => query)).toEqual(['?page=0&size=10']);
  const names = rows.map((row) => portal.cell(row, 'Office Name/City').textContent);
  expect(names.filter((name) => ['Kowloon', 'Osaka'].includes(name))).toEqual(['Kowloon', 'Osaka']);
  expect(await portal.optionTexts('Rows per page')).toEqual(['5', '10', '20', '50']);
});

test('a row of offices has Edit and Delete (OFF-003, OFF-007)', async ({ portal }) => {
  await portal.signIn('superadmin', listPath);
  const row = await portal.row('18 Harbour Road');
  expect(within(row).getByRole('link', { name: 'Edit Hong Kong' })).toHaveAttribute('href', '#/editOfficeLocation/1');
  expect(within(row).getByRole('button', { name: 'Delete Hong Kong' })).toBeVisible();
});

test('an office is deleted once, after a question that names it, and the list is reloaded (OFF-010)', async ({ portal }) => {
  await portal.signIn('superadmin', listPath);
  await portal.click('button', 'Delete Vancouver');
  const question = await portal.dialog('Are you sure to delete this record?');
  expect(question).toHaveTextContent('Vancouver');
  const listsBefore = portal.calls(`GET ${base}`).length;
  await portal.user.dblClick(within(question).getByRole('button', { name: 'Delete' }));
  await portal.message('Reocrd is deleted');
  await waitFor(() => expect(screen.queryByText('Vancouver')).toBeNull());
  expect(await portal.rows()).toHaveLength(10);
  expect(portal.calls(`DELETE ${base}{id}`)).toHaveLength(1);
  expect(portal.calls(`GET ${base}`).length).toBeGreaterThan(listsBefore);
});

test('without CONTENT_WRITE an office is opened for reading, each language with its lang (OFF-002, OFF-011, OFF-022)', async ({
  portal,
}) => {
  await portal.signIn('viewer.hk', listPath);
  const row = await portal.row('Kowloon');
  expect(screen.queryByRole('link', { name: 'Create' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  await portal.user.click(within(row).getByRole('link', { name: /^Edit/ }));
  const form = await screen.findByRole('form');
  const [city] = await within(form).findAllByRole('list');
  expect(textsOf(within(city!).getAllByRole('listitem'))).toEqual(['EN Kowloon', 'JP –', 'TC 九龍', 'SC 九龙']);
  expect(within(city!).getByText('九龍')).toHaveAttribute('lang', 'zh-Hant-HK');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(within(form).queryByRole('textbox')).toBeNull();
  expect(within(form).queryByRole('combobox')).toBeNull();
  await portal.click('button', 'Cancel');
  await screen.findByRole('heading', { name: 'Office Locations' });
});
