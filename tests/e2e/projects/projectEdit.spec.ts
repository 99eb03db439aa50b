import { makePdf } from '../../../fixtures/seed/files';
import { makeKmz } from '../../../fixtures/seed/kmz';
import { expect, test, fileNames, recordForm } from '../portal';
import { choose, group, picture, summary, tick } from './projectForms';

const save = 'PUT /projects/{id}';
const saveButton = { name: 'Save', exact: true };
type Project = Record<string, unknown> & { name: Record<string, string>; brief: Record<string, string>; landUse: object };
const stored = (portal: { ask: <T>(path: string) => Promise<T> }, id: number) => portal.ask<Project>(`/projects/${id}`);

test('the edit screen shows everything that is stored', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/editProject/3');
  await test.step('PRJ-096 it is one screen with the fields of a creation and one office', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Project · Sunrise Terraces');
    await expect(page.locator('.sheet-card h2')).toHaveCount(13);
    await expect(page.getByRole('combobox', { name: 'Sales Office' })).toHaveValue('SG');
    for (const name of ['Singapore', 'Malaysia', 'Japan', 'Indonesia']) await expect(tick(page, 'Region', name)).toBeChecked();
    expect(portal.calls('GET /projects/{id}').map(({ path }) => path)).toEqual(['/projects/3']);
  });
  await test.step('PRJ-099 English cannot be deselected', () => expect(tick(page, 'Language', 'English')).toBeDisabled());
  await test.step('PRJ-097 who changed it last, and when', () =>
    expect(page.locator('dl', { hasText: 'Last update by' }).locator('dd')).toHaveText('Priya Tandel 2026/11/17 07:30'));
  await test.step('PRJ-098 when it was online last', () =>
    expect(page.locator('dl', { hasText: 'Last Online Date' }).locator('dd')).toHaveText('2026/11/01 09:00 ~ 2300/12/31 00:00'));
  await test.step('PRJ-095 images, map and factsheets are read as files', async () => {
    await expect(fileNames(group(page, 'Images'))).toHaveText([1, 2, 3, 4, 5].map((i) => `sunrise-${i}.png`));
    await expect(fileNames(group(page, 'KMZ map file'))).toHaveText(['sunrise.kmz']);
    await expect(fileNames(group(page, 'Factsheet (SC)'))).toHaveText(['sunrise-zh_cn.pdf']);
  });
  await test.step('SHR-060 SHR-063 the suggested sizes are shown as hints', async () => {
    await expect(group(page, 'Images')).toContainText('Suggested size 1125x705.');
    await expect(group(page, 'Thumbnail')).toContainText('Suggested size 981x390.');
  });
  await test.step('PRJ-040 Project Details holds nine fields', async () => {
    const details = page.getByRole('region', { name: 'Project Details' });
    for (const label of ['Project Type', 'Project Code', 'Project Location', 'Project Region', 'Project State', 'Property size'])
      await expect(details.getByLabel(label).first(), label).toBeVisible();
    for (const label of ['Other size units', 'Total syndication price', 'Investment initial amounts'])
      await expect(details.getByLabel(label).first(), label).toBeVisible();
  });
  await test.step('PRJ-041 types and units are asked for', () => {
    for (const call of ['GET /option/projectType', 'GET /option/projectUnit']) expect(portal.calls(call), call).not.toEqual([]);
  });
  await test.step('PRJ-051 a video has six keys', async () => {
    await page.getByLabel('Another video language').check();
    for (const label of ['Video (EN)', 'Video (JP)', 'TC (Cantonese)', 'TC (Mandarin)', 'Video (SC)', 'Corresponding URL'])
      await expect(page.getByLabel(label), label).toBeVisible();
  });
  await test.step('PRJ-052 the two spoken forms of Chinese have their labels', async () => {
    await expect(page.getByLabel('TC (Cantonese)')).toBeVisible();
    await expect(page.getByLabel('TC (Mandarin)')).toHaveValue('https://videos.example.com/sunrise/cmn');
  });
  await test.step('PRJ-054 the status has its flag, its choices and the timeframe', async () => {
    await expect(page.getByLabel('New project')).toBeChecked();
    const choices = page.getByRole('combobox', { name: 'Status', exact: true });
    await expect(choices).toHaveValue('AVAILABLE');
    for (const code of ['WAITLIST', 'SOLDOUT']) await expect(choices.locator(`option[value="${code}"]`)).toHaveCount(1);
    await expect(page.getByRole('radio', { name: 'Online' })).toBeChecked();
    await expect(page.getByLabel('Start Date, time (UTC+8)')).toHaveValue('09:00');
  });
  await test.step('PRJ-046 acres are converted into the chosen units', async () => {
    const converted = page.locator('dl', { hasText: 'Converted' }).locator('li');
    await page.getByLabel('Property size').fill('2');
    await expect(converted).toHaveText(['8093.713 Square metres', '2448.072 Ping']);
    await tick(page, 'Other size units', 'Ping').uncheck();
    await expect(converted).toHaveText(['8093.713 Square metres']);
  });
  await test.step('SHR-033 the locations are the US and Canada', async () => {
    const codes = page.getByLabel('Project Location').locator('option:not([value=""])');
    expect(await codes.evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value))).toEqual(['US', 'CANADA']);
  });
  await test.step('PRJ-047 the price is in USD for the US and in CAD otherwise', async () => {
    const price = page.locator('.field', { has: page.getByLabel('Total syndication price') });
    await expect(price).toContainText('USD');
    await page.getByLabel('Project Location').selectOption({ label: 'Canada' });
    await expect(price).toContainText('CAD');
  });
  await portal.expectAccessible();
});

