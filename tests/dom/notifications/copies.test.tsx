import type { RecordOf } from '../../../src/schema';
import { expect, screen, test, waitFor, within } from '../portal';
import { activeIds, checkbox, confirm, expectCreated, fact, fillDelivery, group, lastBody, radio, recipients, review } from './composer';
import { amountLines, uploadList } from './clientLists';

const listType = (name: string) => radio('Type of the client list', name);

test('a copy starts with the values of its source except the delivery and a list with amounts, and is created (NTF-103, NTF-104, NTF-105, NTF-126)', async ({
  portal,
}) => {
  await portal.signIn('superadmin', '/editNotificationClone/3');
  const row = await portal.ask<RecordOf<'Notification'>>('/notification/details/3');
  expect(row).toMatchObject({ type: 'INVESTMENT', salesOffice: 'HK', csvType: 'PARTNER_PARAM', button1Type: 'PROJECT' });
  expect(await portal.field('Title (EN)')).toHaveValue(row.titles.EN);
  expect(await radio('Notification Type', 'Investment')).toBeChecked();
  expect(await checkbox('Sales Office', 'Hong Kong')).toBeChecked();
  expect(await portal.field('Delivery Date & Time')).toHaveValue('');
  expect(await group('Client list (CSV file)')).not.toHaveTextContent('.csv');
  expect(await listType('Amounts by partner')).toBeChecked();
  const [id] = await activeIds(portal, 'HK', 1);
  await uploadList(amountLines(`${id},1,2,3,4`));
  await fillDelivery(portal);
  const dialog = await review(portal);
  expect(fact(dialog, 'Client list type')).toHaveTextContent(/^Amounts by partner$/);
  await confirm(portal, dialog, 'Send to 1');
  await expectCreated(portal);
  expect(lastBody(portal)).toMatchObject({
    button1ProjectIdHk: row.button1ProjectID,
    titles: row.titles,
    salesOffices: ['HK'],
    regions: row.regions,
    csvType: 'PARTNER_PARAM',
    hasVariables: true,
    deliveryDate: '2100/06/01 10:15',
  });
});

test('a list with amounts in a copy for partners has the type of its source, and a list of ids has the type ID_ONLY (NTF-105)', async ({
  portal,
}) => {
  await portal.signIn('superadmin', '/editNotificationClone/3');
  await uploadList(['clientId', 'C1'], 'ids.csv');
  await waitFor(async () => expect(await listType('IDs only')).toBeChecked());
  // a header does not say whether it is for partners or for clients
  await uploadList(amountLines('C1,1,2,3,4'), 'amounts.csv');
  await waitFor(async () => expect(await listType('Amounts by partner')).toBeChecked());
});

test('a copy shares the list of ids of its source, and Refresh of its recipients does not clear that list (NTF-105, NTF-118)', async ({
  portal,
}) => {
  await portal.signIn('superadmin', '/editNotificationClone/14');
  expect(await group('Client list (CSV file)')).toHaveTextContent('clients-14-id_only.csv');
  await portal.click('button', 'View client/partner list');
  const dialog = within(await portal.dialog('Client/partner list'));
  await dialog.findByText(/^1–\d+ of \d+$/);
  const pages = () => portal.calls(recipients).filter(({ query }) => query === '?page=0&size=10&fileId=notification-14-csv');
  expect(pages()).toHaveLength(1);
  await portal.user.click(dialog.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(pages()).toHaveLength(2));
  await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false'));
  expect(portal.calls('DELETE /notification/client/clear/{id}')).toEqual([]);
});
