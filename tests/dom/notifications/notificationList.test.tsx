import { people } from '../../../fixtures/auth/people';
import { formatDateTime } from '../../../src/format/dateTime';
import type { Person } from '../../calls';
import { replaceClock } from '../clock';
import { cellsOf, expect, type Portal, screen, test, textsOf, waitFor, within } from '../portal';

const list = 'GET /notification/list';
const revoke = 'DELETE /notification/revoke/{id}';
const listPath = '/pushNotification';
const lastQuery = (portal: Portal) => portal.calls(list).at(-1)!.query;
const cellTexts = (row: HTMLElement) => textsOf(cellsOf(row));
const openRevoke = async (portal: Portal, id: number) => {
  await portal.user.click(within(await portal.row(String(id))).getByRole('button', { name: /^Revoke/ }));
  return portal.dialog('Are you sure to revoke this record?');
};

test('the list of notifications has its title, columns and values (NTF-001, NTF-014, NTF-015, SHR-017, SHR-027)', async ({ portal }) => {
  await portal.signIn('superadmin', listPath);
  const row = await portal.row('50003');
  await within(row).findByText(/Taiwan/);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Notification Management');
  const headers = textsOf(screen.getAllByRole('columnheader'));
  expect(headers).toEqual([
    'Notification ID',
    'Type',
    'Category',
    'Sales Office',
    'Region',
    'Title (English)',
    'Delivery Date & Time',
    'Status',
    expect.stringMatching(/^Last update/),
    'Operation',
  ]);
  const [id, type, category, office, region, ...others] = cellTexts(row);
  expect([id, type, category, office]).toEqual(['50003', 'Investment', 'Maintenance', 'Hong Kong']);
  expect(region).toContain('Taiwan');
  expect(others.slice(0, 4)).toEqual(['The app rests on Sunday night', '2100/01/01 00:00', 'Pending', '2026/11/17 10:00']);
});

test('the list of notifications asks for the newest ten (NTF-008, NTF-010, NTF-011)', async ({ portal }) => {
  await portal.signIn('superadmin', listPath);
  await portal.rows();
  expect(portal.calls(list).map(({ query }) => query)).toEqual(['?page=0&size=10&sort=updatedAt,desc&sort=notificationId,desc']);
  expect(await portal.optionTexts('Rows per page')).toEqual(['5', '10', '20', '50']);
});

test('each status of a notification has its label in its colour, and the two revoked ones differ (NTF-016, SHR-024, SHR-025)', async ({
  portal,
}) => {
  await portal.signIn('superadmin', listPath);
  for (const [id, label, colour] of [
    [50_001, 'Pending', 'blue'],
    [50_002, 'Delivered', 'green'],
    [50_009, 'Pushing', 'red'],
    [50_004, 'Failed', 'red'],
    [50_005, 'Revoked (Pending)', 'red'],
    [50_006, 'Revoked (Delivered)', 'red'],
  ] as const)
    expect((await within(await portal.row(String(id))).findByText(label)).closest('.chip')).toHaveClass(`chip-${colour}`);
});

test.for(['Title', 'Notification Category'])('typing into the search by %s stops at 50 characters (NTF-004)', async (label, { portal }) => {
  await portal.signIn('superadmin', listPath);
  await portal.user.click(await portal.field(label));
  await portal.user.paste('x'.repeat(49));
  await portal.user.keyboard('yz');
  expect(await portal.field(label)).toHaveValue(`${'x'.repeat(49)}y`);
});

