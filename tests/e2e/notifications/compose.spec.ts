import { expect, test } from '../portal';
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
  radios,
  recipients,
  review,
  summary,
  tick,
} from './composer';

const path = '/createNotification';
type Body = Record<string, unknown>;
const sentBody = (portal: { calls: (call: string) => { body: unknown }[] }) => portal.calls(add).at(-1)!.body as Body;
const each = (text: string) => ({ EN: `${text} EN`, JA: `${text} JP`, ZH_HK: `${text} TC`, ZH_CN: `${text} SC` });

test('a SYSTEM message is written and sent', async ({ portal, page }) => {
  await portal.signIn('superadmin', path);
  await test.step('NTF-025 Create Notification has a way back to the list', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Notification');
    await expect(page.getByRole('link', { name: 'Notification Management' })).toHaveAttribute('href', '#/pushNotification');
  });
  const sections = page.locator('.sheet-card h2');
  await test.step('NTF-028 its sections stand in their order', () =>
    expect(sections).toHaveText([
      'Notification Type',
      'Client Segmentation',
      'Title *',
      'Notification Summary',
      'Content *',
      'Images',
      'Button1 *',
      'Button2',
      'Delivery & Status',
    ]));
  const types = radios(page, 'Notification Type').getByRole('radio');
  await test.step('NTF-036 there are four types', async () => {
    await expect(types).toHaveCount(4);
    for (const name of ['System', 'Investment', 'Corporate', 'Market Updates'])
      await expect(radio(page, 'Notification Type', name)).toBeVisible();
  });
  await test.step('NTF-037 none of the types is chosen', async () => {
    for (const each of await types.all()) await expect(each).not.toBeChecked();
  });
  await test.step('NTF-039 it is not important until somebody says so', () => expect(radio(page, 'Important', 'No')).toBeChecked());
  await radio(page, 'Notification Type', 'System').check();
  await test.step('NTF-029 a SYSTEM message has no second button', () => expect(sections.filter({ hasText: 'Button2' })).toHaveCount(0));
  await expect(group(page, 'Client list (CSV file)')).toHaveCount(0);
  await test.step('NTF-043 its regions are picked with checkboxes', async () => {
    await tick(page, 'Sales Office', 'Hong Kong').check();
    await tick(page, 'Region', 'Hong Kong').check();
  });
  await test.step('NTF-031 a content has five formats', () =>
    expect(page.getByRole('toolbar', { name: 'Format of Content (EN)' }).getByRole('button')).toHaveCount(5));
  await fillTexts(page);
  await page.getByLabel('Notification Summary (JP)').fill('In short');
  await fillDelivery(page);
  const box = await review(portal);
  await box.getByRole('button', { name: /^Send to \d/ }).click();
  await test.step('NTF-092 it says that it is created', () => expect(portal.message('Push Notification is created')).toBeVisible());
  await test.step('NTF-026 it returns to the list', () => expect(portal.path()).toBe('/pushNotification'));
  const contents = Object.fromEntries(Object.entries(each('A content')).map(([language, text]) => [language, `<p>${text}</p>`]));
  await test.step('NTF-032 titles, summaries and contents are sent by language', () =>
    expect(sentBody(portal)).toMatchObject({ titles: each('A title'), summary: { JA: 'In short' }, contents }));
  await test.step('NTF-053 a SYSTEM message carries no client list', () => {
    const ofList = ['hasVariables', 'csvFileId', 'csvType'];
    expect(Object.keys(sentBody(portal)).filter((name) => ofList.includes(name))).toEqual([]);
  });
  await test.step('NTF-091 the delivery is a day and a time in one text', () =>
    expect(sentBody(portal).deliveryDate).toBe('2100/06/01 10:15'));
  await test.step('NTF-092 the body is that of a notification', () =>
    expect(sentBody(portal)).toEqual({
      type: 'SYSTEM',
      category: 'Distribution',
      important: false,
      salesOffices: ['HK'],
      regions: ['HK'],
      titles: each('A title'),
      summary: { JA: 'In short' },
      contents,
      deliveryDate: '2100/06/01 10:15',
      imageIsSame4All: false,
      button1Type: 'NONE',
      button2Type: 'NONE',
    }));
  await expect(portal.rows().first()).toContainText('A title EN');
});

