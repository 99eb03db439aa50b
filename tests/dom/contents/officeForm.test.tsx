import { expect, reply, screen, summaryTexts, test, waitFor, within, type Portal } from '../portal';

const base = '/contactUs/offices/';
const listPath = '/officeLocations';
const createPath = '/createOfficeLocation';
const languages = ['EN', 'JP', 'TC', 'SC'] as const;
const cities = ['Nagoya', '名古屋', '名古屋市', '名古屋巿'];
const addresses = ['4-7-1 Meieki', '名駅4-7-1', '名驛4-7-1', '名站4-7-1'];
const body = {
  countryId: 5,
  displayOrder: 42,
  post: false,
  ...{ cityEn: 'Nagoya', cityJp: '名古屋', cityTc: '名古屋市', citySc: '名古屋巿' },
  ...{ addressEn: '4-7-1 Meieki', addressJp: '名駅4-7-1', addressTc: '名驛4-7-1', addressSc: '名站4-7-1' },
};

/** Pastes a text into a field: these are too long to type, or no single keys. */
const paste = async (portal: Portal, label: string, text: string) => {
  const field = await portal.field(label);
  await portal.user.clear(field);
  await portal.user.click(field);
  await portal.user.paste(text);
};
const fill = async (portal: Portal, order = '42') => {
  await portal.select('Country', 'Japan');
  for (const [i, language] of languages.entries()) {
    await paste(portal, `City (${language})`, cities[i]!);
    await paste(portal, `Address (${language})`, addresses[i]!);
  }
  await portal.fill('Order', order);
};
const expectSummary = (texts: string[]) => waitFor(() => expect(summaryTexts()).toEqual(texts));

test('a new office is sent with its texts in four languages, and the list shows it (OFF-012, OFF-013, OFF-019, OFF-021)', async ({
  portal,
}) => {
  await portal.signIn('csteam.hk', listPath);
  await portal.click('link', 'Create');
  expect(await screen.findByRole('radio', { name: 'Offline' })).toBeChecked();
  await fill(portal);
  expect(within(await portal.field('Country')).getAllByRole('option')).toHaveLength(13);
  await portal.click('button', 'Create');
  await portal.message('New record is created');
  expect(portal.calls(`POST ${base}`).map((call) => call.body)).toEqual([body]);
  await screen.findByRole('heading', { name: 'Office Locations' });
  await portal.select('Rows per page', '50');
  expect(await portal.row('Nagoya')).toHaveTextContent('4-7-1 Meieki');
});

test('a changed language of an office is the only change, and the whole body is sent (OFF-018, OFF-020, OFF-021)', async ({ portal }) => {
  await portal.signIn('superadmin', listPath);
  await portal.user.click(within(await portal.row('Vancouver')).getByRole('link', { name: /^Edit/ }));
  await screen.findByRole('heading', { name: 'Edit Office Location · Vancouver' });
  expect(await portal.field('City (JP)')).toHaveValue('バンクーバー');
  await paste(portal, 'City (JP)', 'バンクーバー市');
  await portal.expectChanges('City (JP)');
  await paste(portal, 'City (JP)', 'バンクーバー');
  expect((await screen.findByText('Last update')).parentElement).toHaveTextContent(/^Last update -$/);
  await paste(portal, 'City (JP)', ' バンクーバー市 ');
  const listsBefore = portal.calls(`GET ${base}`).length;
  await portal.click('button', 'Save');
  await portal.message('The changes have been saved');
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
  await waitFor(() => expect(portal.calls(`GET ${base}`).length).toBeGreaterThan(listsBefore));
});

test('an empty office is not sent: the form and its summary name what is missing in each language (OFF-015, OFF-017, SHR-015, SHR-016)', async ({
  portal,
}) => {
  await portal.signIn('superadmin', createPath);
  await portal.click('button', 'Create');
  await portal.message('Please check the form and fill in correct format');
  const labels = ['Country', ...['City', 'Address'].flatMap((field) => languages.map((language) => `${field} (${language})`)), 'Order'];
  await expectSummary(labels.map((label) => `${label} cannot be empty`));
  for (const label of labels)
    expect(await portal.field(label)).toHaveAccessibleDescription(expect.stringContaining(`${label} cannot be empty`));
  expect(await portal.field('Country')).toHaveFocus();
  await portal.click('button', 'Address (TC) cannot be empty');
  expect(await portal.field('Address (TC)')).toHaveFocus();
  expect(portal.calls(`POST ${base}`)).toEqual([]);
});

test('an office whose stored post is neither on nor off asks for it (OFF-015, OFF-017)', async ({ portal }) => {
  const stored = { ...body, id: 1, countryEn: 'Japan', updatedAt: '2026-11-01T00:00:00Z', updatedByName: 'Priya Tandel', post: null };
  await portal.fault({ call: `GET ${base}{id}`, kind: 'raw', body: reply(stored) });
  await portal.signIn('superadmin', '/editOfficeLocation/1');
  await portal.click('button', 'Save');
  await expectSummary(['Post cannot be empty']);
});

test.for(['0', '-1', '1.', 'a'])(
  'an office with the order %j is not saved, and the order stays in the field (OFF-016)',
  async (order, { portal }) => {
    await portal.signIn('superadmin', createPath);
    await fill(portal, order);
    await portal.click('button', 'Create');
    await expectSummary(['Order must be integer']);
    expect(await portal.field('Order')).toHaveValue(order);
    expect(portal.calls(`POST ${base}`)).toEqual([]);
    await portal.fill('Order', '9');
    await expectSummary([]);
  },
);