test('notifications are searched by title and category, and filtered by type, office and region (NTF-003, NTF-005, NTF-009)', async ({
  portal,
}) => {
  await portal.signIn('superadmin', listPath);
  await portal.fill('Title', 'quarter');
  await portal.fill('Notification Category', 'letter');
  await portal.user.keyboard('{Enter}');
  await waitFor(() => expect(lastQuery(portal)).toContain('title=quarter&category=letter'));
  await portal.click('button', /^Filter/);
  for (const label of ['Notification Type', 'Sales Office', 'Region']) expect(await portal.field(label)).toHaveValue('');
  await portal.select('Notification Type', 'Market Updates');
  await portal.select('Sales Office', 'Singapore');
  await portal.select('Region', 'Japan');
  await portal.click('button', 'Apply');
  await waitFor(() => {
    const query = Object.fromEntries(new URLSearchParams(lastQuery(portal)));
    expect(query).toMatchObject({ type: 'MARKET', salesOffice: 'SG', region: 'JP', title: 'quarter', page: '0' });
  });
});

test('the list of notifications keeps its page on the way to a notification and back, and not after another page (NTF-013)', async ({
  portal,
}) => {
  await portal.signIn('superadmin', listPath);
  await portal.click('button', 'Page 2');
  await portal.user.click(within(await portal.row('50011')).getAllByRole('link')[0]!);
  await portal.click('link', /Notification Management$/);
  await portal.user.click(within(await portal.row('50011')).getAllByRole('link')[0]!);
  expect(await screen.findByRole('heading', { level: 1, name: /^Edit Notification/ })).toBeVisible();
  await portal.goTo('/campaignPopup');
  await screen.findByRole('heading', { level: 1, name: 'Campaign Popup' });
  await portal.goTo(listPath);
  await portal.row('50001');
  expect(screen.queryByText('50011')).toBeNull();
});

test('Reset clears the search of notifications, and the oldest update can come first (NTF-007, NTF-009)', async ({ portal }) => {
  await portal.signIn('superadmin', listPath);
  await portal.fill('Title', 'quarter');
  await portal.click('button', 'Reset');
  expect(await portal.field('Title')).toHaveValue('');
  await portal.click('button', /^Sort/);
  const sorts = textsOf(await screen.findAllByRole('menuitem'));
  expect(sorts).toEqual(['Last update, newest first', 'Last update, oldest first']);
  await portal.click('menuitem', 'Last update, oldest first');
  await waitFor(() => expect(lastQuery(portal)).toContain('sort=updatedAt,asc&sort=notificationId,desc'));
});

test.for([
  [50_001, 'PENDING', 'It was not sent yet: nobody will get it.', 'Revoked (Pending)'],
  [50_002, 'DELIVERED', 'It was delivered: it disappears from the inbox of everybody who got it.', 'Revoked (Delivered)'],
  [50_009, 'PUSHING', 'It is on its way: whoever has it loses it from the inbox, and nobody else will get it.', 'Revoked (Delivered)'],
  [50_004, 'FAILED', 'It reached nobody, and nobody will get it.', 'Revoked (Pending)'],
] as const)(
  'Revoke of notification %i, which is %s, shows what it does, and is offered once (NTF-017, NTF-018, NTF-019, NTF-020, NTF-021, NTF-022, SHR-073)',
  async ([id, , effect, after], { portal }) => {
    await portal.signIn('superadmin', listPath);
    const title = portal.cell(await portal.row(String(id)), 'Title (English)').textContent;
    const question = await openRevoke(portal, id);
    expect(question).toHaveTextContent(title);
    await within(question).findByText(String(id));
    expect(question).toHaveTextContent(/Hong Kong|Singapore/);
    expect(question).toHaveTextContent(effect);
    await portal.user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(portal.calls(revoke)).toEqual([]);
    await portal.user.click(within(await openRevoke(portal, id)).getByRole('button', { name: 'Confirm' }));
    await portal.message('Reocrd is revoked');
    expect(portal.calls(revoke).map(({ path }) => path)).toEqual([`/notification/revoke/${id - 50_000}`]);
    await waitFor(async () => expect(await portal.row(String(id))).toHaveTextContent(after));
    expect(within(await portal.row(String(id))).queryByRole('button', { name: /^Revoke/ })).toBeNull();
  },
);

