import { expect, test } from '../portal';
import { choose, fillDetails, group, passStep1, picture, summary, tick } from './projectForms';

const create = 'POST /projects';
const next = { name: 'Next', exact: true };
type Row = { id: number; salesOffice: string; region: string[] };

test('PRJ-024 PRJ-025 PRJ-026 PRJ-028 PRJ-035 PRJ-037 PRJ-039 PRJ-042 PRJ-043 PRJ-048 PRJ-058 PRJ-087 PRJ-088 PRJ-089 PRJ-090 PRJ-092 PRJ-093 PRJ-094 PLT-003 PLT-017 PLT-020 a project for two offices in two languages', async ({
  portal,
  page,
}) => {
  await portal.signIn('superadmin', '/ourProducts');
  await page.getByRole('link', { name: 'Create', exact: true }).click();
  await expect(page.locator('[aria-current=step]')).toContainText('Set regions and languages');
  await expect(page.locator('.sheet-card h2')).toHaveText(['Regions', 'Languages']);
  await portal.expectAccessible();
  await passStep1(page, ['Hong Kong', 'Singapore'], ['Taiwan', 'Japan'], ['English', 'Japanese']);
  await expect(page).toHaveURL(/#\/createProject\?step=2$/);
  expect(portal.calls('GET /salesregion/list/{offices}').map(({ path }) => path)).toContain('/salesregion/list/HK,SG');
  await expect(page.locator('.sheet-card h2')).toHaveText([
    ...['Regions', 'Languages', 'Project Details', 'Name *', 'Address *', 'Description *', 'Brief *', 'Land Use'],
    ...['Images', 'KMZ map file', 'Factsheet', 'Video', 'Project Status'],
  ]);
  const shown = page.locator('.read-only');
  await expect(shown.getByText('Hong Kong, Singapore')).toBeVisible();
  await expect(shown.getByText('Taiwan, Japan')).toBeVisible();
  await expect(page.getByLabel('Project Location')).toHaveValue('US');
  await expect(page.getByRole('radio', { name: 'Offline' })).toBeChecked();
  await expect(page.getByLabel('New project')).not.toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Status', exact: true })).toHaveValue('');
  await fillDetails(portal, ['EN', 'JP']);
  await page.getByLabel('Investment initial amounts').fill('10000');
  await portal.expectAccessible();
  await page.getByRole('button', { name: 'Create', exact: true }).dblclick();
  await expect(portal.message('Project is created.')).toBeVisible();
  await expect(page).toHaveURL(/#\/ourProducts$/);
  // one wish, one call, one project for each of the two offices
  expect(portal.calls(create)).toHaveLength(1);
  const [call] = portal.calls(create);
  expect(call!.body).toEqual({
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
  });
  const { content } = await portal.ask<{ content: Row[] }>('/projects/?page=0&size=5&projectName=A%20new%20project&sort=id,asc');
  expect(content.map(({ salesOffice, region }) => ({ salesOffice, region }))).toEqual([
    { salesOffice: 'HK', region: ['TW'] },
    { salesOffice: 'SG', region: ['JP'] },
  ]);
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
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('.resource-form')!;
    for (let i = 0; i < 3; i += 1) form.requestSubmit();
  });
  await expect(page.locator('[aria-current=step]')).toContainText('Input project details');
  await expect(page.locator('.error-summary')).toHaveCount(0);
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
    await expect(group(page, 'Images').getByText(`${name} is uploaded`)).toBeAttached({ timeout: 15_000 });
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
  await page.locator('.error-summary').getByRole('button', { name: 'Language cannot be empty' }).click();
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

test('PRJ-045 PRJ-053 PRJ-060 PRJ-061 PRJ-063 PRJ-064 PRJ-065 PRJ-070 PRJ-075 PRJ-077 PRJ-078 PRJ-079 PRJ-080 PRJ-086 PRJ-113 what step 2 lacks', async ({
  portal,
  page,
}) => {
  await portal.signIn('superadmin', '/createProject');
  await passStep1(page, ['Singapore'], ['Malaysia'], ['English', 'Simplified Chinese']);
  for (const label of ['Project Name (JP)', 'Address (TC)', 'Video (JP)', 'TC (Cantonese)', 'TC (Mandarin)'])
    await expect(page.getByLabel(label)).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('Another video language').check();
  await page.getByRole('radio', { name: 'Online' }).check();
  await page.getByRole('textbox', { name: 'Start Date', exact: true }).fill('');
  await page.getByLabel('Start Date, time (UTC+8)').selectOption('');
  await page.getByRole('textbox', { name: 'End Date', exact: true }).fill('');
  await page.getByLabel('End Date, time (UTC+8)').selectOption('');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
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