test('PRJ-102 PRJ-087 PRJ-091 SHR-020 a save sends the whole project with one office and says so', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/editProject/7');
  const before = await stored(portal, 7);
  await expect(page.getByLabel('Start Date, time (UTC+8)')).toHaveValue('09:07');
  await page.getByLabel('Project Name (EN)').fill('Renamed');
  await page.getByRole('button', saveButton).click();
  await expect(portal.message('The changes have been saved')).toBeVisible();
  await expect(page).toHaveURL(/#\/ourProducts$/);
  const [call] = portal.calls(save);
  expect(call!.body).toMatchObject({ salesOffice: before.salesOffice, startDate: '2026-11-03 09:07', endDate: '2300-12-31 00:00' });
  expect((await stored(portal, 7)).name.EN).toBe('Renamed');
});

test('PRJ-045 PRJ-088 a language that is taken away keeps its text until it is saved, and is not sent', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/editProject/3');
  await page.getByLabel('Description (JP)').fill('あ'.repeat(500));
  await tick(page, 'Language', 'Japanese').uncheck();
  await expect(page.getByLabel('Description (JP)')).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByLabel('Description (JP)')).toHaveValue('あ'.repeat(500));
  await tick(page, 'Language', 'Japanese').check();
  await expect(page.getByLabel('Description (JP)')).not.toHaveAttribute('aria-disabled');
  await tick(page, 'Language', 'Japanese').uncheck();
  await page.getByRole('button', saveButton).click();
  const question = portal.dialog('Save and discard what is stored?');
  await expect(question).toContainText('No longer used, and gone with the save: Project Name (JP), ');
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(portal.calls(save)).toEqual([]);
  await page.getByRole('button', saveButton).click();
  await question.getByRole('button', { name: 'Save' }).click();
  await expect(portal.message('The changes have been saved')).toBeVisible();
  expect(portal.calls(save)).toHaveLength(1);
  const [call] = portal.calls(save);
  const body = call!.body as Record<string, object>;
  expect(body.language).toEqual(['EN', 'ZH_HK', 'ZH_CN']);
  for (const member of ['name', 'description', 'brief', 'landUse', 'propertyFactsheet', 'video', 'videoLabelName'])
    expect(Object.keys(body[member]!), member).not.toContain('JA');
});

test('PRJ-066 PRJ-067 PRJ-068 SHR-069 a stored brief of 200 stays while another is written anew', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/editProject/6');
  const [en, jp] = [page.getByLabel('Brief (EN)'), page.getByLabel('Brief (JP)')];
  await expect(en).toHaveValue('B'.repeat(200));
  await jp.fill('J'.repeat(31));
  await page.getByRole('button', saveButton).click();
  await expect(summary(page)).toHaveText(['Brief (JP) must be at most 30 characters']);
  await jp.fill('J'.repeat(29));
  await jp.pressSequentially('xy');
  await expect(jp).toHaveValue(`${'J'.repeat(29)}x`);
  await page.getByRole('button', saveButton).click();
  await expect(portal.message('The changes have been saved')).toBeVisible();
  expect((await stored(portal, 6)).brief).toMatchObject({ EN: 'B'.repeat(200), JA: `${'J'.repeat(29)}x` });
});

