import { foreignLinks } from '../../foreignLinks';
import { expect, reply, screen, test, textsOf, waitFor, within, type Portal } from '../portal';
import { tags } from './clients';

const documents = 'GET /appuser/{id}/documents/';
const readCall = 'GET /appuser/{id}';
const fixed = '&deviceModel=WEB&entry=CMS&isChina=false';
const lastQuery = (portal: Portal) => portal.calls(documents).at(-1)!.query;
const bare = { id: 77, clientID: 'C77', userStatus: 'ACTIVATED' };

const showDocuments = async (portal: Portal) => {
  await portal.click('button', 'View My Documents');
  return within(await portal.dialog('My Documents'));
};
/** Opens the documents of a client of the seeds: client 4 has 300, client 2 has one, client 5 has none. */
const openDocuments = async (portal: Portal, id = 4) => {
  await portal.signIn('superadmin', `/editUser/${id}`);
  return showDocuments(portal);
};
const openClient = async (portal: Portal, change: object) => {
  await portal.fault({ call: readCall, kind: 'raw', body: reply({ ...bare, ...change }) });
  await portal.signIn('superadmin', '/editUser/77');
  await screen.findByRole('form');
};

const bookletLinks = () => screen.getAllByRole('link', { name: /^Booklet/ }).map(({ textContent }) => textContent.trim());

test('documents are paged and sorted with the parameters of the contract (CLI-096, CLI-099, CLI-100, CLI-101, CLI-102, PLT-105)', async ({
  portal,
}) => {
  const dialog = await openDocuments(portal);
  await dialog.findByText('1–10 of 300');
  expect(dialog.queryByText(/^Total/)).toBeNull();
  const headers = textsOf(dialog.getAllByRole('columnheader'));
  expect(headers).toEqual(['Project name', 'Description', 'Creation date', 'Operation']);
  expect(lastQuery(portal)).toBe(`?page=0&size=10&sort=documentCreationDate,desc&offset=0${fixed}`);
  await portal.user.selectOptions(dialog.getByLabelText('Rows per page'), '20');
  await portal.user.click(dialog.getByRole('button', { name: 'Next page' }));
  await dialog.findByText('21–40 of 300');
  expect(lastQuery(portal)).toBe(`?page=1&size=20&sort=documentCreationDate,desc&offset=20${fixed}`);
});

test('a search in the documents has sort and name without blanks, and does not send the form behind the dialog (CLI-096, CLI-098)', async ({
  portal,
}) => {
  await portal.signIn('superadmin', '/editUser/4');
  await portal.fill('Remarks', 'Not saved yet');
  const dialog = await showDocuments(portal);
  await dialog.findByText('1–10 of 300');
  await portal.user.click(dialog.getByRole('button', { name: /^Sort by/ }));
  await portal.click('menuitem', 'Creation date, oldest first');
  await portal.user.type(dialog.getByLabelText('Name'), ' sunset {Enter}');
  await waitFor(() => expect(lastQuery(portal)).toBe(`?page=0&size=10&sort=documentCreationDate,asc&productName=sunset&offset=0${fixed}`));
  await portal.user.click(dialog.getByRole('button', { name: 'Close' }));
  await portal.expectChanges('Remarks');
  expect(portal.calls('PUT /appuser/{id}')).toEqual([]);
});

test('documents are filtered by several projects, a type and a day (CLI-096, CLI-097)', async ({ portal }) => {
  const dialog = await openDocuments(portal);
  await dialog.findByText('1–10 of 300');
  await portal.user.click(dialog.getByRole('button', { name: 'Filter' }));
  const box = async (group: string, name: string) =>
    within(await screen.findByRole('group', { name: group })).findByRole('checkbox', { name });
  expect(await box('Project name', 'All')).toBeChecked();
  await portal.user.click(await box('Project name', 'Sunset Mesa'));
  await portal.user.click(await box('Project name', 'Maple Ridge Phase 1'));
  expect(await box('Project name', 'All')).not.toBeChecked();
  await portal.user.click(await box('Document type', 'Statement'));
  await portal.user.type(screen.getByRole('textbox', { name: 'Document date' }), '2026-11.11{Tab}');
  expect(screen.getByRole('textbox', { name: 'Document date' })).toHaveValue('2026/11/11');
  await portal.click('button', 'Apply');
  await waitFor(() =>
    expect(lastQuery(portal)).toContain('&projectCodes=P-2001&projectCodes=P-1001&docType=STATEMENT&date=2026%2F11%2F11&'),
  );
  expect(tags()).toEqual(['Project name: Sunset Mesa, Maple Ridge Phase 1', 'Document type: Statement', 'Document date: 2026/11/11']);
  expect(portal.calls('GET /appuser/{id}/documents/projects')).toHaveLength(1);
  expect(portal.calls('GET /appuser/{id}/documents/types')).toHaveLength(1);
});

