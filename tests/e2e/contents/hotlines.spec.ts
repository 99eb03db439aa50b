import { cellsUnder } from '../cellsUnder';
import { expect, type Portal, reply, test, waysToSubmitTwice, errorSummary, recordForm } from '../portal';

const base = '/contactUs/clientServices/';
const fill = async ({ page }: Portal, number: string, order = '42') => {
  await page.getByLabel('Country').selectOption({ label: 'Japan' });
  await page.getByLabel('Tel Number').fill(number);
  await page.getByLabel('Order').fill(order);
};
const unique = (() => {
  let next = Math.floor(Math.random() * 1e8);
  return () => `+81 ${(next += 1)}`;
})();
const last = async (portal: Portal) => {
  await portal.page.getByLabel('Rows per page').selectOption('50');
  await portal.expectLoaded();
};

test('the list of hotlines shows what app users see', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/customerServiceHotline');
  await test.step('HOT-001 it is the list of hotlines', () =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText('Customer Service Hotline'));
  await test.step('HOT-003 its columns stand in their order', () =>
    expect(page.getByRole('columnheader')).toHaveText(['Order', 'Country/Region', 'Tel Number', 'Post', 'Last update', 'Operation']));
  await test.step('HOT-007 the call has page and size', () => expect(portal.calls(`GET ${base}`)[0]!.query).toBe('?page=0&size=10'));
  const row = portal.row('+86 555 0177 8800');
  await test.step('HOT-005 a country is shown in English', () => expect(cellsUnder(row, 'Country/Region')).toHaveText('China'));
  await test.step('HOT-004 Post says Online or Offline', async () => {
    await expect(cellsUnder(row, 'Post')).toHaveText('Online');
    await expect(cellsUnder(portal.row('00886 2 5550 1190'), 'Post')).toHaveText('Offline');
  });
  await test.step('PLT-110 the last update is a time and a name', () =>
    expect(cellsUnder(row, 'Last update')).toHaveText(/^2026\/11\/06 17:40 Robin Ashgrove$/));
  await test.step('HOT-006 a hotline can be edited and deleted', async () => {
    await expect(row.getByRole('link', { name: /^Edit/ })).toHaveAttribute('href', '#/editServiceHotline/3');
    await expect(row.getByRole('button', { name: /^Delete/ })).toBeVisible();
  });
  await test.step('HOT-008 the order is that of the server', async () => {
    const orders = (await portal.rows().locator('td:first-child').allInnerTexts()).map(Number);
    expect(orders).toHaveLength(10);
    expect(orders).toEqual(orders.toSorted((a, b) => a - b));
  });
  await test.step('PLT-105 the pager alone tells the total', async () => {
    await expect(page.getByText(/^Total/)).toHaveCount(0);
    await expect(page.getByText(/^1–10 of/)).toBeVisible();
  });
  await test.step('HOT-009 it starts with ten rows and offers four sizes', async () => {
    await expect(page.getByLabel('Rows per page')).toHaveValue('10');
    await expect(page.getByLabel('Rows per page').locator('option')).toHaveText(['5', '10', '20', '50']);
  });
  await portal.expectAccessible();
});