test('PRJ-049 PRJ-050 PRJ-112 a type that somebody chooses brings its amounts; opening brings none', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/editProject/18');
  const amounts = page.getByRole('textbox', { name: 'Investment initial amounts' });
  await expect(amounts).not.toHaveValue('');
  await amounts.fill('777');
  await page.getByLabel('Project Type').selectOption({ label: 'LAD' });
  await expect(amounts).toHaveValue('20000');
  await page.getByLabel('Project Type').selectOption({ label: 'EFPDL' });
  await expect(amounts).toHaveValue('10000');
  await page.getByLabel('Project Type').selectOption({ label: 'Land' });
  await expect(amounts).toHaveValue('10000');
  await portal.signIn('superadmin', '/editProject/3');
  await expect(page.getByLabel('Project Type')).toHaveValue('EFPDL');
  await expect(page.getByText(/^1 change/)).toHaveCount(0);
});

test('PRJ-101 PRJ-048 another office clears the regions, asks for them again and takes the amounts', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/editProject/24');
  await page.getByRole('combobox', { name: 'Sales Office' }).selectOption('HK');
  await expect(tick(page, 'Region', 'Dubai')).not.toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Investment initial amounts' })).toHaveCount(0);
  await page.getByRole('button', saveButton).click();
  await expect(summary(page)).toHaveText(['Region cannot be empty']);
  await tick(page, 'Region', 'Dubai').check();
  await page.getByRole('button', saveButton).click();
  await expect(portal.message('The changes have been saved')).toBeVisible();
  expect(await stored(portal, 24)).toMatchObject({ salesOffice: 'HK', region: ['DB'], investmentInitAmounts: null });
});

