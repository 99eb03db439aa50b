import { stopTime } from '../clock';
import { expect, optionTexts, screen, test, textsOf, waitFor, within, type Portal } from '../portal';

const list = 'GET /appuser/';
const pagesAsked = (portal: Portal) => portal.calls(list).map(({ query }) => query.split('&')[0]);
/** The page and the size of the last request. */
const lastAsked = (portal: Portal) => portal.calls(list).at(-1)!.query.split('&sort')[0];
const goToPage = async (portal: Portal, page: string) => portal.user.type(await portal.field('Go to page'), `${page}{Enter}`);

test('the pager has total, sizes and numbers, and starts on the first page (CLI-022, PLT-094, PLT-095, SHR-065)', async ({ portal }) => {
  await portal.signIn();
  await portal.rows();
  expect(lastAsked(portal)).toBe('?page=0&size=10');
  const sizes = await portal.field('Rows per page');
  expect(optionTexts(sizes)).toEqual(['5', '10', '20', '50']);
  expect(sizes).toHaveValue('10');
  expect(screen.getByText('1–10 of 1,200')).toBeVisible();
  expect(textsOf(screen.getAllByRole('button', { name: /^Page \d/ }))).toEqual(['1', '2', '3', '4', '5', '120']);
  expect(screen.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
});

test('numbers, next and previous turn pages, and a page of a moment ago is not asked for again (PLT-095, PLT-096)', async ({ portal }) => {
  stopTime();
  await portal.signIn();
  await portal.rows();
  await portal.click('button', 'Page 2');
  await screen.findByText('11–20 of 1,200');
  await waitFor(() => expect(lastAsked(portal)).toBe('?page=1&size=10'));
  await portal.click('button', 'Next page');
  await screen.findByText('21–30 of 1,200');
  await portal.rows();
  expect(lastAsked(portal)).toBe('?page=2&size=10');
  await portal.click('button', 'Previous page');
  await screen.findByText('11–20 of 1,200');
  await portal.rows();
  expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(lastAsked(portal)).toBe('?page=2&size=10');
});

test('the jumper leads to a page, and to the last one from a number beyond it (PLT-096, SHR-065)', async ({ portal }) => {
  await portal.signIn();
  await portal.rows();
  await goToPage(portal, '120');
  await screen.findByText('1,191–1,200 of 1,200');
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
  await waitFor(() => expect(lastAsked(portal)).toBe('?page=119&size=10'));
  await portal.click('button', 'Page 1');
  await screen.findByText('1–10 of 1,200');
  await goToPage(portal, '999');
  await screen.findByText('1,191–1,200 of 1,200');
  await portal.rows();
  expect(new Set(pagesAsked(portal))).toEqual(new Set(['?page=0', '?page=119']));
});

test.for([
  ['0', ''],
  ['007', '7'],
  ['１２', '12'],
  ['12345', '123'],
  ['-3', '3'],
] as const)('the jumper takes "%s" as "%s" (PLT-096)', async ([typed, kept], { portal }) => {
  await portal.signIn();
  await portal.rows();
  const jumper = await portal.field('Go to page');
  await portal.user.click(jumper);
  await portal.user.paste(typed);
  expect(jumper).toHaveValue(kept);
});

test('the jumper has a button, and "0" asks for no page (PLT-096, SHR-065)', async ({ portal }) => {
  await portal.signIn();
  await portal.rows();
  await goToPage(portal, '0');
  await portal.fill('Go to page', '3');
  await portal.click('button', 'Go');
  await screen.findByText('21–30 of 1,200');
  await portal.rows();
  expect(pagesAsked(portal)).toEqual(['?page=0', '?page=2']);
});

test('another number of rows per page starts at the first page (PLT-094)', async ({ portal }) => {
  await portal.signIn();
  await portal.rows();
  await portal.click('button', 'Page 3');
  await screen.findByText('21–30 of 1,200');
  await portal.select('Rows per page', '50');
  await waitFor(() => expect(lastAsked(portal)).toBe('?page=0&size=50'));
  await screen.findByText('1–50 of 1,200');
  await waitFor(async () => expect(await portal.rows()).toHaveLength(50));
});

test('a page turn replaces the rows: no row of the page before is drawn over', async ({ portal }) => {
  await portal.signIn();
  const before = await portal.rows();
  await portal.click('button', 'Next page');
  await screen.findByText('11–20 of 1,200');
  const after = await portal.rows();
  await waitFor(() => expect(before.filter((row) => row.isConnected)).toEqual([]));
  expect(after).toHaveLength(10);
});

test('a page that cannot be loaded leaves the way back', async ({ portal }) => {
  await portal.signIn();
  await portal.rows();
  await portal.fault({ call: list, kind: 'http', status: 500 });
  await portal.click('button', 'Page 4');
  await screen.findByRole('button', { name: 'Retry' });
  await portal.control('DELETE', 'faults');
  await portal.click('button', 'Previous page');
  await screen.findByText('21–30 of 1,200');
  expect(await portal.rows()).toHaveLength(10);
});

test('the next page is fetched once while the pointer is over "Next page", and not again on the click', async ({ portal }) => {
  await portal.signIn();
  await portal.rows();
  await portal.user.hover(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(portal.calls(list)).toHaveLength(2));
  await portal.click('button', 'Next page');
  await screen.findByText('11–20 of 1,200');
  await portal.rows();
  await portal.click('button', 'Previous page');
  await portal.user.type(await portal.field('Last Name'), 'an{Enter}');
  await waitFor(() => expect(portal.calls(list).at(-1)!.query).toContain('lastName=an'));
  expect(pagesAsked(portal).filter((page) => page === '?page=1')).toHaveLength(1);
});

test('deleting the only row of the last page shows the page before', async ({ portal }) => {
  await portal.signIn('superadmin', '/createServiceHotline');
  await portal.select('Country', 'Japan');
  await portal.fill('Tel Number', '+81 99');
  await portal.fill('Order', '99');
  await portal.click('button', 'Create');
  await screen.findByRole('heading', { level: 1, name: 'Customer Service Hotline' });
  await portal.rows();
  await portal.select('Rows per page', '5');
  await portal.click('button', 'Page 4');
  await screen.findByText('16–16 of 16');
  await portal.user.click(within(await portal.row('+81 99')).getByRole('button', { name: /^Delete/ }));
  await portal.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await screen.findByText('11–15 of 15');
  await waitFor(async () => expect(await portal.rows()).toHaveLength(5));
});

test('no page is requested beyond a last page that is full, neither ahead nor by "Next page"', async ({ portal }) => {
  await portal.signIn('superadmin', '/customerServiceHotline');
  await portal.rows();
  await portal.select('Rows per page', '5');
  await portal.click('button', 'Page 3');
  await screen.findByText('11–15 of 15');
  await portal.rows();
  const next = screen.getByRole('button', { name: 'Next page' });
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await portal.user.hover(next);
  await portal.user.click(next);
  expect(screen.getByText('11–15 of 15')).toBeVisible();
  await portal.click('button', 'Previous page');
  await screen.findByText('6–10 of 15');
  await portal.rows();
  expect(screen.getByRole('button', { name: 'Next page' })).not.toHaveAttribute('aria-disabled');
  await portal.click('button', 'Refresh');
  const queries = () => portal.calls('GET /contactUs/clientServices/').map(({ query }) => query);
  await waitFor(() => expect(queries().at(-1)).toContain('?page=1&size=5'));
  expect(queries().filter((query) => query.includes('page=3'))).toEqual([]);
});