test('HOT-002 HOT-012 HOT-013 HOT-022 HOT-024 HOT-027 SHR-037 create, and the list shows it', async ({ portal, page }) => {
  await portal.signIn('csteam.hk', '/customerServiceHotline');
  await page.getByRole('link', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Off' })).toBeChecked();
  await expect(page.getByLabel('Country').locator('option')).toHaveCount(13);
  await portal.expectAccessible();
  const number = unique();
  await fill(portal, number);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(portal.message('New record is created')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Customer Service Hotline' })).toBeVisible();
  expect(portal.calls(`POST ${base}`).map(({ body }) => body)).toEqual([
    { countryId: 5, displayOrder: 42, phoneNumber: number, post: false },
  ]);
  await last(portal);
  await expect(portal.row(number)).toContainText('Offline');
});

test('HOT-023 HOT-024 PLT-022 PLT-024 PLT-025 edit saves the same body, returns to the kept list and reloads it', async ({
  portal,
  page,
}) => {
  await portal.signIn('superadmin', '/customerServiceHotline');
  await page.getByLabel('Rows per page').selectOption('5');
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page.getByText(/^6–10 of/)).toBeVisible();
  await portal.row('+60 3 5550 1180').getByRole('link', { name: /^Edit/ }).click();
  await expect(page.getByRole('heading', { name: 'Edit Customer Service Hotline · Malaysia +60 3 5550 1180' })).toBeVisible();
  await expect(page.locator('.last-update')).toHaveText(/^Last update 2026\/10\/28 17:40 Robin Ashgrove$/);
  await page.getByRole('radio', { name: 'Off' }).check();
  await portal.expectChanges('Post');
  const lists = portal.calls(`GET ${base}`).length;
  await page.keyboard.press('Control+s');
  await expect(portal.message('The changes have been saved')).toBeVisible();
  await expect(page.getByText(/^6–10 of/)).toBeVisible();
  await expect(portal.row('+60 3 5550 1180')).toContainText('Offline');
  expect(portal.calls(`GET ${base}`).length).toBe(lists + 1);
  expect(portal.calls(`PUT ${base}{id}`)[0]!.body).toEqual({ countryId: 6, displayOrder: 6, phoneNumber: '+60 3 5550 1180', post: false });
  expect(portal.calls(`PUT ${base}{id}`)[0]!.headers['idempotency-key']).toBeTruthy();
});

test('HOT-010 SHR-073 Delete asks with the record below, starts on Cancel, deletes once and reloads', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/createServiceHotline');
  const number = unique();
  await fill(portal, number);
  await page.getByRole('button', { name: 'Create' }).click();
  await last(portal);
  const before = portal.calls(`GET ${base}`).length;
  await portal
    .row(number)
    .getByRole('button', { name: /^Delete/ })
    .click();
  const question = portal.dialog('Are you sure to delete this record?');
  await expect(question).toContainText(`Japan ${number}`);
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await portal.expectAccessible();
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  expect(portal.calls(`DELETE ${base}{id}`)).toEqual([]);
  await portal
    .row(number)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await question.getByRole('button', { name: 'Delete' }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(portal.message('Reocrd is deleted')).toBeVisible();
  await expect(portal.row(number)).toHaveCount(0);
  expect(portal.calls(`DELETE ${base}{id}`)).toHaveLength(1);
  expect(portal.calls(`GET ${base}`).length).toBeGreaterThan(before);
});

test('HOT-002 HOT-011 HOT-025 PLT-112 without the code or the level: no Create, no Delete, Edit opens for reading, Save is hidden', async ({
  portal,
  page,
}) => {
  await portal.signIn('viewer.hk', '/customerServiceHotline');
  await expect(portal.rows().first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create', exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await portal.row('+65 5550 1140').getByRole('link', { name: /^Edit/ }).click();
  await expect(page.getByRole('heading', { name: /^Edit Customer Service Hotline · .* \+65 5550 1140$/ })).toBeVisible();
  await expect(recordForm(page)).toContainText('+65 5550 1140');
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await expect(recordForm(page).locator('input, select')).toHaveCount(0);
  await portal.expectAccessible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Customer Service Hotline' })).toBeVisible();
});

test('HOT-014 HOT-016 HOT-018 HOT-020 SHR-015 SHR-016 a failed form shows the text, each field its own, a summary, and sends nothing', async ({
  portal,
  page,
}) => {
  await portal.signIn('superadmin', '/createServiceHotline');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(portal.message('Please check the form and fill in correct format')).toBeVisible();
  const summary = errorSummary(page);
  for (const text of ['Country cannot be empty', 'Tel Number cannot be empty', 'Order cannot be empty']) {
    await expect(summary.getByText(text)).toBeVisible();
    await expect(page.locator('.field').getByText(text)).toBeVisible();
  }
  await summary.getByRole('button', { name: 'Order cannot be empty' }).click();
  await expect(page.getByLabel('Order')).toBeFocused();
  await portal.expectAccessible();
  await fill(portal, 'call us', 'ab');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.locator('.field').getByText('Please enter the correct format')).toBeVisible();
  await expect(page.locator('.field').getByText('Order must be integer')).toBeVisible();
  await expect(page.getByLabel('Tel Number')).toHaveValue('call us');
  expect(portal.calls(`POST ${base}`)).toEqual([]);
});

test('a hotline with a number that is none is refused, and the number stays in the field (HOT-015 HOT-016 SHR-014)', async ({
  portal,
  page,
}) => {
  await portal.signIn('superadmin', '/createServiceHotline');
  const error = page.locator('.field').locator('.error');
  for (const value of ['電話番号', '<script>alert(1)</script>', '+852 5550\n1140x', 'مرحبا', '=1+1']) {
    await fill(portal, value);
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(error, value).toHaveText(value.length > 20 ? /must be at most 20|correct format/ : 'Please enter the correct format');
    await expect(page.getByLabel('Tel Number')).toHaveValue(value.replace('\n', ' '));
    expect(portal.calls(`POST ${base}`), value).toEqual([]);
    await page.getByLabel('Tel Number').fill('+81 1');
    await expect(error).toHaveCount(0);
  }
});
test('HOT-015 HOT-019 SHR-014 typing stops at the limit, with a counter', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/createServiceHotline');
  await page.getByLabel('Tel Number').pressSequentially('1'.repeat(25));
  await expect(page.getByLabel('Tel Number')).toHaveValue('1'.repeat(20));
  await expect(page.getByText('20/20')).toBeVisible();
  await page.getByLabel('Order').pressSequentially('123');
  await expect(page.getByLabel('Order')).toHaveValue('12');
});