test('what is missing is told, and no call is made', async ({ portal, page }) => {
  const told = (text: RegExp) => summary(page).filter({ hasText: text });
  await portal.signIn('superadmin', path);
  await radio(page, 'Notification Type', 'Investment').check();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await test.step('NTF-035 Create says it whenever a field is wrong', () =>
    expect(portal.message('Please check the form and fill in correct format')).toBeVisible());
  await test.step('NTF-045 no sales office', () => expect(told(/^Sales Office/)).toHaveText('Sales Office cannot be empty'));
  await test.step('NTF-054 no client list', () => expect(told(/^Client list/)).toHaveText('Client list (CSV file) cannot be empty'));
  await test.step('NTF-061 no title in any language', () => expect(told(/^Title/)).toHaveCount(4));
  await test.step('NTF-063 no content in any language', () => expect(told(/^Content/)).toHaveCount(4));
  await test.step('NTF-064 the words for titles, contents and the category', () =>
    expect(told(/^(Notification Category|Title|Content)/)).toHaveText([
      'Notification Category cannot be empty',
      ...languages.map((label) => `Title (${label}) cannot be empty`),
      ...languages.map((label) => `Content (${label}) cannot be empty`),
    ]));
  await test.step('NTF-084 no delivery', () => expect(told(/^Delivery/)).toHaveCount(1));
  await test.step('NTF-088 the words for a delivery', () => expect(told(/^Delivery/)).toHaveText('Delivery Date & Time cannot be empty'));
  await expect(summary(page)).toHaveText([
    'Notification Category cannot be empty',
    'Sales Office cannot be empty',
    'Region cannot be empty',
    'Client list (CSV file) cannot be empty',
    ...languages.map((label) => `Title (${label}) cannot be empty`),
    ...languages.map((label) => `Content (${label}) cannot be empty`),
    'Delivery Date & Time cannot be empty',
  ]);
  await test.step('NTF-038 a category takes 50 characters', async () => {
    const category = page.getByLabel('Notification Category');
    await category.fill('x'.repeat(50));
    await category.pressSequentially('y');
    await expect(category).toHaveValue('x'.repeat(50));
    await category.fill('');
    await expect(told(/^Notification Category/)).toHaveText('Notification Category cannot be empty');
  });
  await test.step('NTF-063 a content counts once it has text, and not for its markup', async () => {
    await summary(page).filter({ hasText: 'Content (TC)' }).click();
    await expect(editor(page, 'Content (TC)')).toBeFocused();
    await page.keyboard.insertText('Something');
    await expect(summary(page).filter({ hasText: 'Content (TC)' })).toHaveCount(0);
    // markup without text is nothing
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Control+B');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Enter');
    await expect(summary(page).filter({ hasText: 'Content (TC)' })).toHaveCount(1);
  });
  await test.step('NTF-034 nothing is sent', () => expect(portal.calls(add)).toEqual([]));
});