test('what is wrong is told in its words', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/editProject/3');
  const input = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  const fill = (label: string, text: string) => input(label).fill(text);
  /** Typing stops at so many characters. */
  const expectLimit = async (label: string, length: number) => {
    const before = await input(label).inputValue();
    await fill(label, 'x'.repeat(length));
    await input(label).press('End');
    await input(label).pressSequentially('y');
    await expect(input(label), label).toHaveValue('x'.repeat(length));
    await fill(label, before);
  };
  const told = (text: RegExp) => summary(page).filter({ hasText: text });
  await test.step('PRJ-044 region and state take 50 characters', async () => {
    for (const label of ['Project Region', 'Project State']) await expectLimit(label, 50);
  });
  await test.step('PRJ-062 a name takes 30 characters', () => expectLimit('Project Name (EN)', 30));
  await test.step('PRJ-069 the land use takes 500 characters', () => expectLimit('Land Use (EN)', 500));
  await test.step('PRJ-081 the name of a video language takes 20 characters', async () => {
    await page.getByLabel('Another video language').check();
    await expectLimit('Language Name (EN)', 20);
  });
  await fill('Property size', '1e3');
  await fill('Total syndication price', '一百');
  await fill('Investment initial amounts', '.5');
  await fill('Video (EN)', 'javascript:alert(1)');
  await fill('Start Date', '2030/01/02');
  await fill('End Date', '2030/01/01');
  await page.getByRole('button', saveButton).click();
  await test.step('PRJ-072 a property size that is no number', () => expect(told(/^Property/)).toHaveText('Property size must be number'));
  await test.step('PRJ-074 a price that is no number', () => expect(told(/^Total/)).toHaveText('Total syndication price must be number'));
  await test.step('PRJ-073 an amount that is no number', () =>
    expect(told(/^Investment/)).toHaveText('Investment initial amounts must be number'));
  await test.step('SHR-072 a video that is a script', () =>
    expect(told(/^Video/)).toHaveText('Video (EN): Please enter the correct format'));
  await test.step('PRJ-084 a start after the end is told at the start', async () => {
    await expect(told(/^The Start/)).toHaveText('The Start Date cannot be later than the End Date');
    await told(/^The Start/).click();
    await expect(input('Start Date')).toBeFocused();
  });
  await test.step('PRJ-085 an end before the start is told at the end', async () => {
    await expect(told(/^The End/)).toHaveText('The End Date cannot be earlier than the Start Date');
    await told(/^The End/).click();
    await expect(input('End Date')).toBeFocused();
  });
  const order = ['The Start Date cannot be later than the End Date', 'The End Date cannot be earlier than the Start Date'];
  await expect(summary(page)).toHaveText([/^Property/, /^Total/, /^Investment/, /^Video/, ...order]);
  await test.step('PRJ-076 a number is digits with an optional decimal part, not negative', async () => {
    for (const text of ['-1', '1.', '1,5', '１２x']) {
      await fill('Property size', text);
      await expect(summary(page).first(), text).toHaveText('Property size must be number');
    }
    await fill('Property size', '0.0000000000001');
    await expect(told(/^Property/)).toHaveCount(0);
  });
  await fill('Total syndication price', '');
  await fill('Video (EN)', '');
  await test.step('PRJ-071 an amount takes 15 characters', async () => {
    await fill('Investment initial amounts', '1234567890123456');
    await expect(summary(page)).toHaveText(['Investment initial amounts must be at most 15 characters', ...order]);
  });
  await fill('Investment initial amounts', '0');
  await page.getByRole('button', saveButton).click();
  await expect(summary(page)).toHaveText(order);
  await fill('End Date', '2030/01/02');
  await page.getByLabel('End Date, time (UTC+8)').selectOption('09:00');
  await page.getByRole('button', saveButton).click();
  await expect(portal.message('The changes have been saved')).toBeVisible();
  const body = portal.calls(save)[0]!.body as Record<string, unknown>;
  expect(body).toMatchObject({ propertySize: 1e-13, investmentInitAmounts: 0, startDate: '2030-01-02 09:00', endDate: '2030-01-02 09:00' });
  await test.step('PRJ-074 no price is accepted', () => expect(body).not.toHaveProperty('totalSyndicationPrice'));
  await test.step('PRJ-083 no video is accepted', () => expect(body.video).not.toHaveProperty('EN'));
  await portal.expectLoaded();
  await portal.open('/editProject/3');
  await expect(page.getByLabel('Property size')).toHaveValue('0.0000000000001');
});

test('PRJ-113 a day that is cleared under its time is an empty date, of the start as of the end', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/editProject/3');
  const day = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  await expect(page.getByLabel('Start Date, time (UTC+8)')).not.toHaveValue('');
  await day('Start Date').fill('');
  await page.getByRole('button', saveButton).click();
  await expect(summary(page)).toHaveText(['Start Date cannot be empty']);
  await day('End Date').fill('');
  await expect(summary(page)).toHaveText(['Start Date cannot be empty', 'End Date cannot be empty']);
  await day('Start Date').fill('2030/01/0');
  await expect(summary(page).first()).toHaveText('Start Date: Please enter the correct format');
  expect(portal.calls(save)).toEqual([]);
});

test('PRJ-055 PRJ-056 PRJ-057 PRJ-059 PRJ-090 an offline project has the default timeframe, off until it goes online', async ({
  portal,
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-22T02:01:00Z'));
  await portal.signIn('superadmin', '/editProject/13');
  const [start, time] = [page.getByRole('textbox', { name: 'Start Date', exact: true }), page.getByLabel('Start Date, time (UTC+8)')];
  await expect(start).toHaveValue('2026/11/22');
  await expect(time).toHaveValue('10:15');
  await expect(start).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('textbox', { name: 'End Date', exact: true })).toHaveValue('2300/12/31');
  await expect(page.getByText(/^1 change/)).toHaveCount(0);
  // midnight has passed meanwhile
  await page.clock.setFixedTime(new Date('2026-11-22T16:00:00Z'));
  await page.getByRole('radio', { name: 'Online' }).check();
  await expect(start).toHaveValue('2026/11/23');
  await expect(time).toHaveValue('00:00');
  await page.getByLabel('New project').check();
  await page.getByRole('button', saveButton).click();
  await expect(portal.message('The changes have been saved')).toBeVisible();
  expect(portal.calls(save)[0]!.body).toMatchObject({
    isPost: true,
    isNew: true,
    startDate: '2026-11-23 00:00',
    endDate: '2300-12-31 00:00',
  });
});

