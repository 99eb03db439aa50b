import { expect, test, errorSummary, recordForm } from '../portal';
import { choose, fillDetails, group, passStep1, picture, summary, tick } from './projectForms';

const create = 'POST /projects';
const next = { name: 'Next', exact: true };
type Row = { id: number; salesOffice: string; region: string[] };

test('a project for two offices in two languages is created in two steps', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/ourProducts');
  await page.getByRole('link', { name: 'Create', exact: true }).click();
  await test.step('PRJ-024 it starts with regions and languages, Cancel and Next', async () => {
    await expect(page.locator('[aria-current=step]')).toContainText('Set regions and languages');
    await expect(page.locator('.sheet-card h2')).toHaveText(['Regions', 'Languages']);
    await expect(page.locator('.form-buttons').getByRole('button')).toHaveText([/^Cancel/, /^Next/]);
  });
  await portal.expectAccessible();
  await passStep1(page, ['Hong Kong', 'Singapore'], ['Taiwan', 'Japan'], ['English', 'Japanese']);
  await test.step('PRJ-035 Next moves to step 2 once offices, regions and languages are right', () =>
    expect(page).toHaveURL(/#\/createProject\?step=2$/));
  await test.step('PRJ-028 offices and the regions of the chosen ones are asked for', () => {
    expect(portal.calls('GET /salesregion/officelist')).not.toEqual([]);
    expect(portal.calls('GET /salesregion/list/{offices}').map(({ path }) => path)).toContain('/salesregion/list/HK,SG');
  });
  await test.step('PRJ-037 step 2 has Back and Create', async () => {
    await expect(page.locator('[aria-current=step]')).toContainText('Input project details');
    await expect(page.locator('.form-buttons').getByRole('button')).toHaveText([/^Back/, /^Create/]);
  });
  await test.step('PRJ-039 the sections stand in their order, what was chosen before among them', async () => {
    await expect(page.locator('.sheet-card h2')).toHaveText([
      ...['Regions', 'Languages', 'Project Details', 'Name *', 'Address *', 'Description *', 'Brief *', 'Land Use'],
      ...['Images', 'KMZ map file', 'Factsheet', 'Video', 'Project Status'],
    ]);
    const shown = page.locator('.read-only');
    await expect(shown.getByText('Hong Kong, Singapore')).toBeVisible();
    await expect(shown.getByText('Taiwan, Japan')).toBeVisible();
  });
  await test.step('PRJ-043 the location is the US until another is chosen', () =>
    expect(page.getByLabel('Project Location')).toHaveValue('US'));
  await test.step('PRJ-058 it is offline, not new and without a status', async () => {
    await expect(page.getByRole('radio', { name: 'Offline' })).toBeChecked();
    await expect(page.getByLabel('New project')).not.toBeChecked();
    await expect(page.getByRole('combobox', { name: 'Status', exact: true })).toHaveValue('');
  });
  await fillDetails(portal, ['EN', 'JP']);
  await page.getByLabel('Investment initial amounts').fill('10000');
  await portal.expectAccessible();
  await page.getByRole('button', { name: 'Create', exact: true }).dblclick();
  await test.step('PRJ-094 it is created by one call, which the list says', async () => {
    await expect(portal.message('Project is created.')).toBeVisible();
    await expect(page).toHaveURL(/#\/ourProducts$/);
    // one wish, one call, one project for each of the two offices
    expect(portal.calls(create)).toHaveLength(1);
  });
  const body = portal.calls(create)[0]!.body as Record<string, unknown>;
  await test.step('PRJ-025 the offices are sent as a list', () => expect(body.salesOffices).toEqual(['HK', 'SG']));
  await test.step('PRJ-042 the project code is one of the existing products', () => {
    expect(portal.calls('GET /appProducts/')).not.toEqual([]);
    expect(body.projectCode).toBe('PRD-007');
  });
  await test.step('PRJ-088 texts are sent in the chosen languages alone', () =>
    expect(['name', 'address', 'description', 'brief'].map((name) => Object.keys(body[name] as object))).toEqual(
      Array.from({ length: 4 }, () => ['EN', 'JA']),
    ));
  await test.step('PRJ-089 what is optional and empty is left out', () => {
    const optional = ['totalSyndicationPrice', 'kmzFile', 'propertyFactsheet', 'landUse', 'video'];
    expect(Object.keys(body).filter((name) => optional.includes(name))).toEqual([]);
  });
  await test.step('PRJ-090 an offline project has no dates', () =>
    expect(Object.keys(body).filter((name) => name.endsWith('Date'))).toEqual([]));
  await test.step('PRJ-092 names of a video language are sent only with another language', () =>
    expect(body).not.toHaveProperty('videoLabelName'));
  await test.step('PRJ-093 the units are a list', () => expect(body.units).toEqual([]));
  await test.step('PRJ-087 the body holds what a project is made of', () =>
    expect(body).toEqual({
      salesOffices: ['HK', 'SG'],
      region: ['TW', 'JP'],
      language: ['EN', 'JA'],
      productType: 'RESIDENTIAL',
      projectCode: 'PRD-007',
      projectLocation: 'US',
      propertySize: 2,
      units: [],
      investmentInitAmounts: 10_000,
      name: { EN: 'A new project EN', JA: 'A new project JP' },
      address: { EN: 'Address EN', JA: 'Address JP' },
      description: { EN: 'Description EN', JA: 'Description JP' },
      brief: { EN: 'Brief EN', JA: 'Brief JP' },
      images: [expect.any(String)],
      thumbnail: expect.any(String),
      hasAnotherLanguage: false,
      isNew: false,
      status: 'WAITLIST',
      isPost: false,
    }));
  const { content } = await portal.ask<{ content: Row[] }>('/projects/?page=0&size=5&projectName=A%20new%20project&sort=id,asc');
  await test.step('PRJ-026 each office has a project with its own regions', () =>
    expect(content.map(({ salesOffice, region }) => ({ salesOffice, region }))).toEqual([
      { salesOffice: 'HK', region: ['TW'] },
      { salesOffice: 'SG', region: ['JP'] },
    ]));
  await test.step('PRJ-048 the amounts are stored with the project of Singapore alone', async () => {
    const stored = await Promise.all(content.map(({ id }) => portal.ask<{ investmentInitAmounts: unknown }>(`/projects/${id}`)));
    expect(stored.map(({ investmentInitAmounts }) => investmentInitAmounts ?? null)).toEqual([null, 10_000]);
  });
});

test('PRJ-029 PRJ-030 PRJ-031 PRJ-032 PRJ-033 PRJ-034 SHR-038 what step 1 lacks is told, and step 2 stays shut', async ({
  portal,
  page,
}) => {
  await portal.signIn('superadmin', '/createProject');
  await page.getByRole('button', next).click();
  await expect(portal.message('Please check the form and fill in correct format')).toBeVisible();
  await expect(summary(page)).toHaveText(['Sales Office cannot be empty', 'Region cannot be empty', 'Language cannot be empty']);
  await portal.expectAccessible();
  await tick(page, 'Language', 'English').check();
  await expect(summary(page)).toHaveText(['Sales Office cannot be empty', 'Region cannot be empty']);
  for (const office of ['Hong Kong', 'Singapore']) await tick(page, 'Sales Office', office).check();
  await tick(page, 'Region', 'Indonesia').check();
  await page.getByRole('button', next).click();
  await expect(summary(page)).toHaveText(['Region: Please select at least 1 region under Hong Kong sales office']);
  await tick(page, 'Region', 'Dubai').check();
  await tick(page, 'Region', 'Indonesia').uncheck();
  await page.getByRole('button', next).click();
  await expect(summary(page)).toHaveText(['Region: Please select at least 1 region under Singapore sales office']);
  await expect(page).toHaveURL(/#\/createProject$/);
  // an office that is unticked takes its regions with it
  await tick(page, 'Region', 'Japan').check();
  await tick(page, 'Sales Office', 'Singapore').uncheck();
  await expect(tick(page, 'Region', 'Japan')).toHaveCount(0);
  await expect(tick(page, 'Region', 'Dubai')).toBeChecked();
  // without any office there is no region either
  await tick(page, 'Sales Office', 'Hong Kong').uncheck();
  await expect(group(page, 'Region').getByRole('checkbox')).toHaveCount(0);
  await page.getByRole('button', next).click();
  await expect(summary(page)).toHaveText(['Sales Office cannot be empty', 'Region cannot be empty']);
  await tick(page, 'Sales Office', 'Hong Kong').check();
  await tick(page, 'Region', 'Dubai').check();
  await page.getByRole('button', next).click();
  await expect(page).toHaveURL(/step=2$/);
});

test('Next that is asked for twice is one step: one Back returns from it', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/ourProducts');
  await page.getByRole('link', { name: 'Create', exact: true }).click();
  await tick(page, 'Sales Office', 'Hong Kong').check();
  await tick(page, 'Region', 'Dubai').check();
  await tick(page, 'Language', 'English').check();
  await recordForm(page).evaluate((form: HTMLFormElement) => {
    for (let i = 0; i < 3; i += 1) form.requestSubmit();
  });
  await expect(page.locator('[aria-current=step]')).toContainText('Input project details');
  await expect(errorSummary(page)).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('[aria-current=step]')).toContainText('Set regions and languages');
  await page.goBack();
  await portal.dialog('Leave without saving?').getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/#\/ourProducts$/);
});

test('PRJ-036 PRJ-038 Back keeps everything, uploads under way too; the browser goes one step back; Cancel leaves', async ({
  portal,
  page,
}) => {
  await portal.signIn('superadmin', '/createProject');
  await passStep1(page, ['Hong Kong'], ['China'], ['English', 'Traditional Chinese']);
  await expect(page.locator('[aria-current=step] h2')).toBeFocused();
  await page.getByLabel('Project Name (EN)').fill('Kept');
  await page.getByLabel('Address (TC)').fill('保留');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 250_000 });
  const large = (name: string) => ({ ...picture(name), buffer: Buffer.concat([picture(name).buffer, Buffer.alloc(200_000)]) });
  await choose(group(page, 'Images'), ...['a.png', 'b.png', 'c.png', 'd.png', 'e.png'].map(large));
  await expect(group(page, 'Images').getByRole('progressbar').first()).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/#\/createProject$/);
  await expect(tick(page, 'Region', 'China')).toBeChecked();
  await page.goForward();
  await expect(page.getByLabel('Project Name (EN)')).toHaveValue('Kept');
  await page.goBack();
  await expect(tick(page, 'Language', 'English')).toBeChecked();
  await page.getByRole('button', next).click();
  await expect(page.getByLabel('Address (TC)')).toHaveValue('保留');
  for (const name of ['a.png', 'b.png', 'c.png', 'd.png', 'e.png'])
    await expect(group(page, 'Images').getByText(`${name} is uploaded`)).toBeAttached();
  expect(portal.calls('POST /upload/blob/{kind}')).toHaveLength(5);
  await page.getByRole('button', { name: 'Change Languages' }).click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await portal.dialog('Leave without saving?').getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/#\/ourProducts$/);
});

