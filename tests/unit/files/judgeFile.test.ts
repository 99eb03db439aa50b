import { describe, expect, it, vi } from 'vitest';
import { extensionsOf, type FileType } from '../../../src/files/fileTypes';
import { imageSizeOf } from '../../../src/files/imageHeader';
import judgeFile from '../../../src/files/judgeFile';
import { base64File } from '../../../src/files/base64File';
import { gif, heic, jpeg, megabyte, pdf, png, samplesOf } from '../../contract/files/samples';

// Node has no decoder: what a browser makes of an image stands in uploads.spec.ts
vi.stubGlobal('createImageBitmap', async (file: Blob) => {
  const size = imageSizeOf(new Uint8Array(await file.arrayBuffer()));
  return { ...size, close: () => {} };
});

const fileOf = (name: string, bytes: Buffer) => new File([new Uint8Array(bytes)], name);
const types: Record<string, FileType> = { POPUP_IMAGE: 'image', PROJECT_FACTSHEET: 'pdf', PROJECT_KMZ: 'kmz', INBOX_CLIENT: 'csv' };
const format = 'Please upload the file in correct format';
const noArchive = `${format}. It is no KMZ archive.`;
const zip = Buffer.from([0x50, 0x4b, 0x03, 0x04, 0]);

describe('a file that was chosen', () => {
  const isJudged = async (kind: string, name: string, bytes: Buffer, refusal: string | null) => {
    const shown = (await judgeFile(fileOf(name, bytes), types[kind]!)).refusal;
    // the portal tells no zip at all from a map that cannot be read; the server says the same of both
    expect(shown).toBe(refusal === format && name.endsWith('.kmz') ? noArchive : refusal);
  };
  it.each(samplesOf('size'))('SHR-051 SHR-052 %s %s is judged by its size as the server judges it', isJudged);
  it.each(samplesOf('POPUP_IMAGE'))('SHR-053 SHR-057 %s %s is judged as an image as the server judges it', isJudged);
  it.each(samplesOf('PROJECT_FACTSHEET'))('SHR-054 %s %s is judged as a PDF as the server judges it', isJudged);
  // a zip that may be a map is read in a worker, and so in a browser (projectMap.spec.ts)
  it.each(samplesOf('PROJECT_KMZ').filter(([, name, bytes]) => !name.endsWith('.kmz') || bytes[0] !== 0x50))(
    'SHR-055 %s %s is judged as a map as the server judges it',
    isJudged,
  );
  it.each(samplesOf('INBOX_CLIENT'))('SHR-058 %s %s is judged as a client list as the server judges it', isJudged);
  it.each([
    ['photo.jpg', 'image', 'Please upload the image in JPG/JPEG/PNG format'],
    ['photo.png', 'any', format],
  ] as const)('judgeFile refuses %s that is an HEIC photo, as %s, and says what to do (SHR-053 SHR-056)', async (name, type, rule) => {
    const reason = 'It is an HEIC photo. Export it as JPG and choose it again.';
    expect((await judgeFile(fileOf(name, heic), type)).refusal).toBe(`${rule}. ${reason}`);
  });
  it.each([
    ['photo.PNG', png, null],
    ['photo.jpeg', jpeg, null],
    ['photo.gif', gif, null],
    ['facts.pdf', pdf, null],
    ['list.xlsx', zip, null],
    ['list.xls', Buffer.from('x'), null],
    ['list.csv', Buffer.from('x'), null],
    ['list.csv', Buffer.alloc(0), format],
    ['list.xls', Buffer.alloc(0), format],
    ['photo.png', pdf, format],
    ['facts.pdf', png, format],
    ['map.kmz', png, noArchive],
    ['list.xlsx', png, format],
    ['map.kml', zip, format],
    ['toString', zip, format],
    ['csv', Buffer.from('x'), format],
    ['x.constructor', zip, format],
  ])('SHR-056 %s of no special type is judged by what its extension says', async (name, bytes, refusal) => {
    expect((await judgeFile(fileOf(name, bytes), 'any')).refusal).toBe(refusal);
  });
  it('SHR-056 takes these extensions without a special type', () => {
    expect(extensionsOf('any').toSorted()).toEqual(['csv', 'gif', 'jpeg', 'jpg', 'kmz', 'pdf', 'png', 'xls', 'xlsx']);
  });
  it('SHR-051 may have a limit of its own', async () => {
    const two = (bytes: number) => judgeFile(fileOf('x.csv', Buffer.alloc(bytes)), 'csv', 2);
    expect((await two(2 * megabyte)).refusal).toBe('Upload image size cannot exceed 2MB!');
    expect((await two(2 * megabyte - 1)).refusal).toBeNull();
  });
  it.each([
    ['a PNG', 'x.png', png, { width: 8, height: 8 }],
    ['a GIF', 'x.gif', gif, { width: 8, height: 8 }],
    ['a JPEG', 'x.jpg', jpeg, { width: 40, height: 30 }],
  ])('SHR-063 tells the size of %s', async (_, name, bytes, size) => {
    expect((await judgeFile(fileOf(name, bytes), 'image')).size).toEqual(size);
  });
  it('has no size when it is no image', async () => {
    expect((await judgeFile(fileOf('x.pdf', pdf), 'pdf')).size).toBeNull();
  });
});

describe('a file from the server', () => {
  it.each([
    ['png', png, 'image/png', true],
    ['gif', gif, 'image/gif', true],
    ['jpg', jpeg, 'image/jpeg', true],
    ['pdf', pdf, 'application/pdf', false],
  ])('%s is known by its first bytes', (extension, bytes, type, isImage) => {
    const file = base64File(bytes.toString('base64'))!;
    expect([file.extension, file.blob.type, file.isImage]).toEqual([extension, type, isImage]);
  });
  it.each([
    ['a PDF after a byte order mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), pdf]), 'pdf'],
    ['a PDF after a line break', Buffer.concat([Buffer.from('\r\n'), pdf]), 'pdf'],
    ['a PNG that contains a PDF', Buffer.concat([png, pdf]), 'png'],
  ])('base64File recognises %s', (_, bytes, extension) => {
    expect(base64File(bytes.toString('base64'))!.extension).toBe(extension);
  });
  it.each([['damaged*'], [Buffer.from('<svg/>').toString('base64')], ['']])('%s is none', (base64) => {
    expect(base64File(base64)).toBeNull();
  });
});