test.for(['2026/11/31', '2990/01/01'])('the day "%s" in a filter of documents is refused (CLI-097)', async (day, { portal }) => {
  const dialog = await openDocuments(portal);
  await dialog.findByText('1–10 of 300');
  await portal.user.click(dialog.getByRole('button', { name: 'Filter' }));
  const callsBefore = portal.calls(documents).length;
  const field = await screen.findByRole('textbox', { name: 'Document date' });
  await portal.user.type(field, day);
  await portal.click('button', 'Apply');
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining('Please enter the correct format')));
  expect(portal.calls(documents)).toHaveLength(callsBefore);
});

test('a client without documents has an empty list, one with a document has it (CLI-096)', async ({ portal }) => {
  const dialog = await openDocuments(portal, 2);
  expect(await dialog.findByText('1–1 of 1')).toBeVisible();
  await portal.user.click(dialog.getByRole('button', { name: 'Close' }));
  await portal.goTo('/editUser/5');
  const { clientID } = await portal.ask<{ clientID: string }>('/appuser/5');
  await waitFor(() => expect(screen.getByRole('form')).toHaveTextContent(clientID));
  await portal.click('button', 'View My Documents');
  expect(await within(await portal.dialog('My Documents')).findByText('There is nothing here yet')).toBeVisible();
});

test('booklets of a client are links in the order of the contract, and a missing file has no button (CLI-050, CLI-056, CLI-058)', async ({
  portal,
}) => {
  const booklets = { ZH_CN: 'https://b.example/4', JA: 'https://b.example/3', EN: 'https://b.example/1', ZH_HK: 'https://b.example/2' };
  await openClient(portal, { nationalId: null, booklets });
  expect(bookletLinks()).toEqual(['EN', 'ZH_HK', 'JA', 'ZH_CN']);
  expect(screen.getByRole('link', { name: 'Booklet EN' })).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(screen.queryByRole('button', { name: /View (National|Passport)|Download Investor/ })).toBeNull();
});

test('a language without a booklet has no link (CLI-058)', async ({ portal }) => {
  await openClient(portal, { booklets: { JA: 'https://b.example/3', EN: 'https://b.example/1' } });
  expect(bookletLinks()).toEqual(['EN', 'JA']);
});

const threes = Array.from({ length: Math.ceil(foreignLinks.length / 3) }, (_, i) => foreignLinks.slice(i * 3, i * 3 + 3));
test.for(threes)(
  'a booklet at %j, which only resembles a web address, is text and no link (SHR-072)',
  async ([EN, ZH_HK, ZH_CN], { portal }) => {
    await openClient(portal, { booklets: { EN, ZH_HK, ZH_CN, JA: 'https://b.example/3' } });
    expect(bookletLinks()).toEqual(['JA']);
    for (const address of [EN, ZH_HK, ZH_CN]) if (address) expect(screen.getByRole('form').textContent).toContain(address);
  },
);

test.for([
  ['a link to another host', { link: 'https://elsewhere.example/files/F1' }, 'Download Failed'],
  ['a link to another path of the host', { link: '/appuser/1' }, 'Download Failed'],
  ['an HTTP 500', { kind: 'http', status: 500 }, 'Download Failed'],
  ['an empty msg', { kind: 'status', status: '00', msg: '' }, 'Download Failed'],
  ['no envelope', { kind: 'raw', body: '<html>' }, 'Download Failed'],
  ['HTTP 403', { kind: 'http', status: 403 }, 'No permission!'],
  ['a dropped connection', { kind: 'drop' }, 'Network Error'],
] as const)(
  'a stored file behind %s shows one message and no dialog (CLI-048, CLI-055, PLT-092, PLT-120, PLT-126)',
  async ([, answer, text], { portal }) => {
    const file = 'GET /files/{fileId}';
    const link = 'link' in answer ? answer.link : '/files/F1';
    if ('kind' in answer) await portal.fault({ call: file, ...answer });
    await openClient(portal, { passport: link, statement: link });
    const callsBefore = portal.sent.length;
    for (const name of ['View Passport', 'Download Investor Statement']) {
      await portal.click('button', name);
      const message = await portal.message(text);
      expect(portal.messages()).toEqual([text]);
      expect(screen.queryByRole('dialog')).toBeNull();
      await portal.user.click(within(message.closest<HTMLElement>('.toast')!).getByRole('button', { name: 'Close' }));
    }
    if ('link' in answer) expect(portal.sent.slice(callsBefore)).toEqual([]);
    else expect(portal.calls(file)).toHaveLength(2);
  },
);