test('double click, two clicks in a frame, Enter twice, ten submits: one request', async ({ portal, page }) => {
  await portal.fault({ call: `POST ${base}`, kind: 'latency', milliseconds: 150 });
  await portal.signIn('superadmin', '/createServiceHotline');
  for (const [i, submit] of waysToSubmitTwice(page, 'Create', 'Order').entries()) {
    await portal.open('/createServiceHotline');
    await fill(portal, unique());
    await submit();
    await expect(page.getByRole('heading', { name: 'Customer Service Hotline', exact: true })).toBeVisible();
    expect(portal.calls(`POST ${base}`)).toHaveLength(i + 1);
  }
});

test('two editors: the second is told, keeps what was typed, and overwrites only when asked to again', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/editServiceHotline/15');
  await page.getByLabel('Order').fill('33');
  const stored = {
    id: 9,
    countryId: 9,
    countryEn: 'United States',
    displayOrder: 9,
    phoneNumber: '+1 999',
    post: true,
    updatedAt: '2026-11-21T00:00:00Z',
    updatedByName: 'Priya Tandel',
  };
  await portal.fault({ call: `GET ${base}{id}`, count: 1, kind: 'raw', body: reply(stored) });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This record was changed by someone else')).toBeVisible();
  await expect(page.getByLabel('Order')).toHaveValue('33');
  expect(portal.calls(`PUT ${base}{id}`)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(portal.message('The changes have been saved')).toBeVisible();
});

test('a lookup that fails says so at its field, with Retry, and the stored value stays', async ({ portal, page }) => {
  await portal.fault({ call: 'GET /country/', kind: 'http', status: 500, count: 1 });
  await portal.signIn('superadmin', '/editServiceHotline/2');
  await expect(page.getByText('Country could not be loaded.')).toBeVisible();
  await expect(page.getByLabel('Country')).toHaveValue('2');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByLabel('Country').locator('option')).toHaveCount(13);
});

test('a lookup on its way says so where its choices will be', async ({ portal, page }) => {
  const answer = await portal.hold('**/country/');
  await portal.signIn('superadmin', '/createServiceHotline');
  const country = page.getByLabel('Country');
  await expect(country.locator('option')).toHaveText(['Loading…']);
  answer();
  await expect(country.locator('option')).toHaveCount(13);
  await expect(country.locator('option').first()).toHaveText('Choose…');
});

test('every task by keyboard alone: create, edit and delete a hotline', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/customerServiceHotline');
  await page.getByRole('link', { name: 'Create', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Country').locator('option')).toHaveCount(13);
  await page.getByLabel('Country').focus();
  await page.keyboard.type('Sing');
  await page.keyboard.press('Tab');
  const number = unique();
  await page.keyboard.type(number);
  await page.keyboard.press('Tab');
  await page.keyboard.type('99');
  await page.keyboard.press('Enter');
  await expect(portal.message('New record is created')).toBeVisible();
  await last(portal);
  await portal.row(number).getByRole('link', { name: /^Edit/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Off' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+s');
  await expect(portal.message('The changes have been saved')).toBeVisible();
  await portal
    .row(number)
    .getByRole('button', { name: /^Delete/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(portal.row(number)).toHaveCount(0);
});
