import { expect, screen, test, textsOf, waitFor, within, type Portal } from '../portal';
import {
  activeIds,
  choose,
  fact,
  fillDelivery,
  fillTexts,
  goBack,
  languages,
  openCopy,
  openInvestment,
  pasteContent,
  recipients,
  review,
  reviewLines,
  tick,
} from './composer';
import { amountLines, uploadList } from './clientLists';

test('a message whose recipients cannot be counted is not sent, and neither is one that nobody gets', async ({ portal }) => {
  await openInvestment(portal, 'Hong Kong');
  const [other] = await activeIds(portal, 'SG', 1);
  await uploadList(['clientId', other!, 'C999']);
  await fillTexts(portal, { title: 'For <AMT2>' });
  await fillDelivery(portal);
  await portal.fault({ call: recipients, kind: 'drop' });
  const dialog = await review(portal);
  const alert = () => within(dialog).findByRole('alert');
  await waitFor(async () => expect(await alert()).toHaveTextContent('The recipients could not be counted.'));
  expect(within(dialog).getByRole('button', { name: 'Send' })).toBeDisabled();
  await portal.control('DELETE', 'faults');
  await portal.user.click(within(dialog).getByRole('button', { name: 'Retry' }));
  await waitFor(async () => expect(await alert()).toHaveTextContent('Nobody would get this notification'));
  expect(reviewLines(dialog)).toContain('EN has <AMT2>, which nothing will replace');
  for (const box of within(dialog).getAllByRole('checkbox')) await portal.user.click(box);
  for (const box of within(dialog).getAllByRole('checkbox')) expect(box).toBeChecked();
  expect(within(dialog).getByRole('button', { name: 'Send' })).toBeDisabled();
});

test('the review names tags that nothing will replace, and those of a button only while there is the button (NTF-060)', async ({
  portal,
}) => {
  await openInvestment(portal, 'Hong Kong');
  const [id] = await activeIds(portal, 'HK', 1);
  await uploadList(amountLines(`${id},1,2,3,4`));
  await portal.fill('Notification Category', 'About <Amt1>');
  for (const label of languages) {
    await portal.fill(`Title (${label})`, label === 'JP' ? '＜ＡＭＴ1＞' : 'For <AMT2>');
    await pasteContent(portal, label, label === 'TC' ? '<amt3> and <AMT 4> and <AMT5>' : 'A content');
  }
  await choose(portal, 'Button1', 'Investment');
  await portal.fill('Button Name (EN)', 'See <AMT1>');
  await choose(portal, 'Button1', 'No button');
  await fillDelivery(portal);
  const dialog = await review(portal);
  await within(dialog).findByRole('button', { name: 'Send to 1' });
  expect(reviewLines(dialog).toSorted()).toEqual(
    [
      'Notification Category has <Amt1>, which nothing will replace',
      'JP has ＜ＡＭＴ1＞, which nothing will replace',
      'TC has <amt3>, <AMT 4>, <AMT5>, which nothing will replace',
      '<AMT2> stands in EN, TC, SC and not in JP',
    ].toSorted(),
  );
  const [box, ...others] = within(dialog).getAllByRole('checkbox');
  expect(within(dialog).getByText('4 of 4 lines still to tick')).toBeVisible();
  for (const other of others) await portal.user.click(other);
  expect(within(dialog).getByText('1 of 4 lines still to tick')).toBeVisible();
  await portal.user.click(box!);
  await waitFor(() => expect(within(dialog).queryByText(/still to tick/)).toBeNull());
  await goBack(portal, dialog);
  await choose(portal, 'Button1', 'Investment');
  for (const label of languages.slice(1)) await portal.fill(`Button Name (${label})`, 'See');
  expect(reviewLines(await review(portal))).toContain('Button Name (EN) has <AMT1>, which nothing will replace');
});

