import type { Page } from '@playwright/test';
import { makePdf, makePng } from '../../../fixtures/seed/files';
import { makeZip } from '../../../fixtures/seed/kmz';
import { kmzSamples } from '../../contract/files/kmzSamples';
import { choose, image } from '../files';
import { expect, says, test } from './pseudo';
import { desk } from './uncut';

const field = (page: Page, accept: string, n = 0) =>
  page.locator('.file-input').filter({ has: page.locator(`input[accept="${accept}"]`) }).nth(n); // prettier-ignore
const map = (page: Page) => field(page, '.kmz');
const sheet = (page: Page, n = 0) => field(page, '.pdf', n);
const images = (page: Page) => page.locator('.file-input:has(.file-ordered)');
const kmz = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });
const sample = (wanted: string) => kmzSamples.find(([title]) => title === wanted)![1]();
const preview = (of: ReturnType<typeof map>) => of.getByRole('button', { name: says('Preview') }).first();

test('maps: refused for every reason, drawn, searched, empty, damaged and gone', async ({ pseudo, portal, page }) => {
  pseudo.isData('empty.kmz', 'many.kmz', 'Lot');
  await pseudo.start();
  await portal.signIn('superadmin', '/editProject/3');
  await expect(map(page).locator('.file-item')).toBeVisible();
  for (const [name, bytes, text] of [
    ['plain.kmz', Buffer.from('no zip'), 'It is no KMZ archive.'],
    ['cut.kmz', sample('cut in the middle'), 'Its archive is damaged, or holds more than a map may.'],
    ['other.kmz', sample('no map in it'), 'There is no KML in it.'],
    ['root.kmz', sample('another root'), 'Its KML cannot be read.'],
  ] as const) {
    await choose(map(page), kmz(name, bytes));
    await expect(map(page).locator('.file-refusal')).toContainText(says(text));
    await expect(map(page).getByText(says('%{names} is not taken.'))).toContainText(name);
    await pseudo.look(`a refused map, ${name}`, [desk]);
  }
  await choose(map(page), kmz('other.zip', Buffer.from('x')));
  await expect(map(page).locator('.file-refusal')).toHaveText(says('Please upload the file in correct format'));
  await choose(map(page), kmz('empty.kmz', sample('no place at all')));
  await expect(map(page).getByRole('status')).toHaveText(says('%{name} is uploaded'));
  await pseudo.look('a map without places');
  const dialog = portal.dialog();
  await preview(map(page)).click();
  await expect(dialog.locator('.map-none')).toBeVisible();
  await pseudo.look('the dialog of a map without places', [desk]);
  await page.keyboard.press('Escape');
  const placemark = (inner: string) => `<Placemark>${inner}</Placemark>`;
  const point = '<Point><coordinates>114.1,22.3</coordinates></Point>';
  // more positions than are read
  const line = `<LineString><coordinates>${'114.1,22.3 '.repeat(200_001)}</coordinates></LineString>`;
  const places = [placemark(point), ...Array.from({ length: 120 }, () => placemark(`<name>Lot</name>${point}`)), placemark(line)];
  const content = Buffer.from(`<kml>${places.join('')}</kml>`);
  await choose(map(page), kmz('many.kmz', makeZip([{ name: 'doc.kml', content }])));
  await expect(map(page).getByRole('status')).toContainText('many.kmz');
  await preview(map(page)).click();
  await expect(dialog.getByText(says('Show more (%{left})'))).toBeVisible();
  await expect(dialog.getByText(says('The map has more than is shown here.'))).toBeVisible();
  await pseudo.look('a map with many places');
  await dialog.locator('input[type=search]').fill('Lot');
  await expect(dialog.getByText(says('%{found} of %{all} places'))).toBeVisible();
  await pseudo.look('places that are searched', [desk]);
  await page.keyboard.press('Escape');
  await pseudo.note();
  await portal.signIn('superadmin', '/editProject/12');
  await preview(map(page)).click();
  await expect(page.locator('.toast')).toHaveText(says('%{name} is no longer stored'));
  await pseudo.look('a map that is gone', [desk]);
  const msg = Buffer.from('PK\u0003\u0004').toString('base64');
  await portal.fault({ call: 'GET /files/{fileId}', kind: 'raw', count: 1, body: JSON.stringify({ status: '00', msg, payload: null }) });
  await preview(map(page)).click();
  await expect(dialog.getByRole('alert')).toHaveText(says('This file is damaged, or it is no map, so it is not shown.'));
  await pseudo.look('a damaged map', [desk]);
});

