import { rmSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { makePng } from '../../../fixtures/seed/files';
import { samples } from '../../contract/files/samples';
import { isSoak, sampleSize } from '../../sampling';
import { caseName, drawCases } from '../cases';
import { bytesOf, choose, chooseBy, hand, holdJudging, image, large, png, slot, slowLine, upload as call } from '../files';
import { countObjectUrls } from '../objectUrls';
import { expect, test, type Portal, errorSummary, fileNames } from '../portal';
import { inputsRenderedBy } from '../renders';

const save = 'PUT /campaignPopup/{id}';
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const open = (portal: Portal, id = 1) => portal.signIn('superadmin', `/editCampaign/${id}`);

const images = samples.filter(([kind]) => kind === 'POPUP_IMAGE');
test(
  'an image field refuses the files that the server refuses, and does not upload them (SHR-051 SHR-052 SHR-053 SHR-056 SHR-057)',
  { tag: '@sampled' },
  async ({ portal, page }) => {
    await open(portal);
    const field = slot(page, 'EN');
    expect(images).toHaveLength(50);
    let sent = 0;
    for (const number of drawCases(10, images.length, (at) => images[at]![3])) {
      const [, name, bytes, refusal] = images[number]!;
      const about = `${caseName(number)}: ${name}`;
      // a browser hands over a name and never a path
      await choose(field, image(name.split('/').pop()!, bytes));
      if (refusal === null) {
        sent += 1;
        await expect(field.locator('.file-refusal'), about).toHaveCount(0);
        await expect.poll(() => portal.calls(call).length, about).toBe(sent);
      } else await expect(field.locator('.file-refusal'), about).toHaveText(refusal);
      expect(portal.calls(call), about).toHaveLength(sent);
    }
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  },
);

test('SHR-059 SHR-051 too many are refused before any of them is judged, and what stood there stays', async ({ portal, page }) => {
  await open(portal);
  const field = slot(page, 'EN');
  await hand(field, 'drop', [
    { name: 'a.exe', bytes: [1] },
    { name: 'b.png', bytes: bytesOf(png) },
  ]);
  await expect(field.locator('.file-refusal')).toHaveText('Only 1 files can be uploaded');
  await expect(field.getByText('a.exe, b.png are not taken.')).toBeVisible();
  await expect(fileNames(field)).toHaveText(['briefing-en.png']);
  await portal.expectAccessible();
  await choose(field, image('c.png'));
  await expect(fileNames(field)).toHaveText(['c.png']);
  await expect(field.locator('.file-refusal')).toHaveCount(0);
  await expect.poll(() => portal.calls(call).length).toBe(1);
});

for (const [what, id, language, choice] of [
  ['a file', 2, 'SC', 'Click to upload Image (SC)'],
  ['one in place of another', 1, 'EN', 'Replace briefing-en.png'],
] as const)
  test(`the buttons of ${what} stay where they are when its upload ends`, async ({ portal, page }) => {
    await open(portal, id);
    const field = slot(page, language);
    const place = () => field.getByRole('button', { name: 'Preview next.png' }).boundingBox();
    const letGo = await portal.hold('**/upload/blob/**');
    await chooseBy(field.getByRole('button', { name: choice }), image('next.png'));
    await expect(field.getByRole('progressbar', { name: 'Uploading next.png' })).toBeVisible();
    const before = await place();
    letGo();
    await expect(field.getByRole('status')).toHaveText('next.png is uploaded');
    await expect(fileNames(field)).toHaveText(['next.png']);
    expect(await place()).toEqual(before);
  });

test('SHR-047 SHR-063 click, drop and paste choose alike; another size than the suggested one is told and taken', async ({
  portal,
  page,
}) => {
  await open(portal, 2);
  const field = slot(page, 'SC');
  const [picker] = await Promise.all([
    page.waitForEvent('filechooser'),
    field.getByRole('button', { name: 'Click to upload Image (SC)' }).click(),
  ]);
  expect(picker.isMultiple()).toBe(false);
  expect(await field.locator('input[type=file]').getAttribute('accept')).toBe('.png,.jpg,.jpeg,.gif');
  await picker.setFiles([image('clicked.png')]);
  await expect(field.getByText('This image is 92x138; 924x1386 is suggested.')).toBeVisible();
  await expect(field.getByRole('status')).toHaveText('clicked.png is uploaded');
  for (const type of ['drop', 'paste'] as const) {
    await hand(field, type, [{ name: `${type}.png`, bytes: bytesOf(makePng(2, 924, 1386)) }]);
    await expect(field.getByRole('status')).toHaveText(`${type}.png is uploaded`);
    await expect(field.getByText('is suggested')).toHaveCount(0);
  }
  await page.getByRole('checkbox', { name: 'Use one image for all languages' }).check();
  await hand(slot(page, 'JP'), 'drop', [{ name: 'off.png', bytes: bytesOf(png) }]);
  await expect(fileNames(slot(page, 'JP'))).toHaveText(['harbour-jp.png']);
  expect(portal.calls(call)).toHaveLength(3);
});

test('an upload on its way shows how far it is, holds Save back, asks on leaving, and can be stopped', async ({ portal, page }) => {
  await open(portal);
  const session = await slowLine(page, 400_000);
  const field = slot(page, 'EN');
  await choose(field, image('slow.png', large()));
  const progress = field.getByRole('progressbar', { name: 'Uploading slow.png' });
  await expect(progress).toBeVisible();
  await expect.poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.value)).toBeGreaterThan(0.05);
  await expect(page.getByRole('progressbar', { name: 'Loading', exact: true })).toHaveCount(0);
  await portal.expectAccessible();
  await saveButton(page).click();
  await expect(errorSummary(page)).toContainText('Image (EN) is still being uploaded');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  const question = portal.dialog('Leave without saving?');
  await expect(question).toContainText('Image (EN)');
  await question.getByRole('button', { name: 'Stay' }).click();
  const [stopped] = await Promise.all([
    page.waitForEvent('requestfailed', (request) => request.url().includes('/upload/')),
    field.getByRole('button', { name: 'Cancel slow.png' }).click(),
  ]);
  expect(stopped.failure()?.errorText).toContain('ABORTED');
  await expect(field.getByRole('button', { name: 'Replace briefing-en.png' })).toBeFocused();
  await expect(fileNames(field)).toHaveText(['briefing-en.png']);
  await expect(errorSummary(page)).toHaveCount(0);
  await session.detach();
  expect(portal.calls(save)).toEqual([]);
});

