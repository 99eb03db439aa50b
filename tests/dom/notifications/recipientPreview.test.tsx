import { expect, screen, test, waitFor, within, type Portal } from '../portal';
import { activeIds, choose, fact, fillDelivery, fillTexts, languages, openInvestment, region, review } from './composer';
import { amountLines, uploadList } from './clientLists';

/** Opens the review of a message to two clients. The list has two more ids, which get nothing. */
const openReview = async (portal: Portal) => {
  await openInvestment(portal, 'Hong Kong');
  const ids = (await activeIds(portal, 'HK', 2)) as [string, string];
  const { content } = await portal.ask<{ content: [{ clientID: string }] }>('/appuser/?page=0&size=1&salesOffice=HK&userStatus=SUSPENDED');
  // a search of the server by this part of an id finds the first client
  const part = ids[0].slice(0, -1);
  const amounts = { [content[0].clientID]: 4, [part]: 5, [ids[0]]: 10, [ids[1]]: 20 };
  await uploadList(amountLines(...Object.entries(amounts).map(([id, amount]) => `${id},USD ${amount},2,3,4`)));
  await fillTexts(portal, { title: 'You get <AMT1>,' });
  await fillDelivery(portal);
  const dialog = within(await review(portal));
  const recipient = within(await dialog.findByRole('region', { name: 'Recipient' }));
  const phone = dialog.getByRole('region', { name: /phone/i });
  return { ids, part, dialog, recipient, phone };
};

test('the review shows the message with the amounts of each recipient in turn', async ({ portal }) => {
  const { ids, dialog, recipient, phone } = await openReview(portal);
  await waitFor(() => expect(recipient.getByRole('status')).toHaveTextContent(`${ids[0]}, 1 of 2`));
  await waitFor(() => expect(phone).toHaveTextContent('You get USD 10, EN'));
  expect(recipient.getByRole('button', { name: 'Previous recipient' })).toHaveAttribute('aria-disabled', 'true');
  await portal.user.click(recipient.getByRole('button', { name: 'Next recipient' }));
  await waitFor(() => expect(recipient.getByRole('status')).toHaveTextContent(`${ids[1]}, 2 of 2`));
  await waitFor(() => expect(phone).toHaveTextContent('You get USD 20, EN'));
  expect(recipient.getByRole('button', { name: 'Next recipient' })).toHaveAttribute('aria-disabled', 'true');
  await portal.user.click(dialog.getByRole('tab', { name: 'JP' }));
  await waitFor(() => expect(dialog.getByRole('region', { name: /phone/i })).toHaveTextContent('You get USD 20, JP'));
});

test('the review finds an id of the list, says whether it gets the message, and shows its amounts', async ({ portal }) => {
  const { ids, part, recipient, phone } = await openReview(portal);
  const search = async (id: string) => {
    await portal.user.clear(recipient.getByLabelText('Client ID'));
    await portal.user.type(recipient.getByLabelText('Client ID'), id);
  };
  await search(ids[0]);
  await waitFor(() => expect(recipient.getByRole('status')).toHaveTextContent(`${ids[0]} gets it`));
  await search(part);
  await waitFor(() => expect(recipient.getByRole('status')).toHaveTextContent(`${part} does not get it`));
  expect(phone).toHaveTextContent('You get USD 5, EN');
  await search('X2');
  expect(await recipient.findByText('The list has no such id')).toBeVisible();
  await portal.user.click(recipient.getByRole('button', { name: 'Previous recipient' }));
  expect(recipient.getByLabelText('Client ID')).toHaveValue('');
  await waitFor(() => expect(phone).toHaveTextContent('You get USD 10, EN'));
});

test('the review names the project of a button with its sales office', async ({ portal }) => {
  await openInvestment(portal, 'Hong Kong');
  const [id] = await activeIds(portal, 'HK', 1);
  await uploadList(['clientId', id!]);
  await fillTexts(portal);
  await choose(portal, 'Button1', 'Project');
  for (const label of languages) await portal.fill(`Button Name (${label})`, 'See');
  const project = within(await region('Button1')).getByRole<HTMLInputElement>('combobox', { name: /^Project ID & Name/ });
  await portal.user.type(project, 'P-0001');
  await portal.user.click((await screen.findAllByRole('option', { name: /P-0001/ }))[0]!);
  await waitFor(() => expect(project.value).toMatch(/^P-0001.+/));
  await fillDelivery(portal);
  const dialog = await review(portal);
  await waitFor(() => expect(fact(dialog, 'Button1').textContent).toBe(`${project.value}, Hong Kong`));
  // the list puts a gap between the elements of an item
  expect(within(dialog).getByText(', Hong Kong').closest('li')!.children).toHaveLength(1);
});
