import { people } from '../../../fixtures/auth/people';
import { makePng } from '../../../fixtures/seed/files';
import { cellsUnder } from '../cellsUnder';
import { expect, reply, test, type Person, type Portal } from '../portal';
import {
  activeIds,
  add,
  chooseList,
  editor,
  fact,
  fillDelivery,
  group,
  radio,
  radios,
  recipients,
  review,
  saveReviewed,
  stored,
  summary,
  tick,
} from './composer';

const update = 'PUT /notification/edit/{id}';
const statuses = ['PENDING', 'PUSHING', 'DELIVERED', 'FAILED', 'REVOKED_PENDING', 'REVOKED_DELIVERED'] as const;
const save = (portal: Portal) => portal.page.getByRole('button', { name: 'Save', exact: true });

/** What is typed into, by status and type, as NTF-093 to NTF-098 say. */
const inputs: Record<string, { of: readonly string[]; types?: 'SYSTEM' | 'list'; input: (portal: Portal) => ReturnType<Portal['page']['locator']> }> = {
  type: { of: [], input: ({ page }) => radios(page, 'Notification Type') },
  office: { of: [], input: ({ page }) => group(page, 'Sales Office') },
  delivery: { of: [], input: ({ page }) => editor(page, 'Delivery Date & Time') },
  category: { of: ['PENDING', 'DELIVERED'], input: ({ page }) => page.getByLabel('Notification Category') },
  regions: { of: ['PENDING'], types: 'SYSTEM', input: ({ page }) => group(page, 'Region').getByRole('checkbox').first() },
  csvType: { of: ['PENDING'], types: 'list', input: ({ page }) => radios(page, 'Type of the client list') },
  oneImage: { of: ['PENDING'], input: ({ page }) => page.getByRole('checkbox', { name: 'Use one image for all languages' }) },
  important: { of: statuses.slice(0, 4), input: ({ page }) => radios(page, 'Important') },
  title: { of: statuses.slice(0, 4), input: ({ page }) => editor(page, 'Title (EN)') },
  summary: { of: statuses.slice(0, 4), input: ({ page }) => editor(page, 'Notification Summary (EN)') },
  content: { of: statuses.slice(0, 4), input: ({ page }) => editor(page, 'Content (EN)') },
  image: { of: statuses.slice(0, 4), input: ({ page }) => group(page, 'Image (EN)') },
  button1: { of: statuses.slice(0, 4), input: ({ page }) => radios(page, 'Button1') },
  save: { of: statuses.slice(0, 4), input: save },
  cancel: { of: statuses.slice(0, 4), input: ({ page }) => page.getByRole('button', { name: 'Cancel', exact: true }) },
}; // prettier-ignore
// the other states: tests/resources/forms.test.ts
for (const [status, type] of [
  ['PENDING', 'list'],
  ['REVOKED_PENDING', 'SYSTEM'],
] as const)
  test(`NTF-093 NTF-094 NTF-095 NTF-096 NTF-098 NTF-099 NTF-124 what can be edited of a ${status} ${type} one`, async ({
    portal,
    page,
  }) => {
    await portal.signIn('superadmin', '/pushNotification');
    const row = await stored(portal, (each) => each.status === status && (type === 'SYSTEM') === (each.type === 'SYSTEM'));
    await portal.open(`/editNotification/${row.id}`);
    await expect(page.getByRole('region', { name: 'Delivery & Status' })).toContainText('Created by');
    for (const [name, { of, types, input }] of Object.entries(inputs))
      await expect(input(portal), name).toHaveCount(of.includes(status) && (types ?? type) === type ? 1 : 0);
    const delivery = page.getByRole('region', { name: 'Delivery & Status' });
    await expect(delivery).toContainText(row.deliveryDate);
    await expect(delivery).toContainText('Last update by');
    if (row.createdByName) await expect(delivery).toContainText(row.createdByName);
    await portal.expectAccessible();
  });

