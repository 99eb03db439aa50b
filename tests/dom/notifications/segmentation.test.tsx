import { expect, screen, test, waitFor, within, type Portal } from '../portal';
import {
  checkbox,
  checkboxes,
  choose,
  confirm,
  createPath,
  expectCreated,
  fillDelivery,
  lastBody,
  languages,
  group,
  radio,
  recipients,
  region,
  review,
  goBack,
  tick,
} from './composer';
import { uploadList } from './clientLists';

const open = async (portal: Portal, type: string) => {
  await portal.signIn('superadmin', createPath);
  await choose(portal, 'Notification Type', type);
};
const openRecipients = (portal: Portal) => portal.click('button', 'View client/partner list');

test('View client/partner list asks for a file first, and requests no recipients without one (NTF-110, NTF-113)', async ({ portal }) => {
  await open(portal, 'Market Updates');
  await openRecipients(portal);
  await portal.message('Please upload csv file before you view client list');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(portal.calls(recipients)).toEqual([]);
});

test('View client/partner list of a SYSTEM message asks for a sales office and a region first (NTF-113)', async ({ portal }) => {
  await open(portal, 'System');
  await tick(portal, 'Sales Office', 'Hong Kong');
  await checkbox('Region', 'China');
  await openRecipients(portal);
  await portal.message('Please select a sales office and a region before you view client list');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(portal.calls(recipients)).toEqual([]);
});

test('the template of a client list is a link without a token, for types that have a list (NTF-058, PLT-120)', async ({ portal }) => {
  await open(portal, 'Market Updates');
  const template = await screen.findByRole('link', { name: /^CSV template/ });
  expect(template).toHaveAttribute('href', 'http://portal.test/client-list-template.csv');
  expect(template).toHaveAttribute('rel', 'noopener noreferrer');
  await choose(portal, 'Notification Type', 'System');
  await waitFor(() => expect(template).not.toBeInTheDocument());
});

test('the tags AMT1 to AMT4 are explained only for a client list with amounts (NTF-059, NTF-060)', async ({ portal }) => {
  await open(portal, 'Market Updates');
  await radio('Type of the client list', 'IDs only');
  expect(screen.queryByRole('button', { name: 'How to use tags' })).toBeNull();
  await choose(portal, 'Type of the client list', 'Amounts by partner');
  await portal.click('button', 'How to use tags');
  const dialog = within(await portal.dialog('How to use tags'));
  for (const name of ['<AMT1>', '<AMT2>', '<AMT3>', '<AMT4>']) expect(dialog.getByRole('rowheader', { name })).toBeVisible();
  await portal.user.click(dialog.getByRole('button', { name: 'Close' }));
  await choose(portal, 'Notification Type', 'System');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'How to use tags' })).toBeNull());
});

test('a change to the type SYSTEM hides the client list, links and Button2 and sends none of them, and another type shows them again (NTF-055, NTF-067)', async ({
  portal,
}) => {
  await portal.signIn('superadmin', '/editNotificationClone/25');
  await choose(portal, 'Notification Type', 'Corporate');
  await uploadList(['clientId', 'C1000002']);
  await choose(portal, 'Button1', 'Web link');
  await choose(portal, 'Button2', 'Web link');
  const button2 = await region('Button2');
  await portal.user.type(within(button2).getByLabelText(/^URL \(EN\)/), 'no link');
  await choose(portal, 'Button1', 'Investment');
  for (const label of languages)
    await portal.user.type(
      within(await region('Button1')).getByLabelText((text) => text.startsWith(`Button Name (${label})`)),
      'See',
    );
  await choose(portal, 'Notification Type', 'System');
  await waitFor(() => expect(button2).not.toBeInTheDocument());
  await tick(portal, 'Region', 'Hong Kong');
  await fillDelivery(portal);
  await goBack(portal, await review(portal));
  await choose(portal, 'Notification Type', 'Corporate');
  expect(await portal.field('URL (EN)')).toHaveValue('no link');
  expect(await group('Client list (CSV file)')).toHaveTextContent('clients.csv');
  await portal.click('button', 'Create');
  await screen.findByRole('button', { name: 'URL (EN): Please enter the correct format' });
  await choose(portal, 'Notification Type', 'System');
  await tick(portal, 'Region', 'Hong Kong');
  await confirm(portal, await review(portal));
  await expectCreated(portal);
  expect(Object.keys(lastBody(portal)).filter((name) => /csv|hasVariables|button2[NUP]|Urls|imageIds/.test(name))).toEqual([]);
  expect(lastBody(portal)).toMatchObject({ type: 'SYSTEM', button1Type: 'INVESTMENT', button2Type: 'NONE' });
});

test('a user of level 2 cannot create a notification, and copies one for the own sales office only (NTF-049)', async ({ portal }) => {
  await portal.signIn('csteam.hk', createPath);
  expect((await screen.findAllByText('No permission!'))[0]).toBeVisible();
  await portal.goTo('/editNotificationClone/25');
  const offices = await checkboxes('Sales Office');
  for (const office of offices) await waitFor(() => expect(office).toBeDisabled());
  expect(await checkbox('Sales Office', 'Hong Kong')).toBeChecked();
  expect(within(await group('Sales Office')).queryByRole('checkbox', { name: 'Singapore' })).toBeNull();
  await fillDelivery(portal);
  await confirm(portal, await review(portal));
  await expectCreated(portal);
  expect(lastBody(portal)).toMatchObject({ salesOffices: ['HK'] });
});