test('what was still on its way when the form is left is stopped', async ({ portal, page }) => {
  await open(portal);
  await slowLine(page, 200_000);
  await choose(slot(page, 'JP'), image('slow.png', large()));
  await expect(slot(page, 'JP').getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  const [stopped] = await Promise.all([
    page.waitForEvent('requestfailed', (request) => request.url().includes('/upload/')),
    portal.dialog('Leave without saving?').getByRole('button', { name: 'Leave' }).click(),
  ]);
  expect(stopped.failure()?.errorText).toContain('ABORTED');
});

test('SHR-064 a refused and a lost upload say why, keep the file and try again', async ({ portal, page }) => {
  await open(portal);
  const field = slot(page, 'EN');
  await portal.fault({ call, kind: 'status', status: '01', msg: 'The store is full', count: 1 });
  await choose(field, image('kept.png'));
  await expect(field.getByRole('alert')).toHaveText('The store is full');
  await saveButton(page).click();
  await expect(errorSummary(page)).toContainText('Image (EN): kept.png was not uploaded. Try again, or keep the former file');
  await page.context().setOffline(true);
  await field.getByRole('button', { name: 'Retry kept.png' }).click();
  await expect(field.getByRole('alert')).toHaveText('Network Error');
  await page.context().setOffline(false);
  await portal.expectAccessible();
  await field.getByRole('button', { name: 'Retry kept.png' }).click();
  await expect(field.getByRole('status')).toHaveText('kept.png is uploaded');
  await expect(errorSummary(page)).toHaveCount(0);
  await saveButton(page).click();
  await expect(portal.message('The changes have been saved')).toBeVisible();
});

test('PLT-045 an upload that meets a 401 half way is sent once more with a new token', async ({ portal, page }) => {
  await open(portal);
  await expect(page.locator('.file-thumb img')).toHaveCount(4);
  await portal.control('POST', 'expire');
  const field = slot(page, 'EN');
  await choose(field, image('renewed.png'));
  await expect(field.getByRole('status')).toHaveText('renewed.png is uploaded');
  const tokens = portal.calls(call).map(({ headers }) => headers.authorization);
  expect(new Set(tokens).size).toBe(2);
  expect(tokens).toHaveLength(2);
  expect(portal.calls('POST /cmsauth/refresh')).toHaveLength(1);
});

test('POP-018 three uploads under way survive one image for all, switched on and off', async ({ portal, page }) => {
  await open(portal);
  await slowLine(page, 600_000);
  for (const language of ['JP', 'TC', 'SC']) await choose(slot(page, language), image(`${language}.png`, large(300_000)));
  const global = page.getByRole('checkbox', { name: 'Use one image for all languages' });
  await global.check();
  await global.uncheck();
  for (const language of ['JP', 'TC', 'SC'])
    await expect(slot(page, language).getByRole('status')).toHaveText(`${language}.png is uploaded`);
  expect(portal.calls(call)).toHaveLength(3);
  await saveButton(page).click();
  await expect(portal.message('The changes have been saved')).toBeVisible();
  const { images } = await portal.ask<{ images: Record<string, { fileName: string }> }>('/campaignPopup/details/1');
  expect(Object.values(images).map(({ fileName }) => fileName)).toEqual(['briefing-en.png', 'JP.png', 'TC.png', 'SC.png']);
});

test('a draft keeps files that arrived, and one that did not can be sent again after the sign-in', async ({ portal, page }) => {
  await open(portal);
  await choose(slot(page, 'EN'), image('done.png'));
  await expect(slot(page, 'EN').getByRole('status')).toHaveText('done.png is uploaded');
  await portal.fault({ call, kind: 'hang', count: 1 });
  await choose(slot(page, 'JP'), image('open.png'));
  await expect(slot(page, 'JP').getByRole('progressbar')).toBeVisible();
  await portal.fault({ call, kind: 'status', status: 'L101', msg: 'Your session has ended.', count: 1 });
  await choose(slot(page, 'TC'), image('ends.png'));
  await expect(page.getByLabel('Username')).toBeVisible();
  await portal.fillSignIn('superadmin');
  await expect(page.getByText('What you typed before your session ended is here again.')).toBeVisible();
  await expect(fileNames(slot(page, 'EN'))).toHaveText(['done.png']);
  await expect(slot(page, 'EN').locator('img')).toHaveJSProperty('naturalWidth', 92);
  await slot(page, 'JP').getByRole('button', { name: 'Retry open.png' }).click();
  await expect(slot(page, 'JP').getByRole('status')).toHaveText('open.png is uploaded');
});

test('SHR-074 a dead file, one that is no image and one that stands elsewhere are told by name', async ({ portal, page }) => {
  const details = 'GET /campaignPopup/details/{id}';
  await open(portal, 5);
  await expect(slot(page, 'EN').getByRole('img', { name: 'The file cannot be shown' })).toBeVisible();
  await expect(fileNames(slot(page, 'EN'))).toHaveText(['dead-hours.png']);
  await portal.expectAccessible();
  const popup = await portal.ask<Record<string, unknown>>('/campaignPopup/details/5');
  const elsewhere = { fileId: 'x', fileName: 'elsewhere.png', filePath: 'https://files.example.com/elsewhere.png' };
  const script = { fileId: 'y', fileName: 'script.png', filePath: 'javascript:window.hit=1' };
  await portal.fault({
    call: details,
    kind: 'raw',
    body: JSON.stringify({ status: '00', msg: '', payload: { ...popup, useGlobalLanguage: false, images: { EN: elsewhere, JA: script } } }),
  });
  await portal.signIn('superadmin', '/editCampaign/5');
  await expect(slot(page, 'EN').getByRole('link', { name: 'elsewhere.png' })).toHaveAttribute('href', elsewhere.filePath);
  await expect(slot(page, 'EN').locator('img')).toHaveCount(0);
  await expect(slot(page, 'EN').getByRole('img', { name: 'The image stands at another address: its link opens it' })).toBeVisible();
  await expect(fileNames(slot(page, 'JP'))).toHaveText(['script.png']);
  await expect(slot(page, 'JP').getByRole('link')).toHaveCount(0);
  await expect(slot(page, 'JP').getByRole('img', { name: 'The file cannot be shown' })).toBeVisible();
});

test('a save waits for a file that is still being judged, and says so', async ({ portal, page }) => {
  await open(portal);
  const judge = await holdJudging(page);
  const field = slot(page, 'EN');
  await choose(field, image('late.png'));
  await expect(field).toContainText('Checking the file…');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Saved meanwhile');
  await saveButton(page).click();
  await expect(errorSummary(page).getByRole('button')).toHaveText(['Image (EN) is still being checked']);
  expect(portal.calls(save)).toEqual([]);
  await expect(fileNames(field)).toHaveText(['briefing-en.png']);
  await judge();
  await expect(field.getByRole('status')).toHaveText('late.png is uploaded');
  await expect(field).not.toContainText('Checking the file…');
  await saveButton(page).click();
  await expect(portal.message('The changes have been saved')).toBeVisible();
});

test('a refusal stays when an older choice is done, and goes with the next choice', async ({ portal, page }) => {
  await open(portal);
  const judge = await holdJudging(page);
  const field = slot(page, 'EN');
  await choose(field, image('slow.png'));
  await hand(field, 'drop', [
    { name: 'a.png', bytes: bytesOf(png) },
    { name: 'b.png', bytes: bytesOf(png) },
  ]);
  await expect(field.locator('.file-refusal')).toHaveText('Only 1 files can be uploaded');
  await judge();
  await expect(field.getByRole('status')).toHaveText('slow.png is uploaded');
  await expect(field.locator('.file-refusal')).toHaveText('Only 1 files can be uploaded');
  await choose(field, image('next.png'));
  await expect(field.locator('.file-refusal')).toHaveCount(0);
});

test('two drops in one moment: the last one stands, however long the first is judged', async ({ portal, page }) => {
  await open(portal);
  const field = slot(page, 'EN');
  // the first is decoded once the second has been judged
  await page.evaluate(() => {
    const decode = window.createImageBitmap.bind(window);
    const second = new Promise<void>((resolve) => {
      window.createImageBitmap = async (image: ImageBitmapSource) => {
        const { name } = image as File;
        if (name === 'first.png') await second;
        const bitmap = await decode(image);
        if (name === 'second.png') setTimeout(resolve);
        return bitmap;
      };
    });
  });
  await field.evaluate((element, header) => {
    const drop = (name: string, bytes: number) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([new Uint8Array(header), new Uint8Array(bytes)], name));
      element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    };
    drop('first.png', 5_000_000);
    drop('second.png', 0);
  }, bytesOf(png));
  await expect(field.getByRole('status')).toHaveText('second.png is uploaded');
  await expect(fileNames(field)).toHaveText(['second.png']);
  expect(portal.calls(call)).toHaveLength(1);
});

