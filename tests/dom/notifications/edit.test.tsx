import { people } from '../../../fixtures/auth/people';
import type { RecordOf } from '../../../src/schema';
import type { Person } from '../../calls';
import { expect, reply, screen, test, waitFor, within, type Portal } from '../portal';
import { confirm, goBack, group, lastBody, radio, region, textbox, activeIds, fact } from './composer';
import { uploadList } from './clientLists';

const update = 'PUT /notification/edit/{id}';
/** Notifications of the seeds: 3 has a client list and 25 is a SYSTEM message, both PENDING. 14 is DELIVERED. */
const open = (portal: Portal, id: 3 | 14 | 17 | 25, username: Person = 'superadmin') => portal.signIn(username, `/editNotification/${id}`);
const readRow = (portal: Portal, id: number) => portal.ask<RecordOf<'Notification'>>(`/notification/details/${id}`);
/** Presses Save of a PENDING notification and waits for the review. */
const review = async (portal: Portal) => {
  await portal.click('button', 'Save');
  return portal.dialog('Review before saving');
};
const saveReviewed = async (portal: Portal) => confirm(portal, await review(portal), /^Save, goes to [\d,]+ (person|people)/);
const count = (role: string, name: string) => screen.queryAllByRole(role, { name }).length;

// tests/resources/forms.test.ts has all statuses
test.for([
  ['PENDING', 3, 1],
  ['REVOKED_PENDING', 17, 0],
] as const)(
  'the form of a %s notification has inputs only for what can be changed (NTF-093, NTF-094, NTF-095, NTF-096, NTF-098, NTF-099)',
  async ([, id, expected], { portal }) => {
    await open(portal, id);
    expect(await region('Delivery & Status')).toHaveTextContent('Created by');
    if (expected) for (const name of ['Content (EN)', 'Content (SC)']) await textbox(name);
    for (const name of ['Type of the client list', 'Important', 'Button1']) expect(count('radiogroup', name), name).toBe(expected);
    for (const name of ['Notification Category', 'Title (EN)', 'Notification Summary (EN)', 'Content (EN)'])
      expect(count('textbox', name), name).toBe(expected);
    for (const name of ['Image (EN)', 'Client list (CSV file)']) expect(count('group', name), name).toBe(expected);
    expect(count('checkbox', 'Use one image for all languages')).toBe(expected);
    for (const name of ['Save', 'Cancel']) expect(count('button', name), name).toBe(expected);
    expect(count('radiogroup', 'Notification Type')).toBe(0);
    for (const name of ['Sales Office', 'Region']) expect(count('group', name), name).toBe(0);
    expect(count('textbox', 'Delivery Date & Time')).toBe(0);
  },
);

test('the form of a PENDING SYSTEM notification has checkboxes for its regions, and no client list (NTF-095)', async ({ portal }) => {
  await open(portal, 25);
  expect(await within(await group('Region')).findByRole('checkbox', { name: 'China' })).toBeChecked();
  expect(count('radiogroup', 'Type of the client list')).toBe(0);
});

test('the edit form shows the delivery, the status, and who created and last changed the notification (NTF-124)', async ({ portal }) => {
  await open(portal, 3);
  const terms = within(await region('Delivery & Status')).getAllByRole('term');
  expect(Object.fromEntries(terms.map((term) => [term.textContent, term.nextElementSibling!.textContent.trim()]))).toEqual({
    'Delivery Date & Time': '2100/01/01 00:00',
    Status: 'Pending',
    'Created by': '2026/11/16 10:00 Priya Tandel',
    'Last update by': '2026/11/17 10:00 Robin Ashgrove',
  });
});

test.for(people.filter(({ permissionCodes }) => permissionCodes.includes('CAMPAIGN_READ')))(
  '$username has Save and Cancel at a notification only with CAMPAIGN_WRITE (NTF-030)',
  async ({ username, permissionCodes }, { portal }) => {
    await open(portal, 25, username as Person);
    expect(await region('Delivery & Status')).toHaveTextContent('Pending');
    const expected = permissionCodes.includes('CAMPAIGN_WRITE') ? 1 : 0;
    for (const name of ['Save', 'Cancel']) expect(count('button', name), name).toBe(expected);
  },
);

test('a save sends the whole notification with its change, and the list shows it first (NTF-012, NTF-027, NTF-082, NTF-100, NTF-101, NTF-123)', async ({
  portal,
}) => {
  await open(portal, 3);
  const row = await readRow(portal, 3);
  await portal.fill('Title (EN)', 'Another title');
  await saveReviewed(portal);
  await portal.message('The changes have been saved');
  const { type, category, important, regions, contents, summary, deliveryDate, imageIsSame4All, imageIds } = row;
  const { button1Type, button1Names, button1ProjectID, button2Type, button2Names, csvFileId, csvType, hasVariables } = row;
  expect(lastBody(portal, update)).toEqual({
    ...{ type, category, important, regions, contents, summary, deliveryDate, imageIsSame4All, imageIds },
    ...{ button1Type, button1Names, button1ProjectID, button2Type, button2Names, csvFileId, csvType, hasVariables },
    salesOffices: ['HK'],
    titles: { ...row.titles, EN: 'Another title' },
  });
  expect(row).toMatchObject({ button1Type: 'PROJECT', salesOffice: 'HK', csvType: 'PARTNER_PARAM' });
  await waitFor(async () => expect((await portal.rows())[0]).toHaveTextContent('Another title'));
  expect(portal.path()).toBe('/pushNotification');
});

