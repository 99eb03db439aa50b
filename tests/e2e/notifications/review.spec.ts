import type { Locator, Page } from '@playwright/test';
import { makePng } from '../../../fixtures/seed/files';
import { expect, reply, test, type Portal } from '../portal';
import { tabTo } from '../tabTo';
import {
  activeIds,
  add,
  chooseList,
  editor,
  fillDelivery,
  fillTexts,
  group,
  languages,
  leftOut,
  radio,
  recipients,
  review,
  stored,
  summary,
  tick,
} from './composer';

const path = '/createNotification';
const uploaded = (page: Page) => expect(page.getByText('is uploaded').last()).toBeAttached();
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: makePng(2, 1125, 630) });
const image = (page: Page, label: string) => group(page, `Image (${label})`);
const keysOf = (portal: Portal) => portal.calls(add).map(({ headers }) => headers['idempotency-key']);
const nobodyKnows = (page: Page) => page.getByText('No answer has come, so it is not known whether this was done.');
/** Reviews and sends what may have been sent before. */
const sendAgain = async (portal: Portal) => {
  const box = await review(portal);
  const send = box.getByRole('button', { name: /^Send to/ });
  await expect(send).toBeDisabled();
  await box.getByRole('checkbox', { name: 'A former try may have been sent: this may be a second notification' }).check();
  await send.click();
};
/** A SYSTEM message that breaks no rule. */
const fillSystem = async ({ page }: Portal) => {
  await radio(page, 'Notification Type', 'System').check();
  await tick(page, 'Sales Office', 'Hong Kong').check();
  await tick(page, 'Region', 'Hong Kong').check();
  await fillTexts(page);
  await fillDelivery(page);
};

test('NTF-055 NTF-067 SYSTEM chosen after a list, links and a second button sends none of them, and they are there again afterwards', async ({
  portal,
  page,
}) => {
  await portal.signIn('superadmin', path);
  await radio(page, 'Notification Type', 'Investment').check();
  await tick(page, 'Sales Office', 'Hong Kong').check();
  await chooseList(page, 'clientId\nC1000002');
  await uploaded(page);
  await radio(page, 'Button1', 'URL').check();
  await radio(page, 'Button2', 'URL').check();
  const second = page.getByRole('region', { name: 'Button2' });
  await second.getByLabel('URL (EN)').fill('no link');
  await radio(page, 'Button1', 'INVESTMENT').check();
  for (const label of languages) await page.getByRole('region', { name: 'Button1' }).getByLabel(`Button Name (${label})`).fill('See');
  await radio(page, 'Notification Type', 'System').check();
  await expect(second).toHaveCount(0);
  await tick(page, 'Region', 'Hong Kong').check();
  await fillTexts(page);
  await fillDelivery(page);
  const box = await review(portal);
  await box.getByRole('button', { name: 'Go back' }).click();
  expect(portal.calls(add)).toEqual([]);
  await radio(page, 'Notification Type', 'Corporate').check();
  await expect(second.getByLabel('URL (EN)')).toHaveValue('no link');
  await expect(group(page, 'Client list (CSV file)')).toContainText('clients.csv');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(summary(page).filter({ hasText: 'URL (EN)' })).toHaveCount(1);
  await radio(page, 'Notification Type', 'System').check();
  await tick(page, 'Region', 'Hong Kong').check();
  await (await review(portal)).getByRole('button', { name: /^Send to/ }).click();
  await expect(portal.message('Push Notification is created')).toBeVisible();
  const body = portal.calls(add)[0]!.body as object;
  expect(Object.keys(body).filter((name) => /csv|hasVariables|button2[NUP]|Urls|imageIds/.test(name))).toEqual([]);
  expect(body).toMatchObject({ type: 'SYSTEM', button1Type: 'INVESTMENT', button2Type: 'NONE' });
});