test('factsheets: read, refused, locked, damaged, unknown and gone', async ({ pseudo, portal, page }) => {
  pseudo.isData('sheet.docx', 'alone.pdf', 'locked.pdf', 'damaged.pdf', 'Factsheet');
  await pseudo.start();
  await portal.signIn('superadmin', '/editProject/3');
  const dialog = portal.dialog();
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });
  await preview(sheet(page)).click();
  await expect(dialog.locator('.pdf-bar')).toBeVisible();
  await pseudo.look('the dialog of a PDF');
  await close();
  const answer = (bytes: Buffer) => ({ status: '00', msg: bytes.toString('base64'), payload: null });
  for (const [bytes, where] of [
    [makePng(1, 92, 138), 'an image under the name of a PDF'],
    [Buffer.from('nothing that is known'), 'a file of no known kind'],
  ] as const) {
    await portal.fault({ call: 'GET /files/{fileId}', kind: 'raw', count: 1, body: JSON.stringify(answer(bytes)) });
    await preview(sheet(page, 1)).click();
    await expect(dialog.locator('.file-view:not(.file-waiting)')).toBeVisible();
    await pseudo.look(where, [desk]);
    await close();
  }
  await choose(sheet(page), pdf('sheet.docx', Buffer.from('%PDF-1.4')));
  await expect(sheet(page).locator('.file-refusal')).toHaveText(says('Please upload the file in PDF format'));
  const encryption = `/Filter /Standard /V 1 /R 2 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}>`;
  const locked = makePdf(['x']).toString('latin1').replace('trailer <<', `trailer << /ID [<00> <00>] /Encrypt << ${encryption} >>`);
  await page.route(/assets\/pdf\.worker-[^/]+\.js$/, (route) => route.abort(), { times: 1 });
  for (const [name, bytes, text] of [
    // each has a name of its own, because a file that is replaced stays until the next one has arrived
    ['alone.pdf', Buffer.from(locked, 'latin1'), 'This part could not be loaded. Check the connection and try again.'],
    ['locked.pdf', Buffer.from(locked, 'latin1'), 'This PDF needs a password. Download it to open it.'],
    ['damaged.pdf', Buffer.from('%PDF-1.4 and nothing else'), 'This PDF is damaged. Download it to try another program.'],
  ] as const) {
    await choose(sheet(page), pdf(name, bytes));
    await expect(sheet(page).getByRole('status').filter({ hasText: name })).toHaveText(says('%{name} is uploaded'));
    await preview(sheet(page)).click();
    await expect(dialog.getByRole('alert')).toHaveText(says(text));
    await pseudo.look(`a PDF, ${text}`, [desk]);
    await close();
  }
});

test('images in their order: too many, one twice, and moved by keyboard', async ({ pseudo, portal, page }) => {
  pseudo.isData('one.png', 'two.png');
  await pseudo.start();
  await portal.signIn('superadmin', '/editProject/11');
  await expect(images(page).locator('.order-handle')).toHaveCount(2);
  await choose(images(page), image('one.png'), image('one.png'), image('two.png'), image('one.png'), image('two.png'));
  await expect(images(page).locator('.file-refusal')).toHaveText(says('Only %{n} files can be uploaded'));
  await expect(images(page).getByRole('status')).toHaveCount(4);
  await pseudo.look('too many images, and one twice');
  await pseudo.button('Go on without them', images(page)).click();
  await images(page)
    .getByRole('button', { name: says('Remove') })
    .last()
    .click();
  await choose(images(page), image('one.png'));
  await expect(images(page)).toContainText(says('%{name} is there twice.'));
  await pseudo.look('an image that is there twice');
  const handle = images(page).locator('.order-handle').first();
  const told = images(page).locator('[aria-live=assertive]');
  for (const last of ['Space', 'Escape']) {
    await handle.focus();
    await page.keyboard.press('Space');
    await expect(told).toHaveText(says('%{name} is lifted, over its own place %{at} of %{of}'));
    // the arrows are listened to from the next turn on
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await page.keyboard.press('ArrowRight');
    await expect(told).toHaveText(says('%{name} goes to place %{at} of %{of}'));
    await pseudo.look('an image on its way', [desk]);
    await page.keyboard.press(last);
    await expect(told).toHaveText(
      says(last === 'Space' ? '%{name} is at place %{at} of %{of}' : '%{name} is back at place %{at} of %{of}'),
    );
  }
});
