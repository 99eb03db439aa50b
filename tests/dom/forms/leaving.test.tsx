import { toastStore } from '../../../src/ui/toasts/toasts';
import { held } from '../../unit/browser';
import { whilePageChanges } from '../page';
import { expect, screen, test, waitFor, within, type Portal } from '../portal';

const put = 'PUT /contactUs/clientServices/{id}';
const listTitle = { level: 1, name: 'Customer Service Hotline' };
const backLink = 'Back to Customer Service Hotline';

const openFromList = async (portal: Portal) =>
  portal.user.click(within(await portal.row('+852 5550 1140')).getByRole('link', { name: /^Edit/ }));

test.for([
  ['button', 'Cancel'],
  ['link', backLink],
] as const)('the %s "%s" of an unchanged form leads to the list without a question (HOT-026)', async ([role, name], { portal }) => {
  await portal.signIn('superadmin', '/customerServiceHotline');
  await openFromList(portal);
  await portal.click(role, name);
  expect(await screen.findByRole('heading', listTitle)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.for([
  ['Cancel', (portal: Portal) => portal.click('button', 'Cancel')],
  ['the link to the list', (portal: Portal) => portal.click('link', backLink)],
  ['an entry of the menu', (portal: Portal) => portal.click('link', 'Push Notification')],
  ['another address', (portal: Portal) => portal.goTo('/officeLocations')],
] as const)('leaving a changed form by %s asks; Stay keeps the changes, Leave drops them (HOT-026)', async ([, leave], { portal }) => {
  await portal.signIn('superadmin', '/customerServiceHotline');
  await openFromList(portal);
  await portal.fill('Order', '77');
  await leave(portal);
  const question = await portal.dialog('Leave without saving?');
  expect(question).toHaveTextContent('Not saved: Order.');
  await portal.user.click(within(question).getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(await portal.field('Order')).toHaveValue('77');
  await leave(portal);
  await portal.user.click(within(await portal.dialog('Leave without saving?')).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(portal.path()).not.toMatch(/^\/editServiceHotline/));
  expect(portal.calls(put)).toEqual([]);
});

test('a double click on Leave leaves a changed form once (HOT-026)', async ({ portal }) => {
  await portal.signIn('superadmin', '/editServiceHotline/2');
  await portal.fill('Order', '77');
  await portal.click('button', 'Cancel');
  await portal.user.dblClick(within(await portal.dialog('Leave without saving?')).getByRole('button', { name: 'Leave' }));
  await portal.rows();
  expect(portal.path()).toBe('/customerServiceHotline');
});

test('an entry of the menu that is clicked right after Leave is followed, though the form is still drawn (HOT-026)', async ({ portal }) => {
  await portal.signIn('superadmin', '/editServiceHotline/2');
  await portal.fill('Order', '77');
  await portal.click('button', 'Cancel');
  const leave = within(await portal.dialog('Leave without saving?')).getByRole('button', { name: 'Leave' });
  await whilePageChanges(async () => {
    leave.click();
    // React draws the list in a later task
    for (let i = 0; i < 100 && portal.path() !== '/customerServiceHotline'; i++) await Promise.resolve();
    expect(portal.path()).toBe('/customerServiceHotline');
    screen.getByRole('link', { name: 'Push Notification', hidden: true }).click();
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Notification Management' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('back at a form right after its save, before the list is drawn, the record is read again and Leave asks again (HOT-023, HOT-026)', async ({
  portal,
}) => {
  await portal.signIn('superadmin', '/editServiceHotline/2');
  await portal.fill('Order', '77');
  const { promise: isBack, settle } = held<void>();
  const stop = toastStore.subscribe(() => {
    if (toastStore.get().length === 0) return;
    stop();
    const goBack = async () => {
      // React draws the list in a later task
      for (let i = 0; i < 100 && portal.path() !== '/customerServiceHotline'; i++) await Promise.resolve();
      await portal.goTo('/editServiceHotline/2');
    };
    void goBack().then(settle);
  });
  await portal.click('button', 'Save');
  await whilePageChanges(() => isBack);
  await waitFor(async () => expect(await portal.field('Order')).toHaveValue('77'));
  await portal.fill('Order', '78');
  await portal.expectChanges('Order');
  await portal.click('button', 'Cancel');
  await portal.user.click(within(await portal.dialog('Leave without saving?')).getByRole('button', { name: 'Stay' }));
  await portal.click('button', 'Save');
  await waitFor(() => expect(portal.calls(put).map(({ body }) => (body as { displayOrder: number }).displayOrder)).toEqual([77, 78]));
  await portal.rows();
});

test('Log Out from a changed form asks, and Stay keeps the session and the changes (HOT-026)', async ({ portal }) => {
  await portal.signIn('superadmin', '/editServiceHotline/2');
  await portal.fill('Order', '77');
  await portal.click('button', /Account of/);
  await portal.click('menuitem', 'Log Out');
  await portal.user.click(within(await portal.dialog('Leave without saving?')).getByRole('button', { name: 'Stay' }));
  expect(await portal.field('Order')).toHaveValue('77');
});

test('Ctrl+S in a second form saves that form once, and not the one that was left', async ({ portal }) => {
  await portal.signIn('superadmin', '/editUser/4');
  await portal.fill('Remarks', 'left');
  await portal.click('button', 'Cancel');
  await portal.user.click(within(await portal.dialog('Leave without saving?')).getByRole('button', { name: 'Leave' }));
  await portal.rows();
  const { clientID } = await portal.ask<{ clientID: string }>('/appuser/5');
  await portal.goTo('/editUser/5');
  await portal.fill('Remarks', 'saved once');
  await portal.user.keyboard('{Control>}s{/Control}');
  await portal.message('The changes have been saved');
  await portal.rows();
  const sent = portal.calls('PUT /appuser/{id}').map(({ path, body }) => [path, (body as { userStatusRemark: string }).userStatusRemark]);
  expect(sent).toEqual([[`/appuser/${clientID}`, 'saved once']]);
});
