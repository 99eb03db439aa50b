import { attacks } from '../attacks';
import { cellsUnder } from '../cellsUnder';
import { expect, type Portal, reply, test, waysToSubmitTwice, errorSummary, recordForm } from '../portal';

const base = '/contactUs/offices/';
const languages = ['EN', 'JP', 'TC', 'SC'] as const;
const codes = ['en', 'ja', 'zh-Hant-HK', 'zh-Hans-CN'];
const texts = (field: string, values: string[]) => languages.map((language, i) => [`${field} (${language})`, values[i]!] as const);
const cities = ['Nagoya', '名古屋', '名古屋市', '名古屋巿'];
const addresses = ['4-7-1 Meieki', '名駅4-7-1', '名驛4-7-1', '名站4-7-1'];
const fill = async ({ page }: Portal, order = '42') => {
  await page.getByLabel('Country').selectOption({ label: 'Japan' });
  for (const [label, value] of [...texts('City', cities), ...texts('Address', addresses)]) await page.getByLabel(label).fill(value);
  await page.getByLabel('Order').fill(order);
};
const body = {
  countryId: 5,
  displayOrder: 42,
  post: false,
  ...{ cityEn: 'Nagoya', cityJp: '名古屋', cityTc: '名古屋市', citySc: '名古屋巿' },
  ...{ addressEn: '4-7-1 Meieki', addressJp: '名駅4-7-1', addressTc: '名驛4-7-1', addressSc: '名站4-7-1' },
};
const stored = { ...body, id: 1, countryEn: 'Japan', updatedAt: '2026-11-01T00:00:00Z', updatedByName: 'Priya Tandel' };
const summaryOf = ({ page }: Portal) => errorSummary(page).getByRole('listitem');

test('the list of offices shows what app users see', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/officeLocations');
  await test.step('OFF-001 it is the list of office locations', () => expect(page).toHaveTitle('Office Locations – ADMIN PORTAL'));
  await test.step('OFF-004 its columns stand in their order', () =>
    expect(page.getByRole('columnheader')).toHaveText([
      'Order',
      'Country/Region',
      'Office Name/City',
      'Address',
      'Post',
      'Last update',
      'Operation',
    ]));
  await test.step('OFF-008 the call has page and size, and there are four sizes', async () => {
    expect(portal.calls(`GET ${base}`)[0]!.query).toBe('?page=0&size=10');
    await expect(page.getByLabel('Rows per page').locator('option')).toHaveText(['5', '10', '20', '50']);
  });
  const row = portal.row('18 Harbour Road');
  await test.step('OFF-005 country, city and address are shown in English', async () => {
    await expect(cellsUnder(row, 'Country/Region')).toHaveText('Hong Kong');
    await expect(cellsUnder(row, 'Office Name/City')).toHaveText('Hong Kong');
    await expect(cellsUnder(row, 'Address')).toHaveText('18 Harbour Road, Wan Chai');
  });
  await test.step('OFF-006 Post says Online or Offline', async () => {
    await expect(cellsUnder(row, 'Post')).toHaveText('Online');
    await expect(cellsUnder(portal.row('Kowloon'), 'Post')).toHaveText('Offline');
  });
  await expect(cellsUnder(row, 'Last update')).toHaveText('2026/11/10 11:15 Priya Tandel');
  await test.step('OFF-009 the order is that of the server, by order and then by id', () =>
    expect(cellsUnder(portal.rows(), 'Office Name/City').filter({ hasText: /^(Kowloon|Osaka)$/ })).toHaveText(['Kowloon', 'Osaka']));
  await test.step('OFF-003 Edit opens the office', () =>
    expect(row.getByRole('link', { name: 'Edit Hong Kong' })).toHaveAttribute('href', '#/editOfficeLocation/1'));
  await test.step('OFF-007 an office can be edited and deleted', async () => {
    await expect(row.getByRole('link', { name: 'Edit Hong Kong' })).toBeVisible();
    await expect(row.getByRole('button', { name: 'Delete Hong Kong' })).toBeVisible();
  });
  await portal.expectAccessible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await portal.expectAccessible();
});