test.for([
  ['client list', 'Client list (CSV file)', 'clients-14-id_only.csv'],
  ['image', 'Image (EN)', 'notice-14.png'],
] as const)('the %s of a DELIVERED notification cannot be removed (NTF-096, NTF-097)', async ([, name, file], { portal }) => {
  await open(portal, 14);
  const field = await group(name);
  await portal.user.click(within(field).getByRole('button', { name: /^Remove/ }));
  await portal.message('Can not delete file cause the status was Delivered');
  expect(field).toHaveTextContent(file);
  expect(within(field).queryByRole('button', { name: /^Replace/ })).toBeNull();
});

test('a change of a DELIVERED notification is saved after a review of the inboxes and of wrong tags (NTF-060, NTF-100)', async ({
  portal,
}) => {
  await open(portal, 14);
  const { csvFileId } = await readRow(portal, 14);
  const query = `?page=0&size=1&notificationId=14&fileId=${csvFileId}&inboxStatus=RECEIVED`;
  const { totalElements } = await portal.ask<{ totalElements: number }>(`/notification/client/list${query}`);
  await portal.fill('Title (EN)', 'You get <amt1>');
  const dialog = await review(portal);
  const save = await within(dialog).findByRole('button', { name: `Save, changes the message in ${totalElements} inboxes` });
  expect(fact(dialog, 'Inboxes')).toHaveTextContent(`${totalElements} people have this message`);
  expect(save).toBeDisabled();
  await confirm(portal, dialog, /^Save, changes the message in/);
  await portal.message('The changes have been saved');
  expect((await readRow(portal, 14)).titles.EN).toBe('You get <amt1>');
});

test('the head of a notification shows its number, status, office and delivery, and the tab begins with the number', async ({ portal }) => {
  await open(portal, 3);
  expect(await screen.findByRole('heading', { level: 1, name: /^Edit Notification · / })).toBeVisible();
  const facts = () => [...document.querySelectorAll('.record-facts li')].map(({ textContent }) => textContent);
  const expected = ['Notification ID: 50003', 'Sales Office: Hong Kong', 'Delivery: 2100/01/01 00:00 UTC+8'];
  await waitFor(() => expect(facts()).toEqual(expected));
  expect(within(document.querySelector<HTMLElement>('.record-head')!).getByText('Pending')).toBeVisible();
  expect(document.title).toMatch(/^50003 · Edit Notification – /);
});

test('a refused save shows the message of the server and keeps the entered text (NTF-102)', async ({ portal }) => {
  await open(portal, 25);
  await portal.fill('Title (EN)', 'Entered');
  await portal.fault({ call: update, kind: 'status', status: '01', msg: 'The notification is being sent', count: 1 });
  await saveReviewed(portal);
  await portal.message('The notification is being sent');
  expect(await portal.field('Title (EN)')).toHaveValue('Entered');
});

test('a notification that was revoked after the form was opened is not saved (NTF-098)', async ({ portal }) => {
  await open(portal, 25);
  await portal.fill('Title (EN)', 'Entered');
  await portal.ask('/notification/revoke/25', { method: 'DELETE' });
  await saveReviewed(portal);
  expect((await screen.findAllByText('A revoked notification cannot be changed'))[0]).toBeVisible();
  expect(portal.calls(update)).toEqual([]);
});

test('a notification that was sent after the form was opened is not saved as PENDING, and keeps the entered text (NTF-098)', async ({
  portal,
}) => {
  await open(portal, 25);
  await portal.fill('Title (EN)', 'Entered');
  // a delivery is no save, so updatedAt is the same
  const body = reply({ ...(await readRow(portal, 25)), status: 'DELIVERED' });
  await portal.fault({ call: 'GET /notification/details/{id}', kind: 'raw', body });
  await saveReviewed(portal);
  const notice =
    /^It was sent at \d{4}\/\d{2}\/\d{2} \d{2}:\d{2} UTC\+8, after you opened it\. What you typed is kept, as far as it may still change\./;
  expect(await screen.findByText(notice)).toBeVisible();
  expect(screen.getByText('It was sent: texts, buttons and missing images can be changed, who gets it cannot')).toBeVisible();
  expect(await portal.field('Title (EN)')).toHaveValue('Entered');
  expect(portal.calls(update)).toEqual([]);
});

test('a new client list of a PENDING notification is reviewed before it is saved, and not saved when it reaches nobody', async ({
  portal,
}) => {
  await open(portal, 3);
  const [[own], [other]] = [await activeIds(portal, 'HK', 1), await activeIds(portal, 'SG', 1)];
  await uploadList(['clientId', other!]);
  expect(await radio('Type of the client list', 'IDs only')).toBeChecked();
  await portal.fill('Title (EN)', 'You get <AMT1>');
  const refused = await review(portal);
  expect(await within(refused).findByRole('alert')).toHaveTextContent('Nobody would get this notification');
  expect(within(refused).getByRole('button', { name: 'Save' })).toBeDisabled();
  await goBack(portal, refused);
  await uploadList(['clientId', own!], 'own.csv');
  const dialog = await review(portal);
  expect(await within(dialog).findByRole('button', { name: 'Save, goes to 1 person' })).toBeDisabled();
  expect(fact(dialog, 'Client list type')).toHaveTextContent(/^IDs only$/);
  expect(fact(dialog, 'Files')).toHaveTextContent(/^own\.csv\s*read \d\d:\d\d UTC\+8/);
  expect(within(dialog).getByRole('checkbox', { name: /EN has <AMT1>.*, which nothing will replace/ })).toBeVisible();
  expect(portal.calls(update)).toEqual([]);
  await confirm(portal, dialog, 'Save, goes to 1 person');
  await portal.message('The changes have been saved');
});