test('NTF-062 NTF-066 NTF-068 NTF-069 SHR-061 SHR-063 SHR-069 limits of texts and images', async ({ portal, page }) => {
  await portal.signIn('superadmin', path);
  await fillSystem(portal);
  const limits: [label: string, limit: number][] = [['Title (EN)', 200], ['Notification Summary (EN)', 70], ['Notification Category', 50]]; // prettier-ignore
  for (const [label, limit] of limits) {
    const input = editor(page, label);
    await input.fill('あ'.repeat(limit));
    await input.pressSequentially('い');
    await expect(input, label).toHaveValue('あ'.repeat(limit));
    await input.fill('あ'.repeat(limit + 1));
    await input.blur();
    await expect(page.getByText(`${label} must be at most ${limit} characters`)).toBeVisible();
    await input.fill('あ'.repeat(limit));
  }
  await expect(image(page, 'EN')).toContainText('Suggested size 1125x630');
  const files = (label: string) => image(page, label).locator('input[type=file]');
  await expect(files('EN')).not.toHaveAttribute('multiple');
  await expect(group(page, 'Image').locator('input[type=file]')).toHaveCount(4);
  for (const label of ['EN', 'JP']) await files(label).setInputFiles(picture(`${label}.png`));
  await uploaded(page);
  await page.getByRole('checkbox', { name: 'Use one image for all languages' }).check();
  for (const label of ['JP', 'TC', 'SC']) await expect(files(label)).toBeDisabled();
  await expect(files('EN')).toBeEnabled();
  await (await review(portal)).getByRole('button', { name: /^Send to/ }).click();
  await expect(portal.message('Push Notification is created')).toBeVisible();
  const one = portal.calls(add)[0]!.body as { imageIsSame4All: boolean; imageIds: object };
  expect([one.imageIsSame4All, Object.keys(one.imageIds)]).toEqual([true, ['EN']]);
  await portal.expectLoaded();
  await portal.open(path);
  await fillSystem(portal);
  for (const label of ['JP', 'SC']) await files(label).setInputFiles(picture(`${label}.png`));
  await expect(page.getByText('SC.png is uploaded')).toBeAttached();
  await expect(page.getByText('JP.png is uploaded')).toBeAttached();
  await (await review(portal)).getByRole('button', { name: /^Send to/ }).click();
  await expect.poll(() => portal.calls(add).length).toBe(2);
  const several = portal.calls(add)[1]!.body as { imageIsSame4All: boolean; imageIds: object };
  expect([several.imageIsSame4All, Object.keys(several.imageIds)]).toEqual([false, ['JA', 'ZH_CN']]);
});

test('NTF-058 NTF-059 NTF-060 PLT-120 the template leaves without a token, and tags are explained where there are some', async ({
  portal,
  page,
}) => {
  await portal.signIn('superadmin', path);
  await radio(page, 'Notification Type', 'Market Updates').check();
  const template = page.getByRole('link', { name: 'CSV template' });
  await expect(template).toHaveAttribute('href', `${portal.root}/client-list-template.csv`);
  await expect(template).toHaveAttribute('rel', 'noopener noreferrer');
  const tags = page.getByRole('button', { name: 'How to use tags' });
  await expect(tags).toHaveCount(0);
  await radio(page, 'Type of the client list', 'PARTNER_PARAM').check();
  await tags.click();
  const dialog = portal.dialog('How to use tags');
  for (const name of ['AMT1', 'AMT2', 'AMT3', 'AMT4']) await expect(dialog.getByRole('cell', { name: `<${name}>` })).toBeVisible();
  await portal.expectAccessible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await radio(page, 'Notification Type', 'System').check();
  await expect(tags).toHaveCount(0);
  await expect(template).toHaveCount(0);
});

