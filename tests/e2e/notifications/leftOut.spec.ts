import { readFileSync } from 'node:fs';
import type { RecordOf } from '../../../src/schema';
import { expect, test, type Portal } from '../portal';
import {
  activeIds,
  add,
  chooseList,
  editor,
  fact,
  fillDelivery,
  fillTexts,
  group,
  leftOut,
  radio,
  recipients,
  review,
  summary,
  tick,
} from './composer';

const path = '/createNotification';
const unknown = (count: number) => Array.from({ length: count }, (_, i) => `X${i + 1}`);
/** A message to a list in Hong Kong. */
const toList = async ({ page }: Portal, text: string, office = 'Hong Kong') => {
  await radio(page, 'Notification Type', 'Investment').check();
  await tick(page, 'Sales Office', office).check();
  await chooseList(page, text);
  await expect(page.getByText('clients.csv is uploaded')).toBeAttached();
};
const clients = async (portal: Portal, query: string) =>
  (await portal.ask<{ content: RecordOf<'Client'>[] }>(`/appuser/?page=0&size=100&${query}`)).content;

test('48 of 50 rows that reach nobody are told beside the file with their reasons, saved as a CSV, and ticked before it is sent', async ({
  portal,
  page,
}) => {
  await portal.signIn('superadmin', path);
  const [first, second] = await activeIds(portal, 'HK', 2);
  const [other] = await activeIds(portal, 'SG', 1);
  const [suspended] = await clients(portal, 'salesOffice=HK&userStatus=SUSPENDED');
  const rows = [first, ...unknown(44), other, suspended!.clientID, first, '=1+1', second];
  await toList(portal, ['clientId,note', ...rows.map((id) => `${id},x`), ',x', ',,'].join('\n'));
  const told = '2 of 51 rows get it, 49 do not: 45 unknown, 1 of another sales office, 1 not active, 1 repeated, 1 without a clientId';
  await expect(leftOut(page).getByRole('status')).toHaveText(told);
  await portal.expectAccessible();
  await leftOut(page).getByText('Show who is left out').click();
  await expect(leftOut(page).getByRole('listitem')).toHaveCount(49);
  await expect(leftOut(page).getByRole('listitem').nth(44)).toHaveText(`Line 47: ${other} of another sales office`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    leftOut(page).getByRole('button', { name: 'Save 49 rows as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('clients-left-out.csv');
  const lines = readFileSync((await download.path())!, 'utf8').split('\r\n');
  expect([lines[0], lines[1], lines[46], lines[47], lines[48], lines[49]]).toEqual([
    '\uFEFF"Line","Client ID","Reason"',
    '"3","X1","unknown"',
    `"48","${suspended!.clientID}","not active"`,
    `"49","${first}","repeated"`,
    `"50","'=1+1","unknown"`,
    '"52","","without a clientId"',
  ]);
  await fillTexts(page);
  await fillDelivery(page);
  const box = await review(portal);
  const send = box.getByRole('button', { name: 'Send to 2, leave out 49' });
  await expect(send).toBeDisabled();
  await expect(fact(box, 'Left out')).toHaveText(
    '49 of 51: 45 unknown, 1 of another sales office, 1 not active, 1 repeated, 1 without a clientId',
  );
  await expect(box.getByText('1 of 1 line still to tick')).toBeVisible();
  await box.getByRole('checkbox', { name: /^49 of 51 rows get nothing: 45 unknown/ }).press('Space');
  await send.click();
  await expect(portal.message('Push Notification is created')).toBeVisible();
  expect(portal.calls(add)).toHaveLength(1);
});

test('a list that reaches everybody asks for no tick, and the button says no more than how many get it', async ({ portal, page }) => {
  await portal.signIn('superadmin', path);
  const ids = await activeIds(portal, 'HK', 3);
  await toList(portal, ['clientId', ...ids, '', ',,'].join('\n'));
  await expect(leftOut(page).getByRole('status')).toHaveText('3 of 3 rows get it');
  await expect(leftOut(page).getByText('Show who is left out')).toHaveCount(0);
  await fillTexts(page);
  await fillDelivery(page);
  const box = await review(portal);
  await expect(box.getByRole('button', { name: 'Send to 3', exact: true })).toBeEnabled();
  await expect(box.getByRole('checkbox')).toHaveCount(0);
});

test('the figures follow the offices, and a review that is opened again shows no former ones', async ({ portal, page }) => {
  await portal.signIn('superadmin', path);
  const [hk, sg] = [await activeIds(portal, 'HK', 3), await activeIds(portal, 'SG', 2)];
  await toList(portal, ['clientId', ...hk, ...sg].join('\n'));
  await expect(leftOut(page).getByRole('status')).toHaveText('3 of 5 rows get it, 2 do not: 2 of another sales office');
  await fillTexts(page);
  await fillDelivery(page);
  const box = await review(portal);
  await expect(box.getByRole('button', { name: 'Send to 3' })).toBeVisible();
  await box.getByRole('button', { name: 'Go back' }).click();
  await tick(page, 'Sales Office', 'Singapore').check();
  await expect(leftOut(page).getByRole('status')).toHaveText('5 of 5 rows get it');
  // the same question once more, of a server that is slow by now
  const answer = await portal.hold(`**${recipients.split(' ')[1]}**`);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(box.getByText('Counting…').first()).toBeVisible();
  await expect(box.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
  await expect(box.getByText('Send to')).toHaveCount(0);
  answer();
  await expect(box.getByRole('button', { name: 'Send to 5' })).toBeEnabled();
});

test('the figures of the regions of an office add up to the figure of the office, and both to the button', async ({ portal, page }) => {
  await portal.signIn('superadmin', path);
  await radio(page, 'Notification Type', 'System').check();
  for (const office of ['Hong Kong', 'Singapore']) await tick(page, 'Sales Office', office).check();
  await page.getByRole('checkbox', { name: 'All of Region' }).check();
  await fillTexts(page);
  await fillDelivery(page);
  const box = await review(portal);
  const totals: number[] = [];
  for (const [office, code] of [
    ['Hong Kong', 'HK'],
    ['Singapore', 'SG'],
  ] as const) {
    const own = fact(box, office);
    const total = Number((await own.locator('strong').innerText()).replace(',', ''));
    const regions = await own.getByRole('listitem').allInnerTexts();
    expect(regions.map((text) => Number(/\d+$/.exec(text)![0])).reduce((sum, count) => sum + count, 0)).toBe(total);
    expect(regions.filter((text) => text.startsWith('Elsewhere'))).toEqual([]);
    // a second source: the accounts themselves
    const people = await Promise.all(
      ['/appuser/', '/businessPartner/'].map((list) =>
        portal.ask<{ totalElements: number }>(`${list}?page=0&size=1&salesOffice=${code}&userStatus=ACTIVATED`),
      ),
    );
    expect(total).toBe(people.reduce((sum, { totalElements }) => sum + totalElements, 0));
    totals.push(total);
  }
  await expect(box.getByRole('button', { name: `Send to ${(totals[0]! + totals[1]!).toLocaleString('en')}`, exact: true })).toBeEnabled();
});

test('PLT-121 level 2 hears of unknown rows, and not of those of another sales office', async ({ portal, page }) => {
  await portal.signIn('superadmin', path);
  const [[hk], [sg]] = [await activeIds(portal, 'HK', 1), await activeIds(portal, 'SG', 1)];
  const { content } = await portal.ask<{ content: { id: number; type: string; salesOffice: string }[] }>(
    '/notification/list?page=0&size=100',
  );
  const source = content.find(({ type, salesOffice }) => type === 'MARKET' && salesOffice === 'HK')!;
  await portal.signIn('csteam.hk', `/editNotificationClone/${source.id}`);
  await chooseList(page, `clientId\n${hk}\n${sg}\nX1`);
  await expect(leftOut(page).getByRole('status')).toHaveText('1 of 3 rows gets it, 2 do not: 2 unknown, or of another sales office');
});

test('NTF-057 a row that is there twice with other amounts is a mistake of the list, and nothing is sent', async ({ portal, page }) => {
  await portal.signIn('superadmin', path);
  const [id] = await activeIds(portal, 'HK', 1);
  await toList(portal, `clientId,AMT1,AMT2,AMT3,AMT4\n${id},1,2,3,4\n${id},1,2,3,5`);
  await fillTexts(page);
  await fillDelivery(page);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(summary(page)).toHaveText([
    `Client list (CSV file): Line 3 names ${id} once more, with other amounts: the list has to say which are right`,
  ]);
  await radio(page, 'Type of the client list', 'ID_ONLY').check();
  await expect(summary(page)).toHaveCount(0);
});

test('NTF-060 amounts are told of columns that some text uses; tags of some languages, amounts without a tag and a tag in an address are', async ({
  portal,
  page,
}) => {
  await portal.signIn('superadmin', path);
  const ids = await activeIds(portal, 'HK', 2);
  await toList(portal, `clientId,AMT1,AMT2,AMT3,AMT4\n${ids[0]},1,,3,=1\n${ids[1]},1,,3,4`);
  await expect(leftOut(page).getByRole('status')).toHaveText('2 of 2 rows get it');
  await expect(leftOut(page)).not.toContainText('AMT2');
  await fillTexts(page);
  await fillDelivery(page);
  const box = await review(portal);
  await expect(box.getByRole('checkbox')).toHaveCount(1);
  await expect(box.getByRole('checkbox', { name: 'The client list has amounts, and no text has a tag for them' })).toBeVisible();
  await box.getByRole('button', { name: 'Go back' }).click();
  await editor(page, 'Title (EN)').fill('You get <AMT2>');
  await expect(leftOut(page)).toContainText('2 amounts of AMT2 are empty');
  await radio(page, 'Button1', 'URL').check();
  for (const label of ['EN', 'JP', 'TC', 'SC']) {
    await editor(page, `Button Name (${label})`).fill('See');
    await editor(page, `URL (${label})`).fill('https://example.com/?a=<AMT1>');
  }
  await review(portal);
  await expect(box.getByRole('checkbox')).toHaveCount(6);
  for (const name of [
    '2 amounts of AMT2 are empty',
    '<AMT2> stands in EN and not in JP, TC, SC',
    ...['EN', 'JP', 'TC', 'SC'].map((label) => `URL (${label}) has <AMT1>, which nothing will replace`),
  ])
    await expect(box.getByRole('checkbox', { name, exact: true })).toBeVisible();
  await leftOutIsSaved(portal);
});

/** The findings are saved in words, and nothing in them runs. */
const leftOutIsSaved = async ({ page, dialog }: Portal) => {
  await dialog().getByRole('button', { name: 'Go back' }).click();
  await editor(page, 'Title (EN)').fill('You get <AMT4>');
  await leftOut(page).getByText('Show the lines').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    leftOut(page).getByRole('button', { name: 'Save all findings' }).click(),
  ]);
  expect(readFileSync((await download.path())!, 'utf8')).toBe(
    `\uFEFF"Line","Column","Finding","Value"\r\n"2","5","AMT4 looks like a formula of a spreadsheet","'=1"\r\n`,
  );
};

for (const width of [1440, 360])
  test(`the review is the message: each language, amounts of a row, projects by name and office, ${width} wide`, async ({
    portal,
    page,
  }) => {
    await portal.signIn('superadmin', path);
    const ids = await activeIds(portal, 'HK', 2);
    // nobody has this id, and a search of the server finds the first one by it
    const part = ids[0]!.slice(0, -1);
    const suspended = await portal.ask<{ content: { clientID: string }[] }>('/appuser/?page=0&size=1&salesOffice=HK&userStatus=SUSPENDED');
    const inactive = suspended.content[0]!.clientID;
    await toList(
      portal,
      `clientId,AMT1,AMT2,AMT3,AMT4\n${inactive},USD 4,2,3,4\n${part},USD 5,2,3,4\n${ids[0]},USD 10,2,3,4\n${ids[1]},USD 20,2,3,4`,
    );
    await fillTexts(page, { content: 'You get <AMT1>,' });
    await group(page, 'Image (JP)').locator('input[type=file]').setInputFiles('docs/kinds/file-form.png');
    await expect(page.getByText('file-form.png is uploaded')).toBeAttached();
    await radio(page, 'Button1', 'PROJECT').check();
    for (const label of ['EN', 'JP', 'TC', 'SC']) await editor(page, `Button Name (${label})`).fill(`See ${label}`);
    const project = page.getByRole('combobox', { name: /^Project ID & Name/ });
    await project.fill('P-0001');
    await page.getByRole('option').first().click();
    const name = await project.inputValue();
    await fillDelivery(page);
    await page.setViewportSize({ width, height: 740 });
    const box = await review(portal);
    const phone = box.getByRole('region', { name: /phone/i });
    // those who get it, and nobody else
    await expect(phone).toContainText('You get USD 10, EN');
    const recipient = box.getByRole('region', { name: 'Recipient' });
    await expect(recipient.getByRole('status')).toHaveText(`${ids[0]}, 1 of 2`);
    await expect(recipient.getByRole('button', { name: 'Previous recipient' })).toBeDisabled();
    await recipient.getByRole('button', { name: 'Next recipient' }).press('Enter');
    await expect(phone).toContainText('You get USD 20, EN');
    await expect(recipient.getByRole('status')).toHaveText(`${ids[1]}, 2 of 2`);
    await expect(recipient.getByRole('button', { name: 'Next recipient' })).toBeDisabled();
    await recipient.getByLabel('Client ID').fill(part);
    await expect(phone).toContainText('You get USD 5, EN');
    await expect(recipient.getByRole('status')).toHaveText(`${part} does not get it`);
    await recipient.getByLabel('Client ID').fill(ids[0]!);
    await expect(recipient.getByRole('status')).toHaveText(`${ids[0]} gets it`);
    await recipient.getByLabel('Client ID').fill('X2');
    await expect(recipient.getByText('The list has no such id')).toBeVisible();
    await recipient.getByRole('button', { name: 'Previous recipient' }).click();
    await expect(recipient.getByLabel('Client ID')).toHaveValue('');
    await expect(phone).toContainText('You get USD 10, EN');
    await box.getByRole('tab', { name: 'JP' }).click();
    for (const text of ['A title JP', 'You get USD 10, JP', 'See JP']) await expect(phone).toContainText(text);
    await expect(phone.locator('img')).toHaveCount(1);
    await box.getByRole('tab', { name: 'EN' }).click();
    await expect(phone.locator('img')).toHaveCount(0);
    await expect(fact(box, 'Button1')).toHaveText(`${name}, Hong Kong`);
    await portal.expectAccessible();
    // however far the rest is scrolled
    for (const part of [
      box.getByText('Review before sending'),
      box.getByRole('checkbox'),
      box.getByText('1 of 1 line still to tick'),
      box.getByRole('button', { name: 'Send to 2' }),
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
  });

test('the button for the next recipient keeps its focus while the next hundred recipients load', async ({ portal, page }) => {
  // held before the page opens, so that no request can come earlier
  const letGo = await portal.hold(/\/notification\/client\/list\?(?=.*\bpage=1\b)(?=.*\bsize=100\b)/);
  await portal.signIn('superadmin', path);
  const pages = await Promise.all(
    [0, 1].map((at) =>
      portal.ask<{ content: { clientID: string }[] }>(`/appuser/?page=${at}&size=100&salesOffice=HK&userStatus=ACTIVATED&sort=id,asc`),
    ),
  );
  const ids = pages.flatMap(({ content }) => content.map(({ clientID }) => clientID)).slice(0, 102);
  await toList(portal, `clientId,AMT1,AMT2,AMT3,AMT4\n${ids.map((id) => `${id},1,2,3,4`).join('\n')}`);
  await fillTexts(page, { content: 'You get <AMT1>,' });
  await fillDelivery(page);
  const recipient = (await review(portal)).getByRole('region', { name: 'Recipient' });
  const next = recipient.getByRole('button', { name: 'Next recipient' });
  await expect(recipient.getByRole('status')).toHaveText(/^C\d+, 1 of 102$/);
  await next.focus();
  for (let i = 1; i < 100; i += 1) await page.keyboard.press('Enter');
  await expect(recipient.getByRole('status')).toHaveText(/^C\d+, 100 of 102$/);
  await page.keyboard.press('Enter');
  await expect(recipient.getByRole('status')).toHaveText('…, 101 of 102');
  await expect(next).toBeFocused();
  letGo();
  await expect(recipient.getByRole('status')).toHaveText(/^C\d+, 101 of 102$/);
});
