import { people } from '../../../fixtures/auth/people';
import { cellsUnder } from '../cellsUnder';
import { pauseClock } from '../clock';
import { expect, test, type Person } from '../portal';

const list = 'GET /notification/list';
const revoke = 'DELETE /notification/revoke/{id}';

test('the list of notifications has its title, columns, values and calls', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/pushNotification');
  await test.step('NTF-001 it is the Notification Management list', () =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText('Notification Management'));
  await test.step('NTF-014 its columns stand in their order', () =>
    expect(page.getByRole('columnheader')).toHaveText([
      'Notification ID',
      'Type',
      'Category',
      'Sales Office',
      'Region',
      'Title (English)',
      'Delivery Date & Time',
      'Status',
      /^Last update/,
      'Operation',
    ]));
  await portal.expectLoaded();
  await test.step('NTF-011 it starts with ten rows and offers four sizes', async () => {
    expect(portal.calls(list)[0]!.query).toContain('&size=10&');
    await expect(page.getByLabel('Rows per page').locator('option')).toHaveText(['5', '10', '20', '50']);
  });
  await test.step('NTF-008 the newest come first', () =>
    expect(portal.calls(list)[0]!.query).toContain('sort=updatedAt,desc&sort=notificationId,desc'));
  await test.step('NTF-010 the call has page, size and sort, and no search that is empty', () =>
    expect(portal.calls(list)[0]!.query).toBe('?page=0&size=10&sort=updatedAt,desc&sort=notificationId,desc'));
  const cell = (header: string) => cellsUnder(portal.row('50003'), header);
  await test.step('SHR-027 a type is told by its label', () => expect(cell('Type')).toHaveText('Investment'));
  await test.step('SHR-017 a time is shown to the minute', () => expect(cell('Last update')).toHaveText('2026/11/17 10:00'));
  await test.step('NTF-015 a row shows every value that is read', () =>
    expect(portal.row('50003').locator('td')).toHaveText([
      '50003',
      'Investment',
      'Maintenance',
      'Hong Kong',
      /Taiwan/,
      'The app rests on Sunday night',
      '2100/01/01 00:00',
      'Pending',
      '2026/11/17 10:00',
      'Revoke',
    ]));
  const status = (id: number) => cellsUnder(portal.row(String(id)), 'Status');
  await test.step('SHR-024 the two revoked states are told apart', async () => {
    await expect(status(50_005)).toHaveText('Revoked (Pending)');
    await expect(status(50_006)).toHaveText('Revoked (Delivered)');
  });
  await test.step('SHR-025 the other states have their labels', async () => {
    for (const [id, label] of [
      [50_001, 'Pending'],
      [50_002, 'Delivered'],
      [50_009, 'Pushing'],
      [50_004, 'Failed'],
    ] as const)
      await expect(status(id)).toHaveText(label);
  });
  await test.step('NTF-016 a status has its label in its colour', async () => {
    for (const [id, label, tone] of [
      [50_001, 'Pending', 'blue'],
      [50_002, 'Delivered', 'green'],
      [50_009, 'Pushing', 'red'],
      [50_004, 'Failed', 'red'],
      [50_005, 'Revoked (Pending)', 'red'],
      [50_006, 'Revoked (Delivered)', 'red'],
    ] as const) {
      await expect(portal.row(String(id)).locator(`.chip-${tone}`), label).toHaveText(label);
    }
  });
  // before a form or dialog has brought its styles
  await expect(portal.row('50001').getByRole('button', { name: /^Revoke/ })).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await portal.expectAccessible();
  for (const label of ['Title', 'Notification Category']) {
    const input = page.getByLabel(label, { exact: true });
    await input.fill('x'.repeat(50));
    await input.pressSequentially('y');
    await expect(input).toHaveValue('x'.repeat(50));
  }
});

test('NTF-003 NTF-004 NTF-005 NTF-007 NTF-009 is searched, filtered and sorted', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/pushNotification');
  await page.getByLabel('Title', { exact: true }).fill('quarter');
  await page.getByLabel('Notification Category').fill('letter');
  await page.keyboard.press('Enter');
  await expect.poll(() => portal.calls(list).at(-1)!.query).toContain('title=quarter&category=letter');
  await page.getByRole('button', { name: /^Filter/ }).click();
  const panel = page.locator('.filter-panel');
  for (const label of ['Notification Type', 'Sales Office', 'Region']) await expect(panel.getByLabel(label)).toHaveValue('');
  await panel.getByLabel('Notification Type').selectOption({ label: 'Market Updates' });
  await panel.getByLabel('Sales Office').selectOption({ label: 'Singapore' });
  await panel.getByLabel('Region').selectOption({ label: 'Japan' });
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect
    .poll(() => Object.fromEntries(new URLSearchParams(portal.calls(list).at(-1)!.query)))
    .toMatchObject({ type: 'MARKET', salesOffice: 'SG', region: 'JP', title: 'quarter', page: '0' });
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('');
  await page.getByRole('button', { name: /^Sort/ }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Last update, newest first', 'Last update, oldest first']);
  await page.getByRole('menuitem').nth(1).click();
  await expect.poll(() => portal.calls(list).at(-1)!.query).toContain('sort=updatedAt,asc&sort=notificationId,desc');
});

