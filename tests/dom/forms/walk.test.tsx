import { expect, screen, test, waitFor, within, type Portal } from '../portal';
import { active, dummy, formOf } from './clients';

const list = 'GET /appuser/';
const previous = () => screen.queryByRole('link', { name: 'Previous record' });
const next = () => screen.queryByRole('link', { name: 'Next record' });

/** Opens a row of the client list, counted from 0, on a page of five rows. Returns how many pages the list has requested. */
const openRow = async (portal: Portal, row: number, page: 'first' | 'last') => {
  await portal.signIn();
  await portal.select('Rows per page', '5');
  await screen.findByText('1–5 of 1,200');
  if (page === 'last') {
    await portal.click('button', 'Page 240');
    await screen.findByText('1,196–1,200 of 1,200');
  }
  const link = await waitFor(async () => {
    const rows = await portal.rows();
    expect(rows).toHaveLength(5);
    return within(rows[row]!).getAllByRole('link')[0]!;
  });
  const pages = portal.calls(list).length;
  await portal.user.click(link);
  await screen.findByRole('form');
  return pages;
};

test('the first record of a list has a next record and no previous one', async ({ portal }) => {
  await openRow(portal, 0, 'first');
  expect(await screen.findByText('1 of 1,200')).toBeVisible();
  expect(next()).toBeVisible();
  expect(previous()).toBeNull();
});

test('the last record of a list has a previous record and no next one, and asks for no further page', async ({ portal }) => {
  const pages = await openRow(portal, 4, 'last');
  expect(await screen.findByText('1,200 of 1,200')).toBeVisible();
  expect(previous()).toBeVisible();
  expect(next()).toBeNull();
  await portal.click('link', 'Previous record');
  expect(await screen.findByText('1,199 of 1,200')).toBeVisible();
  expect(next()).toBeVisible();
  expect(portal.calls(list)).toHaveLength(pages);
});

test('a record in the middle of its page asks for no other page', async ({ portal }) => {
  const pages = await openRow(portal, 1, 'first');
  expect(await screen.findByText('2 of 1,200')).toBeVisible();
  await portal.click('link', 'Next record');
  expect(await screen.findByText('3 of 1,200')).toBeVisible();
  expect(portal.calls(list)).toHaveLength(pages);
});

test('a record that the list does not show has no position, and the list stays on its page', async ({ portal }) => {
  await openRow(portal, 4, 'first');
  expect(await screen.findByText('5 of 1,200')).toBeVisible();
  // the next page is there as well
  await waitFor(() => expect(next()).toBeVisible());
  await portal.goTo(formOf(dummy));
  await waitFor(() => expect(portal.calls('GET /appuser/{id}').length).toBeGreaterThan(1));
  await screen.findByRole('form');
  expect(screen.queryByText(/ of 1,200$/)).toBeNull();
  expect([previous(), next()]).toEqual([null, null]);
  await portal.click('button', 'Cancel');
  expect(await screen.findByText('1–5 of 1,200')).toBeVisible();
});

test('a record that is opened by its address has no position', async ({ portal }) => {
  await portal.signIn('superadmin', formOf(active));
  await portal.field('Remarks');
  expect(screen.queryByText(/^\d[\d,]* of \d[\d,]*$/)).toBeNull();
  expect([previous(), next()]).toEqual([null, null]);
});
