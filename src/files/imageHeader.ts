/** Width and height in pixels. */
export type PixelSize = { width: number; height: number };
/** An image that is known by its first bytes. */
export type ImageType = 'png' | 'jpg' | 'gif';

const starts: Record<ImageType, readonly number[]> = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff],
  gif: [0x47, 0x49, 0x46, 0x38],
};
/** Whether bytes begin so. */
export const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, i) => bytes[i] === byte);

/** What kind of image it is, by its first bytes; null for what is none. */
export const imageTypeOf = (bytes: Uint8Array): ImageType | null =>
  (Object.keys(starts) as ImageType[]).find((type) => startsWith(bytes, starts[type])) ?? null;

/** Markers of frames: C0 to CF without the three that begin something else. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
/** Markers that stand alone, without a length. */
const isLone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

const jpegSize = (view: DataView): PixelSize | null => {
  for (let at = 2; at + 9 < view.byteLength;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    if (marker === 0xff) at += 1;
    else at += isLone(marker) ? 2 : 2 + view.getUint16(at + 2);
  }
  return null;
};

/** The screen of a GIF with all its frames: one that reaches beyond enlarges it. */
const gifSize = (view: DataView): PixelSize => {
  const byte = (at: number) => (at < view.byteLength ? view.getUint8(at) : 0);
  const word = (at: number) => byte(at) + 256 * byte(at + 1);
  const tableSize = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let [width, height] = [word(6), word(8)];
  let at = 13 + tableSize(byte(10));
  const skipBlocks = () => {
    while (byte(at) > 0) at += byte(at) + 1;
    at += 1;
  };
  for (;;) {
    if (byte(at) === 0x21) at += 2;
    else if (byte(at) === 0x2c) {
      [width, height] = [Math.max(width, word(at + 1) + word(at + 5)), Math.max(height, word(at + 3) + word(at + 7))];
      at += 11 + tableSize(byte(at + 9));
    } else return { width, height };
    skipBlocks();
  }
};

const sizes: Record<ImageType, (view: DataView, bytes: Uint8Array) => PixelSize | null> = {
  png: (view) => (view.byteLength < 24 ? null : { width: view.getUint32(16), height: view.getUint32(20) }),
  jpg: jpegSize,
  gif: (view, bytes) => {
    const hasVersion = (bytes[4] === 0x37 || bytes[4] === 0x39) && bytes[5] === 0x61;
    return view.byteLength < 10 || !hasVersion ? null : gifSize(view);
  },
};

/** The size that the headers of a PNG, JPEG or GIF tell, without decoding it; null for what has none. */
export const imageSizeOf = (bytes: Uint8Array): PixelSize | null => {
  const type = imageTypeOf(bytes);
  const size = type && sizes[type](new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), bytes);
  return size && size.width > 0 && size.height > 0 ? size : null;
};
