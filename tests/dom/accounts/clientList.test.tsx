import { clientColumns } from '../../columns';
import { caseName, drawCases, randomOfCase } from '../../e2e/cases';
import { vi } from 'vitest';
import { whilePageChanges } from '../page';
import { expect, password, reply, screen, test, textsOf, waitFor, within, type Portal } from '../portal';
import { lastQuery, listCall, openFilters } from './clients';

/** The lines of a cell that shows several values. */
const lines = (cell: HTMLElement) => [...cell.querySelectorAll('.lines > span')].map(({ textContent }) => textContent.trim());
const rowActions = (rows: HTMLElement[], name: RegExp) =>
  rows.filter((row) => within(row).queryByRole('button', { name }) ?? within(row).queryByRole('link', { name }));

test('the table of clients has its columns in the order of the specification (CLI-017)', async ({ portal }) => {
  await portal.signIn();
  const headers = textsOf(await screen.findAllByRole('columnheader'));
  expect(headers).toEqual([...clientColumns, 'Operation']);
});

test('a row of the clients shows names, days, times and labels, and nothing to edit (CLI-018, CLI-019, CLI-020, PLT-005, PLT-110, SHR-017, SHR-018, SHR-022)', async ({
  portal,
}) => {
  await portal.signIn();
  const row = await portal.row('C1000654');
  const cell = (header: string) => portal.cell(row, header);
  expect(cell('Sales Office')).toHaveTextContent('Singapore');
  expect(cell('Full Name')).toHaveTextContent('Al Farouk, Luc');
  expect(cell('Date of birth')).toHaveTextContent(/^1960\/04\/07$/);
  expect(cell('Last login')).toHaveTextContent(/^2026\/11\/20 12:28$/);
  expect(cell('Status')).toHaveTextContent(/^Active$/);
  expect(lines(cell('Referral Company/Planner'))).toEqual(['Northgate Planning', 'Desmond Yeo']);
  expect(lines(cell('Last update'))).toEqual(['2026/07/03 13:20', 'Wei Ming Koh']);
  expect(within(row).queryAllByRole('textbox')).toEqual([]);
  expect(within(row).queryAllByRole('combobox')).toEqual([]);
});

test('a status without a label shows its name from the server, or its code (SHR-040)', async ({ portal }) => {
  const content = ['FROZEN', 'DORMANT'].map((userStatus, i) => ({ id: i + 1, clientID: `C${i + 1}`, userStatus }));
  await portal.fault({ call: listCall, kind: 'raw', body: reply({ content, totalElements: 2 }) });
  await portal.fault({ call: 'GET /option/userstatus', kind: 'raw', body: reply([{ code: 'DORMANT', name: 'Dormant by the server' }]) });
  await portal.signIn();
  expect(await screen.findByText('Dormant by the server')).toBeVisible();
  const [frozen, dormant] = await portal.rows();
  expect(portal.cell(frozen!, 'Status')).toHaveTextContent('FROZEN');
  expect(portal.cell(dormant!, 'Status')).toHaveTextContent('Dormant by the server');
});

test('missing values of a client show as dashes (CLI-019)', async ({ portal }) => {
  const row = { id: 5, clientID: 'C5', userStatus: 'ACTIVATED', salseforceServicingChannelName: 'Pearl' };
  await portal.fault({ call: listCall, kind: 'raw', body: reply({ content: [row], totalElements: 1 }) });
  await portal.signIn();
  const shown = await portal.row('C5');
  await waitFor(() => expect(portal.cell(shown, 'Full Name')).toHaveTextContent(/^–$/));
  expect(lines(portal.cell(shown, 'Referral Company/Planner'))).toEqual(['Pearl', '–']);
  expect(portal.cell(shown, 'Sub-referral Company/Planner')).toHaveTextContent(/^–$/);
  expect(portal.cell(shown, 'Last update')).toHaveTextContent(/^-$/);
});

test.for([
  ['Inactive', 'no', 0],
  ['Active', 'a', 10],
  ['Suspended', 'a', 10],
  ['Deleted', 'no', 0],
] as const)(
  'a client that is %s can be opened, and has %s menu More (CLI-002, CLI-023, CLI-024, CLI-113)',
  async ([status, , menus], { portal }) => {
    await portal.signIn();
    await openFilters(portal);
    await portal.select('User Status', status);
    await portal.click('button', 'Apply');
    await waitFor(async () => {
      const [first] = await portal.rows();
      expect(portal.cell(first!, 'Status')).toHaveTextContent(status);
    });
    const rows = await portal.rows();
    expect(rowActions(rows, /^Edit/)).toHaveLength(10);
    expect(rowActions(rows, /^More for/)).toHaveLength(menus);
  },
);

test('the edit icon of a client opens its account, and More has two entries (CLI-023)', async ({ portal }) => {
  await portal.signIn();
  const row = await portal.row('C1000654');
  await portal.user.click(within(row).getByRole('button', { name: /^More for/ }));
  const items = await screen.findAllByRole('menuitem');
  expect(textsOf(items)).toEqual(['Email Username', 'Reset password']);
  await portal.user.keyboard('{Escape}');
  await portal.user.click(within(row).getByRole('link', { name: /^Edit/ }));
  expect(await screen.findByRole('heading', { name: 'Edit Account' })).toBeVisible();
  expect(portal.path()).toBe('/editUser/654');
});