test('a refused revoke shows the message of the server and the row as it is now (NTF-102)', async ({ portal }) => {
  await portal.signIn('superadmin', listPath);
  await portal.row('50002');
  await portal.ask('/notification/revoke/2', { method: 'DELETE' });
  await portal.user.click(within(await openRevoke(portal, 50_002)).getByRole('button', { name: 'Confirm' }));
  await portal.message('The notification is revoked already');
  await waitFor(async () => expect(await portal.row('50002')).toHaveTextContent('Revoked (Delivered)'));
});

test.for(people)(
  '$username sees the notifications, Create, Clone and Revoke that level and codes allow (NTF-002, NTF-006, NTF-017, NTF-023, NTF-024)',
  async ({ username, permissionCodes, userLevel }, { portal }) => {
    const mayWrite = permissionCodes.includes('CAMPAIGN_WRITE');
    await portal.signIn(username as Person, listPath);
    const mayRead = permissionCodes.includes('CAMPAIGN_READ');
    const rows = mayRead ? await portal.rows() : [];
    if (!mayRead) expect((await screen.findAllByText('No permission!'))[0]).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Create' }) !== null).toBe(userLevel === 1);
    if (!mayRead) return;
    expect(rows.length).toBeGreaterThan(0);
    const open = rows.filter(({ textContent }) => !/Revoked \(/.test(textContent));
    expect(open).not.toEqual([]);
    const rowsWith = (role: 'link' | 'button', name: RegExp) => rows.filter((row) => within(row).queryByRole(role, { name }));
    expect(rowsWith('link', /^Edit/)).toHaveLength(rows.length);
    expect(rowsWith('link', /^Clone/)).toHaveLength(mayWrite ? rows.length : 0);
    expect(rowsWith('button', /^Revoke/)).toEqual(mayWrite ? open : []);
    if (userLevel === 1) return;
    await portal.click('button', /^Filter/);
    expect(await portal.field('Sales Office')).toBeDisabled();
  },
);

test('the list of notifications is reloaded after the first delivery of a PENDING or PUSHING one, and not of a DELIVERED one', async ({
  portal,
}) => {
  const wait = replaceClock();
  await portal.signIn('superadmin', listPath);
  await portal.rows();
  const minute = 60_000;
  const start = Math.floor(Date.now() / minute);
  const deliveries = [
    [2, 'DELIVERED'],
    [10, 'PUSHING'],
    [6, 'PENDING'],
  ] as const;
  const moment = (minutes: number) => formatDateTime((start + minutes) * minute)!;
  portal.respond(list, (payload) => {
    const page = payload as { content: object[] };
    const content = deliveries.map(([minutes, status], i) => ({ ...page.content[i], status, deliveryDate: moment(minutes) }));
    return { ...page, content };
  });
  await portal.click('button', 'Refresh');
  await screen.findByText(moment(6));
  const count = portal.calls(list).length;
  await wait(4 * minute);
  expect(portal.calls(list)).toHaveLength(count);
  await wait(2.5 * minute);
  await waitFor(() => expect(portal.calls(list).length).toBeGreaterThan(count));
});

test('Clone keeps its place where a notification cannot be revoked, and the empty place says nothing to screen readers', async ({
  portal,
}) => {
  await portal.signIn('superadmin', listPath);
  const rows = await portal.rows();
  const placesOf = (row: HTMLElement) => [...row.querySelectorAll('.row-actions > *')].map((place) => place.getAttribute('data-action'));
  const revocable = (row: HTMLElement) => within(row).queryByRole('button', { name: /^Revoke/ });
  const other = rows.find((row) => !revocable(row))!;
  expect(placesOf(rows.find(revocable)!)).toEqual(['edit', 'revoke', 'clone']);
  expect(placesOf(other)).toEqual(['edit', null, 'clone']);
  expect(other.querySelector('.row-actions')).toHaveTextContent('');
});

test('a user who may only read notifications has no empty places for actions', async ({ portal }) => {
  await portal.signInWith(['CAMPAIGN_READ'], 2, listPath);
  await portal.rows();
  expect(document.querySelector('.row-action-place')).toBeNull();
});
