import { expect, it } from 'vitest';
import { isHeic } from '../../../src/files/fileHeaders';
import { heic, jpeg } from '../../contract/files/samples';

/** A file that starts with a box of brands; the length of the box is what it should be, or another. */
const fileOf = (box: string, length = box.length + 4) => {
  const start = Buffer.alloc(4);
  start.writeUInt32BE(length);
  return Buffer.concat([start, Buffer.from(box, 'latin1'), Buffer.alloc(100)]);
};

it.each([
  ['a photo of an iPhone', heic, true],
  ['a photo with a brand of HEIC among the compatible ones', fileOf('ftypmif1\0\0\0\0miafheix'), true],
  ['a sequence of photos', fileOf('ftyphevc\0\0\0\0'), true],
  ['an AVIF', fileOf('ftypavif\0\0\0\0avifmif1miaf'), false],
  ['a film', fileOf('ftypisom\0\0\0\0mp42'), false],
  ['a brand as the version', fileOf('ftypisom' + 'heic' + 'mp42'), false],
  ['a brand across two brands', fileOf('ftypisom\0\0\0\0mphe' + 'ic42'), false],
  ['a brand after the box', fileOf('ftypisom\0\0\0\0mp42heic', 20), false],
  ['another box', fileOf('freeheic\0\0\0\0heic'), false],
  ['a JPEG', jpeg, false],
  ['a file of fifteen bytes', heic.subarray(0, 15), false],
  ['an empty file', Buffer.alloc(0), false],
])('isHeic recognises HEIC photos by their brands: %s', (_, bytes, is) => expect(isHeic(new Uint8Array(bytes))).toBe(is));
