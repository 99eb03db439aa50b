import { expect, test, errorSummary, recordForm } from '../portal';
import { choose, fillDetails, group, passStep1, picture, tick } from './projectForms';

const create = 'POST /projects';
const next = { name: 'Next', exact: true };
type Row = { id: number; salesOffice: string; region: string[] };

test('Create Project sends one request with what was entered in two steps, and each office has its project (PRJ-025, PRJ-026, PRJ-042, PRJ-048, PRJ-087, PRJ-088, PRJ-089, PRJ-090, PRJ-092, PRJ-093, PRJ-094)', async ({
  portal,
  page,
}) => {
  await portal.signIn('superadmin', '/ourProducts');
  await page.getByRole('link', { name: 'Create', exact: true }).click();
  await portal.expectAccessible();
  await page.getByRole('button', next).click();
  await expect(errorSummary(page)).toBeVisible();
  await portal.expectAccessible();
  await passStep1(page, ['Hong Kong', 'Singapore'], ['Taiwan', 'Japan'], ['English', 'Japanese']);
  await fillDetails(portal, ['EN', 'JP']);
  await page.getByLabel('Investment initial amounts').fill('10000');
  await portal.expectAccessible();
  await page.getByRole('button', { name: 'Create', exact: true }).dblclick();
  await expect(portal.message('Project is created.')).toBeVisible();
  await expect(page).toHaveURL(/#\/ourProducts$/);
  // the project code is one of the existing products
  expect(portal.calls('GET /appProducts/')).not.toEqual([]);
  expect(portal.calls(create).map(({ body }) => body)).toEqual([
    {
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
    },
  ]);
  const { content } = await portal.ask<{ content: Row[] }>('/projects/?page=0&size=5&projectName=A%20new%20project&sort=id,asc');
  expect(content.map(({ salesOffice, region }) => ({ salesOffice, region }))).toEqual([
    { salesOffice: 'HK', region: ['TW'] },
    { salesOffice: 'SG', region: ['JP'] },
  ]);
  const stored = await Promise.all(content.map(({ id }) => portal.ask<{ investmentInitAmounts: unknown }>(`/projects/${id}`)));
  expect(stored.map(({ investmentInitAmounts }) => investmentInitAmounts ?? null)).toEqual([null, 10_000]);
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

test('Back and Forward keep both steps of a new project, and uploads go on (PRJ-038)', async ({ portal, page }) => {
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