for (const [id, status, effect, after] of [
  [50_001, 'PENDING', 'It was not sent yet: nobody will get it.', 'Revoked (Pending)'],
  [50_002, 'DELIVERED', 'It was delivered: it disappears from the inbox of everybody who got it.', 'Revoked (Delivered)'],
  [50_009, 'PUSHING', 'It is on its way: whoever has it loses it from the inbox, and nobody else will get it.', 'Revoked (Delivered)'],
  [50_004, 'FAILED', 'It reached nobody, and nobody will get it.', 'Revoked (Pending)'],
] as const)
  test(`NTF-017 NTF-018 NTF-019 NTF-020 NTF-021 NTF-022 SHR-073 Revoke of a ${status} one says what it does, and is offered once`, async ({
    portal,
    page,
  }) => {
    await portal.signIn('superadmin', '/pushNotification');
    const row = portal.row(String(id));
    const title = await cellsUnder(row, 'Title (English)').innerText();
    await row.getByRole('button', { name: /^Revoke/ }).click();
    const dialog = portal.dialog('Are you sure to revoke this record?');
    await expect(dialog).toContainText(title);
    await expect(dialog).toContainText(effect);
    await portal.expectAccessible();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    expect(portal.calls(revoke)).toEqual([]);
    await row.getByRole('button', { name: /^Revoke/ }).click();
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(portal.message('Reocrd is revoked')).toBeVisible();
    expect(portal.calls(revoke).map(({ path }) => path)).toEqual([`/notification/revoke/${id - 50_000}`]);
    await expect(row).toContainText(after);
    await expect(row.getByRole('button', { name: /^Revoke/ })).toHaveCount(0);
  });

test('NTF-102 a revoke that is refused shows the server’s text, and the row as it is now', async ({ portal }) => {
  await portal.signIn('superadmin', '/pushNotification');
  await portal.expectLoaded();
  await portal.ask('/notification/revoke/2', { method: 'DELETE' });
  await portal
    .row('50002')
    .getByRole('button', { name: /^Revoke/ })
    .click();
  await portal.dialog().getByRole('button', { name: 'Confirm' }).click();
  await expect(portal.message('The notification is revoked already')).toBeVisible();
  await expect(portal.row('50002')).toContainText('Revoked (Delivered)');
});

test('a row that is due is asked for again until the server has sent it, and not after', async ({ portal, page }) => {
  // a full minute, as a delivery is; the date stands still until the clock stops
  const now = Math.floor(Date.now() / 60_000) * 60_000;
  await page.clock.install();
  await page.clock.setFixedTime(now);
  const due = new Date(now + 2 * 60_000 + 8 * 3_600_000).toISOString();
  let isSent = false;
  let letGo = () => {};
  const isPaused = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/notification/list?*', async (route) => {
    await isPaused;
    const response = await route.fetch();
    const json = (await response.json()) as { payload: { content: object[] } };
    const deliveryDate = `${due.slice(0, 10).replaceAll('-', '/')} ${due.slice(11, 16)}`;
    const first = { ...json.payload.content[0]!, deliveryDate, status: isSent ? 'DELIVERED' : 'PENDING' };
    await route.fulfill({ response, json: { ...json, payload: { ...json.payload, content: [first] } } });
  });
  await portal.signIn('superadmin', '/pushNotification');
  await pauseClock(page);
  letGo();
  const status = portal.rows().first().locator('.chip');
  // what shows a response needs timers: each look lets a millisecond pass
  const expectShown = (name: string) =>
    expect
      .poll(async () => {
        await page.clock.runFor(1);
        const isBusy = await page.locator('.table[aria-busy=true]').count();
        return isBusy ? 'busy' : (await status.allTextContents()).join();
      })
      .toBe(name);
  await expectShown('Pending');
  const requested = portal.calls(list).length;
  await page.clock.runFor(60_000);
  expect(portal.calls(list)).toHaveLength(requested);
  for (const more of [1, 2, 3]) {
    await page.clock.runFor(more === 1 ? 61_000 : 6_000);
    await expect.poll(() => portal.calls(list).length).toBe(requested + more);
    await expectShown('Pending');
  }
  isSent = true;
  await page.clock.runFor(6_000);
  await expectShown('Delivered');
  await page.clock.runFor(60_000);
  expect(portal.calls(list)).toHaveLength(requested + 4);
});

for (const { username, permissionCodes, userLevel } of people)
  test(`NTF-002 NTF-006 NTF-017 NTF-023 NTF-024 what ${username} may do with notifications`, async ({ portal, page }) => {
    const mayWrite = permissionCodes.includes('CAMPAIGN_WRITE');
    await portal.signIn(username as Person, '/pushNotification');
    await expect(page.getByRole('link', { name: 'Create', exact: true })).toHaveCount(userLevel === 1 ? 1 : 0);
    if (!permissionCodes.includes('CAMPAIGN_READ')) return;
    await portal.expectLoaded();
    const count = await portal.rows().count();
    expect(count).toBeGreaterThan(0);
    const open = await portal.rows().filter({ hasNotText: 'Revoked' }).count();
    await expect(portal.rows().getByRole('link', { name: /^Edit/ })).toHaveCount(count);
    await expect(portal.rows().getByRole('link', { name: /^Clone/ })).toHaveCount(mayWrite ? count : 0);
    await expect(portal.rows().getByRole('button', { name: /^Revoke/ })).toHaveCount(mayWrite ? open : 0);
    if (userLevel === 1) return;
    await page.getByRole('button', { name: /^Filter/ }).click();
    await expect(page.locator('.filter-panel').getByLabel('Sales Office')).toBeDisabled();
  });