test('regions follow the type and the offices', async ({ portal, page }) => {
  await portal.signIn('superadmin', path);
  const regions = group(page, 'Region');
  const names = ['Hong Kong', 'China', 'Taiwan', 'Dubai'];
  const told = (office: string) =>
    summary(page).filter({ hasText: `Region: Please select at least 1 region under ${office} sales office` });
  await tick(page, 'Sales Office', 'Hong Kong').check();
  await expect(regions.getByRole('checkbox', { name: 'Hong Kong' })).toBeEnabled();
  await tick(page, 'Region', 'Hong Kong').check();
  await radio(page, 'Notification Type', 'Market Updates').check();
  await test.step('NTF-042 all regions are selected for a type other than SYSTEM', async () => {
    await expect(regions).toContainText('All regions are selected for this type');
    for (const name of names.slice(0, 3)) await expect(tick(page, 'Region', name)).toBeChecked();
  });
  await test.step('NTF-125 they cannot be changed then', async () => {
    for (const each of await regions.getByRole('checkbox').all()) await expect(each).toBeDisabled();
  });
  await test.step('NTF-041 another office brings its regions', async () => {
    await tick(page, 'Sales Office', 'Singapore').check();
    await expect(tick(page, 'Region', 'Singapore')).toBeChecked();
    await expect(tick(page, 'Region', 'China')).toBeChecked();
  });
  await test.step('NTF-040 another type clears them', async () => {
    await radio(page, 'Notification Type', 'System').check();
    for (const each of await regions.getByRole('checkbox').all()) await expect(each).not.toBeChecked();
  });
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await test.step('NTF-046 of several offices Hong Kong needs a region', () => expect(told('Hong Kong')).toHaveCount(1));
  await test.step('NTF-047 and so does Singapore', async () => {
    await tick(page, 'Region', 'China').check();
    await expect(told('Singapore')).toHaveCount(1);
  });
  await test.step('NTF-046 Hong Kong needs its own, not one of Singapore', async () => {
    await tick(page, 'Region', 'China').uncheck();
    await tick(page, 'Region', 'Singapore').check();
    await expect(told('Hong Kong')).toHaveCount(1);
    await tick(page, 'Region', 'China').check();
    await expect(summary(page).filter({ hasText: 'Region' })).toHaveCount(0);
  });
  await test.step('NTF-047 Singapore needs its own, not one of Hong Kong', async () => {
    await tick(page, 'Region', 'Singapore').uncheck();
    await expect(told('Singapore')).toHaveCount(1);
  });
  await test.step('NTF-041 an office that is taken away clears the regions', async () => {
    await tick(page, 'Sales Office', 'Singapore').uncheck();
    await expect(tick(page, 'Region', 'China')).not.toBeChecked();
  });
  await test.step('NTF-048 one office needs one of its regions', () =>
    expect(summary(page).filter({ hasText: 'Region cannot be empty' })).toHaveCount(1));
  await test.step('NTF-044 the regions of the chosen offices are asked for', () =>
    expect(portal.calls('GET /salesregion/list/{offices}').map(({ path: at }) => at)).toContain('/salesregion/list/HK,SG'));
});

test('NTF-041 NTF-042 regions of a former type that come late set nothing', async ({ portal, page }) => {
  await portal.signIn('superadmin', path);
  await portal.control('POST', 'faults', { call: 'GET /salesregion/list/{offices}', kind: 'latency', milliseconds: 700, count: 1 });
  await radio(page, 'Notification Type', 'Market Updates').check();
  await tick(page, 'Sales Office', 'Singapore').check();
  await radio(page, 'Notification Type', 'System').check();
  await expect(tick(page, 'Region', 'Japan')).toBeVisible();
  // what would have come has come
  await tick(page, 'Region', 'Japan').check();
  await expect(tick(page, 'Region', 'Malaysia')).not.toBeChecked();
  await expect(tick(page, 'Region', 'Japan')).toBeChecked();
});

test('NTF-042 regions that could not be loaded are selected once they are there', async ({ portal, page }) => {
  await portal.signIn('superadmin', path);
  await portal.control('POST', 'faults', { call: 'GET /salesregion/list/{offices}', kind: 'http', status: 500 });
  await radio(page, 'Notification Type', 'Market Updates').check();
  await tick(page, 'Sales Office', 'Hong Kong').check();
  const retry = group(page, 'Region').getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await portal.control('DELETE', 'faults');
  await retry.click();
  await expect(tick(page, 'Region', 'China')).toBeChecked();
  await expect(tick(page, 'Region', 'Taiwan')).toBeChecked();
});