test('a file that is gone when it is read says so, and the next one is taken', async ({ portal, page }, info) => {
  const path = info.outputPath('gone.png');
  await open(portal);
  const field = slot(page, 'EN');
  writeFileSync(path, png);
  const chosen = field.locator('input[type=file]');
  await page.route('**/assets/judgeFile-*', async (route) => {
    // chosen, and gone before anybody read it
    rmSync(path);
    await route.fallback();
  });
  await chosen.setInputFiles(path);
  await expect(field.locator('.file-refusal')).toHaveText('The file could not be read: choose it again');
  await choose(field, image('next.png'));
  await expect(field.getByRole('status')).toHaveText('next.png is uploaded');
  await expect(field.locator('.file-refusal')).toHaveCount(0);
});

test('a file that cannot be checked because code is missing is refused, and accepted a second later', async ({ portal, page }) => {
  await page.clock.install();
  await open(portal);
  const field = slot(page, 'EN');
  await page.route('**/assets/judgeFile-*', (route) => route.abort());
  await choose(field, image('early.png'));
  await expect(field.locator('.file-refusal')).toHaveText('This part could not be loaded. Check the connection and try again.');
  expect(portal.calls(call)).toHaveLength(0);
  await page.unroute('**/assets/judgeFile-*');
  await page.clock.runFor(1_000);
  await choose(field, image('late.png'));
  await expect(field.getByRole('status')).toHaveText('late.png is uploaded');
});

