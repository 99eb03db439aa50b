import type { Page } from '@playwright/test';
import { expect, test, fileNames } from '../portal';
import { expectKeyRenders } from '../renders';
import { group, summary } from './projectForms';

const input = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });

test('a key in the form of a project renders its own input only, before and after a failed save', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/editProject/3');
  await expect(page.getByLabel('Description (SC)')).toBeEnabled();
  const expectOwnRender = async () => {
    await expectKeyRenders(page, input(page, 'Description (JP)'), ['description.JA']);
    await expectKeyRenders(page, input(page, 'Project Name (EN)'), ['name.EN']);
  };
  await expectOwnRender();
  await page.getByLabel('Property size').fill('none');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(summary(page)).toHaveText(['Property size must be number']);
  await expectOwnRender();
});

test('a form that was opened before is editable as soon as its record arrives, without another request', async ({ portal, page }) => {
  // leaving the form aborts the lookups that are still loading, and the next form then requests them again
  const lookups = [
    'option/projectStatus',
    'option/projectType',
    'option/projectLocation',
    'option/projectUnit',
    'salesregion/officelist',
    'salesregion/list/SG',
    'appProducts/',
  ].map(async (path) => (await page.waitForResponse((response) => new URL(response.url()).pathname === `/portal-cms/${path}`)).finished());
  await portal.signIn('superadmin', '/editProject/3');
  await Promise.all(lookups);
  const open = (path: string) => page.evaluate((to) => (location.hash = to), path);
  await expect(fileNames(group(page, 'Images'))).toHaveCount(5);
  await open('/ourProducts');
  await portal.expectLoaded();
  const record = '**/portal-cms/projects/3';
  const sendRecord = await portal.hold(record);
  const sendFiles = await portal.hold('**/portal-cms/files/**');
  const requested = page.waitForRequest(record);
  await open('/editProject/3');
  await requested;
  const later: string[] = [];
  page.on('request', (request) => later.push(new URL(request.url()).pathname));
  sendRecord();
  await expect(input(page, 'Project Name (EN)')).toHaveValue(/./);
  await expect(input(page, 'Project Name (EN)')).toBeEditable();
  await expect(fileNames(group(page, 'Images'))).toHaveCount(5);
  // images load by themselves, and nothing waits for them
  expect(later.filter((path) => !path.startsWith('/portal-cms/files/'))).toEqual([]);
  sendFiles();
});