test('NTF-050 NTF-051 NTF-052 NTF-056 NTF-122 a list with amounts goes to both offices, as two', async ({ portal, page }) => {
  await portal.signIn('superadmin', path);
  const ids = [...(await activeIds(portal, 'HK', 3)), ...(await activeIds(portal, 'SG', 2))];
  await radio(page, 'Notification Type', 'Investment').check();
  await tick(page, 'Sales Office', 'Hong Kong').check();
  await tick(page, 'Sales Office', 'Singapore').check();
  await expect(radio(page, 'Type of the client list', 'ID_ONLY')).toBeChecked();
  await chooseList(
    page,
    ['clientId,AMT1,AMT2,AMT3,AMT4', ...ids.map((id, i) => `${id},USD ${i}.00,b,c,d`), `${ids[0]},USD 0.00,b,c,d`, ',1,2,3,4', ',,,,'].join(
      '\r\n',
    ),
  );
  await expect(radio(page, 'Type of the client list', 'CLIENT_PARAM')).toBeChecked();
  const field = group(page, 'Client list (CSV file)');
  await expect(field).toContainText('5 client ids, with AMT1, AMT2, AMT3, AMT4');
  await expect(leftOut(page)).toContainText('5 of 7 rows get it, 2 do not: 1 repeated, 1 without a clientId');
  await leftOut(page).getByText('Show who is left out').click();
  await expect(leftOut(page).getByRole('listitem')).toHaveText([`Line 7: ${ids[0]} repeated`, 'Line 8: without a clientId']);
  await fillTexts(page, { content: 'You get <AMT1>,' });
  await expect(editor(page, 'Content (EN)').locator('.text-tag')).toHaveText('<AMT1>');
  // the preview speaks to somebody of the list
  const phone = page.getByRole('region', { name: /phone/i });
  await expect(phone).toContainText('You get USD 0.00, EN');
  await page.getByRole('button', { name: 'Next row' }).click();
  await expect(phone).toContainText('You get USD 1.00, EN');
  await page.getByLabel('Client ID', { exact: true }).fill(ids[4]!);
  await expect(phone).toContainText('You get USD 4.00, EN');
  await fillDelivery(page, '2099/12/31', '24:00');
  await expect(page.getByText('is uploaded')).toBeAttached();
  const box = await review(portal);
  const send = box.getByRole('button', { name: 'Send to 5' });
  await expect(send).toBeDisabled();
  for (const each of await box.getByRole('checkbox').all()) await each.check();
  await expect(box).toContainText('Two, one for each sales office');
  await expect(box).toContainText('2100/01/01 00:00 UTC+8');
  await portal.expectAccessible();
  await send.dblclick();
  await expect(portal.message('Push Notification is created')).toBeVisible();
  expect(portal.calls(add)).toHaveLength(1);
  expect(sentBody(portal)).toMatchObject({
    salesOffices: ['HK', 'SG'],
    csvType: 'CLIENT_PARAM',
    hasVariables: true,
    deliveryDate: '2100/01/01 00:00',
    contents: { EN: '<p>You get &lt;AMT1&gt;, EN</p>' },
  });
  await expect(portal.rows().filter({ hasText: 'A title EN' })).toHaveCount(2);
});

test('NTF-051 a type that was chosen by hand stays, and amounts that it needs are asked for', async ({ portal, page }) => {
  await portal.signIn('superadmin', path);
  await radio(page, 'Notification Type', 'Investment').check();
  await radio(page, 'Type of the client list', 'PARTNER_PARAM').check();
  await chooseList(page, 'clientId\nC1');
  await expect(group(page, 'Client list (CSV file)')).toContainText('1 client id');
  await expect(radio(page, 'Type of the client list', 'PARTNER_PARAM')).toBeChecked();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(summary(page).filter({ hasText: 'The file has no column AMT1, AMT2, AMT3, AMT4, which PARTNER_PARAM needs' })).toHaveCount(
    1,
  );
  await radio(page, 'Type of the client list', 'ID_ONLY').check();
  await expect(summary(page).filter({ hasText: 'The file has no column' })).toHaveCount(0);
});