test('the review counts the recipients by office and by region as the lists of clients and partners do', async ({ portal }) => {
  const names = {
    HK: { office: 'Hong Kong', regions: { HK: 'Hong Kong', CN: 'China', TW: 'Taiwan', DB: 'Dubai' } },
    SG: { office: 'Singapore', regions: { SG: 'Singapore', MY: 'Malaysia', JP: 'Japan', ID: 'Indonesia' } },
  };
  await openCopy(portal);
  const count = async (query: string) => {
    const totals = await Promise.all(
      ['/appuser/', '/businessPartner/'].map((list) =>
        portal.ask<{ totalElements: number }>(`${list}?page=0&size=1&userStatus=ACTIVATED&${query}`),
      ),
    );
    return totals.reduce((sum, { totalElements }) => sum + totalElements, 0);
  };
  await tick(portal, 'Sales Office', 'Singapore');
  const all = await screen.findByRole('checkbox', { name: 'All of Region' });
  await waitFor(() => expect(all).toBeEnabled());
  await portal.user.click(all);
  const dialog = await review(portal);
  await within(dialog).findByRole('button', { name: /^Send to \d/ });
  for (const [code, { office, regions }] of Object.entries(names)) {
    const line = fact(dialog, office);
    const total = await count(`salesOffice=${code}`);
    expect(line.querySelector('strong')).toHaveTextContent(total.toLocaleString('en'));
    const counts: number[] = [];
    for (const region of Object.keys(regions)) counts.push(await count(`salesOffice=${code}&region=${region}`));
    expect(counts.reduce((sum, each) => sum + each, 0)).toBe(total);
    const expected = Object.values(regions).map((name, i) => `${name} ${counts[i]!.toLocaleString('en')}`);
    expect(textsOf(within(line).getAllByRole('listitem'))).toEqual(expected); // prettier-ignore
  }
  const total = (await count('')).toLocaleString('en');
  expect(within(dialog).getByRole('button', { name: `Send to ${total}` })).toBeEnabled();
});

/** Changes the message after a review. The next review shows no former count while the recipients are counted. */
const reviewAfter = async (portal: Portal, change: () => Promise<void>) => {
  const former = await portal.dialog('Review before sending');
  await waitFor(() => expect(within(former).getByRole('button', { name: /^Send to \d/ })).toBeEnabled());
  await goBack(portal, former);
  await change();
  const letGo = portal.hold(recipients);
  const dialog = await review(portal);
  expect(dialog.querySelector('.review-held')).toHaveTextContent('Counting…');
  expect(within(dialog).getByRole('button', { name: 'Send' })).toBeDisabled();
  letGo();
  return within(dialog).findByRole('button', { name: /^Send to \d/ });
};

test('a review of a SYSTEM message that is opened again counts its regions anew', async ({ portal }) => {
  await openCopy(portal);
  const text = (await within(await review(portal)).findByRole('button', { name: /^Send to/ })).textContent;
  expect((await reviewAfter(portal, () => tick(portal, 'Region', 'China'))).textContent).not.toBe(text);
  expect((await reviewAfter(portal, () => tick(portal, 'Region', 'China'))).textContent).toBe(text);
});

test('a review that is opened again after another client list counts that list', async ({ portal }) => {
  await openInvestment(portal, 'Hong Kong');
  const [first, second, third] = await activeIds(portal, 'HK', 3);
  await uploadList(['clientId', first!, second!]);
  await fillTexts(portal);
  await fillDelivery(portal);
  expect(await within(await review(portal)).findByRole('button', { name: /^Send to/ })).toHaveTextContent(/^Send to 2$/);
  const send = await reviewAfter(portal, () => uploadList(['clientId', third!], 'other.csv'));
  expect(send).toHaveTextContent(/^Send to 1$/);
});

test('the button of a review names who is left out when they are more than half of the rows', async ({ portal }) => {
  await openInvestment(portal, 'Hong Kong');
  const [id] = await activeIds(portal, 'HK', 1);
  await uploadList(['clientId', id!, 'X1']);
  await fillTexts(portal);
  await fillDelivery(portal);
  const half = await review(portal);
  expect(await within(half).findByRole('button', { name: 'Send to 1' })).toBeDisabled();
  await goBack(portal, half);
  await uploadList(['clientId', id!, 'X1', 'X2'], 'more.csv');
  const most = await review(portal);
  expect(await within(most).findByRole('button', { name: 'Send to 1, leave out 2' })).toBeDisabled();
});

test('a review names an office in which nobody gets the notification, unless nobody gets it at all', async ({ portal }) => {
  await openInvestment(portal, 'Hong Kong', 'Singapore');
  const [id] = await activeIds(portal, 'HK', 1);
  await uploadList(['clientId', id!]);
  await fillTexts(portal);
  await fillDelivery(portal);
  const dialog = await review(portal);
  await within(dialog).findByRole('button', { name: 'Send to 1' });
  expect(reviewLines(dialog)).toEqual(['Singapore: nobody gets it']);
  await goBack(portal, dialog);
  await uploadList(['clientId', 'X1'], 'nobody.csv');
  const empty = await review(portal);
  await within(empty).findByText('Nobody would get this notification');
  expect(reviewLines(empty)).toEqual(['1 of 1 rows get nothing: 1 unknown']);
});