test('a user who may only read clients exports them, and sees neither More nor Run on demand nor Create (CLI-025, CLI-106, DUM-003, PLT-112)', async ({
  portal,
}) => {
  await portal.signIn('viewer.hk');
  expect(await portal.rows()).toHaveLength(10);
  expect(await screen.findByRole('button', { name: 'Export' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^More for/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Run on demand' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Create Dummy Account' })).toBeNull();
});

const goToSecondPage = async (portal: Portal) => {
  await portal.fill('Last Name', 'an');
  await portal.click('button', 'Search');
  await waitFor(() => expect(lastQuery(portal)).toContain('lastName=an'));
  await portal.click('button', 'Page 2');
  await screen.findByText(/^11–20 of/);
};

test('the list of clients has its search and page again after an edit page (PLT-022)', async ({ portal }) => {
  await portal.signIn();
  await goToSecondPage(portal);
  const [first] = await portal.rows();
  await portal.user.click(within(first!).getAllByRole('link')[0]!);
  await screen.findByRole('form');
  await portal.click('link', 'Back to Client Management');
  expect(await screen.findByText(/^11–20 of/)).toBeVisible();
  expect(await portal.field('Last Name')).toHaveValue('an');
});

test.for([
  ['its create page', 'Create Dummy Account', 'Back to Client Management'],
  ['another list', 'Push Notification', 'Client Management'],
] as const)('the list of clients starts anew after %s (PLT-023)', async ([, away, back], { portal }) => {
  await portal.signIn();
  await goToSecondPage(portal);
  await portal.click('link', away);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('Client Management'));
  await portal.click('link', back);
  expect(await screen.findByText('1–10 of 1,200')).toBeVisible();
  expect(await portal.field('Last Name')).toHaveValue('');
});

test('columns and density of the list are those that the person chose, and hold no client data', async ({ portal }) => {
  await portal.signIn();
  const signInAgain = async (username: string) => {
    await portal.click('button', /Account of/);
    await portal.click('menuitem', 'Log Out');
    await portal.fill('Username', username);
    await portal.fill('Password', password);
    await portal.click('button', 'Sign in');
    await portal.rows();
  };
  const region = () => screen.queryByRole('columnheader', { name: 'Region' });
  await portal.click('button', 'Columns');
  await portal.click('checkbox', 'Region');
  await waitFor(() => expect(region()).toBeNull());
  await portal.user.keyboard('{Escape}');
  await portal.click('button', 'Compact rows');
  const stored = JSON.stringify({ ...localStorage });
  expect(stored).toContain('hiddenColumns');
  expect(stored).not.toMatch(/@example|C100/);
  await signInAgain('csteam.hk');
  expect(region()).toBeVisible();
  expect(screen.getByRole('button', { name: 'Compact rows' })).toHaveAttribute('aria-pressed', 'false');
  await signInAgain('superadmin');
  expect(region()).toBeNull();
  expect(screen.getByRole('button', { name: 'Compact rows' })).toHaveAttribute('aria-pressed', 'true');
});

test('a list of 100,000 clients turns to its last page, and asks for that page only', async ({ portal }) => {
  const content = [{ id: 1, clientID: 'C1', userStatus: 'ACTIVATED' }];
  await portal.fault({ call: listCall, kind: 'raw', body: reply({ content, totalElements: 100_000 }) });
  await portal.signIn();
  expect(await screen.findByText('Total 100,000 results:')).toBeVisible();
  await portal.fill('Go to page', '10000');
  await portal.user.keyboard('{Enter}');
  expect(await screen.findByText('99,991–100,000 of 100,000')).toBeVisible();
  expect(portal.calls(listCall).map(({ query }) => new URLSearchParams(query).get('page'))).toEqual(['0', '9999']);
});

const rounds = drawCases(5, 200);
test('the list of clients shows the rows of the last search, whatever the order of the responses', async ({ portal }) => {
  await portal.signIn();
  await portal.rows();
  const held: { name: string; respond: () => void }[] = [];
  const sendOn = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    const name = new URL(input, window.location.origin).searchParams.get('lastName');
    if (!name) return sendOn(input, init);
    const body = reply({ content: [{ id: 1, clientID: `for ${name}`, userStatus: 'ACTIVATED' }], totalElements: 1 });
    // the response arrives even if nobody waits for it any more
    return new Promise<Response>((resolve) => {
      held.push({ name, respond: () => resolve(new Response(body, { headers: { 'Content-Type': 'application/json' } })) });
    });
  });
  for (const round of rounds) {
    const random = randomOfCase(round);
    held.length = 0;
    for (const letter of ['a', 'b', 'c']) {
      await portal.fill('Last Name', `${letter}${round}`);
      await portal.user.keyboard('{Enter}');
      await waitFor(() => expect(held.at(-1)?.name).toBe(`${letter}${round}`));
    }
    const order = held.map((each) => ({ ...each, at: random.integer(0, 1_000) })).sort((one, other) => one.at - other.at);
    for (const { respond } of order) await whilePageChanges(async () => respond());
    const shown = `${caseName(round)}: ${order.map(({ name }) => name).join()}`;
    await waitFor(() => expect(within(screen.getByRole('table')).getAllByRole('row')[1], shown).toHaveTextContent(`for c${round}`));
  }
});