test('an address of step 2 shows step 1 until that has passed', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/createProject?step=2');
  await expect(page.locator('[aria-current=step]')).toContainText('Set regions and languages');
  await expect(page).toHaveURL(/#\/createProject$/);
  await expect(summary(page)).toHaveCount(0);
});

test('what was typed in step 2 is there again, in step 2, after the session has ended', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/createProject');
  await passStep1(page, ['Hong Kong'], ['China'], ['English']);
  await page.getByLabel('Project Name (EN)').fill('Kept over the sign-in');
  await portal.fault({ call: 'POST /upload/blob/{kind}', kind: 'status', status: 'L101', msg: 'Your session has ended.', count: 1 });
  await choose(group(page, 'Thumbnail'), picture('ends.png'));
  await expect(page.getByLabel('Username')).toBeVisible();
  await portal.fillSignIn('superadmin');
  await expect(page.getByText('What you typed before your session ended is here again.')).toBeVisible();
  await expect(page.locator('[aria-current=step]')).toContainText('Input project details');
  await expect(page.getByLabel('Project Name (EN)')).toHaveValue('Kept over the sign-in');
  await expect(page.locator('.read-only').getByText('China', { exact: true })).toBeVisible();
});

test('a summary of step 2 leads back to what step 1 asks for', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/createProject');
  await passStep1(page, ['Hong Kong'], ['China'], ['English']);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await tick(page, 'Language', 'English').uncheck();
  await page.goForward();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await errorSummary(page).getByRole('button', { name: 'Language cannot be empty' }).click();
  await expect(page.locator('[aria-current=step]')).toContainText('Set regions and languages');
  await expect(tick(page, 'Language', 'English')).toBeFocused();
});

