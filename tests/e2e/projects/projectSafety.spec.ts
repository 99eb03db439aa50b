import { makePdf } from '../../../fixtures/seed/files';
import { expectNothingLeft } from '../openings';
import { expect, test, type Person, errorSummary, fileNames } from '../portal';
import { choose, fillDetails, group, passStep1, tick } from './projectForms';

const saveButton = { name: 'Save', exact: true };

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing on the second step, on a clone and on their dialogs, ${colorScheme}`, async ({ portal, page }) => {
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
  });

for (const [name, opened] of [
  ['Preview sunrise-1.png', '.file-preview img'],
  ['Preview sunrise-en.pdf', '.pdf-text span'],
  ['Preview sunrise.kmz', '.map-drawing'],
] as const)
  test(`${name} leaves no object URL, worker or node behind after many openings`, { tag: '@sampled' }, async ({ portal, page }) => {
    await expectNothingLeft(portal, page, { path: '/editProject/3', name, opened });
  });

test('PRJ-045 PRJ-088 a language with its factsheet is taken away, saved, and ticked again: what it had is gone', async ({
  portal,
  page,
}) => {
  await portal.signIn('superadmin', '/editProject/3');
  const sheet = group(page, 'Factsheet (JP)');
  await choose(sheet, { name: 'new.pdf', mimeType: 'application/pdf', buffer: makePdf(['New']) });
  await expect(sheet.getByText('new.pdf is uploaded')).toBeAttached();
  await page.getByLabel('Description (JP)').fill('あ'.repeat(500));
  await tick(page, 'Language', 'Japanese').uncheck();
  await expect(sheet.getByRole('button', { name: 'Click to upload' })).toHaveCount(0);
  await expect(fileNames(sheet)).toHaveText('new.pdf');
  await page.getByRole('button', saveButton).click();
  await portal.dialog('Save and discard what is stored?').getByRole('button', { name: 'Save' }).click();
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

test('a type whose choices come late brings no amounts by itself', async ({ portal, page }) => {
  const answer = await portal.hold('**/option/projectType');
  await portal.signIn('superadmin', '/editProject/3');
  const amounts = page.getByRole('textbox', { name: 'Investment initial amounts' });
  await amounts.fill('777');
  answer();
  await expect(page.getByLabel('Project Type').locator('option:checked')).toHaveText('EFPDL');
  await expect(amounts).toHaveValue('777');
  await portal.expectChanges('Investment initial amounts');
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

// by construction: who, whose project, on which screen
type Seen = { page: 'form' | 'read' | 'missing' | 'refused'; office?: 'choice' | 'text' };
const people: [Person, level: 1 | 2, office: 'HK' | 'SG' | null, mayWrite: boolean][] = [
  ['superadmin', 1, null, true],
  ['csteam.hk', 2, 'HK', true],
  ['sales.sg', 2, 'SG', false],
  ['viewer.hk', 2, 'HK', false],
];
const projects = { HK: 1, SG: 3 } as const;
for (const [person, level, own, mayWrite] of people)
  test(
    `${person} sees, reads or edits a project by its office and their rights (PRJ-002 PRJ-023 PRJ-103 PRJ-104 PLT-121)`,
    { tag: '@complete' },
    async ({ portal, page }) => {
      await portal.signIn(person);
      for (const [office, id] of Object.entries(projects))
        for (const screen of ['editProject', 'editProjectClone']) {
          const isForeign = own !== null && own !== office;
          const seen: Seen =
            screen === 'editProjectClone' && !mayWrite
              ? { page: 'refused' }
              : isForeign
                ? { page: 'missing' }
                : { page: mayWrite ? 'form' : 'read', office: level === 1 ? 'choice' : 'text' };
          await test.step(`${screen} of a project of ${office}: ${Object.values(seen).join(', ')}`, async () => {
            const reads = portal.calls('GET /projects/{id}').length;
            await portal.open(`/${screen}/${id}${screen === 'editProject' ? '' : '?clone=true'}`);
            const button = page.getByRole('button', screen === 'editProject' ? saveButton : { name: 'Create', exact: true });
            if (seen.page === 'refused') await expect(page.locator('main').getByText('No permission!')).toBeVisible();
            if (seen.page === 'missing') await expect(page.locator('main')).toContainText('The record does not exist');
            if (seen.page === 'form' || seen.page === 'read') {
              await expect(page.locator('.sheet-card h2')).toHaveCount(13);
              await expect(page.getByRole('combobox', { name: 'Sales Office' })).toHaveCount(seen.office === 'choice' ? 1 : 0);
            }
            await expect(button).toHaveCount(seen.page === 'form' ? 1 : 0);
            if (seen.page === 'refused') expect(portal.calls('GET /projects/{id}')).toHaveLength(reads);
            // every user may read this list, so nothing of it can be mistaken for the next screen
            await portal.open('/customerServiceHotline');
            await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customer Service Hotline');
          });
        }
    },
  );
