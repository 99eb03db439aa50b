import { stored } from '../notifications/composer';
import { clientPath, isActive, takeClient } from '../accounts';
import { reply } from '../portal';
import { field, submit, summary } from './formParts';
import { expect, says, test } from './pseudo';
import { desk } from './uncut';

test('an editor of texts: a link that is set and removed, and markup that it cannot show', async ({ pseudo, portal, page }) => {
  pseudo.isData('to read', 'nothing', 'https://a.example');
  await pseudo.start();
  await portal.signIn('superadmin', '/createNotification');
  const editor = page.locator('[contenteditable=true]').first();
  await editor.fill('to read');
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+K');
  const dialog = portal.dialog();
  const url = dialog.locator('input');
  await url.fill('nothing');
  await page.keyboard.press('Enter');
  await expect(dialog.locator('.error')).toHaveText(says('Please enter the correct format'));
  // another width draws the form anew, and the dialog goes with its editor
  await pseudo.look('the dialog of a link', [desk]);
  await url.fill('https://a.example');
  await page.keyboard.press('Enter');
  await expect(editor.locator('a')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(editor).toBeFocused();
  await page.keyboard.press('Shift+ArrowLeft');
  const link = page.getByRole('toolbar').first().getByRole('button').last();
  // the browser tells the editor of its selection a moment later
  await expect(link).toHaveAttribute('aria-pressed', 'true');
  await link.click();
  await pseudo.button('Remove link', dialog).click();
  await expect(dialog).toHaveCount(0);
  // two that are stored: more markup than the editor shows, and a project that is gone
  const row = await stored(portal, (each) => each.status === 'PENDING' && each.button1Type === 'PROJECT');
  const bomb = `<p>${'<b a=i>'.repeat(300)}</p>${'<p>x'.repeat(3_000)}`;
  const changed = { ...row, contents: { ...row.contents, EN: bomb } };
  await portal.fault({ call: 'GET /notification/details/{id}', kind: 'raw', count: 1, body: reply(changed) });
  await portal.fault({ call: 'GET /projects/', kind: 'raw', body: reply({ content: [], totalElements: 0 }) });
  pseudo.isData('<b a=i>', '<p>x', '</p>');
  await portal.open(`/editNotification/${row.id}`);
  await pseudo.button('Leave', dialog).click();
  await expect(page.getByText(says('%{value} is no longer there'))).toBeVisible();
  await expect(page.getByText(says('This has more markup than the editor can show, so its markup stands here as text.'))).toBeVisible();
  await pseudo.look('a notification with too much markup');
});

test('a text that is shown as the markup that it is, cut and as text; a form that can be sent', async ({ pseudo, portal, page }) => {
  pseudo.isData('x');
  await pseudo.start();
  await portal.signIn('superadmin', '/createGenericContent');
  await field(page, 'field').fill('x');
  await field(page, 'type').fill('x');
  const content = page.locator('textarea:visible');
  await content.fill('x');
  const buttons = page.locator('.form-buttons button');
  await buttons.nth(1).click();
  await expect(page.locator('.toast')).toHaveText(says('Nothing to mend: the form can be sent'));
  for (const [html, text] of [
    [`<p>${'<b a=i>'.repeat(300)}</p>${'<p>x'.repeat(3_000)}`, 'This has more markup than a page can show, so it stands here as text.'],
    ['x '.repeat(100_001), 'The first %{n} characters are shown.'],
  ] as const) {
    pseudo.isData(html.slice(0, 200_000));
    await content.evaluate((element: HTMLTextAreaElement, value) => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(element, value);
      element.dispatchEvent(new Event('input', { bubbles: true }));
    }, html);
    await buttons.first().click();
    await expect(portal.dialog().locator('.rendered-cut')).toHaveText(says(text));
    await pseudo.look(`a text that is rendered, ${text}`, [desk]);
    await page.keyboard.press('Escape');
    await expect(portal.dialog()).toHaveCount(0);
  }
});

const client = takeClient(isActive);

test('passwords, a level whose regions are late, the records before and after', async ({ pseudo, portal, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // a booklet is called by the code of its language that the CMS has
  pseudo.isData('with space', '密码', 'Passw0rd!9', 'JA');
  await pseudo.start();
  await portal.signIn('superadmin', clientPath(client));
  await expect(field(page, 'userStatusRemark')).toBeVisible();
  await page.locator('.record-head').getByRole('button', { name: says('Reset password') }).click(); // prettier-ignore
  const dialog = portal.dialog();
  await dialog.getByRole('radio').last().check({ force: true });
  const password = dialog.locator('[name=password]');
  await expect(password).toBeVisible();
  for (const [typed, text] of [
    ['', 'Password can not be empty'],
    ['with space', 'Password can not include space'],
    ['密码', 'Password can not contain Chinese'],
  ] as const) {
    await password.fill(typed);
    await dialog.locator('button[type=submit]').click();
    await expect(dialog.locator('.error')).toHaveText(says(text));
    await pseudo.look(`a temporary password, ${text}`, [desk]);
  }
  await password.fill('Passw0rd!9');
  await dialog.locator('button[type=submit]').click();
  await pseudo.button('Copy', dialog).click();
  await expect(pseudo.button('Copied', dialog)).toBeVisible();
  await pseudo.look('a password that is copied');
  await pseudo.button('Close', dialog).click();
  await portal.open('/clientManagement');
  await portal.expectLoaded();
  await portal.rows().nth(1).getByRole('link').first().click();
  await expect(page.getByRole('link', { name: says('Previous record') })).toBeVisible();
  await pseudo.look('a record of a list');
  type User = { id: number; userLevel: string };
  const { content } = await portal.ask<{ content: User[] }>('/cmsuser/findAll?page=0&size=100');
  const { id } = content.find(({ userLevel }) => userLevel === 'SALES_TEAM')!;
  await portal.open(`/adminEditUser/${id}`);
  await expect(page.locator('input[name=regions]').first()).toBeVisible();
  await portal.hold('**/salesregion/list');
  await page.locator('input[name=userLevel]').first().check();
  await submit(page).click();
  await expect(summary(page)).toContainText(says('%{label}: what it brings along is still on its way'));
  await pseudo.look('a level whose regions are late');
});
