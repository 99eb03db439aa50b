import { stored } from '../notifications/composer';
import { reply } from '../portal';
import { expect, says, test } from './pseudo';
import { input, listField, review } from './pseudoComposer';
import { desk } from './uncut';

const list = 'GET /notification/list';

test('what revoking does to a notification in each state', async ({ pseudo, portal, page }) => {
  const { button } = pseudo;
  await pseudo.start();
  await portal.signIn('superadmin', '/pushNotification');
  await portal.expectLoaded();
  const dialog = portal.dialog();
  const revoke = async (id: number, effect: string) => {
    await button('Revoke', portal.row(String(id))).click();
    await expect(dialog).toContainText(says(effect));
  };
  for (const [id, effect] of [
    [50_001, 'It was not sent yet: nobody will get it.'],
    [50_009, 'It is on its way: whoever has it loses it from the inbox, and nobody else will get it.'],
    [50_004, 'It reached nobody, and nobody will get it.'],
  ] as const) {
    await revoke(id, effect);
    await pseudo.look(`a revoke: ${effect}`, [desk]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  await revoke(50_002, 'It was delivered: it disappears from the inbox of everybody who got it.');
  await pseudo.look('a revoke of what was delivered');
  await button('Confirm', dialog).click();
  await expect(page.locator('.toast').filter({ hasText: says('Reocrd is revoked') })).toBeVisible();
  await pseudo.look('what is revoked');
  const { content } = await portal.ask<{ content: object[] }>('/notification/list?page=0&size=1');
  const due = { ...content[0], notificationId: 50_001, status: 'PENDING', deliveryDate: '2026/01/01 10:15' };
  await portal.fault({ call: list, kind: 'raw', body: reply({ content: [due], totalElements: 1 }) });
  await button('Refresh').click();
  await expect(portal.rows()).toHaveCount(1);
  await revoke(50_001, 'It was due by now: whoever has it loses it from the inbox, and nobody else will get it.');
  await pseudo.look('a revoke of what was due');
});

test('notifications that were sent, or are while somebody edits them', async ({ pseudo, portal, page }) => {
  await pseudo.start();
  await portal.signIn('superadmin', '/pushNotification');
  const open = async (fits: Parameters<typeof stored>[1]) => {
    const row = await stored(portal, fits);
    await portal.open(`/editNotification/${row.id}`);
    await expect(page.locator('.sheet-card').first()).toBeVisible();
    return row;
  };
  await open(({ status, type }) => status === 'DELIVERED' && type !== 'SYSTEM');
  await expect(page.getByText(says('It was sent: texts, buttons and missing images can be changed, who gets it cannot'))).toBeVisible();
  await pseudo.look('a sent notification');
  await listField(page)
    .getByRole('button', { name: says('Remove') })
    .click();
  await expect(page.locator('.toast').filter({ hasText: says('Can not delete file cause the status was Delivered') })).toBeVisible();
  await pseudo.look('a file that stays');
  await open(({ status }) => status === 'REVOKED_DELIVERED');
  await expect(page.getByText(says('A revoked notification cannot be changed')).first()).toBeVisible();
  await pseudo.look('a revoked notification');
  const row = await open(({ status, type }) => status === 'PENDING' && type === 'SYSTEM');
  pseudo.isData('Mended');
  await input(page, 'titles.EN').fill('Mended');
  await portal.fault({ call: 'GET /notification/details/{id}', kind: 'raw', body: reply({ ...row, status: 'DELIVERED' }) });
  const box = await review(page);
  await box.locator('.button-main').click();
  await expect(
    page.getByText(says('It was sent at %{time} UTC+8, after you opened it. What you typed is kept, as far as it may still change.')),
  ).toBeVisible();
  await pseudo.look('what was sent while somebody edited it');
});
