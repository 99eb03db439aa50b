import { readKmz } from '../../../src/files/kmz/readKmz';
import type { Page } from '@playwright/test';
import { makeKmz } from '../../../fixtures/seed/kmz';
import { kmzSamples, linkedKmz } from '../../contract/files/kmzSamples';
import { caseName, drawCases } from '../cases';
import { expect, test, type Portal, fileNames } from '../portal';
import { choose, group } from './projectForms';

const upload = 'POST /upload/blob/{kind}';
const field = (page: Page) => group(page, 'KMZ map file');
const kmz = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });
const dialog = (portal: Portal) => portal.dialog('KMZ map file');
const look = (page: Page, name: string) =>
  field(page)
    .getByRole('button', { name: `Preview ${name}` })
    .click();

/** What another text refuses, so that the next one is new. */
const dropTwo = async (page: Page) => {
  await field(page).evaluate((element) => {
    const dataTransfer = new DataTransfer();
    for (const name of ['a.kmz', 'b.kmz']) dataTransfer.items.add(new File(['x'], name));
    element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  });
  await expect(field(page).locator('.file-refusal')).toHaveText('Only 1 files can be uploaded');
};

const refusals = {
  zip: 'Please upload the file in correct format. It is no KMZ archive.',
  archive: 'Please upload the file in correct format. Its archive is damaged, or holds more than a map may.',
  missing: 'Please upload the file in correct format. There is no KML in it.',
  map: 'Please upload the file in correct format. Its KML cannot be read.',
};
/** Why a map is refused, or whether it has places. */
const resultOf = ([, make, places]: (typeof kmzSamples)[number]): keyof typeof refusals | 'empty' | 'places' => {
  const bytes = make();
  const read = readKmz(bytes);
  if ('refusal' in read) return bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04')) ? read.refusal : 'zip';
  return places === 0 ? 'empty' : 'places';
};
test(
  'a map field refuses the maps that the server refuses, in a worker, and does not upload them (SHR-055 SHR-057)',
  { tag: '@sampled' },
  async ({ portal, page }) => {
    await portal.signIn('superadmin', '/editProject/3');
    let sent = 0;
    expect(kmzSamples).toHaveLength(99);
    const results = kmzSamples.map(resultOf);
    for (const number of drawCases(8, kmzSamples.length, (at) => results[at])) {
      const [title, make] = kmzSamples[number]!;
      const about = `${caseName(number)}: ${title}`;
      await choose(field(page), kmz(`${sent}.kmz`, make()));
      const result = results[number]!;
      if (result in refusals)
        await expect(field(page).locator('.file-refusal'), about).toHaveText(refusals[result as keyof typeof refusals]);
      else {
        await expect(field(page).getByText(`${sent}.kmz is uploaded`), about).toBeAttached();
        await expect(field(page).getByText('This map has no places.'), about).toHaveCount(result === 'empty' ? 1 : 0);
        sent += 1;
      }
      expect(portal.calls(upload), about).toHaveLength(sent);
      await dropTwo(page);
    }
    expect(page.workers()).toHaveLength(0);
  },
);