test('a file that is dropped where nothing is taken does not open in place of the portal', async ({ portal, page }) => {
  await open(portal);
  await page.getByRole('checkbox', { name: 'Use one image for all languages' }).check();
  const isPrevented = (type: 'dragover' | 'drop') =>
    slot(page, 'JP').evaluate((element, name) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['x'], 'off.png'));
      return !element.dispatchEvent(new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer }));
    }, type);
  expect([await isPrevented('dragover'), await isPrevented('drop')]).toEqual([true, true]);
  await expect(fileNames(slot(page, 'JP'))).toHaveText(['briefing-jp.png']);
});

test('a save with a new file that was done though its answer never came is no conflict', async ({ portal, page }) => {
  await page.clock.install();
  await open(portal);
  await page.route('**/portal-cms/campaignPopup/*', async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    await route.fetch();
    // and no answer
  });
  await choose(slot(page, 'EN'), image('unheard.png'));
  await expect(slot(page, 'EN').getByRole('status')).toHaveText('unheard.png is uploaded');
  await page.getByRole('radio', { name: 'No button' }).check();
  const done = page.waitForRequest((request) => request.method() === 'PUT');
  const saveAll = async () => {
    await saveButton(page).click();
    await portal.dialog('Save and discard values?').getByRole('button', { name: 'Save' }).click();
  };
  await saveAll();
  await done;
  await page.clock.runFor(5_100);
  await page.getByRole('button', { name: 'Stop waiting' }).click();
  await saveAll();
  await expect(portal.message('The changes have been saved')).toBeVisible();
  expect(portal.calls(save)).toHaveLength(1);
});