test('PRJ-027 PRJ-104 levels 2 and 3: the own office is chosen and locked; without the code there is no Create', async ({
  portal,
  page,
}) => {
  await portal.signIn('csteam.hk', '/createProject');
  await expect(tick(page, 'Sales Office', 'Hong Kong')).toBeChecked();
  await expect(tick(page, 'Sales Office', 'Hong Kong')).toBeDisabled();
  await expect(tick(page, 'Sales Office', 'Singapore')).toHaveCount(0);
  await expect(tick(page, 'Region', 'Dubai')).toBeVisible();
  await expect(tick(page, 'Region', 'Japan')).toHaveCount(0);
});

test('what step 2 lacks is told, and nothing is sent', async ({ portal, page }) => {
  const told = (text: RegExp) => summary(page).filter({ hasText: text });
  await portal.signIn('superadmin', '/createProject');
  await passStep1(page, ['Singapore'], ['Malaysia'], ['English', 'Simplified Chinese']);
  await test.step('PRJ-045 fields of languages that are not chosen are disabled', async () => {
    for (const label of ['Project Name (JP)', 'Address (TC)', 'Video (JP)', 'TC (Cantonese)', 'TC (Mandarin)'])
      await expect(page.getByLabel(label)).toHaveAttribute('aria-disabled', 'true');
  });
  await test.step('PRJ-053 another video language asks for its four names and its URL', async () => {
    await expect(page.getByLabel(/^Language Name \(|^Corresponding URL/)).toHaveCount(0);
    await page.getByLabel('Another video language').check();
    for (const label of ['EN', 'JP', 'TC', 'SC']) await expect(page.getByLabel(`Language Name (${label})`)).toBeVisible();
    await expect(page.getByLabel('Corresponding URL')).toBeVisible();
  });
  await test.step('PRJ-082 the name of a video language takes 20 characters', async () => {
    const name = page.getByLabel('Language Name (EN)');
    await name.fill('x'.repeat(20));
    await name.pressSequentially('y');
    await expect(name).toHaveValue('x'.repeat(20));
    await name.fill('');
  });
  await page.getByRole('radio', { name: 'Online' }).check();
  await page.getByRole('textbox', { name: 'Start Date', exact: true }).fill('');
  await page.getByLabel('Start Date, time (UTC+8)').selectOption('');
  await page.getByRole('textbox', { name: 'End Date', exact: true }).fill('');
  await page.getByLabel('End Date, time (UTC+8)').selectOption('');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await test.step('PRJ-060 no project code', () => expect(told(/^Project Code/)).toHaveText('Project Code cannot be empty'));
  await test.step('PRJ-061 no name in a chosen language', () =>
    expect(told(/^Project Name/)).toHaveText(['Project Name (EN) cannot be empty', 'Project Name (SC) cannot be empty']));
  await test.step('PRJ-063 no address in a chosen language', () => expect(told(/^Address/)).toHaveText([/\(EN\)/, /\(SC\)/]));
  await test.step('PRJ-064 no description in a chosen language', () => expect(told(/^Description/)).toHaveText([/\(EN\)/, /\(SC\)/]));
  await test.step('PRJ-065 no brief in a chosen language', () => expect(told(/^Brief/)).toHaveText([/\(EN\)/, /\(SC\)/]));
  await test.step('PRJ-070 the words for address, description and brief', () =>
    expect(told(/^(Address|Description|Brief) /)).toHaveText(
      ['Address', 'Description', 'Brief'].flatMap((label) => [`${label} (EN) cannot be empty`, `${label} (SC) cannot be empty`]),
    ));
  await test.step('PRJ-075 no property size, and for Singapore no amounts', () =>
    expect(told(/^(Property size|Investment)/)).toHaveText([
      'Property size cannot be empty',
      'Investment initial amounts cannot be empty',
    ]));
  await test.step('PRJ-077 no type, image, thumbnail or status', () =>
    expect(told(/^(Project Type|Images|Thumbnail|Project Status)/)).toHaveCount(4));
  await test.step('PRJ-078 the words for type, images, thumbnail and status', () =>
    expect(told(/^(Project Type|Images|Thumbnail|Project Status)/)).toHaveText([
      'Project Type cannot be empty',
      'Images cannot be empty',
      'Thumbnail cannot be empty',
      'Project Status cannot be empty',
    ]));
  await test.step('PRJ-079 no name of another video language', () =>
    expect(told(/^Language Name/)).toHaveText(['Language Name (EN) can not be empty', 'Language Name (SC) can not be empty']));
  await test.step('PRJ-080 no URL of another video language', () =>
    expect(told(/^Corresponding/)).toHaveText('Corresponding URL can not be empty'));
  await test.step('PRJ-113 an online project without dates', () =>
    expect(told(/ Date /)).toHaveText(['Start Date cannot be empty', 'End Date cannot be empty']));
  await test.step('PRJ-086 the form says that it failed, names all of it in order and sends nothing', async () => {
    await expect(portal.message('Please check the form and fill in correct format')).toBeVisible();
    await expect(summary(page)).toHaveText([
      'Project Type cannot be empty',
      'Project Code cannot be empty',
      'Property size cannot be empty',
      'Investment initial amounts cannot be empty',
      ...['Project Name', 'Address', 'Description', 'Brief'].flatMap((label) => [
        `${label} (EN) cannot be empty`,
        `${label} (SC) cannot be empty`,
      ]),
      'Images cannot be empty',
      'Thumbnail cannot be empty',
      'Language Name (EN) can not be empty',
      'Language Name (SC) can not be empty',
      'Corresponding URL can not be empty',
      'Project Status cannot be empty',
      'Start Date cannot be empty',
      'End Date cannot be empty',
    ]);
    expect(portal.calls(create)).toEqual([]);
  });
});

test('what is typed right after a choice goes where the focus is', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/createProject');
  await passStep1(page, ['Hong Kong'], ['Hong Kong'], ['English']);
  const code = page.getByRole('combobox', { name: 'Project Code' }).and(page.locator('input'));
  await code.fill('PRD-007');
  // a machine that is busy draws its next frame late
  await page.evaluate(() => {
    const waiting: FrameRequestCallback[] = [];
    const held = window as typeof window & { drawFrame: () => void };
    held.requestAnimationFrame = (draw) => waiting.push(draw);
    held.drawFrame = () => waiting.splice(0).forEach((draw) => draw(performance.now()));
  });
  await page.keyboard.press('Enter');
  const region = page.getByLabel('Project Region');
  await region.focus();
  await page.evaluate(() => (window as unknown as { drawFrame: () => void }).drawFrame());
  await page.keyboard.insertText('North');
  await expect(region).toHaveValue('North');
  await expect(code).toHaveValue('PRD-007');
});
