import { describe, expect, it } from 'vitest';
import {
  isDocumentName,
  isImageName,
  isMapName,
  itemsOf,
  judgingsOf,
  Judging,
  refusalsOf,
  Refused,
  Removed,
  removedOf,
  Replacement,
  replacementsOf,
  uploadsOf,
} from '../../../../../src/fields/kinds/file/items/items';
import { latestReportOf } from '../../../../../src/fields/kinds/file/items/report';
import { Upload } from '../../../../../src/files/Upload';

const stored = (fileId: string) => ({ fileId, fileName: `${fileId}.png`, filePath: `/files/${fileId}` });
const [a, b] = [stored('a'), stored('b')];
const uploadOf = (send: () => Promise<string>, report?: unknown) => {
  const upload = new Upload(new File(['x'], 'x.csv'), send, { size: null, note: null, report });
  upload.start();
  return upload;
};
const sending = (report?: unknown) => uploadOf(() => new Promise<string>(() => {}), report);
const done = async (report?: unknown) => {
  const upload = uploadOf(() => Promise.resolve('f1'), report);
  await new Promise((resolve) => setTimeout(resolve));
  return upload;
};

describe('the files of a field', () => {
  it('itemsOf returns no file, one or several', () => {
    expect([itemsOf(null), itemsOf(undefined), itemsOf(a), itemsOf([a, b])]).toEqual([[], [], [a], [a, b]]);
  });
  it('itemsOf keeps a file in its place until its replacement is uploaded, and then returns the replacement', async () => {
    const [waiting, arrived] = [new Replacement(sending(), 'b'), new Replacement(await done(), 'b')];
    expect(itemsOf([a, b, waiting])).toEqual([a, b]);
    expect([replacementsOf([a, b, waiting]), uploadsOf([a, b, waiting])]).toEqual([[waiting], [waiting.upload]]);
    expect(itemsOf([a, b, arrived])).toEqual([a, arrived.upload]);
    expect([replacementsOf([a, b, arrived]), uploadsOf([a, b, arrived])]).toEqual([[], [arrived.upload]]);
  });
  it('itemsOf leaves out files that are checked, were refused or were removed', () => {
    const parts = [new Judging(Promise.resolve([]), undefined), new Refused('r.txt', 'no'), new Removed(b, 1)] as const;
    const value = [a, ...parts];
    expect(itemsOf(value)).toEqual([a]);
    expect([judgingsOf(value), refusalsOf(value), removedOf(value)]).toEqual(parts.map((part) => [part]));
  });
});

describe('what was read of a file', () => {
  it('latestReportOf returns the report of the replacement, else of the last file, else nothing', () => {
    const upload = sending('of the file');
    expect(latestReportOf([upload])).toBe('of the file');
    expect(latestReportOf([sending('of the first'), upload])).toBe('of the file');
    expect(latestReportOf([upload, new Replacement(sending('of the replacement'), upload.key)])).toBe('of the replacement');
    expect([latestReportOf([a]), latestReportOf(null)]).toEqual([undefined, undefined]);
  });
});

it.each([
  ['a.png', 'image'],
  ['a.JPG', 'image'],
  ['a.jpeg', 'image'],
  ['a.gif', 'image'],
  ['a.PDF', 'document'],
  ['a.kmz', 'map'],
  ['a.png.txt', ''],
  ['apng', ''],
  ['a.pdfx', ''],
  ['a.kml', ''],
])('the file name "%s" is that of: %s', (name, type) => {
  const types = { image: isImageName(name), document: isDocumentName(name), map: isMapName(name) };
  expect(Object.entries(types).flatMap(([each, is]) => (is ? [each] : []))).toEqual(type === '' ? [] : [type]);
});