test('NTF-049 a person of level 2 is held to the own offices, in a copy too', async ({ portal, page }) => {
  await portal.signIn('csteam.hk', path);
  await expect(page.locator('#content').getByText('No permission!')).toBeVisible();
  const { content } = await portal.ask<{ content: { id: number; salesOffice: string; type: string }[] }>(
    '/notification/list?page=0&size=100',
  );
  const row = content.find(({ type }) => type === 'SYSTEM')!;
  await portal.open(`/editNotificationClone/${row.id}`);
  const offices = group(page, 'Sales Office').getByRole('checkbox');
  await expect(offices.first()).toBeVisible();
  for (const each of await offices.all()) await expect(each).toBeDisabled();
  await expect(tick(page, 'Sales Office', 'Singapore')).toHaveCount(0);
  await fillDelivery(page);
  await (await review(portal)).getByRole('button', { name: /^Send to/ }).click();
  await expect(portal.message('Push Notification is created')).toBeVisible();
  expect((portal.calls(add)[0]!.body as { salesOffices: string[] }).salesOffices).toEqual([row.salesOffice]);
});

test('NTF-013 the list is kept on the way to a notification and back, and let go elsewhere', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/pushNotification');
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  const first = page.locator('tbody tr').first();
  await expect(first).toContainText('50011');
  await first.getByRole('link').first().click();
  await page.getByRole('link', { name: /Notification Management/ }).click();
  await expect(first).toContainText('50011');
  await first.getByRole('link').first().click();
  await expect(editor(page, 'Title (EN)').or(page.getByText('A revoked notification')).first()).toBeVisible();
  await portal.open('/campaignPopup');
  await expect(page.locator('h1')).toHaveText('Campaign Popup');
  await portal.open('/pushNotification');
  await expect(first).toContainText('50001');
});

test('NTF-084 NTF-085 the delivery passes while the review is open: nothing is sent', async ({ portal, page }) => {
  const quarter = 15 * 60_000;
  const delivery = Math.ceil(Date.now() / quarter) * quarter;
  await page.clock.install();
  // the date stands still, so that a slow machine cannot pass the delivery
  await page.clock.setFixedTime(delivery - 5 * 60_000);
  await portal.signIn('superadmin', path);
  await fillSystem(portal);
  const inHongKong = new Date(delivery + 8 * 3_600_000).toISOString();
  await fillDelivery(page, inHongKong.slice(0, 10).replaceAll('-', '/'), inHongKong.slice(11, 16));
  const box = await review(portal);
  const send = box.getByRole('button', { name: /^Send to/ });
  await expect(send).toBeEnabled();
  await expect(box).toContainText(', in 5 min');
  await page.clock.setFixedTime(delivery + 60_000);
  await page.clock.runFor(60_000);
  await expect(box.getByRole('alert')).toContainText('Delivery Date & Time cannot be earlier than the present time');
  await expect(send).toBeDisabled();
  await box.getByRole('button', { name: 'Go back' }).click();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(summary(page)).toHaveText(['Delivery Date & Time cannot be earlier than the present time']);
  expect(portal.calls(add)).toEqual([]);
});

