import { describe, expect, it } from 'vitest';
import { imageSizeOf, imageTypeOf, startsWith, type PixelSize } from '../../../src/files/imageHeader';

const bytes = (...parts: (number | readonly number[])[]) => new Uint8Array(parts.flat());
/** A segment of a JPEG: its marker, a length that counts itself, so many bytes. */
const segment = (marker: number, length: number) => [0xff, marker, 0, length + 2, ...Array.from({ length }, () => 0)];
/** A frame of 40x30, as long as a header has to be. */
const frame = (marker = 0xc0) => [0xff, marker, 0, 11, 8, 0, 30, 0, 40, 1];
const jpeg = (...parts: (number | readonly number[])[]) => bytes(0xff, 0xd8, ...parts);
const png = (width: number, height: number, length = 24) => {
  const header = bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52);
  const all = new Uint8Array(24);
  all.set(header);
  new DataView(all.buffer).setUint32(16, width);
  new DataView(all.buffer).setUint32(20, height);
  return all.slice(0, length);
};
const gif = (version: number, last: number, ...size: number[]) => bytes(0x47, 0x49, 0x46, 0x38, version, last, size);
const sized = { width: 40, height: 30 };

describe('the header of an image', () => {
  it.each([
    ['PNG', 'png', png(1, 1)],
    ['JPEG', 'jpg', jpeg(frame())],
    ['GIF', 'gif', gif(0x39, 0x61, 1, 0, 1, 0)],
    ['nothing', null, bytes()],
    ['a PNG that ends in its first bytes', null, png(1, 1, 7)],
  ])('tells %s', (_, type, given) => expect(imageTypeOf(given)).toBe(type));
  it('is compared from the first byte', () => {
    expect([startsWith(bytes(1, 2, 3), [1, 2]), startsWith(bytes(1, 3), [1, 2]), startsWith(bytes(1), [1, 2])]).toEqual([
      true,
      false,
      false,
    ]);
  });
  type Header = [name: string, bytes: Uint8Array, size: PixelSize | null];
  const headers: Header[] = [
    ['a PNG', png(300, 70_000), { width: 300, height: 70_000 }],
    ['a PNG cut before its height ends', png(300, 200, 23), null],
    ['a PNG without width', png(0, 10), null],
    ['a PNG without height', png(10, 0), null],
    ['a GIF of 1989', gif(0x39, 0x61, 0x2c, 0x01, 0xc8, 0x00), { width: 300, height: 200 }],
    ['a GIF of 1987', gif(0x37, 0x61, 0x2c, 0x01, 0xc8, 0x00), { width: 300, height: 200 }],
    ['a GIF of no version', gif(0x38, 0x61, 1, 0, 1, 0), null],
    ['a GIF of half a version', gif(0x39, 0x62, 1, 0, 1, 0), null],
    ['a GIF cut before its height ends', gif(0x39, 0x61, 1, 0, 1), null],
    ['a JPEG', jpeg(frame()), sized],
    ['a JPEG behind other segments', jpeg(segment(0xe0, 14), segment(0xdb, 65), frame()), sized],
    ...[0xc1, 0xc2, 0xc3, 0xc5, 0xcb, 0xcd, 0xcf].map((marker): Header => [
      `a JPEG of frame ${marker.toString(16)}`,
      jpeg(frame(marker)),
      sized,
    ]),
    ...[0xc4, 0xc8, 0xcc, 0xbf, 0xd9].map((marker): Header => [
      `a JPEG whose ${marker.toString(16)} is no frame`,
      jpeg(segment(marker, 8), frame()),
      sized,
    ]),
    ...[0x01, 0xd0, 0xd7, 0xd8].map((marker): Header => [
      `a JPEG with ${marker.toString(16)}, which stands alone`,
      jpeg(0xff, marker, frame()),
      sized,
    ]),
    ['a JPEG with bytes that fill', jpeg(0xff, 0xff, frame()), sized],
    ['a JPEG whose frame is cut', jpeg(frame().slice(0, 9)), null],
    ['a JPEG without a frame', jpeg(segment(0xe0, 40)), null],
    ['a JPEG that loses its way', jpeg(0xff, 0xe0, 0, 3, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0), null],
    ['what is no image', bytes(0x25, 0x50, 0x44, 0x46, 0x2d, 0, 0, 0, 0, 0, 0, 0, 0, 0), null],
  ];
  it.each(headers)('%s tells its size or none', (_, given, size) => expect(imageSizeOf(given)).toEqual(size));
  it('is read where it stands in a larger buffer', () => {
    const all = new Uint8Array(40);
    all.set(png(40, 30), 10);
    expect(imageSizeOf(all.subarray(10, 34))).toEqual(sized);
  });
});
