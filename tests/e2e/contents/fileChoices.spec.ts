import type { Locator, Page } from '@playwright/test';
import { makePng } from '../../../fixtures/seed/files';
import { makeJpeg } from '../../contract/files/samples';
import { choose, chooseBy, image, large, png, slot, slowLine, upload } from '../files';
import { expect, test, type Portal, errorSummary, fileNames } from '../portal';

const save = 'PUT /campaignPopup/{id}';
const open = (portal: Portal, id = 1) => portal.signIn('superadmin', `/editCampaign/${id}`);
const pressSave = ({ page }: Portal) => page.getByRole('button', { name: 'Save', exact: true }).click();
const problems = ({ page }: Portal) => errorSummary(page).getByRole('button');
const text = Buffer.from('no image');
/** The line is cut under the next upload. */
const cutOff = (page: Page) => page.route('**/upload/blob/**', (route) => route.abort(), { times: 1 });
/** Takes away what stands in a field. */
const clear = async (field: Locator) => {
  const remove = field.getByRole('button', { name: /^Remove/ });
  await expect(remove.first()).toBeVisible();
  for (let left = await remove.count(); left > 0; left -= 1) {
    await remove.first().click();
    await expect(remove).toHaveCount(left - 1);
  }
};

test('SHR-053 a refused second file holds the save back, by name, until it is dismissed or another one is taken', async ({
  portal,
  page,
}) => {
  await open(portal);
  const field = slot(page, 'EN');
  await choose(field, image('poster.png', text));
  await expect(field.locator('.file-refusal')).toHaveText('Please upload the image in JPG/JPEG/PNG format');
  await expect(field.getByText('poster.png is not taken.', { exact: true })).toBeVisible();
  await expect(fileNames(field)).toHaveText('briefing-en.png');
  await pressSave(portal);
  await expect(problems(portal)).toHaveText(['Image (EN): poster.png was not taken. Choose another file, or go on without it']);
  await portal.expectAccessible();
  // a change of mind: with another file the refusal is over
  await choose(field, image('poster-2.png'));
  await expect(field.getByRole('status')).toHaveText('poster-2.png is uploaded');
  await expect(field.locator('.file-refusal')).toHaveCount(0);
  await expect(problems(portal)).toHaveCount(0);
  // and once more, by keyboard: the former choice is kept by name, with the time at which it was read
  await choose(field, image('poster-3.png', text));
  const keep = field.getByRole('button', { name: /^Keep poster-2\.png, read \d\d:\d\d$/ });
  await keep.press('Enter');
  await expect(field.locator('.file-refusal')).toHaveCount(0);
  await expect(field.getByRole('button', { name: 'Replace poster-2.png' })).toBeFocused();
  await pressSave(portal);
  await expect(portal.message('The changes have been saved')).toBeVisible();
  expect(portal.calls(save)).toHaveLength(1);
});

test('an optional file that is refused holds the save back too', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/editProject/1');
  const field = page.getByRole('group', { name: 'KMZ map file' });
  await expect(field.getByRole('button', { name: /^Remove/ }).or(field.getByRole('button', { name: /^Click/ }))).toBeVisible();
  for (const button of await field.getByRole('button', { name: /^Remove/ }).all()) await button.click();
  await choose(field, { ...image('map.kmz'), buffer: text });
  await expect(field.getByText('map.kmz is not taken.')).toBeVisible();
  await pressSave(portal);
  await expect(problems(portal)).toContainText(['KMZ map file: map.kmz was not taken. Choose another file, or go on without it']);
  await field.getByRole('button', { name: 'Go on without it' }).click();
  await expect(field.getByRole('button', { name: 'Click to upload KMZ map file' })).toBeFocused();
  await page.getByLabel('Project Name (EN)').fill('Without a map');
  await pressSave(portal);
  await expect(portal.message('The changes have been saved')).toBeVisible();
});