test('a list of nobody is not sent, and what cannot be counted is not either', async ({ portal, page }) => {
  await portal.signIn('superadmin', path);
  const [other] = await activeIds(portal, 'SG', 1);
  await radio(page, 'Notification Type', 'Investment').check();
  await tick(page, 'Sales Office', 'Hong Kong').check();
  await chooseList(page, `clientId\n${other}\nC999`);
  await uploaded(page);
  await fillTexts(page, { title: 'For <AMT2>' });
  await fillDelivery(page);
  await portal.control('POST', 'faults', { call: recipients, kind: 'drop' });
  const box = await review(portal);
  await expect(box.getByRole('alert')).toContainText('The recipients could not be counted.');
  await expect(box.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
  await portal.control('DELETE', 'faults');
  await box.getByRole('button', { name: 'Retry' }).click();
  await expect(box.getByRole('alert')).toContainText('Nobody would get this notification');
  await expect(box).toContainText('EN has <AMT2>, which nothing will replace');
  for (const each of await box.getByRole('checkbox').all()) await each.check();
  await expect(box.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
});

test('NTF-060 tags that are spelled another way are told, and names only of buttons that are there', async ({ portal, page }) => {
  await portal.signIn('superadmin', path);
  const [id] = await activeIds(portal, 'HK', 1);
  await radio(page, 'Notification Type', 'Investment').check();
  await tick(page, 'Sales Office', 'Hong Kong').check();
  await chooseList(page, `clientId,AMT1,AMT2,AMT3,AMT4\n${id},1,2,3,4`);
  await uploaded(page);
  await fillTexts(page, { title: 'For <AMT2>' });
  await editor(page, 'Title (JP)').fill('＜ＡＭＴ1＞');
  await editor(page, 'Content (TC)').click();
  await page.keyboard.insertText(' <amt3> and <AMT 4> and <AMT5>');
  await radio(page, 'Button1', 'INVESTMENT').check();
  await editor(page, 'Button Name (EN)').fill('See <AMT1>');
  await radio(page, 'Button1', 'NONE').check();
  await fillDelivery(page);
  await page.getByLabel('Notification Category').fill('About <Amt1>');
  const box = await review(portal);
  await expect(box.getByRole('checkbox')).toHaveCount(4);
  await expect(box.getByRole('checkbox', { name: '<AMT2> stands in EN, TC, SC and not in JP' })).toBeVisible();
  await expect(box.getByRole('checkbox', { name: 'Notification Category has <Amt1>, which nothing will replace' })).toBeVisible();
  await expect(box.getByRole('checkbox', { name: 'JP has ＜ＡＭＴ1＞, which nothing will replace' })).toBeVisible();
  await expect(box.getByRole('checkbox', { name: 'TC has <amt3>, <AMT 4>, <AMT5>, which nothing will replace' })).toBeVisible();
  await box.getByRole('button', { name: 'Go back' }).click();
  await radio(page, 'Button1', 'INVESTMENT').check();
  for (const label of languages.slice(1)) await editor(page, `Button Name (${label})`).fill('See');
  await review(portal);
  await expect(box.getByRole('checkbox', { name: 'Button Name (EN) has <AMT1>, which nothing will replace' })).toBeVisible();
});

test('a create whose answer never comes keeps everything, says that nobody knows, and offers the list', async ({
  portal,
  page,
  context,
}) => {
  await portal.signIn('superadmin', path);
  await fillSystem(portal);
  await portal.control('POST', 'faults', { call: add, kind: 'drop' });
  await (await review(portal)).getByRole('button', { name: /^Send to/ }).click();
  await expect(portal.message('Network Error')).toBeVisible();
  await portal.expectAccessible();
  const [list] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Look in Notification Management' }).click(),
  ]);
  await expect(list.getByRole('heading', { level: 1, name: 'Notification Management' })).toBeVisible();
  await list.close();
  await expect(editor(page, 'Title (EN)')).toHaveValue('A title EN');
  await portal.control('DELETE', 'faults');
  await sendAgain(portal);
  await expect(portal.message('Push Notification is created')).toBeVisible();
  const keys = keysOf(portal);
  expect([keys.length > 1, new Set(keys).size]).toEqual([true, 1]);
});