test('OFF-002 OFF-012 OFF-013 OFF-019 OFF-021 SHR-036 create in four languages, and the list shows it', async ({ portal, page }) => {
  await portal.signIn('csteam.hk', '/officeLocations');
  await page.getByRole('link', { name: 'Create', exact: true }).click();
  await expect(page).toHaveTitle('Create Office Location – ADMIN PORTAL');
  await expect(page.getByLabel('Country').locator('option')).toHaveCount(13);
  await expect(recordForm(page).locator('.label:visible')).toHaveText([
    /^Country/,
    /^City \*/,
    ...languages.map((language) => `City (${language}) *`),
    /^Address \*/,
    ...languages.map((language) => `Address (${language}) *`),
    /^Order/,
    /^Post/,
  ]);
  await expect(page.getByRole('radio')).toHaveCount(2);
  await expect(page.getByRole('radio', { name: 'Off' })).toBeChecked();
  await portal.expectAccessible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await portal.expectAccessible();
  await fill(portal);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(portal.message('New record is created')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Office Locations' })).toBeVisible();
  expect(portal.calls(`POST ${base}`).map((call) => call.body)).toEqual([body]);
  await page.getByLabel('Rows per page').selectOption('50');
  await portal.expectLoaded();
  await expect(portal.row('Nagoya').first()).toContainText('4-7-1 Meieki');
});

test('OFF-018 OFF-020 OFF-021 edit one language: it alone is dirty, the whole body is sent, and the list is read again', async ({
  portal,
  page,
}) => {
  await portal.signIn('superadmin', '/officeLocations');
  await portal.row('Vancouver').getByRole('link', { name: /^Edit/ }).click();
  await expect(page.getByRole('heading', { name: 'Edit Office Location · Vancouver' })).toBeVisible();
  await expect(page.getByLabel('City (JP)')).toHaveValue('バンクーバー');
  await page.getByLabel('City (JP)').fill('バンクーバー市');
  await portal.expectChanges('City (JP)');
  await page.getByLabel('City (JP)').fill('バンクーバー');
  await expect(page.locator('.form-note')).toHaveText('Last update -');
  await page.getByLabel('City (JP)').fill(' バンクーバー市 ');
  const before = portal.calls(`GET ${base}`).length;
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(portal.message('The changes have been saved')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Office Locations' })).toBeVisible();
  expect(portal.calls(`PUT ${base}{id}`).map((call) => call.body)).toEqual([
    {
      countryId: 10,
      displayOrder: 9,
      post: false,
      ...{ cityEn: 'Vancouver', cityJp: 'バンクーバー市', cityTc: '溫哥華', citySc: '温哥华' },
      addressEn: '1055 West Georgia Street',
      addressJp: 'ウェストジョージア通り1055',
      addressTc: '西喬治亞街1055號',
      addressSc: '西乔治亚街1055号',
    },
  ]);
  await expect.poll(() => portal.calls(`GET ${base}`).length).toBeGreaterThan(before);
});

test('OFF-010 Delete asks, deletes once and reloads', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/createOfficeLocation');
  await fill(portal, '1');
  await page.getByLabel('City (EN)').fill('Gone soon');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('button', { name: 'Delete Gone soon' }).click();
  const question = portal.dialog('Are you sure to delete this record?');
  await expect(question).toContainText('Gone soon');
  await portal.expectAccessible();
  const before = portal.calls(`GET ${base}`).length;
  await question.getByRole('button', { name: 'Delete' }).dblclick();
  await expect(portal.message('Reocrd is deleted')).toBeVisible();
  await expect(portal.row('Gone soon')).toHaveCount(0);
  expect(portal.calls(`DELETE ${base}{id}`)).toHaveLength(1);
  expect(portal.calls(`GET ${base}`).length).toBeGreaterThan(before);
});

test('OFF-002 OFF-011 OFF-022 without the code or the level: no Create, no Delete, Edit opens for reading, Save is hidden', async ({
  portal,
  page,
}) => {
  await portal.signIn('viewer.hk', '/officeLocations');
  await expect(portal.rows().first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create', exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await portal.row('Kowloon').getByRole('link', { name: /^Edit/ }).click();
  await expect(page.getByRole('heading', { name: 'Edit Office Location · Kowloon' })).toBeVisible();
  await expect(page.locator('.languages-shown').first().locator('li')).toHaveText(['EN Kowloon', 'JP –', 'TC 九龍', 'SC 九龙']);
  await expect(page.locator('.languages-shown').first().locator('bdi').nth(1)).toHaveAttribute('lang', 'zh-Hant-HK');
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await expect(recordForm(page).locator(':is(input, select)')).toHaveCount(0);
  await portal.expectAccessible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Office Locations' })).toBeVisible();
});

test('OFF-002 PLT-124 the create address without the level shows "No permission!" and makes no call', async ({ portal, page }) => {
  await portal.signIn('viewer.hk', '/createOfficeLocation');
  await expect(page.getByText('No permission!')).toBeVisible();
  expect(portal.sent.filter(({ call }) => /country|offices/.test(call ?? ''))).toEqual([]);
});

test('OFF-015 OFF-017 SHR-015 SHR-016 what is required says so by language, in the form and in the summary, and nothing is sent', async ({
  portal,
  page,
}) => {
  await portal.signIn('superadmin', '/createOfficeLocation');
  await page.getByRole('button', { name: 'Create' }).click();
  const messages = [
    'Country cannot be empty',
    ...languages.map((language) => `City (${language}) cannot be empty`),
    ...languages.map((language) => `Address (${language}) cannot be empty`),
    'Order cannot be empty',
  ];
  await expect(summaryOf(portal)).toHaveText(messages);
  await expect(recordForm(page).locator('.field .error')).toHaveText(messages);
  await expect(portal.message('Please check the form and fill in correct format')).toBeVisible();
  await expect(page.getByLabel('Country')).toBeFocused();
  await portal.expectAccessible();
  await page.getByRole('button', { name: 'Address (TC) cannot be empty' }).click();
  await expect(page.getByLabel('Address (TC)')).toBeFocused();
  expect(portal.calls(`POST ${base}`)).toEqual([]);
});

test('OFF-015 OFF-017 a post that nobody chose is told', async ({ portal, page }) => {
  await portal.fault({ call: `GET ${base}{id}`, kind: 'raw', body: reply({ ...stored, post: null }) });
  await portal.signIn('superadmin', '/editOfficeLocation/1');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(summaryOf(portal)).toHaveText(['Post cannot be empty']);
});

test('an office with an order that is no integer is refused, and the order stays in the field (OFF-016)', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/createOfficeLocation');
  for (const typed of ['0', '-1', '1.', 'a']) {
    await fill(portal, typed);
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(summaryOf(portal), typed).toHaveText(['Order must be integer']);
    await expect(page.getByLabel('Order')).toHaveValue(typed);
    expect(portal.calls(`POST ${base}`), typed).toEqual([]);
    await page.getByLabel('Order').fill('9');
    await expect(summaryOf(portal)).toHaveCount(0);
  }
});

test('OFF-014 OFF-016 typing stops at the limit in each language, counted by UTF-16 units', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/createOfficeLocation');
  for (const [label, limit] of [...texts('City', Array(4).fill('50') as string[]), ...texts('Address', Array(4).fill('150') as string[])]) {
    const input = page.getByLabel(label);
    await input.fill('x'.repeat(Number(limit) - 1));
    await input.press('End');
    await input.pressSequentially('yz');
    await expect(input).toHaveValue(`${'x'.repeat(Number(limit) - 1)}y`);
    await expect(input.locator('..').locator('.counter')).toHaveText(`${limit}/${limit}`);
  }
  await page.getByLabel('Order').pressSequentially('123');
  await expect(page.getByLabel('Order')).toHaveValue('12');
});