for (const { username, permissionCodes } of people)
  test(`NTF-030 what ${username} can do with a notification`, async ({ portal, page }) => {
    await portal.signIn(username as Person, '/pushNotification');
    if (!permissionCodes.includes('CAMPAIGN_READ')) return;
    const row = await stored(portal, ({ status }) => status === 'PENDING');
    await portal.open(`/editNotification/${row.id}`);
    await expect(page.getByRole('region', { name: 'Delivery & Status' })).toContainText(row.deliveryDate);
    const count = permissionCodes.includes('CAMPAIGN_WRITE') ? 1 : 0;
    await expect(save(portal)).toHaveCount(count);
    await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toHaveCount(count);
  });

test('NTF-012 NTF-027 NTF-082 NTF-100 NTF-101 NTF-123 a save sends the whole notification, and nothing that was not changed', async ({
  portal,
  page,
}) => {
  await portal.signIn('superadmin', '/pushNotification');
  const row = await stored(
    portal,
    ({ status, type, button1Type }) => status === 'PENDING' && type !== 'SYSTEM' && button1Type === 'PROJECT',
  );
  await portal.open(`/editNotification/${row.id}`);
  await editor(page, 'Title (EN)').fill('Another title');
  await saveReviewed(portal);
  await expect(portal.message('The changes have been saved')).toBeVisible();
  expect(portal.path()).toBe('/pushNotification');
  const body = portal.calls(update)[0]!.body as Record<string, unknown>;
  expect(body).toMatchObject({
    type: row.type,
    category: row.category,
    important: row.important,
    salesOffices: [row.salesOffice],
    regions: row.regions,
    titles: { ...row.titles, EN: 'Another title' },
    contents: row.contents,
    deliveryDate: row.deliveryDate,
    imageIsSame4All: row.imageIsSame4All,
    button1Type: 'PROJECT',
    button1Names: row.button1Names,
    button1ProjectID: row.button1ProjectID,
    csvFileId: row.csvFileId,
    csvType: row.csvType,
    hasVariables: row.hasVariables,
  });
  expect(Object.keys(body).filter((name) => /Id(Hk|Sg)$/.test(name))).toEqual([]);
  await expect(portal.rows().first()).toContainText('Another title');
});

test('NTF-096 NTF-097 files of a DELIVERED one stay, and a missing image can be added', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/pushNotification');
  const row = await stored(portal, (each) => each.status === 'DELIVERED' && each.type !== 'SYSTEM' && !each.images.EN);
  await portal.open(`/editNotification/${row.id}`);
  const text = 'Can not delete file cause the status was Delivered';
  const list = group(page, 'Client list (CSV file)');
  await list.getByRole('button', { name: /^Remove/ }).click();
  await expect(portal.message(text)).toBeVisible();
  await expect(list).toContainText(row.csvFile!.fileName);
  const image = group(page, 'Image (EN)');
  await image.locator('input[type=file]').setInputFiles({ name: 'late.png', mimeType: 'image/png', buffer: makePng(3, 1125, 630) });
  await expect(image).toContainText('late.png');
  await expect(page.getByText('late.png is uploaded')).toBeAttached();
  await save(portal).click();
  await expect(portal.message('The changes have been saved')).toBeVisible();
  await portal.expectLoaded();
  await portal.open(`/editNotification/${row.id}`);
  await group(page, 'Image (EN)')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(portal.message(text)).toBeVisible();
  await expect(group(page, 'Image (EN)')).toContainText('late.png');
});

test('NTF-102 what is refused shows the server’s text, and everything typed is still there', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/pushNotification');
  const row = await stored(portal, ({ status, type }) => status === 'PENDING' && type === 'SYSTEM');
  await portal.open(`/editNotification/${row.id}`);
  await editor(page, 'Title (EN)').fill('Typed');
  await portal.control('POST', 'faults', { call: update, kind: 'status', status: '01', msg: 'The notification is being sent', count: 1 });
  await saveReviewed(portal);
  await expect(portal.message('The notification is being sent')).toBeVisible();
  await expect(editor(page, 'Title (EN)')).toHaveValue('Typed');
  // somebody revokes it meanwhile
  await portal.ask(`/notification/revoke/${row.id}`, { method: 'DELETE' });
  await saveReviewed(portal);
  await expect(page.getByText('A revoked notification cannot be changed').first()).toBeVisible();
});