test('a stored map is drawn with its names, and nothing but the file is fetched', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/editProject/3');
  await expect(fileNames(field(page))).toHaveText('sunrise.kmz');
  // the pictures of the form: a thumbnail and five images
  await expect(page.locator('.file-items img')).toHaveCount(6);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url());
    if (protocol !== 'blob:') asked.push(pathname);
  });
  await look(page, 'sunrise.kmz');
  await expect(dialog(portal).getByRole('img', { name: 'Map of 14 places' })).toBeVisible();
  await expect(dialog(portal)).toContainText('About 1.2 km across, north is up');
  expect(asked.filter((path) => path.startsWith('/portal-cms'))).toEqual(['/portal-cms/files/project-3-map']);
  expect(asked.filter((path) => !/^\/(portal-cms|assets)\//.test(path))).toEqual([]);
  const names = dialog(portal).locator('li');
  await expect(names).toHaveCount(14);
  await expect(names.first()).toHaveText('Plot');
  const chosen = dialog(portal).locator('.map-chosen path');
  await expect(chosen).toHaveCount(0);
  await dialog(portal).getByRole('button', { name: 'Lot 3', exact: true }).click();
  await expect(dialog(portal).getByRole('button', { name: 'Lot 3', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(chosen.last()).toHaveAttribute('d', /^M[\d.]+ [\d.]+h0$/);
  await dialog(portal).getByLabel('Search').fill('ROAD');
  await expect(names).toHaveText(['Access road']);
  await expect(dialog(portal).getByRole('heading', { level: 3 })).toHaveText('1 of 14 places');
  await portal.expectAccessible();
  const download = page.waitForEvent('download');
  await dialog(portal).getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('sunrise.kmz');
  await page.keyboard.press('Escape');
  await expect(field(page).getByRole('button', { name: 'Preview sunrise.kmz' })).toBeFocused();
  expect(page.workers()).toHaveLength(0);
});

test('a map is previewed before it is saved; the field and the preview report what is missing in it (SHR-055)', async ({
  portal,
  page,
}) => {
  await portal.signIn('superadmin', '/editProject/3');
  await choose(field(page), kmz('fresh.kmz', makeKmz('Fresh', 3)));
  await expect(field(page).getByText('fresh.kmz is uploaded')).toBeAttached();
  await look(page, 'fresh.kmz');
  await expect(dialog(portal).locator('li')).toHaveText(['Plot', 'Access road', 'Lot 1', 'Lot 2', 'Lot 3']);
  await expect(dialog(portal).getByLabel('Search')).toHaveCount(0);
  await page.keyboard.press('Escape');
  const [, makeEmpty] = kmzSamples.find(([title]) => title === 'no place at all')!;
  await choose(field(page), kmz('empty.kmz', makeEmpty()));
  await expect(field(page)).toContainText('This map has no places.');
  await look(page, 'empty.kmz');
  await expect(dialog(portal)).toContainText('This map has no places.');
  await expect(dialog(portal).getByRole('img')).toHaveCount(0);
  await page.keyboard.press('Escape');
  const road = '<LineString><coordinates>114.1,22.3 114.2;22.4 114.3,122.5 114.4,22.6</coordinates></LineString>';
  const layer = `<kml><Placemark><name>Road</name>${road}</Placemark></kml>`;
  await choose(field(page), kmz('partial.kmz', linkedKmz(['a.kml', 'https://maps.example/b.kml'], ['a.kml', layer])));
  const missing = '2 positions could not be read and are not shown. 1 linked map is not shown.';
  await expect(field(page)).toContainText(missing);
  await look(page, 'partial.kmz');
  await expect(dialog(portal).getByRole('img', { name: 'Map of 1 place' })).toBeVisible();
  await expect(dialog(portal)).toContainText(missing);
});

test('a stored map that is gone, and one that is damaged, say so', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/editProject/12');
  await look(page, 'dead.kmz');
  await expect(portal.message('dead.kmz is no longer stored')).toBeVisible();
  await expect(dialog(portal)).toHaveCount(0);
  await portal.fault({
    call: 'GET /files/{fileId}',
    kind: 'raw',
    count: 1,
    body: JSON.stringify({ status: '00', msg: Buffer.from('PK\u0003\u0004').toString('base64'), payload: null }),
  });
  await look(page, 'dead.kmz');
  await expect(dialog(portal).getByRole('alert')).toHaveText('This file is damaged, or it is no map, so it is not shown.');
});

test('a worker reads a map of ten thousand places; the page draws three paths, lists a hundred names and searches without drawing again', async ({
  hugePortal: portal,
  page,
}) => {
  await portal.signIn('superadmin', '/editProject/2');
  await expect(fileNames(field(page))).toHaveText('many.kmz');
  const worker = page.waitForEvent('worker');
  await look(page, 'many.kmz');
  expect((await worker).url()).toMatch(/\/assets\/kmz\.worker-[^/]+\.js$/);
  const drawing = dialog(portal).getByRole('img', { name: 'Map of 10002 places' });
  await expect(drawing).toBeVisible();
  await expect(drawing.locator('*')).toHaveCount(3);
  const names = dialog(portal).locator('li');
  await expect(names).toHaveCount(100);
  const getChanges = await drawing.evaluateHandle((svg) => {
    const observer = new MutationObserver(() => {});
    observer.observe(svg.parentElement!, { attributes: true, childList: true, subtree: true });
    return () => observer.takeRecords().length;
  });
  await dialog(portal).getByLabel('Search').fill('Lot 7345');
  await expect(names).toHaveText(['Lot 7345']);
  await dialog(portal).getByLabel('Search').fill('');
  await expect(names).toHaveCount(100);
  await dialog(portal).getByRole('button', { name: 'Show more (9902)' }).click();
  await expect(names).toHaveCount(200);
  await expect(dialog(portal).getByRole('button', { name: 'Lot 99', exact: true })).toBeFocused();
  expect(await getChanges.evaluate((get) => get())).toBe(0);
});

test('closing the dialog ends what reads the map', async ({ hugePortal: portal, page }) => {
  await portal.signIn('superadmin', '/editProject/2');
  await expect(fileNames(field(page))).toHaveText('many.kmz');
  const started = page.waitForEvent('worker');
  await look(page, 'many.kmz');
  const worker = await started;
  const ended = new Promise<void>((resolve) => worker.once('close', () => resolve()));
  await page.keyboard.press('Escape');
  await ended;
  await expect(dialog(portal)).toHaveCount(0);
  await portal.expectSilence();
});

test('what reads maps cannot be loaded: it says so, and nothing is sent', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/editProject/3');
  await page.route('**/assets/kmz.worker-*', (route) => route.abort());
  await choose(field(page), kmz('map.kmz', makeKmz('Map')));
  await expect(field(page).locator('.file-refusal')).toHaveText('This part could not be loaded. Check the connection and try again.');
  expect(portal.calls(upload)).toHaveLength(0);
  await page.unroute('**/assets/kmz.worker-*');
  await choose(field(page), kmz('map.kmz', makeKmz('Map')));
  await expect(field(page).getByText('map.kmz is uploaded')).toBeAttached();
});
