import { expect, screen, summaryTexts, test, textsOf, waitFor, within, type Portal } from '../portal';
import {
  activeIds,
  add,
  choose,
  createInvalid,
  expectCreated,
  fillDelivery,
  fillTexts,
  group,
  lastBody,
  openInvestment,
  radio,
  region,
  review,
  textbox,
  tickLines,
} from './composer';
import { amountLines, chooseList, uploadList } from './clientLists';

const upload = 'POST /upload/blob/{kind}';

/** A list of five clients with amounts. The first is repeated, and a row has no id. */
const openWithList = async (portal: Portal) => {
  await openInvestment(portal, 'Hong Kong', 'Singapore');
  const ids = [...(await activeIds(portal, 'HK', 3)), ...(await activeIds(portal, 'SG', 2))];
  const rows = ids.map((id, i) => `${id},USD ${i}.00,b,c,d`);
  expect(await radio('Type of the client list', 'IDs only')).toBeChecked();
  await uploadList(amountLines(...rows, rows[0]!, ',1,2,3,4', ',,,,'));
  return ids;
};

test('a list with amounts goes to the clients of both sales offices, as two notifications, and is sent once (NTF-050, NTF-051, NTF-052, NTF-056, NTF-090, NTF-122)', async ({
  portal,
}) => {
  await openWithList(portal);
  expect(await radio('Type of the client list', 'Amounts by client')).toBeChecked();
  expect(await group('Client list (CSV file)')).toHaveTextContent('5 client ids, with AMT1, AMT2, AMT3, AMT4');
  await fillTexts(portal, { content: 'You get <AMT1>,' });
  await fillDelivery(portal, '2099/12/31', '24:00');
  const dialog = await review(portal);
  expect(await within(dialog).findByRole('button', { name: 'Send to 5' })).toBeDisabled();
  expect(dialog).toHaveTextContent('Two, one for each sales office');
  expect(dialog).toHaveTextContent('2100/01/01 00:00 UTC+8');
  await portal.user.dblClick(await tickLines(portal, dialog, 'Send to 5'));
  await expectCreated(portal);
  expect(portal.calls(add)).toHaveLength(1);
  expect(portal.calls(upload).map(({ path }) => path)).toEqual(['/upload/blob/INBOX_CLIENT']);
  expect(lastBody(portal)).toMatchObject({
    salesOffices: ['HK', 'SG'],
    csvFileId: expect.stringMatching(/./),
    csvType: 'CLIENT_PARAM',
    hasVariables: true,
    deliveryDate: '2100/01/01 00:00',
    contents: { EN: '<p>You get &lt;AMT1&gt;, EN</p>' },
  });
  await waitFor(async () => {
    const created = (await portal.rows()).filter(({ textContent }) => textContent.includes('A title EN'));
    expect(created).toHaveLength(2);
  });
});

test('rows that are repeated or without an id are counted next to the list, and listed with their lines (NTF-056)', async ({ portal }) => {
  const [first] = await openWithList(portal);
  await screen.findByText(/, 2 do not: 1 repeated, 1 without a clientId$/);
  expect(screen.getByText('5 of 7 rows get it')).toBeVisible();
  await portal.user.click(screen.getByText('Show who is left out'));
  const lines = within(screen.getByText('Show who is left out').closest('details')!);
  expect(textsOf(await lines.findAllByRole('listitem'))).toEqual([`Line 7: ${first} repeated`, 'Line 8:  without a clientId']);
});

test('the editor marks a tag of an amount, and the preview shows the amounts of each row of the list (NTF-060)', async ({ portal }) => {
  await openInvestment(portal);
  await uploadList(amountLines('C1,USD 0,b,c,d', 'C2,USD 1,b,c,d', 'C3,USD 2,b,c,d'));
  await fillTexts(portal, { title: 'For <AMT1>', content: 'You get <AMT1>,' });
  const tags = (await textbox('Content (EN)')).querySelectorAll('.text-tag');
  expect(textsOf(tags)).toEqual(['<AMT1>']);
  const phone = await region(/phone/i);
  await waitFor(() => expect(phone).toHaveTextContent('For USD 0 EN'));
  await portal.click('button', 'Next row');
  await waitFor(() => expect(phone).toHaveTextContent('For USD 1 EN'));
  await portal.fill('Client ID', 'C3');
  await waitFor(() => expect(phone).toHaveTextContent('For USD 2 EN'));
});

test('a list type that was selected by hand is kept, and needs the columns of its amounts (NTF-051)', async ({ portal }) => {
  await openInvestment(portal);
  await choose(portal, 'Type of the client list', 'Amounts by partner');
  await uploadList(['clientId', 'C1']);
  expect(await group('Client list (CSV file)')).toHaveTextContent('1 client id');
  expect(await radio('Type of the client list', 'Amounts by partner')).toBeChecked();
  await createInvalid(portal);
  const missing = 'Client list (CSV file): The file has no column AMT1, AMT2, AMT3, AMT4, which “Amounts by partner” needs';
  await waitFor(() => expect(summaryTexts()).toContain(missing));
  await choose(portal, 'Type of the client list', 'IDs only');
  await waitFor(() => expect(summaryTexts()).not.toContain(missing));
});

test('a client list that repeats an id with other amounts is an error, unless amounts are not used (NTF-057)', async ({ portal }) => {
  await openInvestment(portal, 'Hong Kong');
  const [id] = await activeIds(portal, 'HK', 1);
  await uploadList(amountLines(`${id},1,2,3,4`, `${id},1,2,3,5`));
  expect(await screen.findByText('1 row repeats a client ID with other amounts')).toBeVisible();
  await portal.user.click(screen.getByText('Show the lines'));
  expect(screen.getByText(/^Line 3, column 1:/)).toHaveTextContent('The client ID is also on line 2, with other amounts');
  await fillTexts(portal);
  await fillDelivery(portal);
  await createInvalid(portal);
  const error = `Client list (CSV file): Line 3 repeats ${id} with other amounts. Correct the file`;
  await waitFor(() => expect(summaryTexts()).toEqual([error]));
  expect(portal.calls(add)).toEqual([]);
  await choose(portal, 'Type of the client list', 'IDs only');
  await waitFor(() => expect(summaryTexts()).toEqual([]));
  await waitFor(() => expect(screen.queryAllByText(/with other amounts/)).toEqual([]));
});

test.for([
  ['of another type', 'clientId\nC1', 'clients.xls', ''],
  ['without a column clientId', 'id\nC1', 'clients.csv', '. Its first line has no column clientId.'],
  [
    'in UTF-16',
    new Uint8Array(Buffer.from('\uFEFFclientId\nC1', 'utf16le')),
    'clients.csv',
    '. Its encoding is UTF-16. Save it as CSV UTF-8.',
  ],
  ['with an open quote', 'clientId,AMT1\nC1,1\nC2,"open', 'clients.csv', '. The quotes of line 3 do not close as they should.'],
] as const)('a client list %s is refused with its reason, and is not uploaded (SHR-058)', async ([, content, name, reason], { portal }) => {
  // prettier-ignore
  await openInvestment(portal);
  await chooseList(content, name);
  expect(await screen.findByText(`Please upload the file in correct format${reason}`)).toBeVisible();
  expect(portal.calls(upload)).toEqual([]);
});

test('a client list of 5 MB is refused, and is not uploaded (SHR-058)', async ({ portal }) => {
  await openInvestment(portal);
  await chooseList(new Uint8Array(5 * 1024 * 1024).fill(120));
  expect(await screen.findByText('Upload image size cannot exceed 5MB!')).toBeVisible();
  expect(portal.calls(upload)).toEqual([]);
});