test('NTF-098 what was sent since the form was opened is not saved as if it waited, and says so', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/pushNotification');
  const row = await stored(portal, ({ status, type }) => status === 'PENDING' && type === 'SYSTEM');
  await portal.open(`/editNotification/${row.id}`);
  await editor(page, 'Title (EN)').fill('Mended');
  // to be sent is nobody's save: the time of the last one stays
  await portal.control('POST', 'faults', {
    call: 'GET /notification/details/{id}',
    kind: 'raw',
    body: reply({ ...row, status: 'DELIVERED' }),
  });
  await saveReviewed(portal);
  await expect(
    page.getByText(
      /^It was sent at \d{4}\/\d{2}\/\d{2} \d{2}:\d{2} UTC\+8, after you opened it\. What you typed is kept, as far as it may still change\./,
    ),
  ).toBeVisible();
  await expect(page.getByText('It was sent: texts, buttons and missing images can be changed, who gets it cannot')).toBeVisible();
  await expect(editor(page, 'Title (EN)')).toHaveValue('Mended');
  expect(portal.calls(update)).toEqual([]);
});

test('what changes who gets a PENDING one, or what they read, is reviewed before it is saved', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/pushNotification');
  const row = await stored(portal, (each) => each.status === 'PENDING' && each.hasVariables === true);
  const [own, other] = row.salesOffice === 'HK' ? ['HK', 'SG'] : ['SG', 'HK'];
  await portal.open(`/editNotification/${row.id}`);
  await chooseList(page, `clientId\n${(await activeIds(portal, other, 1))[0]}`);
  await expect(radio(page, 'Type of the client list', 'ID_ONLY')).toBeChecked();
  await expect(page.getByText('is uploaded').last()).toBeAttached();
  await editor(page, 'Title (EN)').fill('You get <AMT1>');
  await save(portal).click();
  const box = portal.dialog('Review before saving');
  await expect(box.getByRole('alert')).toContainText('Nobody would get this notification');
  await expect(box.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await portal.expectAccessible();
  await box.getByRole('button', { name: 'Go back' }).click();
  await chooseList(page, `clientId\n${(await activeIds(portal, own, 1))[0]}`, 'own.csv');
  await expect(page.getByText('own.csv is uploaded')).toBeAttached();
  await save(portal).click();
  const confirm = box.getByRole('button', { name: 'Save, goes to 1 person', exact: true });
  await expect(confirm).toBeDisabled();
  await expect(fact(box, 'Client list type')).toHaveText('ID_ONLY');
  await expect(fact(box, 'Files')).toHaveText(/^own\.csvread \d\d:\d\d UTC\+8/);
  await box.getByRole('checkbox', { name: /EN has <AMT1>.*, which nothing will replace/ }).check();
  expect(portal.calls(update)).toEqual([]);
  for (const each of await box.getByRole('checkbox').all()) await each.check();
  await confirm.click();
  await expect(portal.message('The changes have been saved')).toBeVisible();
});

test('NTF-103 NTF-104 NTF-105 NTF-126 a copy starts with what may be sent again, and is created', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/pushNotification');
  const row = await stored(portal, (each) => each.type !== 'SYSTEM' && each.csvType === 'PARTNER_PARAM' && each.button1Type === 'PROJECT');
  await portal.open(`/editNotificationClone/${row.id}`);
  await expect(radio(page, 'Notification Type', 'System')).not.toBeChecked();
  await expect(radios(page, 'Notification Type').getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(editor(page, 'Title (EN)')).toHaveValue(row.titles.EN!);
  await expect(editor(page, 'Delivery Date & Time')).toHaveValue('');
  await expect(group(page, 'Client list (CSV file)')).not.toContainText('.csv');
  const listType = (name: string) => radio(page, 'Type of the client list', name);
  await expect(listType('PARTNER_PARAM')).toBeChecked();
  const office = row.salesOffice === 'HK' ? 'Hong Kong' : 'Singapore';
  await expect(tick(page, 'Sales Office', office)).toBeChecked();
  const [id] = await activeIds(portal, String(row.salesOffice), 1);
  await chooseList(page, `clientId\n${id}`, 'ids.csv');
  await expect(listType('ID_ONLY')).toBeChecked();
  // a header cannot tell partners from clients: the source does
  await chooseList(page, `clientId,AMT1,AMT2,AMT3,AMT4\n${id},1,2,3,4`, 'amounts.csv');
  await expect(listType('PARTNER_PARAM')).toBeChecked();
  await expect(page.getByText('amounts.csv is uploaded')).toBeAttached();
  await fillDelivery(page);
  const box = await review(portal);
  await expect(fact(box, 'Client list type')).toHaveText('PARTNER_PARAM');
  for (const each of await box.getByRole('checkbox').all()) await each.check();
  await box.getByRole('button', { name: 'Send to 1' }).click();
  await expect(portal.message('Push Notification is created')).toBeVisible();
  const body = portal.calls(add)[0]!.body as Record<string, unknown>;
  expect(body[`button1ProjectId${row.salesOffice === 'HK' ? 'Hk' : 'Sg'}`]).toBe(row.button1ProjectID);
  expect(body).toMatchObject({
    titles: row.titles,
    salesOffices: [row.salesOffice],
    regions: row.regions,
    csvType: 'PARTNER_PARAM',
    hasVariables: true,
    deliveryDate: '2100/06/01 10:15',
  });
});

