import { onTestFinished, vi } from 'vitest';
import { makeClients } from '../../../fixtures/seed/clients';
import { expect, screen, test, waitFor, within, type Portal } from '../portal';
import {
  activeIds,
  add,
  choose,
  confirm,
  expectCreated,
  fact,
  fillDelivery,
  fillTexts,
  goBack,
  languages,
  openInvestment,
  recipients,
  review,
  reviewLines,
  tick,
} from './composer';
import { amountLines, uploadList } from './clientLists';

const seeds = makeClients(1_200, { isOdd: true });
const leftOut = () => within(document.querySelector<HTMLElement>('.left-out')!);
const rowTexts = () => leftOut().getAllByRole('listitem').map(({ textContent }) => textContent); // prettier-ignore
/** Waits until the report next to the client list says this. */
const expectReport = (text: string) => waitFor(() => expect(leftOut().getByRole('status').textContent).toBe(text));
const fill = async (portal: Portal) => {
  await fillTexts(portal);
  await fillDelivery(portal);
};
/** Collects the files that the page saves, by name. */
const savedFiles = () => {
  const saved: { name: string; blob: Blob }[] = [];
  const blobs: Blob[] = [];
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob) - 1}`);
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download) saved.push({ name: this.download, blob: blobs[Number(this.href.replace('blob:', ''))]! });
  });
  onTestFinished(() => {
    create.mockRestore();
    click.mockRestore();
  });
  return saved;
};
/** The text of a file, with its byte order mark. */
const textOf = async (blob: Blob) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer());

test('rows of a client list that reach nobody are reported with their reasons, saved as a CSV, and ticked before the message is sent', async ({
  portal,
}) => {
  const saved = savedFiles();
  await openInvestment(portal, 'Hong Kong');
  const [first, second] = await activeIds(portal, 'HK', 2);
  const [other] = await activeIds(portal, 'SG', 1);
  const { content } = await portal.ask<{ content: { clientID: string }[] }>('/appuser/?page=0&size=1&salesOffice=HK&userStatus=SUSPENDED');
  const suspended = content[0]!.clientID;
  const unknown = Array.from({ length: 44 }, (_, i) => `X${i + 1}`);
  const rows = [first, ...unknown, other, suspended, first, '=1+1', second];
  await uploadList(['clientId,note', ...rows.map((id) => `${id},x`), ',x', ',,']);
  const reasons = '45 unknown, 1 of another sales office, 1 not active, 1 repeated, 1 without a clientId';
  await expectReport(`2 of 51 rows get it, 49 do not: ${reasons}`);
  await portal.user.click(leftOut().getByText('Show who is left out'));
  await waitFor(() => expect(leftOut().getAllByRole('listitem')).toHaveLength(49));
  expect(rowTexts().slice(44)).toEqual([
    'Line 50: =1+1 unknown',
    `Line 47: ${other} of another sales office`,
    `Line 48: ${suspended} suspended`,
    `Line 49: ${first} repeated`,
    'Line 52:  without a clientId',
  ]);
  const headings = leftOut().getAllByText(/^\d+ /, { selector: 'strong' }).map(({ textContent }) => textContent); // prettier-ignore
  expect(headings).toEqual(['2 of 51 rows get it', ...reasons.split(', ')]);
  await portal.user.click(leftOut().getByRole('button', { name: 'Save 49 rows as CSV' }));
  expect(saved.map(({ name }) => name)).toEqual(['clients-left-out.csv']);
  const lines = (await textOf(saved[0]!.blob)).split('\r\n');
  expect([lines[0], lines[1], ...lines.slice(45, 50)]).toEqual([
    '\uFEFF"Line","Client ID","Reason"',
    '"3","X1","unknown"',
    `"50","'=1+1","unknown"`,
    `"47","${other}","of another sales office"`,
    `"48","${suspended}","suspended"`,
    `"49","${first}","repeated"`,
    '"52","","without a clientId"',
  ]);
  await fill(portal);
  const dialog = await review(portal);
  expect(await within(dialog).findByRole('button', { name: 'Send to 2, leave out 49' })).toBeDisabled();
  expect(fact(dialog, 'Left out')).toHaveTextContent(`49 of 51: ${reasons}`);
  expect(within(dialog).getByText('1 of 1 line still to tick')).toBeVisible();
  expect(reviewLines(dialog)).toEqual([`49 of 51 rows get nothing: ${reasons}`]);
  await confirm(portal, dialog, 'Send to 2, leave out 49');
  await expectCreated(portal);
  expect(portal.calls(add)).toHaveLength(1);
});

test('a client list that reaches everybody needs no tick, and the button says how many get it', async ({ portal }) => {
  await openInvestment(portal, 'Hong Kong');
  await uploadList(['clientId', ...(await activeIds(portal, 'HK', 3)), '', ',,']);
  await expectReport('3 of 3 rows get it');
  expect(screen.queryByText('Show who is left out')).toBeNull();
  await fill(portal);
  const dialog = await review(portal);
  expect(await within(dialog).findByRole('button', { name: 'Send to 3' })).toBeEnabled();
  expect(reviewLines(dialog)).toEqual([]);
});

test('another sales office counts the rows of a client list anew, and a review shows no former count meanwhile', async ({ portal }) => {
  await openInvestment(portal, 'Hong Kong');
  await uploadList(['clientId', ...(await activeIds(portal, 'HK', 3)), ...(await activeIds(portal, 'SG', 2))]);
  await expectReport('3 of 5 rows get it, 2 do not: 2 of another sales office');
  await fill(portal);
  const former = await review(portal);
  await within(former).findByRole('button', { name: 'Send to 3' });
  await goBack(portal, former);
  await tick(portal, 'Sales Office', 'Singapore');
  await expectReport('5 of 5 rows get it');
  const letGo = portal.hold(recipients);
  const dialog = await review(portal);
  expect(within(dialog).getAllByText('Counting…')[0]).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Send' })).toBeDisabled();
  expect(within(dialog).queryByText(/^Send to/)).toBeNull();
  letGo();
  expect(await within(dialog).findByRole('button', { name: 'Send to 5' })).toBeEnabled();
});

test('a user of level 2 does not see which unknown rows of a client list are of another sales office (PLT-121)', async ({ portal }) => {
  const [own, other] = ['HK', 'SG'].map(
    (office) => seeds.find(({ salesOffice, userStatus }) => salesOffice === office && userStatus === 'ACTIVATED')!.clientID,
  );
  await portal.signIn('csteam.hk', '/editNotificationClone/15');
  await uploadList(amountLines(...[own, other, 'X1'].map((id) => `${id},1,2,3,4`)));
  await expectReport('1 of 3 rows gets it, 2 do not: 2 unknown, or of another sales office');
});

test('the report and the review name empty amounts that a text uses, uneven tags, amounts without a tag and tags in addresses (NTF-060)', async ({
  portal,
}) => {
  await openInvestment(portal, 'Hong Kong');
  const ids = await activeIds(portal, 'HK', 2);
  await uploadList(amountLines(`${ids[0]},1,,3,=1`, `${ids[1]},1,,3,4`));
  await expectReport('2 of 2 rows get it');
  expect(screen.queryByText(/AMT2 are empty/)).toBeNull();
  await fill(portal);
  const former = await review(portal);
  await within(former).findByRole('button', { name: 'Send to 2' });
  expect(reviewLines(former)).toEqual(['The client list has amounts, and no text has a tag for them']);
  await goBack(portal, former);
  await portal.fill('Title (EN)', 'You get <AMT2>');
  expect(await leftOut().findByText('2 amounts of AMT2 are empty')).toBeVisible();
  await choose(portal, 'Button1', 'Web link');
  for (const label of languages) {
    await portal.fill(`Button Name (${label})`, 'See');
    await portal.fill(`URL (${label})`, 'https://example.com/?a=<AMT1>');
  }
  const dialog = await review(portal);
  await within(dialog).findByRole('button', { name: 'Send to 2' });
  expect(reviewLines(dialog)).toEqual([
    '2 amounts of AMT2 are empty',
    ...languages.map((label) => `URL (${label}) has <AMT1>, which nothing will replace`),
    '<AMT2> stands in EN and not in JP, TC, SC',
  ]);
});

test('the findings in amounts that a text uses are saved in words, and a formula among them is escaped', async ({ portal }) => {
  const saved = savedFiles();
  await openInvestment(portal, 'Hong Kong');
  const ids = await activeIds(portal, 'HK', 2);
  await uploadList(amountLines(`${ids[0]},1,,3,=1`, `${ids[1]},1,,3,4`));
  await portal.fill('Title (EN)', 'You get <AMT4>');
  await portal.user.click(await screen.findByText('Show the lines'));
  await portal.user.click(await screen.findByRole('button', { name: 'Save all findings' }));
  expect(await textOf(saved[0]!.blob)).toBe(
    `\uFEFF"Line","Column","Finding","Value"\r\n"2","5","AMT4 looks like a formula of a spreadsheet","'=1"\r\n`,
  );
});

test('amounts that a spreadsheet damaged are listed by line, and each kind is ticked before the message is sent (NTF-057)', async ({
  portal,
}) => {
  await openInvestment(portal, 'Hong Kong');
  const ids = await activeIds(portal, 'HK', 5);
  const cells = ['1.2E+10,2,3,4', '#N/A,2,3,4', '"$1,000.00",2,3,4', '1,2,3,TRUE', '2,2,3,$4'];
  await uploadList(['sep=,', ...amountLines(...cells.map((amounts, i) => `${ids[i]},${amounts}`))]);
  await fill(portal);
  for (const label of languages) await portal.fill(`Title (${label})`, 'You get <AMT1>');
  await portal.user.click(await screen.findByText('Show the lines'));
  expect(
    leftOut()
      .getAllByText(/^Line /)
      .map((line) => line.closest('li')?.textContent),
  ).toEqual([
    'Line 3, column 2: AMT1 is in scientific notation (1.2E+10)',
    'Line 4, column 2: AMT1 is a spreadsheet error (#N/A)',
    'Line 5, column 2: AMT1 has a different format from other amounts ($1,000.00)',
  ]);
  const dialog = await review(portal);
  expect(await within(dialog).findByRole('button', { name: 'Send to 5' })).toBeDisabled();
  expect(reviewLines(dialog)).toEqual([
    '1 amount of AMT1 is a spreadsheet error',
    '1 amount of AMT1 is in scientific notation',
    '1 amount of AMT1 has a different format from the others',
  ]);
  await confirm(portal, dialog, 'Send to 5');
  await expectCreated(portal);
});

test.for([
  [100, false],
  [101, true],
] as const)(
  'of %i rows that are left out the first 100 are listed, and a note says so only when there are more',
  async ([count, hasNote], { portal }) => {
    await openInvestment(portal, 'Hong Kong');
    const [id] = await activeIds(portal, 'HK', 1);
    await uploadList(['clientId', id!, ...Array.from({ length: count }, (_, i) => `X${i + 1}`)]);
    await expectReport(`1 of ${count + 1} rows gets it, ${count} do not: ${count} unknown`);
    await portal.user.click(leftOut().getByText('Show who is left out'));
    await leftOut().findByRole('button', { name: `Save ${count} rows as CSV` });
    expect(leftOut().getAllByRole('listitem')).toHaveLength(100);
    expect(leftOut().queryAllByText('The first 100 are shown.')).toHaveLength(hasNote ? 1 : 0);
  },
);

test.for([
  [50, false],
  [51, true],
] as const)(
  'of %i findings in amounts the first 50 are listed, and a note says so only when there are more',
  async ([count, hasNote], { portal }) => {
    await openInvestment(portal, 'Hong Kong');
    await uploadList(amountLines(...Array.from({ length: count }, (_, i) => `X${i + 1},,2,3,4`)));
    await portal.fill('Title (EN)', 'You get <AMT1>');
    await portal.user.click(await screen.findByText('Show the lines'));
    const lines = await leftOut().findAllByText('AMT1 is empty', { exact: false, selector: 'li *' });
    expect(lines.filter((line) => line.closest('li')!.textContent.startsWith('Line '))).toHaveLength(50);
    expect(leftOut().getByText(`${count} amounts of AMT1 are empty`)).toBeVisible();
    expect(leftOut().queryAllByText('The first 50 are shown.')).toHaveLength(hasNote ? 1 : 0);
  },
);