test('NTF-123 a draft of a session that ended is there again, its list and its report too, and nothing reacts', async ({
  portal,
  page,
}) => {
  await portal.signIn('superadmin', path);
  const ids = await activeIds(portal, 'HK', 2);
  await radio(page, 'Notification Type', 'Investment').check();
  await tick(page, 'Sales Office', 'Hong Kong').check();
  await chooseList(page, `clientId,AMT1,AMT2,AMT3,AMT4\n${ids[0]},1,2,3,4\n${ids[1]},1,2,3,`);
  await radio(page, 'Type of the client list', 'PARTNER_PARAM').check();
  await uploaded(page);
  await editor(page, 'Content (EN)').click();
  await page.keyboard.insertText('Kept <AMT1> <AMT4>');
  await portal.control('POST', 'faults', { call: recipients, kind: 'status', status: 'L101', msg: 'Your session has ended', count: 1 });
  await page.getByRole('button', { name: 'View client/partner list' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  await portal.fillSignIn('superadmin');
  await expect(editor(page, 'Content (EN)')).toHaveText('Kept <AMT1> <AMT4>');
  const list = group(page, 'Client list (CSV file)');
  await expect(list).toContainText('2 client ids, with AMT1');
  await expect(leftOut(page)).toContainText('1 amount of AMT4 is empty');
  await expect(leftOut(page)).toContainText('2 of 2 rows get it');
  await expect(radio(page, 'Type of the client list', 'PARTNER_PARAM')).toBeChecked();
  await expect(tick(page, 'Region', 'China')).toBeChecked();
});

test('NTF-051 a type that was chosen by hand stays when the upload of a restored draft arrives', async ({ portal, page }) => {
  await page.route('**/upload/blob/**', () => {}, { times: 1 });
  await portal.signIn('superadmin', path);
  await radio(page, 'Notification Type', 'Investment').check();
  await chooseList(page, 'clientId,AMT1,AMT2,AMT3,AMT4\nC1,1,2,3,4');
  await expect(radio(page, 'Type of the client list', 'CLIENT_PARAM')).toBeChecked();
  await radio(page, 'Type of the client list', 'ID_ONLY').check();
  const regions = 'GET /salesregion/list/{offices}';
  await portal.control('POST', 'faults', { call: regions, kind: 'status', status: 'L101', msg: 'Your session has ended', count: 1 });
  await tick(page, 'Sales Office', 'Hong Kong').click();
  await expect(page.getByLabel('Username')).toBeVisible();
  await portal.fillSignIn('superadmin');
  await expect(group(page, 'Client list (CSV file)')).toContainText('The upload was stopped');
  await page.getByRole('button', { name: 'Retry clients.csv' }).click();
  await uploaded(page);
  await expect(radio(page, 'Type of the client list', 'ID_ONLY')).toBeChecked();
});

test('SHR-058 a list that is none is refused at its field with its reason, and is not sent', async ({ portal, page }) => {
  await portal.signIn('superadmin', path);
  await radio(page, 'Notification Type', 'Investment').check();
  const refusal = group(page, 'Client list (CSV file)').locator('.file-refusal');
  const text = 'Please upload the file in correct format';
  await chooseList(page, 'clientId\nC1', 'clients.xls');
  await expect(refusal).toHaveText(text);
  await chooseList(page, 'id\nC1');
  await expect(refusal).toHaveText(`${text}. Its first line has no column clientId.`);
  await chooseList(page, Buffer.from('\uFEFFclientId\nC1', 'utf16le'));
  await expect(refusal).toHaveText(`${text}. Its encoding is UTF-16. Save it as CSV UTF-8.`);
  await chooseList(page, 'clientId,AMT1\nC1,1\nC2,"open');
  await expect(refusal).toHaveText(`${text}. The quotes of line 3 do not close as they should.`);
  await chooseList(page, Buffer.alloc(5 * 1024 * 1024, 'x'));
  await expect(refusal).toHaveText('Upload image size cannot exceed 5MB!');
  expect(portal.calls('POST /upload/blob/{kind}')).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`every screen and dialog of notifications is accessible in the ${colorScheme}`, async ({ portal, page }) => {
    await page.emulateMedia({ colorScheme });
    await portal.signIn('superadmin', path);
    await fillSystem(portal);
    await portal.expectAccessible();
    await page.getByRole('button', { name: 'View client/partner list' }).click();
    await expect(portal.dialog('Client/partner list').getByRole('row').nth(1)).toBeVisible();
    await portal.expectAccessible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await editor(page, 'Content (EN)').click();
    await page.keyboard.press('Control+K');
    await expect(portal.dialog('Link')).toBeVisible();
    await portal.expectAccessible();
    await page.keyboard.press('Escape');
    const box = await review(portal);
    await expect(box.getByRole('button', { name: /^Send to/ })).toBeEnabled();
    await portal.expectAccessible();
    await page.keyboard.press('Escape');
    await radio(page, 'Notification Type', 'Corporate').check();
    await radio(page, 'Button1', 'PROJECT').check();
    await chooseList(page, 'clientId,AMT1\nC1,\nC1,5');
    await uploaded(page);
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(summary(page).first()).toBeVisible();
    await portal.expectAccessible();
  });

test('NTF-092 a SYSTEM message is sent by keyboard alone', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/pushNotification');
  await portal.expectLoaded();
  const to = (target: Locator) => tabTo(page, target);
  await to(page.getByRole('link', { name: 'Create', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('Create Notification');
  await to(radio(page, 'Notification Type', 'Investment'));
  for (const _ of ['Corporate', 'Market', 'System']) await page.keyboard.press('ArrowRight');
  await expect(radio(page, 'Notification Type', 'System')).toBeChecked();
  await to(editor(page, 'Notification Category'));
  await page.keyboard.type('Maintenance');
  await to(tick(page, 'Sales Office', 'Hong Kong'));
  await page.keyboard.press('Space');
  await expect(tick(page, 'Region', 'China')).toBeEnabled();
  await to(tick(page, 'Region', 'China'));
  await page.keyboard.press('Space');
  for (const label of languages) {
    await to(editor(page, `Title (${label})`));
    await page.keyboard.type('Keys');
  }
  for (const label of languages) {
    await to(editor(page, `Content (${label})`));
    await page.keyboard.type('Alone');
  }
  await to(editor(page, 'Delivery Date & Time'));
  await page.keyboard.type('2100/06/01');
  await to(page.getByLabel('Delivery Date & Time, time (UTC+8)'));
  await page.keyboard.type('10:15');
  await to(page.getByRole('button', { name: 'Create', exact: true }));
  await page.keyboard.press('Enter');
  const send = portal.dialog('Review before sending').getByRole('button', { name: /^Send to/ });
  await expect(send).toBeEnabled();
  await to(send);
  await page.keyboard.press('Enter');
  await expect(portal.message('Push Notification is created')).toBeVisible();
  expect((portal.calls(add)[0]!.body as { regions: string[] }).regions).toEqual(['CN']);
});

test('a create that is answered "02" says that nobody knows, and the next try is the same one', async ({ portal, page }) => {
  await portal.signIn('superadmin', path);
  await fillSystem(portal);
  await portal.control('POST', 'faults', { call: add, kind: 'status', status: '02', count: 1 });
  await (await review(portal)).getByRole('button', { name: /^Send to/ }).click();
  await expect(nobodyKnows(page)).toBeVisible();
  await expect(editor(page, 'Title (EN)')).toHaveValue('A title EN');
  await portal.control('POST', 'faults', { call: add, kind: 'status', status: '01', msg: 'Not now', count: 1 });
  await sendAgain(portal);
  await expect(portal.message('Not now')).toBeVisible();
  // that one was answered
  await expect(nobodyKnows(page)).toHaveCount(0);
  await (await review(portal)).getByRole('button', { name: /^Send to/ }).click();
  await expect(portal.message('Push Notification is created')).toBeVisible();
  const keys = keysOf(portal);
  expect([keys.length, keys[0] === keys[1], keys[1] === keys[2]]).toEqual([3, true, false]);
});

test('what may have been sent stays unknown while other values are refused, and keeps its key', async ({ portal, page }) => {
  await portal.signIn('superadmin', path);
  await fillSystem(portal);
  await portal.control('POST', 'faults', { call: add, kind: 'http', status: 502, count: 1 });
  await (await review(portal)).getByRole('button', { name: /^Send to/ }).click();
  await expect(nobodyKnows(page)).toBeVisible();
  await editor(page, 'Title (EN)').fill('Another');
  await portal.control('POST', 'faults', { call: add, kind: 'status', status: '01', msg: 'Not now', count: 1 });
  await sendAgain(portal);
  await expect(portal.message('Not now')).toBeVisible();
  await expect(nobodyKnows(page)).toBeVisible();
  await editor(page, 'Title (EN)').fill('A title EN');
  await sendAgain(portal);
  await expect(portal.message('Push Notification is created')).toBeVisible();
  const keys = keysOf(portal);
  expect([keys.length, keys[0] === keys[1], keys[0] === keys[2]]).toEqual([3, false, true]);
});

for (const [title, fault, isInDoubt] of [
  ['a create has no answer and the session ends: it may have been sent', { kind: 'drop' }, true],
  [
    'a create is told that the session has ended: it was not sent',
    { kind: 'status', status: 'L101', msg: 'Your session has ended' },
    false,
  ],
] as const)
  test(`${title}, and says so after the sign-in`, async ({ portal, page }) => {
    await portal.signIn('superadmin', path);
    await fillSystem(portal);
    await portal.control('POST', 'faults', { call: add, ...fault });
    await (await review(portal)).getByRole('button', { name: /^Send to/ }).click();
    if (isInDoubt) {
      await expect(nobodyKnows(page)).toBeVisible();
      await portal.control('POST', 'faults', { call: recipients, kind: 'status', status: 'L101', msg: 'Your session has ended' });
      await page.getByRole('button', { name: 'View client/partner list' }).click();
    }
    await expect(page.getByLabel('Username')).toBeVisible();
    await portal.fillSignIn('superadmin');
    await expect(editor(page, 'Title (EN)')).toHaveValue('A title EN');
    await expect(nobodyKnows(page)).toHaveCount(isInDoubt ? 1 : 0);
    await expect(page.getByText('It is not saved yet')).toHaveCount(isInDoubt ? 0 : 1);
    await portal.control('DELETE', 'faults');
    if (isInDoubt) await sendAgain(portal);
    else await (await review(portal)).getByRole('button', { name: /^Send to/ }).click();
    await expect(portal.message('Push Notification is created')).toBeVisible();
    const keys = keysOf(portal);
    expect([keys.length > 1, keys[0] === keys.at(-1)]).toEqual([true, isInDoubt]);
  });

test('NTF-077 a project that is gone is told and has to be chosen again', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/pushNotification');
  const row = await stored(portal, (each) => each.status === 'PENDING' && each.button1Type === 'PROJECT');
  await portal.control('POST', 'faults', { call: 'GET /projects/', kind: 'raw', body: reply({ content: [], totalElements: 0 }) });
  await portal.open(`/editNotification/${row.id}`);
  await expect(page.getByText(`${row.button1ProjectID} is no longer there`)).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(summary(page)).toHaveText(['Project ID & Name cannot be empty']);
  expect(portal.calls('PUT /notification/edit/{id}')).toEqual([]);
});

test('NTF-113 nobody is shown while no office and no region say who', async ({ portal, page }) => {
  await portal.signIn('superadmin', path);
  await radio(page, 'Notification Type', 'System').check();
  await tick(page, 'Sales Office', 'Hong Kong').check();
  await page.getByRole('button', { name: 'View client/partner list' }).click();
  await expect(portal.message('Please select a sales office and a region before you view client list')).toBeVisible();
  expect(portal.calls(recipients)).toEqual([]);
});

test('who gets it is counted alike by office, by region and in the list of accounts', async ({ portal, page }) => {
  await portal.signIn('superadmin', path);
  const names = { HK: { HK: 'Hong Kong', CN: 'China', TW: 'Taiwan', DB: 'Dubai' }, SG: { SG: 'Singapore', MY: 'Malaysia', JP: 'Japan', ID: 'Indonesia' } }; // prettier-ignore
  const accountsOf = async (query: string) => {
    const [clients, partners] = await Promise.all(
      ['/appuser/', '/businessPartner/'].map((list) =>
        portal.ask<{ totalElements: number }>(`${list}?page=0&size=1&userStatus=ACTIVATED&${query}`),
      ),
    );
    return (clients!.totalElements + partners!.totalElements).toLocaleString('en');
  };
  await fillSystem(portal);
  await tick(page, 'Sales Office', 'Singapore').check();
  for (const name of [...Object.values(names.HK), ...Object.values(names.SG)]) await tick(page, 'Region', name).check();
  const box = await review(portal);
  for (const [office, regions] of Object.entries(names)) {
    const line = box.locator('.review-line').filter({ has: page.locator('dt', { hasText: new RegExp(`^${office === 'HK' ? 'Hong Kong' : 'Singapore'}$`) }) }); // prettier-ignore
    await expect(line.locator('strong')).toHaveText(await accountsOf(`salesOffice=${office}`));
    const counts = Object.entries(regions).map(
      async ([code, name]) => `${name} ${await accountsOf(`salesOffice=${office}&region=${code}`)}`,
    );
    await expect(line.getByRole('listitem')).toHaveText(await Promise.all(counts));
  }
  await expect(box.getByRole('button', { name: `Send to ${await accountsOf('')}`, exact: true })).toBeEnabled();
});

test('a review that is opened again counts anew and shows no former count', async ({ portal, page }) => {
  await portal.signIn('superadmin', path);
  await fillSystem(portal);
  const box = await review(portal);
  const send = box.getByRole('button', { name: /^Send to/ });
  const counting = async (change: () => Promise<void>) => {
    await expect(send).toBeEnabled();
    await box.getByRole('button', { name: 'Go back' }).click();
    await change();
    const answer = await portal.hold('**/notification/client/list*');
    await review(portal);
    await expect(box.locator('.review-held')).toHaveText('Counting…');
    await expect(box.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
    answer();
  };
  await counting(() => tick(page, 'Region', 'China').check());
  await counting(() => tick(page, 'Region', 'China').uncheck());
  const [first, second, third] = await activeIds(portal, 'HK', 3);
  for (const [i, list] of [`${first}\n${second}`, third].entries()) {
    await counting(async () => {
      await radio(page, 'Notification Type', 'Investment').check();
      await chooseList(page, `clientId\n${list}`, `list-${i}.csv`);
      await expect(page.getByText(`list-${i}.csv is uploaded`)).toBeAttached();
    });
    await expect(send).toHaveText(i === 0 ? 'Send to 2' : 'Send to 1');
  }
});

test('NTF-069 the one image for all stands in the preview of every language, and else that of each', async ({ portal, page }) => {
  await portal.signIn('superadmin', path);
  const preview = page.getByRole('region', { name: 'Preview' });
  const heightIn = async (label: string) => {
    await preview.getByRole('tab', { name: new RegExp(`^${label}`) }).click();
    return preview.locator('.phone-opened img');
  };
  for (const [label, height] of [
    ['EN', 630],
    ['JP', 631],
  ] as const)
    // prettier-ignore
    await image(page, label).locator('input[type=file]').setInputFiles({ ...picture(`${label}.png`), buffer: makePng(2, 1125, height) });
  await expect(page.getByText('JP.png is uploaded')).toBeAttached();
  await expect(await heightIn('EN')).toHaveJSProperty('naturalHeight', 630);
  await expect(await heightIn('JP')).toHaveJSProperty('naturalHeight', 631);
  await expect(await heightIn('TC')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Use one image for all languages' }).check();
  for (const label of languages) await expect(await heightIn(label), label).toHaveJSProperty('naturalHeight', 630);
});