test('NTF-105 NTF-118 a copy shares a list of ids, which is not cleared', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/pushNotification');
  const row = await stored(portal, (each) => each.csvType === 'ID_ONLY' && each.status === 'DELIVERED');
  await portal.open(`/editNotificationClone/${row.id}`);
  await expect(group(page, 'Client list (CSV file)')).toContainText(row.csvFile!.fileName);
  await page.getByRole('button', { name: 'View client/partner list' }).click();
  const dialog = portal.dialog('Client/partner list');
  await expect(dialog.getByRole('row').nth(1)).toBeVisible();
  const pages = () => portal.calls(recipients).filter(({ query }) => query === `?page=0&size=10&fileId=${row.csvFileId}`);
  await dialog.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => pages().length).toBe(2);
  expect(portal.calls('DELETE /notification/client/clear/{id}')).toEqual([]);
});

test('the client list of a stored notification', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/pushNotification');
  const row = await stored(portal, (each) => each.status === 'PENDING' && each.type !== 'SYSTEM');
  await portal.open(`/editNotification/${row.id}`);
  const dialog = portal.dialog('Client/partner list');
  const query = () => portal.calls(recipients).at(-1)!.query;
  await test.step('NTF-106 it is a table in a dialog, with filters and pages', async () => {
    await page.getByRole('button', { name: 'View client/partner list' }).click();
    await expect(dialog.getByRole('table')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Filter' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Next page' })).toBeVisible();
  });
  await test.step('NTF-107 its columns stand in their order', () =>
    expect(dialog.getByRole('columnheader')).toHaveText(['User type', 'Record type', 'Client ID', 'Username', 'Display name', 'Email', 'Sales Office', 'Region', 'User status', 'Inbox status', 'Push status'])); // prettier-ignore
  await test.step('NTF-110 the call names the notification and its file', () =>
    expect(query()).toBe(`?page=0&size=10&notificationId=${row.id}&fileId=${row.csvFileId}`));
  type Recipient = { lastName: string; firstName: string; salesforceRecordType?: { name: string } };
  const { content } = await portal.ask<{ content: Recipient[] }>(`/notification/client/list${query()}`);
  const cell = (header: string) => cellsUnder(dialog.locator('tbody tr:not(.skeleton)').first(), header);
  await test.step('NTF-116 a name is last, first, and a record type is named by the row', async () => {
    await expect(cell('Display name')).toContainText(`${content[0]!.lastName}, ${content[0]!.firstName}`);
    await expect(cell('Record type')).toHaveText(content[0]!.salesforceRecordType?.name ?? '–');
  });
  await test.step('SHR-030 a type of user is told by its label', () => expect(cell('User type')).toHaveText('Client'));
  await test.step('NTF-120 the counts stand in one line', () =>
    expect(dialog.locator('.list-counts')).toHaveText(/^Total \d+Ignored \d+HK \d+SG \d+$/));
  await test.step('NTF-108 it is 500 px high, with ten rows and four sizes', async () => {
    await expect(dialog.locator('.table-box')).toHaveCSS('max-height', '500px');
    await expect(dialog.getByLabel('Rows per page')).toHaveValue('10');
    await expect(dialog.getByLabel('Rows per page').locator('option')).toHaveText(['5', '10', '20', '50']);
  });
  await portal.expectAccessible();
  await test.step('NTF-109 clients are searched for by their id', async () => {
    await dialog.getByLabel('Client ID').fill('C1000');
    await page.keyboard.press('Enter');
    await expect.poll(query).toContain('clientId=C1000');
  });
  await dialog.getByRole('button', { name: 'Filter' }).click();
  const panel = page.locator('.filter-panel');
  await test.step('NTF-121 users are all, valid or invalid', () =>
    expect(panel.getByLabel('Users').locator('option')).toHaveText(['All', 'Valid', 'Invalid']));
  const states = ['All', 'Received', 'Pending', 'Ignored', 'Failed', 'Deleted'];
  await test.step('SHR-026 the states of an inbox have their labels', () =>
    expect(panel.getByLabel('Inbox status').locator('option')).toHaveText(states));
  await test.step('NTF-115 a push has the states of an inbox', () =>
    expect(panel.getByLabel('Push status').locator('option')).toHaveText(states));
  await test.step('NTF-114 users have the states of clients', () =>
    expect(panel.getByLabel('User status').locator('option')).toHaveText(['All', 'Inactive', 'Active', 'Suspended', 'Deleted']));
  await panel.getByLabel('Users').selectOption({ label: 'Invalid' });
  await panel.getByLabel('User status').selectOption({ label: 'Suspended' });
  await panel.getByLabel('Push status').selectOption({ label: 'Ignored' });
  await panel.getByRole('button', { name: 'Apply' }).click();
  await test.step('NTF-121 invalid ones are asked for as such', () => expect.poll(query).toContain('isInvalidUser=true'));
  await test.step('NTF-109 the states are sent by their codes', () => {
    expect(query()).toContain('userStatus=SUSPENDED');
    expect(query()).toContain('pushStatus=IGNORED');
  });
  await test.step('NTF-112 several regions are sent one by one', async () => {
    await dialog.getByRole('button', { name: /^Filter/ }).click();
    for (const i of [1, 2]) await panel.getByRole('checkbox').nth(i).check();
    await panel.getByRole('button', { name: 'Apply' }).click();
    await expect.poll(query).toMatch(/&regions=\w+&regions=\w+/);
  });
  await test.step('NTF-117 Refresh clears what was read of the file, then asks again', async () => {
    const before = portal.calls(recipients).length;
    await dialog.getByRole('button', { name: 'Refresh' }).click();
    await expect.poll(() => portal.calls(recipients).length).toBe(before + 1);
    expect(portal.calls('DELETE /notification/client/clear/{id}').map(({ path }) => path)).toEqual([
      `/notification/client/clear/${row.csvFileId}`,
    ]);
  });
});

