import type { Page } from '@playwright/test';
import { makePdf, makePng } from '../../../fixtures/seed/files';
import { makeKmz, makeZip } from '../../../fixtures/seed/kmz';
import { kmzSamples } from '../../contract/files/kmzSamples';
import { choose, image } from '../files';
import { reply } from '../portal';
import { expect, says, test } from './pseudo';
import { desk } from './uncut';

test.describe.configure({ timeout: 90_000 });

const field = (page: Page, accept: string, n = 0) =>
  page.locator('.file-input').filter({ has: page.locator(`input[accept="${accept}"]`) }).nth(n); // prettier-ignore
const map = (page: Page) => field(page, '.kmz');
const sheet = (page: Page, n = 0) => field(page, '.pdf', n);
const images = (page: Page) => page.locator('.file-input:has(.file-ordered)');
const kmz = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });
const sample = (why: string) => kmzSamples.find(([each]) => each === why)![1];
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
