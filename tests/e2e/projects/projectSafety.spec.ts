import { makePdf } from '../../../fixtures/seed/files';
import { expectNothingLeft } from '../openings';
import { expect, test, errorSummary, fileNames } from '../portal';
import { choose, fillDetails, group, passStep1, tick } from './projectForms';

const saveButton = { name: 'Save', exact: true };

for (const colorScheme of ['light', 'dark'] as const)
  test(
    `axe finds nothing on the second step, on a clone and on their dialogs, ${colorScheme}`,
    { tag: colorScheme === 'dark' ? '@complete' : [] },
    async ({ portal, page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme });
      await portal.signIn('superadmin', '/createProject');
      await passStep1(page, ['Hong Kong', 'Singapore'], ['Hong Kong', 'Japan'], ['English', 'Japanese']);
      await portal.expectAccessible();
      await page.getByRole('button', { name: 'Create', exact: true }).click();
      await expect(errorSummary(page)).toBeVisible();
      await portal.expectAccessible();
      await portal.signIn('superadmin', '/editProjectClone/3?clone=true');
      await expect(fileNames(group(page, 'Images'))).toHaveCount(5);
      await portal.expectAccessible();
      for (const [field, name, shown] of [
        ['Images', 'Preview sunrise-1.png', '.file-preview img'],
        ['Factsheet (EN)', 'Preview sunrise-en.pdf', '.pdf-text span'],
        ['KMZ map file', 'Preview sunrise.kmz', '.map-drawing'],
      ] as const) {
        await group(page, field).getByRole('button', { name }).click();
        await expect(page.locator(shown).first()).toBeVisible();
        await portal.expectAccessible();
        await page.keyboard.press('Escape');
        await expect(portal.dialog()).toHaveCount(0);
      }
    },
  );

for (const [name, opened] of [
  ['Preview sunrise-1.png', '.file-preview img'],
  ['Preview sunrise-en.pdf', '.pdf-text span'],
  ['Preview sunrise.kmz', '.map-drawing'],
] as const)
  test(
    `${name} leaves no object URL, worker or node behind after many openings`,
    { tag: ['@complete', '@sampled'] },
    async ({ portal, page }) => {
      await expectNothingLeft(portal, page, { path: '/editProject/3', name, opened });
    },
  );

test('PRJ-045 PRJ-088 a language with its factsheet is taken away, saved, and ticked again: what it had is gone', async ({
  portal,
  page,
}) => {
  await portal.signIn('superadmin', '/editProject/3');
  const sheet = group(page, 'Factsheet (JP)');
  await choose(sheet, { name: 'new.pdf', mimeType: 'application/pdf', buffer: makePdf(['New']) });
  await expect(sheet.getByText('new.pdf is uploaded')).toBeAttached();
  await page.getByLabel('Description (JP)').fill('あ'.repeat(500));
  const changes = sheet.getByRole('button', { name: /^(Click to upload|Replace|Remove)/ });
  await expect(changes.first()).toBeVisible();
  await tick(page, 'Language', 'Japanese').uncheck();
  await expect(changes).toHaveCount(0);
  await expect(fileNames(sheet)).toHaveText('new.pdf');
  await page.getByRole('button', saveButton).click();
  await portal.dialog('Save and discard values?').getByRole('button', { name: 'Save' }).click();
  await expect(portal.message('The changes have been saved')).toBeVisible();
  const stored = await portal.ask<Record<string, object>>('/projects/3');
  expect([Object.keys(stored.propertyFactsheet!), Object.keys(stored.description!)]).toEqual([
    ['EN', 'ZH_HK', 'ZH_CN'],
    ['EN', 'ZH_HK', 'ZH_CN'],
  ]);
  await portal.signIn('superadmin', '/editProject/3');
  await tick(page, 'Language', 'Japanese').check();
  await expect(page.getByLabel('Description (JP)')).toHaveValue('');
  await expect(fileNames(sheet)).toHaveCount(0);
  await expect(sheet.getByRole('button', { name: 'Click to upload' })).toBeVisible();
});

test('the network is gone at step 2: it says so, everything is still there, and the next try creates one', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/createProject');
  await passStep1(page, ['Hong Kong'], ['Hong Kong'], ['English']);
  await fillDetails(portal, ['EN'], 'Kept');
  await page.route('**/portal-cms/projects', (route) => route.abort());
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(portal.message('Network Error')).toBeVisible();
  await expect(page.getByLabel('Project Name (EN)')).toHaveValue('Kept EN');
  await expect(fileNames(group(page, 'Images'))).toHaveText('first.png');
  await page.unroute('**/portal-cms/projects');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(portal.message('Project is created.')).toBeVisible();
  const { content } = await portal.ask<{ content: object[] }>('/projects/?page=0&size=10&projectName=Kept');
  expect(content).toHaveLength(1);
});