test('NTF-111 NTF-119 the recipients of a SYSTEM one are those of its offices and regions', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/createNotification');
  await radio(page, 'Notification Type', 'System').check();
  await tick(page, 'Sales Office', 'Hong Kong').check();
  await tick(page, 'Sales Office', 'Singapore').check();
  for (const name of ['China', 'Taiwan', 'Japan']) await tick(page, 'Region', name).check();
  await page.getByRole('button', { name: 'View client/partner list' }).click();
  const dialog = portal.dialog('Client/partner list');
  await expect(dialog.getByRole('row').nth(1)).toBeVisible();
  expect(portal.calls(recipients).at(-1)!.query).toBe('?page=0&size=10&salesOffice=HK,SG&regions=CN,TW,JP');
  await dialog.getByRole('button', { name: 'Filter' }).click();
  const panel = page.locator('.filter-panel');
  // with All
  await expect(panel.getByRole('checkbox')).toHaveCount(4);
  await panel.getByRole('checkbox', { name: 'Japan' }).check();
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => portal.calls(recipients).at(-1)!.query).toContain('regions=JP');
  await dialog.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => portal.calls(recipients).length).toBe(3);
  expect(portal.calls('DELETE /notification/client/clear/{id}')).toEqual([]);
  expect(await summary(page).count()).toBe(0);
});