test('an upload goes on while the record is read again after somebody else’s change', async ({ portal, page }) => {
  await open(portal, 1);
  await slowLine(page, 300_000);
  await choose(slot(page, 'JP'), image('going.png', large(1_500_000)));
  await expect(slot(page, 'JP').getByRole('progressbar')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Use one image for all languages' }).check();
  const body = {
    title: 'Theirs',
    useGlobalLanguage: true,
    buttonType: 'NONE',
    buttons: {},
    postOnline: false,
    imageIds: { EN: 'popup-1-EN' },
  };
  await portal.ask('/campaignPopup/1', { method: 'PUT', body });
  await saveButton(page).click();
  await portal.dialog('Save and discard values?').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This record was changed by someone else' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Use one image for all languages' }).uncheck();
  await expect(slot(page, 'JP').getByRole('status')).toHaveText('going.png is uploaded');
  expect(portal.calls(call)).toHaveLength(1);
});

const rounds = sampleSize(5, 100);
test('previews leave no object URL behind, and neither does the form', { tag: ['@complete', '@sampled'] }, async ({ portal, page }) => {
  if (isSoak) test.setTimeout(rounds * 6_000);
  const count = await countObjectUrls(page);
  await portal.signIn('superadmin', '/editCampaign/1');
  await expect(page.locator('.file-thumb img')).toHaveCount(4);
  await expect(page.locator('.phone-popup img')).toBeVisible();
  const before = await count();
  expect(before).toBe(5);
  for (let i = 0; i < rounds; i += 1) {
    await page.getByRole('button', { name: 'Preview briefing-jp.png' }).click();
    await expect(portal.dialog('Image (JP)').getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(portal.dialog()).toHaveCount(0);
  }
  expect(await count()).toBe(before);
  await page.locator('.back-link').click();
  await expect(portal.rows().first()).toBeVisible();
  await expect.poll(count).toBe(0);
});

test('an upload of five megabytes reads its file once and renders no other input of the form', async ({ portal, page }, testInfo) => {
  await open(portal);
  const field = slot(page, 'EN');
  await page.evaluate(() => {
    const reads: string[] = [];
    Object.assign(window, { reads });
    for (const owner of [Blob.prototype, FileReader.prototype] as unknown as Record<string, (...args: unknown[]) => unknown>[])
      for (const name of ['arrayBuffer', 'bytes', 'stream', 'text', 'readAsArrayBuffer', 'readAsDataURL', 'readAsText']) {
        const read = owner[name];
        if (!read) continue;
        owner[name] = function (this: unknown, ...args) {
          reads.push(name);
          return read.apply(this, args);
        };
      }
  });
  const path = testInfo.outputPath('big.png');
  writeFileSync(path, Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024 - png.length - 1)]));
  await slowLine(page, 5_000_000);
  await field.locator('input[type=file]').setInputFiles(path);
  await expect(field.getByRole('progressbar')).toBeVisible();
  const rendered = await inputsRenderedBy(page, () => expect(field.getByRole('status')).toHaveText('big.png is uploaded'));
  expect(rendered.filter((name) => name !== 'images.EN')).toEqual([]);
  expect(await page.evaluate('reads')).toEqual(['arrayBuffer']);
  expect(portal.calls(call)).toHaveLength(1);
});

test('SHR-064 a file that is tried again travels under its key, so that it is stored once; another file has another key', async ({
  portal,
  page,
}) => {
  await open(portal);
  const field = slot(page, 'EN');
  const keys: (string | undefined)[] = [];
  let isLost = true;
  await page.route('**/upload/blob/**', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (!isLost) return route.fallback();
    isLost = false;
    // the server keeps it, and its answer is lost
    await route.fetch();
    await route.abort('connectionreset');
  });
  await choose(field, image('kept.png'));
  await expect(field.getByRole('alert')).toHaveText('Network Error');
  await field.getByRole('button', { name: 'Retry kept.png' }).click();
  await expect(field.getByRole('status')).toHaveText('kept.png is uploaded');
  await choose(field, image('other.png'));
  await expect(field.getByRole('status')).toHaveText('other.png is uploaded');
  expect(keys.map((key) => /^[\da-f-]{36}$/.test(key ?? ''))).toEqual([true, true, true]);
  expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
});
