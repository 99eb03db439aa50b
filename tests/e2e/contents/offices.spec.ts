import { attacks } from '../attacks';
import { expect, type Portal, reply, test, recordForm } from '../portal';

const base = '/contactUs/offices/';
const languages = ['EN', 'JP', 'TC', 'SC'] as const;
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

test('OFF-002 OFF-012 OFF-013 OFF-019 OFF-021 SHR-036 create in four languages, and the list shows it', async ({ portal, page }) => {
  await portal.signIn('csteam.hk', '/officeLocations');
  await portal.expectLoaded();
  await portal.expectAccessible();
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
  await expect(page.getByRole('radio', { name: 'Offline' })).toBeChecked();
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
