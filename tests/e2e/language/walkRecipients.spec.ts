import { stored } from '../notifications/composer';
import { reply } from '../portal';
import { submit } from './formParts';
import { expect, says, test } from './pseudo';
import { choose, fillDelivery, fillTexts, goBack, leftOut, listField, path, review, upload } from './pseudoComposer';
import { desk } from './uncut';

test('the list of those who get a notification', async ({ pseudo, portal, page }) => {
  const { button } = pseudo;
  await pseudo.start();
  await portal.signIn('superadmin', path);
  const dialog = portal.dialog();
  const open = async () => {
    await button('View client/partner list').click();
    await expect(dialog.locator('.table tbody tr:not(.skeleton)').first()).toBeVisible();
  };
  for (const status of ['DELIVERED', 'FAILED']) {
    const row = await stored(portal, (each) => each.status === status && each.type !== 'SYSTEM');
    await portal.open(`/editNotification/${row.id}`);
    await open();
    await pseudo.look(`recipients of one that is ${status}`, [desk]);
    await button('Close', dialog).first().click();
    await expect(dialog).toHaveCount(0);
  }
  await portal.open(path);
  await choose(page, 'type', 'SYSTEM');
  await choose(page, 'salesOffices', 'HK', 'SG');
  await choose(page, 'regions', 'HK', 'CN', 'SG', 'JP');
  await open();
  for (const type of ['Business Partner (Group Admin)', 'Financial Advisor (Individual)', 'Internal'])
    await expect(dialog.getByText(says(type)).first()).toBeAttached();
  await expect(dialog.locator('.list-counts')).toHaveText(says('HK %{n}'));
  await pseudo.look('recipients of a system message');
  await button('Filter', dialog).click();
  await expect(page.locator('.filter-panel')).toBeVisible();
  await pseudo.look('filters of recipients');
});

test('why rows of a list reach nobody', async ({ pseudo, portal, page }) => {
  await pseudo.start();
  await portal.signIn('superadmin', path);
  const idsIn = async (query: string) => {
    const { content } = await portal.ask<{ content: { clientID: string }[] }>(`/appuser/?page=0&size=1&userStatus=ACTIVATED&${query}`);
    return content[0]!.clientID;
  };
  const [hongKong, china, singapore] = await Promise.all(['region=HK', 'region=CN', 'salesOffice=SG'].map(idsIn));
  const source = await stored(portal, (each) => each.csvType === 'ID_ONLY' && each.salesOffice === 'HK');
  await choose(page, 'type', 'INVESTMENT');
  await choose(page, 'salesOffices', 'HK');
  await fillTexts(pseudo);
  await fillDelivery(page);
  const list = `clientId\n${hongKong}\n${singapore}\nX1\nX2`;
  await upload(pseudo, `${list}\n${china}`);
  const box = await review(page);
  await box.getByRole('checkbox').check();
  await pseudo.look('a review of a list of which most reaches nobody');
  await pseudo.button('Send to %{total}, leave out %{left}', box).click();
  await expect(page.locator('.toast').filter({ hasText: says('Push Notification is created') })).toBeVisible();
  await pseudo.look('a notification that is created', [desk]);
  // the rules of former times let regions out
  const created = await stored(portal, ({ csvFile }) => csvFile?.fileName === 'clients.csv');
  await portal.fault({ call: 'GET /notification/details/{id}', kind: 'raw', body: reply({ ...created, regions: ['CN'] }) });
  // a stored list that cannot be read again
  await portal.fault({ call: 'GET /files/{fileId}', kind: 'http', status: 500 });
  await portal.open(`/editNotification/${created.id}`);
  for (const reason of ['of another region', 'of another sales office', 'unknown or repeated'])
    await expect(leftOut(page)).toContainText(says(reason));
  await leftOut(page).scrollIntoViewIfNeeded();
  await pseudo.look('a stored list');
  await upload(pseudo, list, 'again.csv');
  await submit(page).click();
  await expect(box).toContainText(says('Nobody would get this notification'));
  await pseudo.look('a review of what nobody would get');
  await goBack(pseudo);
  await upload(pseudo, `${list}\nX3\n${china}`, 'more.csv');
  await submit(page).click();
  await expect(pseudo.button('Save, goes to %{total} person, leaves out %{left}', box)).toBeDisabled();
  await pseudo.look('a review of what leaves out most');
  await pseudo.note();
  await portal.control('DELETE', 'faults');
  await portal.signIn('csteam.hk', `/editNotificationClone/${source.id}`);
  await choose(page, 'csvType', 'CLIENT_PARAM');
  await submit(page).click();
  await expect(
    listField(page).getByText(says('Please upload the list again: the stored one may lack the columns of “%{type}”')),
  ).toBeVisible();
  await listField(page).scrollIntoViewIfNeeded();
  await pseudo.look('a list that nobody has read');
  await upload(pseudo, list);
  await expect(leftOut(page)).toContainText(says('unknown, or of another sales office'));
});