test('a project that is put online says at Save when app users will see it, and wears it as a chip afterwards', async ({
  portal,
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-22T02:01:00Z') });
  await portal.signIn('superadmin', '/editProject/3');
  const chip = page.locator('.record-facts .chip');
  const told = page.locator('.form-told');
  await page.getByRole('radio', { name: 'Online' }).check();
  const fill = async (start: string, end: string) => {
    await page.getByRole('textbox', { name: 'Start Date', exact: true }).fill(start);
    await page.getByLabel('Start Date, time (UTC+8)').selectOption('09:00');
    await page.getByRole('textbox', { name: 'End Date', exact: true }).fill(end);
    await page.getByLabel('End Date, time (UTC+8)').selectOption('10:15');
  };
  // the end has passed a minute ago, and is a minute ahead
  await fill('2026/11/01', '2026/11/22');
  await page.getByLabel('End Date, time (UTC+8)').selectOption('10:00');
  await expect(told).toHaveText('The timeframe ended on 2026/11/22 10:00: app users will not see it.');
  await page.getByLabel('End Date, time (UTC+8)').selectOption('10:15');
  await expect(told).toHaveCount(0);
  await fill('2027/01/01', '2028/01/01');
  await expect(told).toHaveText('App users will see it from 2027/01/01 09:00 on, not before.');
  for (const [start, end, text] of [
    ['2026/11/01', '2028/01/01', 'Live'],
    ['2027/01/01', '2028/01/01', 'Scheduled'],
    ['2026/11/01', '2026/11/02', 'Ended'],
  ] as const) {
    await fill(start, end);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await portal.expectLoaded();
    await portal.open('/editProject/3');
    await expect(chip).toHaveText(text);
  }
  await page.getByRole('radio', { name: 'Offline' }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await portal.expectLoaded();
  await portal.open('/editProject/3');
  await expect(chip).toHaveText('Offline');
});

test('PRJ-100 a project without English shows it unticked and free to tick', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/editProject/4');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Project · 湖畔の丘');
  await expect(tick(page, 'Language', 'English')).not.toBeChecked();
  await expect(tick(page, 'Language', 'English')).toBeEnabled();
});

test('SHR-054 SHR-055 SHR-057 SHR-059 SHR-060 files of projects: their kinds, counts and texts', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/editProject/5');
  const file = (name: string, text: string) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) });
  const [images, map, sheet] = [group(page, 'Images'), group(page, 'KMZ map file'), group(page, 'Factsheet (EN)')];
  await choose(sheet, file('sheet.docx', '%PDF-1.4'));
  await expect(sheet.locator('.file-refusal')).toHaveText('Please upload the file in PDF format');
  await choose(map, file('map.zip', 'PK\u0003\u0004'));
  await expect(map.locator('.file-refusal')).toHaveText('Please upload the file in correct format');
  expect(portal.calls('POST /upload/blob/{kind}')).toEqual([]);
  await choose(images, ...[1, 2, 3, 4, 5, 6].map((i) => picture(`${i}.png`)));
  await expect(images.locator('.file-refusal')).toHaveText('Only 5 files can be uploaded');
  await expect(images.getByText('5.png, 6.png are not taken.', { exact: true })).toBeVisible();
  await expect(fileNames(images)).toHaveText([/.png$/, '1.png', '2.png', '3.png', '4.png']);
  await expect(images.getByRole('button', { name: 'Click to upload Images' })).toHaveCount(0);
  await images.getByRole('button', { name: 'Go on without them' }).click();
  await choose(sheet, file('sheet.pdf', '%PDF-1.4'));
  await choose(map, { ...file('map.kmz', ''), buffer: makeKmz('Map') });
  await expect
    .poll(() =>
      portal
        .calls('POST /upload/blob/{kind}')
        .map(({ path }) => path.split('/').pop())
        .toSorted(),
    )
    .toEqual(['PROJECT_FACTSHEET', ...Array.from({ length: 4 }, () => 'PROJECT_IMAGE'), 'PROJECT_KMZ']);
});