const bad = [
  ['51 characters with combining marks', 'か\u3099'.repeat(25) + 'ん'],
  ['151 characters', '<b>'.repeat(51)],
] as const;
for (const [name, typed] of bad)
  test(`OFF-014 SHR-014 ${name} pasted into each language: told, marked, kept`, async ({ portal, page }) => {
    await portal.signIn('superadmin', '/createOfficeLocation');
    await fill(portal);
    for (const [label] of texts('City', cities)) await page.getByLabel(label).fill(typed);
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(summaryOf(portal)).toHaveText(languages.map((language) => `City (${language}) must be at most 50 characters`));
    for (const [label] of texts('City', cities)) {
      await expect(page.getByLabel(label)).toHaveValue(typed);
      await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    }
    expect(portal.calls(`POST ${base}`)).toEqual([]);
  });

test('markup, right-to-left text and pasted newlines are text in each language, and travel as they are', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/createOfficeLocation');
  await fill(portal);
  const typed = ['<img src=x onerror=window.hit=1>', 'مرحبا', 'a\nb\r\nc', '\u202Etxt'];
  for (const [i, [label]] of texts('Address', addresses).entries()) await page.getByLabel(label).fill(typed[i]!);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(portal.message('New record is created')).toBeVisible();
  expect(portal.calls(`POST ${base}`)[0]!.body).toMatchObject({
    addressEn: typed[0],
    addressJp: typed[1],
    addressTc: 'a b c',
    addressSc: typed[3],
  });
});