test('a refusal is there again after the session has ended, and still holds the save back', async ({ portal, page }) => {
  await open(portal);
  await choose(slot(page, 'EN'), image('poster.png', text));
  await expect(slot(page, 'EN').locator('.file-refusal')).toBeVisible();
  await portal.fault({ call: upload, kind: 'status', status: 'L101', msg: 'Your session has ended.', count: 1 });
  await choose(slot(page, 'JP'), image('ends.png'));
  await expect(page.getByLabel('Username')).toBeVisible();
  await portal.fillSignIn('superadmin');
  await expect(slot(page, 'EN').getByText('poster.png is not taken.')).toBeVisible();
  await pressSave(portal);
  await expect(problems(portal)).toContainText(['Image (EN): poster.png was not taken. Choose another file, or go on without it']);
  expect(portal.calls(save)).toEqual([]);
});

test('Replace keeps the former file until the new one has arrived: cancelled, cut off, and at last done', async ({ portal, page }) => {
  await open(portal);
  const line = await slowLine(page, 400_000);
  const field = slot(page, 'EN');
  const replace = field.getByRole('button', { name: 'Replace briefing-en.png' });
  await chooseBy(replace, image('slow.png', large()));
  await expect(field.getByRole('progressbar', { name: 'Uploading slow.png' })).toBeVisible();
  await expect(fileNames(field)).toHaveText(['slow.png', 'briefing-en.png']);
  await expect(field.getByText('Stays until slow.png is here.')).toBeVisible();
  await pressSave(portal);
  await expect(problems(portal)).toHaveText(['Image (EN) is still being uploaded']);
  await expect(field.getByRole('button', { name: 'Cancel slow.png' })).toBeFocused();
  await field.getByRole('button', { name: 'Cancel slow.png' }).click();
  await expect(fileNames(field)).toHaveText(['briefing-en.png']);
  await expect(problems(portal)).toHaveCount(0);
  await line.detach();
  await cutOff(page);
  await chooseBy(replace, image('cut.png'));
  await expect(field.getByRole('alert')).toHaveText('Network Error');
  await pressSave(portal);
  await expect(problems(portal)).toHaveText(['Image (EN): cut.png was not uploaded. Try again, or keep the former file']);
  await field.getByRole('button', { name: 'Keep briefing-en.png' }).click();
  await expect(fileNames(field)).toHaveText(['briefing-en.png']);
  await chooseBy(replace, image('done.png'));
  await expect(field.getByRole('status')).toHaveText('done.png is uploaded');
  await expect(fileNames(field)).toHaveText(['done.png']);
  await expect(field.getByRole('button', { name: 'Replace done.png' })).toBeFocused();
  await pressSave(portal);
  await expect(portal.message('The changes have been saved')).toBeVisible();
  const { images } = await portal.ask<{ images: Record<string, { fileName: string }> }>('/campaignPopup/details/1');
  expect(images.EN!.fileName).toBe('done.png');
});

test('a save that a first file keeps back leads to the Retry of its upload', async ({ portal, page }) => {
  await open(portal, 2);
  const field = slot(page, 'SC');
  await cutOff(page);
  await chooseBy(field.getByRole('button', { name: 'Click to upload Image (SC)' }), image('cut.png'));
  await expect(field.getByRole('alert')).toHaveText('Network Error');
  // its buttons go and come back
  await page.getByRole('checkbox', { name: 'Use one image for all languages' }).check();
  await expect(field.getByRole('button', { name: 'Retry cut.png' })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Use one image for all languages' }).uncheck();
  await pressSave(portal);
  await expect(problems(portal)).toHaveText(['Image (SC): cut.png was not uploaded. Try again, or remove it']);
  await expect(field.getByRole('button', { name: 'Retry cut.png' })).toBeFocused();
});

test('a replacement that is cut off while nobody looks leaves the cover of a project where it was', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/editProject/1');
  const field = page.getByRole('group', { name: 'Images', exact: true });
  const names = fileNames(field);
  await expect(names.first()).toBeVisible();
  const before = await names.allTextContents();
  await cutOff(page);
  await chooseBy(field.getByRole('button', { name: `Replace ${before[0]!}` }), image('cover.png'));
  await expect(field.getByRole('alert')).toHaveText('Network Error');
  await expect(names).toHaveText(['cover.png', ...before]);
  await expect(field.locator('.file-item', { has: page.getByText('Cover', { exact: true }) })).toContainText(before[0]!);
  await field.getByRole('button', { name: 'Retry cover.png' }).click();
  await expect(names).toHaveText(['cover.png', ...before.slice(1)]);
  await pressSave(portal);
  await expect(portal.message('The changes have been saved')).toBeVisible();
  const { images } = await portal.ask<{ images: { fileName: string }[] }>('/projects/1');
  expect(images.map(({ fileName }) => fileName)).toEqual(['cover.png', ...before.slice(1)]);
});