test('a factsheet is looked at in the page, stored or just chosen; one that is gone says so', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/editProject/3');
  await group(page, 'Factsheet (JP)').getByRole('button', { name: 'Preview sunrise-ja.pdf' }).click();
  await expect(portal.dialog('Factsheet (JP)').locator('.pdf-page')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(group(page, 'Factsheet (JP)').getByRole('button', { name: 'Preview sunrise-ja.pdf' })).toBeFocused();
  const pdf = { name: 'fresh.pdf', mimeType: 'application/pdf', buffer: makePdf(['Fresh']) };
  const letGo = await portal.hold('**/upload/blob/**');
  await choose(group(page, 'Factsheet (TC)'), pdf);
  await group(page, 'Factsheet (TC)').getByRole('button', { name: 'Preview fresh.pdf' }).click();
  await expect(portal.dialog('Factsheet (TC)').locator('.pdf-page')).toBeVisible();
  // it takes the place of the former one meanwhile, and stays open
  letGo();
  await expect(page.getByText('fresh.pdf is uploaded')).toBeAttached();
  await expect(portal.dialog('Factsheet (TC)').locator('.pdf-page')).toBeVisible();
  await page.keyboard.press('Escape');
  await portal.signIn('superadmin', '/editProject/12');
  await group(page, 'Factsheet (EN)').getByRole('button', { name: 'Preview dead.pdf' }).click();
  await expect(portal.message('dead.pdf is no longer stored')).toBeVisible();
  await expect(portal.dialog()).toHaveCount(0);
});

test('PRJ-103 PRJ-104 PRJ-027 SHR-035 who sees what: own office as text for levels 2 and 3, nothing to save without the code', async ({
  portal,
  page,
}) => {
  await portal.signIn('csteam.hk', '/editProject/1');
  await expect(page.getByRole('combobox', { name: 'Sales Office' })).toHaveCount(0);
  await expect(page.locator('.read-only').getByText('Hong Kong', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', saveButton)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page).toHaveURL(/#\/ourProducts$/);
  await portal.signIn('viewer.hk', '/editProject/1');
  await expect(recordForm(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Save|Create|Cancel)$/ })).toHaveCount(0);
  await expect(recordForm(page).locator('input')).toHaveCount(0);
  const languages = page.locator('dl.field').filter({ has: page.getByText('Language', { exact: true }) });
  await expect(languages.locator('dd')).toHaveText('English, Japanese, Traditional Chinese, Simplified Chinese');
});

test('PRJ-105 a refusal shows the server’s text and leaves the form as it is', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/editProject/16');
  await page.getByLabel('Project Name (EN)').fill('Typed');
  await portal.fault({ call: save, kind: 'status', status: '01', msg: 'The project is closed', count: 1 });
  await page.getByRole('button', saveButton).click();
  await expect(portal.message('The project is closed')).toBeVisible();
  await expect(page.getByLabel('Project Name (EN)')).toHaveValue('Typed');
  await expect(page).toHaveURL(/#\/editProject\/16$/);
});

test('the preview shows the card of the app by chosen language and marks what is missing', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/editProject/3');
  const preview = page.locator('.phone-preview');
  await expect(preview.getByRole('tab')).toHaveText(['EN', 'JP', 'TC', 'SC']);
  await page.getByLabel('Project Name (JP)').fill('新しい名前');
  await preview.getByRole('tab', { name: 'JP' }).click();
  await expect(preview.locator('.project-card-name')).toHaveText(['新しい名前', '新しい名前']);
  await expect(preview.locator('.project-card-marks')).toHaveText('NEWAvailable');
  await expect(preview.getByText('Missing')).toHaveCount(0);
  await page.getByLabel('Brief (JP)').fill('');
  await expect(preview.getByText('Missing: Brief')).toBeVisible();
  await tick(page, 'Language', 'Japanese').uncheck();
  await expect(preview.getByRole('tab')).toHaveText(['EN', 'TC', 'SC']);
  await expect(preview.getByText('Missing')).toHaveCount(0);
  await choose(group(page, 'Thumbnail'), picture('fresh.png'));
  await expect(preview.locator('.project-card-thumbnail img')).toHaveJSProperty('naturalWidth', 1125);
  await portal.expectAccessible();
});
