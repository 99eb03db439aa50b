import { expect, screen, test, textsOf, waitFor, within } from '../portal';

const base = '/contactUs/clientServices/';
const listPath = '/customerServiceHotline';

test('the list of hotlines shows country, number, post and last update (HOT-001, HOT-003, HOT-004, HOT-005, PLT-110)', async ({
  portal,
}) => {
  await portal.signIn('superadmin', listPath);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Customer Service Hotline');
  const row = await portal.row('+86 555 0177 8800');
  const headers = textsOf(screen.getAllByRole('columnheader'));
  expect(headers).toEqual(['Order', 'Country/Region', 'Tel Number', 'Post', 'Last update', 'Operation']);
  expect(portal.cell(row, 'Country/Region')).toHaveTextContent(/^China$/);
  expect(portal.cell(row, 'Post')).toHaveTextContent(/^Online$/);
  expect(portal.cell(row, 'Last update')).toHaveTextContent(/^2026\/11\/06 17:40 Robin Ashgrove$/);
  expect(portal.cell(await portal.row('00886 2 5550 1190'), 'Post')).toHaveTextContent(/^Offline$/);
});

test('the list of hotlines asks for ten rows in the order of the server (HOT-007, HOT-008, HOT-009, PLT-105)', async ({ portal }) => {
  await portal.signIn('superadmin', listPath);
  const rows = await portal.rows();
  expect(portal.calls(`GET ${base}`).map(({ query }) => query)).toEqual(['?page=0&size=10']);
  const orders = rows.map((row) => Number(portal.cell(row, 'Order').textContent));
  expect(orders).toHaveLength(10);
  expect(orders).toEqual(orders.toSorted((a, b) => a - b));
  expect(await portal.optionTexts('Rows per page')).toEqual(['5', '10', '20', '50']);
  expect(await portal.field('Rows per page')).toHaveValue('10');
  expect(screen.getByText(/^1–10 of/)).toBeVisible();
  expect(screen.queryByText(/^Total/)).toBeNull();
});

test('a row of hotlines has Edit and Delete (HOT-006)', async ({ portal }) => {
  await portal.signIn('superadmin', listPath);
  const row = await portal.row('+86 555 0177 8800');
  expect(within(row).getByRole('link', { name: /^Edit/ })).toHaveAttribute('href', '#/editServiceHotline/3');
  expect(within(row).getByRole('button', { name: /^Delete/ })).toBeVisible();
});

test('Delete of a hotline asks with the record below and starts on Cancel, which deletes nothing (HOT-010)', async ({ portal }) => {
  await portal.signIn('superadmin', listPath);
  await portal.user.click(within(await portal.row('+86 555 0177 8800')).getByRole('button', { name: /^Delete/ }));
  const question = await portal.dialog('Are you sure to delete this record?');
  expect(question).toHaveTextContent('China +86 555 0177 8800');
  await waitFor(() => expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await portal.user.keyboard('{Enter}');
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(await portal.row('+86 555 0177 8800')).toBeVisible();
  expect(portal.calls(`DELETE ${base}{id}`)).toEqual([]);
});

test('a hotline is deleted once, however fast somebody clicks, and the list is reloaded (HOT-010, SHR-073)', async ({ portal }) => {
  await portal.signIn('superadmin', listPath);
  await portal.user.click(within(await portal.row('+86 555 0177 8800')).getByRole('button', { name: /^Delete/ }));
  const question = await portal.dialog('Are you sure to delete this record?');
  const listsBefore = portal.calls(`GET ${base}`).length;
  await portal.user.dblClick(within(question).getByRole('button', { name: 'Delete' }));
  await portal.message('Reocrd is deleted');
  await waitFor(() => expect(screen.queryByText('+86 555 0177 8800')).toBeNull());
  expect(await portal.rows()).toHaveLength(10);
  expect(portal.calls(`DELETE ${base}{id}`).map(({ path }) => path)).toEqual([`${base}3`]);
  expect(portal.calls(`GET ${base}`).length).toBeGreaterThan(listsBefore);
});

test('without CONTENT_WRITE a hotline is opened for reading: no Create, Delete, Save or input (HOT-002, HOT-011, HOT-025, PLT-112)', async ({
  portal,
}) => {
  await portal.signIn('viewer.hk', listPath);
  const row = await portal.row('+65 5550 1140');
  expect(screen.queryByRole('link', { name: 'Create' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  await portal.user.click(within(row).getByRole('link', { name: /^Edit/ }));
  const form = await screen.findByRole('form');
  await waitFor(() => expect(form).toHaveTextContent('+65 5550 1140'));
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(within(form).queryByRole('textbox')).toBeNull();
  expect(within(form).queryByRole('combobox')).toBeNull();
  expect(within(form).queryByRole('radio')).toBeNull();
  await portal.click('button', 'Cancel');
  await screen.findByRole('heading', { name: 'Customer Service Hotline' });
});
