/** A PDF may start after other bytes, such as a byte order mark. Readers look for its header in this many bytes. */
const searched = 1024;

/** Whether the header of a PDF is in the first 1,024 bytes, as pdf.js and Acrobat read it. */
export const isPdf = (bytes: Uint8Array): boolean => new TextDecoder('latin1').decode(bytes.subarray(0, searched)).includes('%PDF-');

/** Brands of HEIC photos and sequences; AVIF has the same container with others. */
const brands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];

/** Whether a file starts as an HEIC photo: its first box is `ftyp`, with a brand of HEIC as the major one or as a compatible one. */
export const isHeic = (bytes: Uint8Array): boolean => {
  if (bytes.length < 16) return false;
  const length = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0);
  const box = new TextDecoder('latin1').decode(bytes.subarray(4, Math.min(length, 1024)));
  // after `ftyp` and the major brand comes a version
  const found = [box.slice(4, 8), ...(box.slice(12).match(/.{4}/gs) ?? [])];
  return box.startsWith('ftyp') && found.some((brand) => brands.includes(brand));
};