test('attack strings in every text of an office run nothing, in the list and in the form', async ({ portal, page }) => {
  const members = [
    'cityEn',
    'cityJp',
    'cityTc',
    'citySc',
    'addressEn',
    'addressJp',
    'addressTc',
    'addressSc',
    'countryEn',
    'updatedByName',
  ];
  const attacked = (from: number) => Object.fromEntries(members.map((member, i) => [member, attacks[(from + i) % attacks.length]]));
  const content = attacks.map((_, i) => ({ ...stored, ...attacked(i), id: i + 1 })).slice(0, 50);
  await portal.fault({ call: `GET ${base}`, kind: 'raw', body: reply({ content, totalElements: content.length }) });
  await portal.fault({ call: `GET ${base}{id}`, kind: 'raw', body: reply({ ...stored, ...attacked(3) }) });
  await portal.signIn('superadmin', '/officeLocations');
  await expect(portal.rows()).toHaveCount(content.length);
  await portal.open('/editOfficeLocation/1');
  await expect(page.getByLabel('City (EN)')).toHaveValue(attacks[3]!.replaceAll('\n', ''));
  expect(await page.evaluate(() => (window as { hit?: unknown }).hit)).toBeUndefined();
});

test('OFF-023 Cancel returns without saving, and asks first when something was typed', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/editOfficeLocation/1');
  await page.getByLabel('Address (SC)').fill('x');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(portal.dialog('Leave without saving?')).toContainText('Not saved: Address (SC).');
  await portal.dialog().getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Office Locations' })).toBeVisible();
  expect(portal.calls(`PUT ${base}{id}`)).toEqual([]);
});

test('each language has its own lang and direction, says how many are filled, and English fills the empty ones alone', async ({
  portal,
  page,
}) => {
  await portal.signIn('superadmin', '/editOfficeLocation/3');
  for (const [i, [label]] of texts('City', cities).entries()) {
    await expect(page.getByLabel(label)).toHaveAttribute('lang', codes[i]!);
    await expect(page.getByLabel(label)).toHaveAttribute('dir', 'auto');
  }
  const city = page.getByRole('group', { name: 'City' });
  await expect(city).toContainText('3 of 4');
  await city.getByRole('button', { name: 'Copy EN to the empty ones' }).click();
  await expect(page.getByLabel('City (JP)')).toHaveValue('Kowloon');
  await expect(page.getByLabel('City (TC)')).toHaveValue('九龍');
  await expect(page.getByLabel('City (SC)')).toHaveValue('九龙');
  await expect(city).toContainText('4 of 4');
  await expect(city.getByRole('button')).toHaveCount(0);
  await portal.expectChanges('City (JP)');
  await expect(page.getByRole('group', { name: 'Address' })).toContainText('3 of 4');
});