test('the buttons of a notification', async ({ portal, page }) => {
  await portal.signIn('superadmin', path);
  await radio(page, 'Notification Type', 'Corporate').check();
  await tick(page, 'Sales Office', 'Hong Kong').check();
  await test.step('NTF-070 a button is of four types, and none until one is chosen', async () => {
    for (const name of ['NONE', 'URL', 'PROJECT', 'INVESTMENT']) await expect(radio(page, 'Button1', name)).toBeVisible();
    await expect(radio(page, 'Button1', 'NONE')).toBeChecked();
  });
  await test.step('NTF-071 there is no second button without a first', () => expect(radio(page, 'Button2', 'URL')).toBeDisabled());
  await radio(page, 'Button1', 'URL').check();
  await radio(page, 'Button2', 'PROJECT').check();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  const told = (text: string) => summary(page).filter({ hasText: new RegExp(`^${text}`) });
  await test.step('NTF-074 each button needs a name in every language', async () => {
    for (const label of languages) await expect(told(`Button Name \\(${label}\\) cannot be empty`)).toHaveCount(2);
  });
  await test.step('NTF-076 a link needs a URL in every language', async () => {
    for (const label of languages) await expect(told(`URL \\(${label}\\) cannot be empty`)).toHaveCount(1);
  });
  await test.step('NTF-077 a project has to be chosen', () =>
    expect(told('Project ID & Name \\(Hong Kong\\): Project ID & Name cannot be empty')).toHaveCount(1));
  const first = page.getByRole('region', { name: 'Button1' });
  await test.step('SHR-072 a URL is one of the web', async () => {
    await first.getByLabel('URL (EN)').fill('javascript:alert(1)');
    await first.getByLabel('URL (JP)').fill('https://a.example/a b');
    await first.getByLabel('URL (TC)').fill('//evil.example');
    await first.getByLabel('URL (SC)').fill('https://a.example/ok');
    await expect(summary(page).filter({ hasText: 'Please enter the correct format' })).toHaveCount(3);
  });
  await test.step('NTF-073 another type clears what is wrong with the former one, and no more', async () => {
    await radio(page, 'Button1', 'INVESTMENT').check();
    await expect(summary(page).filter({ hasText: 'Please enter the correct format' })).toHaveCount(0);
    await expect(told('Button Name \\(EN\\) cannot be empty')).toHaveCount(2);
  });
  await test.step('NTF-075 a name takes 15 characters', async () => {
    const name = first.getByLabel('Button Name (EN)');
    await name.fill('x'.repeat(15));
    await name.pressSequentially('y');
    await expect(name).toHaveValue('x'.repeat(15));
  });
  for (const label of languages) await first.getByLabel(`Button Name (${label})`).fill('See');
  const second = page.getByRole('region', { name: 'Button2' });
  for (const label of languages) await second.getByLabel(`Button Name (${label})`).fill('Look');
  const projects = second.getByRole('combobox', { name: /^Project ID & Name/ });
  await test.step('NTF-078 each office has a project of its own', async () => {
    await expect(projects).toHaveCount(1);
    await tick(page, 'Sales Office', 'Singapore').check();
    await expect(projects).toHaveCount(2);
  });
  const asked = portal.calls('GET /projects/').map(({ query }) => query);
  await test.step('NTF-079 the choices are all projects of the office', () => expect(asked).toContain('?unPaged=true&salesOffice=HK'));
  await test.step('NTF-080 they are asked for with the call of the list', () => expect(asked).toContain('?unPaged=true&salesOffice=SG'));
  await test.step('NTF-072 without a first button there is no second one', async () => {
    await radio(page, 'Button1', 'NONE').check();
    await expect(radio(page, 'Button2', 'NONE')).toBeChecked();
    await expect(radio(page, 'Button2', 'NONE')).toBeDisabled();
    await expect(projects).toHaveCount(0);
  });
});

