import type { Locator, Page } from '@playwright/test';
import { heic, pngOf } from '../../contract/files/samples';
import { bytesOf, choose, chooseBy, hand, holdJudging, image, large, png, upload } from '../files';
import { reply, type Portal } from '../portal';
import { signInAgain, submit, summary } from './formParts';
import { expect, says, test, type PseudoPage } from './pseudo';
import { desk } from './uncut';

const field = (page: Page, n = 0) => page.locator('.file-input').nth(n);
const refusal = (of: Locator) => of.locator('.file-refusal');
const replace = (of: Locator) => of.locator('.file-replace').first();
const open = async (pseudo: PseudoPage, portal: Portal, path: string, ...names: string[]) => {
  pseudo.isData(...names);
  await pseudo.start();
  await portal.signIn('superadmin', path);
  await expect(portal.page.getByRole('form')).toBeVisible();
};

test('an upload under way, done, lost and stopped', async ({ pseudo, portal, page }) => {
  await open(pseudo, portal, '/editCampaign/1', 'next.png', 'lost.png', 'first.png', 'late.png', 'ends.png');
  const [en, jp, tc] = [field(page), field(page, 1), field(page, 2)];
  const arrive = await portal.hold('**/upload/blob/**');
  await chooseBy(replace(en), image('next.png'));
  await expect(en.getByRole('progressbar')).toBeVisible();
  await submit(page).click();
  await expect(summary(page)).toContainText(says('%{label} is still being uploaded'));
  await pseudo.look('an upload under way');
  arrive();
  await expect(en.getByRole('status')).toHaveText(says('%{name} is uploaded'));
  await pseudo.look('an upload that is done');
  await hand(en, 'drop', [
    { name: 'next.png', bytes: bytesOf(png) },
    { name: 'late.png', bytes: bytesOf(png) },
  ]);
  await expect(refusal(en)).toHaveText(says('Only %{n} files can be uploaded'));
  await pseudo.look('two for one place, beside one that was read');
  await pseudo.button('Keep %{name}, read %{time}', en).click();
  // lost on its way: in place of another, and alone
  await portal.fault({ call: upload, kind: 'status', status: '01', msg: 'The store is full', count: 2 });
  await chooseBy(replace(jp), image('lost.png'));
  await expect(jp.getByRole('alert')).toBeVisible();
  await tc.getByRole('button', { name: says('Remove') }).click();
  await pseudo.look('a file that is removed');
  await choose(tc, image('first.png'));
  await expect(tc.getByRole('alert')).toBeVisible();
  await submit(page).click();
  await expect(summary(page)).toContainText(says('%{label}: %{name} was not uploaded. Try again, or remove it'));
  await expect(summary(page)).toContainText(says('%{label}: %{name} was not uploaded. Try again, or keep the former file'));
  await pseudo.look('uploads that failed');
  await pseudo.button('Retry', tc).click();
  await expect(tc.getByRole('status').filter({ hasText: 'first.png' })).toHaveText(says('%{name} is uploaded'));
  const judge = await holdJudging(page);
  await choose(tc, image('late.png'));
  await expect(tc.locator('.file-checking')).toBeVisible();
  await submit(page).click();
  await expect(summary(page)).toContainText(says('%{label} is still being checked'));
  await pseudo.look('a file that is judged');
  await judge();
  await expect(tc.getByRole('status').filter({ hasText: 'late.png' })).toHaveText(says('%{name} is uploaded'));
  // the session ends under an upload
  await portal.fault({ call: upload, kind: 'status', status: 'L101', msg: 'Your session has ended.', count: 1 });
  await choose(tc, image('ends.png'));
  await signInAgain(pseudo);
  await expect(page.locator('.form-notice')).toHaveText(
    says('What you typed before your session ended is here again. It is not saved yet.'),
  );
  await expect(tc.getByRole('alert')).toHaveText(says('The upload was stopped'));
  await pseudo.look('what was kept over a sign-in');
});

test('every refusal of a file', async ({ pseudo, portal, page }) => {
  await open(pseudo, portal, '/editCampaign/1', 'notes.txt', 'half.png', 'phone.jpg', 'large.png', 'wide.png', 'gone.png', 'part.png');
  const en = field(page);
  for (const [name, bytes, text] of [
    ['notes.txt', png, 'Please upload the image in JPG/JPEG/PNG format'],
    ['half.png', png.subarray(0, png.length / 2), '%{rule}. %{why}'],
    ['phone.jpg', heic, '%{rule}. %{why}'],
    ['large.png', large(6_000_000), 'Upload image size cannot exceed %{n}MB!'],
    ['wide.png', pngOf(10_000, 6_000), 'The image has %{n} megapixels; at most %{limit} are taken'],
  ] as const) {
    await choose(en, image(name, bytes));
    await expect(en.getByText(says('%{names} is not taken.'))).toContainText(name);
    await expect(refusal(en)).toHaveText(says(text));
    await pseudo.look(`a refused file, ${name}`, [desk]);
  }
  await submit(page).click();
  await expect(summary(page)).toContainText(says('%{label}: %{name} was not taken. Choose another file, or go on without it'));
  await pseudo.look('a refused file that holds the save back');
  await pseudo.button('Keep %{name}', en).click();
  await en.getByRole('button', { name: says('Remove') }).click();
  await page.evaluate(() => {
    Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException('It is gone', 'NotFoundError'));
  });
  await choose(en, image('gone.png'));
  await expect(refusal(en)).toHaveText(says('The file could not be read: choose it again'));
  await pseudo.look('a file that is gone');
  await pseudo.button('Go on without it', en).click();
  await en.getByRole('button', { name: says('Undo, put %{name} back') }).click();
  await expect(en.locator('.file-name')).toHaveText('briefing-en.png');
});

test('images that cannot be shown, and dialogs of images', async ({ pseudo, portal, page }) => {
  await pseudo.start();
  await portal.signIn('superadmin', '/campaignPopup');
  const popup = await portal.ask<Record<string, unknown>>('/campaignPopup/details/5');
  const elsewhere = { fileId: 'x', fileName: 'elsewhere.png', filePath: 'https://files.example.com/elsewhere.png' };
  const payload = {
    ...popup,
    useGlobalLanguage: false,
    images: { EN: elsewhere, JA: { fileId: 'y', fileName: 'dead.png', filePath: 'x' } },
  };
  await portal.fault({ call: 'GET /campaignPopup/details/{id}', kind: 'raw', count: 1, body: reply(payload) });
  await portal.open('/editCampaign/5');
  await expect(page.getByRole('img', { name: says('The image stands at another address: its link opens it') }).first()).toBeVisible();
  await expect(page.getByRole('img', { name: says('The file cannot be shown') }).first()).toBeVisible();
  await pseudo.look('images that cannot be shown');
  await page.locator('.phone-preview').scrollIntoViewIfNeeded();
  await pseudo.look('the preview of a popup without images');
  await page
    .locator('.file-item')
    .first()
    .getByRole('button', { name: says('Preview') })
    .click();
  await expect(portal.dialog()).toBeVisible();
  await pseudo.look('the dialog of an image');
});