test('on a phone the languages are tabs, and the summary opens the one that fails', async ({ portal, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await portal.signIn('superadmin', '/editOfficeLocation/3');
  const tabs = page.getByRole('tablist', { name: 'City' }).getByRole('tab');
  await expect(tabs).toHaveCount(4);
  await expect(page.getByLabel('City (EN)')).toBeVisible();
  await expect(page.getByLabel('City (JP)')).toHaveCount(0);
  await portal.expectAccessible();
  await page.getByRole('button', { name: 'Save' }).click();
  // what fails comes to the front by itself
  await expect(page.getByLabel('City (JP)')).toBeFocused();
  await expect(tabs.nth(1)).toHaveAccessibleName(/JP.*has an error/);
  await tabs.nth(3).click();
  await expect(page.getByLabel('City (SC)')).toHaveValue('九龙');
  await page.getByRole('button', { name: 'City (JP) cannot be empty' }).click();
  await expect(page.getByLabel('City (JP)')).toBeFocused();
  await page.getByLabel('City (JP)').fill('九龍');
  await tabs.nth(0).click();
  await page.getByLabel('City (EN)').fill('Kowloon City');
  await tabs.nth(1).click();
  await expect(page.getByLabel('City (JP)')).toHaveValue('九龍');
  await portal.expectAccessible();
});

test('two editors: a newer record that differs in one language is told, and what was typed is kept', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/editOfficeLocation/2');
  await expect(page.getByLabel('City (JP)')).toHaveValue('シンガポール');
  const { addressEn } = await portal.ask<typeof stored>(`${base}2`);
  await page.getByLabel('City (EN)').fill('Singapore River');
  const newer = { ...(await portal.ask<typeof stored>(`${base}2`)), cityJp: '新しい', updatedAt: '2026-11-21T00:00:00Z' };
  await portal.fault({ call: `GET ${base}{id}`, count: 2, kind: 'raw', body: reply(newer) });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This record was changed by someone else')).toBeVisible();
  await expect(page.getByLabel('City (EN)')).toHaveValue('Singapore River');
  await expect(page.getByLabel('City (JP)')).toHaveValue('新しい');
  await expect(page.getByLabel('Address (EN)')).toHaveValue(addressEn);
  await portal.expectChanges('City (EN)');
  expect(portal.calls(`PUT ${base}{id}`)).toEqual([]);
});

test('what was typed in one language outlives a session that ended, in that language alone', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/editOfficeLocation/8');
  await page.getByLabel('City (TC)').fill('上海市');
  await portal.fault({ call: `PUT ${base}{id}`, kind: 'status', status: 'L101', msg: 'Ended', count: 1 });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await portal.fillSignIn('superadmin');
  await expect(page.getByText('What you typed before your session ended is here again.')).toBeVisible();
  await expect(page.getByLabel('City (TC)')).toHaveValue('上海市');
  await portal.expectChanges('City (TC)');
});

test('double click, two clicks in a frame, Enter twice, ten submits: one office', async ({ portal, page }) => {
  await portal.fault({ call: `POST ${base}`, kind: 'latency', milliseconds: 150 });
  await portal.signIn('superadmin', '/createOfficeLocation');
  for (const [i, submit] of waysToSubmitTwice(page, 'Create', 'Order').entries()) {
    await portal.open('/createOfficeLocation');
    await fill(portal);
    await submit();
    await expect(page.getByRole('heading', { name: 'Office Locations', exact: true })).toBeVisible();
    expect(portal.calls(`POST ${base}`)).toHaveLength(i + 1);
  }
});
