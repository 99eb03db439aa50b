import { makePdf } from '../../../fixtures/seed/files';
import { makeKmz } from '../../../fixtures/seed/kmz';
import { expect, test, fileNames } from '../portal';
import { choose, group, picture } from './projectForms';

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

test('the preview of a project shows a thumbnail that was just chosen', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/editProject/3');
  const preview = page.locator('.phone-preview');
  await choose(group(page, 'Thumbnail'), picture('fresh.png'));
  await expect(preview.locator('.project-card-thumbnail img')).toHaveJSProperty('naturalWidth', 1125);
  await portal.expectAccessible();
});