test('Remove can be undone until the save, in its place; of one slot until another file is chosen', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/editProject/1');
  const field = page.getByRole('group', { name: 'Images', exact: true });
  const names = fileNames(field);
  await expect(names.nth(1)).toBeVisible();
  const before = await names.allTextContents();
  await field.getByRole('button', { name: `Remove ${before[0]!}` }).press('Enter');
  await expect(field.getByText(`${before[0]!} is removed.`)).toBeVisible();
  await expect(field.getByRole('button', { name: 'Click to upload Images' })).toBeFocused();
  await field.getByRole('button', { name: `Undo, put ${before[0]!} back` }).press('Enter');
  await expect(names).toHaveText(before);
  await expect(field.locator(':focus')).toHaveCount(1);
  await expect(field.getByText('is removed.')).toHaveCount(0);
  await expect(page.locator('.form-note')).not.toContainText('change');
  const map = page.getByRole('group', { name: 'Thumbnail' });
  const own = await fileNames(map).first().innerText();
  await map.getByRole('button', { name: `Remove ${own}` }).click();
  await choose(map, image('next.png'));
  await expect(map.getByRole('status')).toHaveText('next.png is uploaded');
  await expect(map.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
});

test('SHR-059 of eight images for five places the first five are taken, the others named; one that is there twice is told', async ({
  portal,
  page,
}) => {
  await portal.signIn('superadmin', '/editProject/1');
  const field = page.getByRole('group', { name: 'Images', exact: true });
  await clear(field);
  await choose(field, ...['1', '2', '3', '4', '5', '6', '7', '8'].map((name) => image(`${name}.png`)));
  await expect(fileNames(field)).toHaveText(['1.png', '2.png', '3.png', '4.png', '5.png']);
  await expect(field.locator('.file-refusal')).toHaveText('Only 5 files can be uploaded');
  await expect(field.getByText('6.png, 7.png, 8.png are not taken.', { exact: true })).toBeVisible();
  await field.getByRole('button', { name: 'Go on without them' }).click();
  await field.getByRole('button', { name: 'Remove 3.png' }).click();
  await choose(field, image('2.png'));
  await expect(field.locator('.file-item').filter({ hasText: '2.png is there twice.' })).toHaveCount(1);
  await expect(fileNames(field)).toHaveText(['1.png', '2.png', '4.png', '5.png', '2.png']);
});

test('SHR-053 SHR-063 an image is judged by what the browser makes of it: a half one is refused, a turned one told as it is shown', async ({
  portal,
  page,
}) => {
  await open(portal);
  const field = slot(page, 'EN');
  const damaged = 'Please upload the image in JPG/JPEG/PNG format. It is damaged, or not whole.';
  const whole = makePng(1, 924, 1386);
  for (const [name, bytes] of [
    ['half.png', whole.subarray(0, whole.length / 2)],
    ['half.jpg', makeJpeg().subarray(0, -100)],
    ['header.png', Buffer.concat([png.subarray(0, 33), Buffer.alloc(200)])],
  ] as const) {
    await choose(field, image(name, bytes));
    await expect(field.getByText(`${name} is not taken.`)).toBeVisible();
    await expect(field.locator('.file-refusal')).toHaveText(damaged);
  }
  expect(portal.calls(upload)).toEqual([]);
  await choose(field, image('turned.jpg', makeJpeg(40, 30, 6)));
  await expect(field.getByText('This image is 30x40; 924x1386 is suggested.')).toBeVisible();
});
