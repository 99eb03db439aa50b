import { partnerClientColumns } from '../../columns';
import { expect, optionTexts, reply, screen, test, textsOf, waitFor, within, type Portal } from '../portal';

const clientList = 'GET /businessPartner/{type}/{id}/clients/';
const exportCall = 'POST /businessPartner/{type}/{id}/downloadClients';
const lastQuery = (portal: Portal) => portal.calls(clientList).at(-1)!.query;

/** Opens the clients of the first partner of the seeds: 60 clients, the first with six master plans, the second with five. */
const openClients = async (portal: Portal) => {
  await portal.signIn('superadmin', '/editPartner/BIZ/5000001');
  await portal.click('button', 'View Client List');
  const dialog = await portal.dialog('Client List');
  await within(dialog).findByText('1–10 of 60');
  return dialog;
};
const rowsOf = (dialog: HTMLElement) => within(dialog).getAllByRole('row').slice(1);

test('the client list of a partner has its columns and page sizes (PAR-047, PAR-052, PAR-053, PAR-054)', async ({ portal }) => {
  const dialog = await openClients(portal);
  const headers = textsOf(within(dialog).getAllByRole('columnheader'));
  expect(headers).toEqual([...partnerClientColumns, 'Operation']);
  expect(portal.calls(clientList)[0]).toMatchObject({ path: '/businessPartner/BIZ/5000001/clients/', query: '?page=0&size=10' });
  const sizes = within(dialog).getByLabelText('Rows per page');
  expect(sizes).toHaveValue('10');
  expect(optionTexts(sizes)).toEqual(['5', '10', '20', '50']);
  expect(within(dialog).getByRole('button', { name: 'Export' })).toBeVisible();
});

test('the search in the client list of a partner stops at 100 characters (PAR-048)', async ({ portal }) => {
  const dialog = await openClients(portal);
  const field = within(dialog).getByLabelText('Client ID / Name');
  await portal.user.click(field);
  await portal.user.paste('x'.repeat(99));
  await portal.user.keyboard('yz');
  expect(field).toHaveValue(`${'x'.repeat(99)}y`);
});

test('Search in the client list of a partner finds a client, and Reset brings all back (PAR-049, PAR-055)', async ({ portal }) => {
  const dialog = await openClients(portal);
  await portal.user.type(within(dialog).getByLabelText('Client ID / Name'), 'C1000004');
  await portal.user.click(within(dialog).getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(rowsOf(dialog)).toHaveLength(1));
  expect(rowsOf(dialog)[0]).toHaveTextContent('C1000004');
  expect(lastQuery(portal)).toBe('?page=0&size=10&name=C1000004');
  await portal.user.click(within(dialog).getByRole('button', { name: 'Reset' }));
  await within(dialog).findByText('1–10 of 60');
});

test('the client list of a partner is filtered by several values of a kind, and Reset removes them (PAR-050, PAR-051, PAR-053)', async ({
  portal,
}) => {
  const dialog = await openClients(portal);
  await portal.user.click(within(dialog).getByRole('button', { name: 'Filter' }));
  const language = await screen.findByRole('group', { name: 'Language' });
  expect(
    within(language)
      .getAllByRole('checkbox')
      .map((box) => (box as HTMLInputElement).labels![0]!.textContent),
  ).toEqual(['All', 'English', 'Traditional Chinese', 'Simplified Chinese', 'Japanese']);
  const chosen = {
    Region: ['Hong Kong'],
    Language: ['English', 'Traditional Chinese'],
    Project: ['Sunset Mesa'],
    'Master Plan': ['Education'],
  };
  for (const [group, names] of Object.entries(chosen))
    for (const name of names)
      await portal.user.click(await within(screen.getByRole('group', { name: group })).findByRole('checkbox', { name }));
  await portal.click('button', 'Apply');
  const query = '?page=0&size=10&region=HK&primaryLanguage=EN&primaryLanguage=ZH_HK&projectCodes=P-2001&masterPlanIds=2';
  await waitFor(() => expect(lastQuery(portal)).toBe(query));
  await portal.user.click(within(dialog).getByRole('button', { name: /^Filter/ }));
  const panel = (await screen.findByRole('group', { name: 'Language' })).closest<HTMLElement>('.filter-panel')!;
  await portal.user.click(within(panel).getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(lastQuery(portal)).toBe('?page=0&size=10'));
});

test('an export of the clients of a partner has its search, and shows when it failed (PAR-061)', async ({ portal }) => {
  const dialog = await openClients(portal);
  await portal.user.type(within(dialog).getByLabelText('Client ID / Name'), 'C1000004');
  await portal.user.click(within(dialog).getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(rowsOf(dialog)).toHaveLength(1));
  await portal.fault({ call: exportCall, kind: 'http', status: 500 });
  await portal.user.click(within(dialog).getByRole('button', { name: 'Export' }));
  await portal.message('Download Failed');
  expect(portal.calls(exportCall)[0]).toMatchObject({ path: '/businessPartner/BIZ/5000001/downloadClients', query: '?name=C1000004' });
});

test('five master plans of a client are shown, more after View More, five again after View Less (PAR-056, PAR-057, PAR-058)', async ({
  portal,
}) => {
  const dialog = await openClients(portal);
  const plans = (row: number) => within(portal.cell(rowsOf(dialog)[row]!, 'Master plans'));
  await portal.user.click(await plans(0).findByRole('button', { name: /^View More/ }));
  expect(plans(0).getAllByRole('listitem')).toHaveLength(6);
  await portal.user.click(plans(0).getByRole('button', { name: /^View Less/ }));
  expect(plans(0).getAllByRole('listitem')).toHaveLength(5);
  expect(plans(1).getAllByRole('listitem')).toHaveLength(5);
  expect(plans(1).queryByRole('button')).toBeNull();
});

test('projects that were unfolded for a client are folded for the next record (PAR-056, PAR-058)', async ({ portal }) => {
  const projects = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6'];
  const page = (id: number) =>
    reply({ content: [{ id, clientID: `C${id}`, userStatus: 'ACTIVATED', projects, masterPlanNames: [] }], totalElements: 60 });
  await portal.fault({ call: clientList, count: 1, kind: 'raw', body: page(1) });
  await portal.fault({ call: clientList, kind: 'raw', body: page(2) });
  const dialog = await openClients(portal);
  const cell = () => within(portal.cell(rowsOf(dialog)[0]!, 'Projects'));
  await portal.user.click(await cell().findByRole('button', { name: /^View More/ }));
  expect(cell().getAllByRole('listitem')).toHaveLength(6);
  await portal.user.click(within(dialog).getByRole('button', { name: 'Next page' }));
  await within(dialog).findByText('C2');
  expect(cell().getAllByRole('listitem')).toHaveLength(5);
});

test('Edit in the client list of a partner opens the client of the row and closes the list (PAR-060)', async ({ portal }) => {
  const dialog = await openClients(portal);
  await portal.user.click(within(rowsOf(dialog)[1]!).getByRole('link', { name: /^Edit/ }));
  await waitFor(() => expect(portal.path()).toBe('/editUser/2'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