test('typing into an office stops at 50 characters of a city, 150 of an address and two of the order (OFF-014, OFF-016)', async ({
  portal,
}) => {
  await portal.signIn('superadmin', createPath);
  const limits = languages.flatMap((language) => [[`City (${language})`, 50] as const, [`Address (${language})`, 150] as const]);
  for (const [label, limit] of limits) {
    await paste(portal, label, 'x'.repeat(limit - 1));
    await portal.user.keyboard('yz');
    const input = await portal.field(label);
    expect(input).toHaveValue(`${'x'.repeat(limit - 1)}y`);
    expect(input.nextElementSibling).toHaveTextContent(`${limit}/${limit}`);
  }
  await portal.fill('Order', '123');
  expect(await portal.field('Order')).toHaveValue('12');
});

test.for([
  ['51 UTF-16 units with combining marks', 'か\u3099'.repeat(25) + 'ん'],
  ['151 characters', '<b>'.repeat(51)],
])('a pasted city of %s is kept and marked in each language, and not saved (OFF-014, SHR-014)', async ([, text], { portal }) => {
  await portal.signIn('superadmin', createPath);
  await fill(portal);
  for (const language of languages) await paste(portal, `City (${language})`, text!);
  await portal.click('button', 'Create');
  await expectSummary(languages.map((language) => `City (${language}) must be at most 50 characters`));
  for (const language of languages) {
    expect(await portal.field(`City (${language})`)).toHaveValue(text);
    expect(await portal.field(`City (${language})`)).toBeInvalid();
  }
  expect(portal.calls(`POST ${base}`)).toEqual([]);
});

test('markup and right-to-left text of an office are sent as they are', async ({ portal }) => {
  await portal.signIn('superadmin', createPath);
  await fill(portal);
  const texts = ['<img src=x onerror=window.hit=1>', 'مرحبا', 'a <b>', '\u202Etxt'];
  for (const [i, language] of languages.entries()) await paste(portal, `Address (${language})`, texts[i]!);
  await portal.click('button', 'Create');
  await portal.message('New record is created');
  const [addressEn, addressJp, addressTc, addressSc] = texts;
  expect(portal.calls(`POST ${base}`)[0]!.body).toMatchObject({ addressEn, addressJp, addressTc, addressSc });
});

test('Cancel of a changed office names the change in a question, and saves nothing (OFF-023)', async ({ portal }) => {
  await portal.signIn('superadmin', '/editOfficeLocation/1');
  await portal.fill('Address (SC)', 'x');
  await portal.click('button', 'Cancel');
  const question = await portal.dialog('Leave without saving?');
  expect(question).toHaveTextContent('Not saved: Address (SC).');
  await portal.user.click(within(question).getByRole('button', { name: 'Leave' }));
  await screen.findByRole('heading', { name: 'Office Locations' });
  expect(portal.calls(`PUT ${base}{id}`)).toEqual([]);
});

test('each language of an office has its own lang and direction (SHR-036)', async ({ portal }) => {
  await portal.signIn('superadmin', '/editOfficeLocation/3');
  for (const [i, lang] of ['en', 'ja', 'zh-Hant-HK', 'zh-Hans-CN'].entries()) {
    expect(await portal.field(`City (${languages[i]})`)).toHaveAttribute('lang', lang);
    expect(await portal.field(`City (${languages[i]})`)).toHaveAttribute('dir', 'auto');
  }
});

test('"Copy EN to the empty ones" fills empty languages alone, and the count of filled ones follows', async ({ portal }) => {
  await portal.signIn('superadmin', '/editOfficeLocation/3');
  const city = await screen.findByRole('group', { name: 'City' });
  expect(city).toHaveTextContent('3 of 4');
  await portal.user.click(within(city).getByRole('button', { name: /^Copy EN to the empty ones/ }));
  expect(await portal.field('City (JP)')).toHaveValue('Kowloon');
  expect(await portal.field('City (TC)')).toHaveValue('九龍');
  expect(await portal.field('City (SC)')).toHaveValue('九龙');
  expect(city).toHaveTextContent('4 of 4');
  expect(within(city).queryByRole('button')).toBeNull();
  await portal.expectChanges('City (JP)');
  expect(screen.getByRole('group', { name: 'Address' })).toHaveTextContent('3 of 4');
});

test('an office that somebody else has changed in one language keeps what was entered in another, and is not saved', async ({ portal }) => {
  await portal.signIn('superadmin', '/editOfficeLocation/2');
  expect(await portal.field('City (JP)')).toHaveValue('シンガポール');
  const stored = await portal.ask<typeof body>(`${base}2`);
  await portal.fill('City (EN)', 'Singapore River');
  const newer = { ...stored, cityJp: '新しい', updatedAt: '2026-11-21T00:00:00Z' };
  await portal.fault({ call: `GET ${base}{id}`, count: 2, kind: 'raw', body: reply(newer) });
  await portal.click('button', 'Save');
  await screen.findByText(/This record was changed by/);
  expect(await portal.field('City (EN)')).toHaveValue('Singapore River');
  expect(await portal.field('City (JP)')).toHaveValue('新しい');
  expect(await portal.field('Address (EN)')).toHaveValue(stored.addressEn);
  await portal.expectChanges('City (EN)');
  expect(portal.calls(`PUT ${base}{id}`)).toEqual([]);
});

test('a language that was entered before the session ended is there again after the next sign-in', async ({ portal }) => {
  await portal.signIn('superadmin', '/editOfficeLocation/8');
  await paste(portal, 'City (TC)', '上海市');
  await portal.fault({ call: `PUT ${base}{id}`, kind: 'status', status: 'L101', msg: 'Ended', count: 1 });
  await portal.click('button', 'Save');
  await portal.fillSignIn('superadmin');
  await screen.findByText(/^What you typed before your session ended is here again/);
  expect(await portal.field('City (TC)')).toHaveValue('上海市');
  await portal.expectChanges('City (TC)');
});