test('NTF-083 the names and the URLs of a button are sent by language', async ({ portal, page }) => {
  await portal.signIn('superadmin', path);
  await radio(page, 'Notification Type', 'System').check();
  await tick(page, 'Sales Office', 'Hong Kong').check();
  await tick(page, 'Region', 'Hong Kong').check();
  await fillTexts(page);
  await radio(page, 'Button1', 'URL').check();
  for (const label of languages) {
    await page.getByLabel(`Button Name (${label})`).fill(`See ${label}`);
    await page.getByLabel(`URL (${label})`).fill(`https://a.example/${label}`);
  }
  await fillDelivery(page);
  const box = await review(portal);
  // whoever sends has looked at each link
  for (const mark of await box.getByRole('checkbox').all()) await mark.check();
  await box.getByRole('button', { name: /^Send to \d/ }).click();
  await expect(portal.message('Push Notification is created')).toBeVisible();
  expect(sentBody(portal)).toMatchObject({
    button1Type: 'URL',
    button1Names: each('See'),
    button1Urls: {
      EN: 'https://a.example/EN',
      JA: 'https://a.example/JP',
      ZH_HK: 'https://a.example/TC',
      ZH_CN: 'https://a.example/SC',
    },
  });
});

test('NTF-085 NTF-086 NTF-087 NTF-089 NTF-090 SHR-020 a delivery', async ({ portal, page }) => {
  await page.clock.setFixedTime(new Date('2028-02-29T02:07:30.000Z'));
  await portal.signIn('superadmin', path);
  const day = editor(page, 'Delivery Date & Time');
  const time = page.getByLabel('Delivery Date & Time, time (UTC+8)');
  const times = await time.locator('option').allTextContents();
  expect([times.length, times[1], times[2], times.at(-1)]).toEqual([98, '00:00', '00:15', '24:00']);
  await expect(page.locator('input[type=date]')).toHaveAttribute('min', '2028-02-29');
  await radio(page, 'Notification Type', 'System').check();
  const problem = page.locator('.moment-input .error');
  const create = page.getByRole('button', { name: 'Create', exact: true });
  for (const [on, at, text] of [
    ['2028/02/29', '', 'Delivery Date & Time cannot be empty'],
    ['', '10:15', 'Delivery Date & Time cannot be empty'],
    ['2028/02/29', '10:00', 'Delivery Date & Time cannot be earlier than the present time'],
    ['2028/02/28', '24:00', 'Delivery Date & Time cannot be earlier than the present time'],
    ['2027/02/29', '10:00', 'Please enter the correct format'],
  ] as const) {
    await day.fill(on);
    await time.selectOption(at);
    await create.click();
    await expect(problem.first(), `${on} ${at}`).toHaveText(text);
  }
  await day.fill('2028/02/29');
  for (const at of ['10:15', '24:00']) {
    await time.selectOption(at);
    await create.click();
    await expect(problem, at).toHaveCount(0);
  }
});

test('NTF-110 NTF-113 no list is looked at before there is one', async ({ portal, page }) => {
  await portal.signIn('superadmin', path);
  await radio(page, 'Notification Type', 'Market Updates').check();
  await page.getByRole('button', { name: 'View client/partner list' }).click();
  await expect(portal.message('Please upload csv file before you view client list')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(portal.calls(recipients)).toEqual([]);
});

test('the day of a delivery is read whole on a phone', async ({ portal, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await portal.signIn('superadmin', path);
  const day = editor(page, 'Delivery Date & Time');
  await day.fill('2100/06/01');
  expect(await day.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);
});
