import { expect, optionTexts, screen, test, textsOf, waitFor, within, type Portal } from '../portal';
import { choose, createPath, recipients, tick } from './composer';

const clear = 'DELETE /notification/client/clear/{id}';
/** The query of the last request for rows. Figures are requested with one row, at any time. */
const lastQuery = (portal: Portal) => portal.calls(recipients).findLast(({ query }) => !query.includes('size=1&'))!.query;
type Dialog = Awaited<ReturnType<typeof openDialog>>;
const waitForRows = (dialog: { getByRole: (role: string) => HTMLElement }) =>
  waitFor(() => expect(dialog.getByRole('table')).toHaveAttribute('aria-busy', 'false'));
/** Opens the recipients and waits for their rows. */
const openDialog = async (portal: Portal) => {
  await portal.click('button', 'View client/partner list');
  const dialog = within(await portal.dialog('Client/partner list'));
  await waitForRows(dialog);
  return dialog;
};
/** Opens the recipients of a stored PENDING notification with a client list. */
const openStored = async (portal: Portal) => {
  await portal.signIn('superadmin', '/editNotification/3');
  return openDialog(portal);
};
const openFilters = async (portal: Portal, dialog: Dialog) => {
  await portal.user.click(dialog.getByRole('button', { name: /^Filter/ }));
  return within(await screen.findByRole('dialog', { name: /Filter/ }));
};

test('the recipients of a stored notification are a table of ten rows, in a dialog with filters and pages (NTF-106, NTF-107, NTF-108, NTF-110)', async ({
  portal,
}) => {
  const dialog = await openStored(portal);
  const headers = textsOf(dialog.getAllByRole('columnheader'));
  expect(headers).toEqual([
    'User type',
    'Record type',
    'Client ID',
    'Username',
    'Display name',
    'Email',
    'Sales Office',
    'Region',
    'User status',
    'Inbox status',
    'Push status',
  ]);
  expect(lastQuery(portal)).toBe('?page=0&size=10&notificationId=3&fileId=notification-3-csv');
  expect(dialog.getByLabelText('Rows per page')).toHaveValue('10');
  expect(optionTexts(dialog.getByLabelText('Rows per page'))).toEqual(['5', '10', '20', '50']);
  expect(dialog.getByRole('table').closest('.table-box')).toHaveStyle({ maxHeight: '500px' });
  expect(dialog.getByRole('button', { name: 'Filter' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Next page' })).toBeVisible();
});

test('a recipient has the last name first and types in words, and the counts are above the table (NTF-116, NTF-120, SHR-030)', async ({
  portal,
}) => {
  const dialog = await openStored(portal);
  type Recipient = { lastName: string; firstName: string; salesforceRecordType?: { name: string } };
  const { content } = await portal.ask<{ content: Recipient[] }>(`/notification/client/list${lastQuery(portal)}`);
  const [{ lastName, firstName, salesforceRecordType }] = content as [Recipient];
  const row = dialog.getAllByRole('row')[1]!;
  expect(portal.cell(row, 'Display name')).toHaveTextContent(`${lastName}, ${firstName}`);
  expect(portal.cell(row, 'Record type')).toHaveTextContent(salesforceRecordType?.name ?? '–');
  expect(portal.cell(row, 'User type')).toHaveTextContent(/^Client$/);
  expect(portal.cell(row, 'Region')).toHaveTextContent(/^[A-Z][a-z]{2}/);
  expect(dialog.getByText(/^Total \d/).closest('.list-counts')).toHaveTextContent(/^Total \d+\s*Ignored \d+\s*HK \d+\s*SG \d+$/);
});

test('recipients are searched by their client id (NTF-109)', async ({ portal }) => {
  const dialog = await openStored(portal);
  await portal.user.type(dialog.getByLabelText('Client ID'), 'C1000{Enter}');
  await waitFor(() => expect(lastQuery(portal)).toContain('clientId=C1000'));
});

test('recipients are filtered by validity and states, whose codes are sent (NTF-109, NTF-114, NTF-115, NTF-121, SHR-026)', async ({
  portal,
}) => {
  const panel = await openFilters(portal, await openStored(portal));
  const states = ['All', 'Received', 'Pending', 'Ignored', 'Failed', 'Deleted'];
  expect(optionTexts(await panel.findByLabelText('Users'))).toEqual(['All', 'Valid', 'Invalid']);
  expect(optionTexts(panel.getByLabelText('Inbox status'))).toEqual(states);
  expect(optionTexts(panel.getByLabelText('Push status'))).toEqual(states);
  expect(optionTexts(panel.getByLabelText('User status'))).toEqual(['All', 'Inactive', 'Active', 'Suspended', 'Deleted']);
  await portal.user.selectOptions(panel.getByLabelText('Users'), 'Invalid');
  await portal.user.selectOptions(panel.getByLabelText('User status'), 'Suspended');
  await portal.user.selectOptions(panel.getByLabelText('Push status'), 'Ignored');
  await portal.user.click(panel.getByRole('button', { name: 'Apply' }));
  await waitFor(() => {
    const query = Object.fromEntries(new URLSearchParams(lastQuery(portal)));
    expect(query).toMatchObject({ isInvalidUser: 'true', userStatus: 'SUSPENDED', pushStatus: 'IGNORED' });
  });
});

test('several regions of recipients of a client list are sent one by one (NTF-112)', async ({ portal }) => {
  const panel = await openFilters(portal, await openStored(portal));
  for (const name of ['Hong Kong', 'China']) await portal.user.click(await panel.findByRole('checkbox', { name }));
  await portal.user.click(panel.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(lastQuery(portal)).toContain('&regions=HK&regions=CN&'));
});

test('Refresh of a PENDING notification clears what the server read of the list, and then requests the recipients (NTF-117, NTF-118)', async ({
  portal,
}) => {
  const dialog = await openStored(portal);
  const before = portal.sent.length;
  await portal.user.click(dialog.getByRole('button', { name: 'Refresh' }));
  await waitFor(() =>
    expect(portal.sent.slice(before).map(({ call, path }) => [call, path])).toEqual([
      [clear, '/notification/client/clear/notification-3-csv'],
      [recipients, '/notification/client/list'],
    ]),
  );
});

test('the recipients of a SYSTEM message are those of its sales offices and regions, and Refresh clears nothing (NTF-111, NTF-119)', async ({
  portal,
}) => {
  await portal.signIn('superadmin', createPath);
  await choose(portal, 'Notification Type', 'System');
  await tick(portal, 'Sales Office', 'Hong Kong');
  await tick(portal, 'Sales Office', 'Singapore');
  for (const name of ['China', 'Taiwan', 'Japan']) await tick(portal, 'Region', name);
  const dialog = await openDialog(portal);
  expect(lastQuery(portal)).toBe('?page=0&size=10&salesOffice=HK,SG&regions=CN,TW,JP');
  const panel = await openFilters(portal, dialog);
  await panel.findByRole('checkbox', { name: 'Japan' });
  const names = panel.getAllByRole<HTMLInputElement>('checkbox').map(({ labels }) => labels![0]!.textContent);
  expect(names).toEqual(['All', 'China', 'Taiwan', 'Japan']);
  await portal.user.click(panel.getByRole('checkbox', { name: 'Japan' }));
  await portal.user.click(panel.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(lastQuery(portal)).toContain('regions=JP'));
  await waitForRows(dialog);
  await portal.user.click(await dialog.findByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(portal.calls(recipients)).toHaveLength(3));
  expect(portal.calls(clear)).toEqual([]);
});
