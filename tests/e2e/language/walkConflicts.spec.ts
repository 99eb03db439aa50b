import type { Page } from '@playwright/test';
import { stored } from '../notifications/composer';
import { reply, type Portal } from '../portal';
import { field, signInAgain, submit } from './formParts';
import { expect, says, test } from './pseudo';
import { desk } from './uncut';

const office = '/contactUs/offices/';
const may = ['CONTENT_READ', 'CONTENT_WRITE'];
const notice = (page: Page) => page.locator('.form-notice');
const stranded = (page: Page) => page.locator('.stranded');
/** The next call of somebody whose rights were changed ends the session. */
const hearOfIt = async ({ page }: Portal) => {
  await page.locator('.account-button').click();
  await page.getByRole('menuitem', { name: says('Reset Password') }).click();
  const inputs = page.getByRole('dialog').locator('input');
  await expect(inputs).toHaveCount(3);
  for (const input of await inputs.all()) await input.fill('Passw0rd!2');
  await inputs.last().press('Enter');
};

test('two editors: what both have changed, what is merged, what is deleted', async ({ pseudo, portal, page }) => {
  pseudo.isData('Mine City', 'Their City', 'Gone');
  await pseudo.start();
  await portal.signIn('superadmin', '/editOfficeLocation/2');
  await field(page, 'city.EN').fill('Mine City');
  const own = await portal.ask<Record<string, unknown>>(`${office}2`);
  const newer = { ...own, cityEn: 'Their City', cityJp: '新しい', updatedAt: '2026-11-21T00:00:00Z', updatedByName: 'Priya Tandel' };
  await portal.fault({ call: `GET ${office}{id}`, count: 2, kind: 'raw', body: reply(newer) });
  await submit(page).click();
  await expect(notice(page)).toContainText(says('This record was changed by someone else since you opened it.'));
  await expect(page.locator('.conflict-field')).toBeVisible();
  await pseudo.look('a conflict of two editors');
  await submit(page).click();
  await expect(field(page, 'city.EN')).toHaveAttribute('aria-invalid', 'true');
  await pseudo.look('a save before one of two values is chosen');
  await page.locator('.conflict-field').getByRole('radio').last().check();
  await submit(page).click();
  await expect(page.locator('.toast')).toContainText(says('No changes to save'));
  await pseudo.button('Reload', notice(page)).click();
  await expect(notice(page)).toHaveCount(0);
  await portal.open('/editOfficeLocation/6');
  const city = field(page, 'city.EN');
  await expect(city).not.toHaveValue('');
  await city.fill('Gone');
  await portal.ask(`${office}6`, { method: 'DELETE' });
  await submit(page).click();
  await expect(notice(page)).toHaveText(
    says('This record was deleted since you opened it. What you typed is kept here, to read and to copy.'),
  );
  await pseudo.look('a record that was deleted meanwhile');
});

test('a right is taken away from a record and from a new one', async ({ pseudo, portal, page }) => {
  pseudo.isData('Bund', 'Osaka');
  await pseudo.start();
  await portal.signInWith(may, 2, '/editOfficeLocation/8');
  await field(page, 'city.EN').fill('Bund');
  await portal.giveRights(['CONTENT_READ'], 2);
  await submit(page).click();
  await signInAgain(pseudo, 'viewer.hk');
  await expect(stranded(page)).toContainText('Bund');
  await expect(page.locator('.view-only')).toBeVisible();
  await pseudo.look('what was typed without the right to save it');
  await portal.giveRights(may, 2);
  await hearOfIt(portal);
  await signInAgain(pseudo, 'viewer.hk');
  await expect(notice(page)).toHaveText(says('What you typed before your session ended is here again. It is not saved yet.'));
  await pseudo.note();
  await portal.signInWith(may, 2, '/createOfficeLocation');
  await field(page, 'city.EN').fill('Osaka');
  await portal.giveRights(['CONTENT_READ'], 2);
  await hearOfIt(portal);
  await signInAgain(pseudo, 'viewer.hk');
  await expect(stranded(page)).toContainText('Osaka');
  await pseudo.look('a new record without the right to create it');
});

test('a notification that is revoked while it is edited, and a person above one’s own level', async ({ pseudo, portal, page }) => {
  pseudo.isData('Typed for nothing');
  await pseudo.start();
  await portal.signIn('superadmin', '/pushNotification');
  const { id } = await stored(portal, ({ status, type }) => status === 'PENDING' && type === 'SYSTEM');
  await portal.open(`/editNotification/${id}`);
  const title = field(page, 'titles.EN');
  await expect(title).not.toHaveValue('');
  await title.fill('Typed for nothing');
  await portal.ask(`/notification/revoke/${id}`, { method: 'DELETE' });
  await submit(page).click();
  const review = portal.dialog();
  const confirm = review.locator('button.button-main');
  await expect(confirm).toBeEnabled();
  for (const each of await review.getByRole('checkbox').all()) await each.check();
  await confirm.click();
  await expect(stranded(page)).toContainText('Typed for nothing');
  await pseudo.look('what cannot be saved any more');
  await stranded(page).locator('.copy-button').click();
  await pseudo.note();
  await portal.signInWith(['CMS_USER_READ', 'CMS_USER_WRITE'], 3, '/adminEditUser/102');
  await expect(page.locator('.view-only')).toContainText(says('You may not change this record.'));
  await pseudo.look('a record that one may not change');
});

test('a creation whose outcome nobody knows, and one that is done', async ({ pseudo, portal, page }) => {
  pseudo.isData('Osaka');
  await page.clock.install();
  await pseudo.start();
  await portal.signIn('superadmin', '/createOfficeLocation');
  const fill = async () => {
    await page.locator('select').first().selectOption({ index: 1 });
    for (const input of await page.locator('[name^="city."], [name^="address."]').all()) await input.fill('Osaka');
    await field(page, 'displayOrder').fill('5');
  };
  await fill();
  const letGo = await portal.hold('**/contactUs/offices/');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await submit(page).click();
  await sent;
  await page.clock.runFor(5_100);
  await pseudo.look('a creation without an answer');
  await pseudo.button('Stop waiting').click();
  await expect(notice(page)).toContainText(says('No answer has come, so it is not known whether this was done. What you typed is kept.'));
  await pseudo.look('an outcome that nobody knows');
  await pseudo.note();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(notice(page)).toContainText(
    says('A record was sent from here at %{time} UTC+8, and no answer has come. Look whether it is there before you send the same again.'),
  );
  await pseudo.look('a record that was sent before');
  letGo();
  await fill();
  await submit(page).click();
  await expect(page.locator('.toast')).toHaveText(says('New record is created'));
  await pseudo.look('a record that is created', [desk]);
});
