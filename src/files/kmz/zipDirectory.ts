/** A file of a zip: its name, its compression (0: none, 8: deflate), its size in bytes and its packed content. */
export type ZipEntry = { name: string; method: number; size: number; data: Uint8Array };

/** Most files of an archive. */
const maxEntries = 1_000;
const signatures = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50, end64: 0x06064b50, locator64: 0x07064b50 };
/** A field with this value has its real value in the zip64 extra field. */
const inExtraField = 0xffffffff;
const locatorLength = 20;

class BadArchive extends Error {}
/** Throws unless a condition of a readable archive holds. */
export const assertArchive = (holds: boolean) => {
  if (!holds) throw new BadArchive();
};

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
/** A 64-bit number. Values beyond 2^53 lose their last digits, and are larger than any archive. */
const uint64At = (view: DataView, at: number) => Number(view.getBigUint64(at, true));

/** The position of the end record, which is the last thing in a zip. */
const findEnd = (view: DataView) => {
  const last = view.byteLength - 22;
  for (let at = last; at >= Math.max(0, last - 0xffff); at--)
    if (view.getUint32(at, true) === signatures.end && at + 22 + view.getUint16(at + 20, true) === view.byteLength) return at;
  throw new BadArchive();
};

/** The number of entries and the position of the directory, from the zip64 end record if there is one. */
const readEnd = (view: DataView, end: number) => {
  const locator = end - locatorLength;
  if (locator < 0 || view.getUint32(locator, true) !== signatures.locator64)
    return { count: view.getUint16(end + 10, true), start: view.getUint32(end + 16, true) };
  const end64 = uint64At(view, locator + 8);
  assertArchive(end64 + 56 <= locator && view.getUint32(end64, true) === signatures.end64);
  return { count: uint64At(view, end64 + 32), start: uint64At(view, end64 + 48) };
};

/** The content of the zip64 extra field; empty if there is none. */
const zip64Field = (extra: Uint8Array) => {
  const view = viewOf(extra);
  for (let at = 0; at + 4 <= extra.length; at += 4 + view.getUint16(at + 2, true))
    if (view.getUint16(at, true) === 1) return viewOf(extra.subarray(at + 4, at + 4 + view.getUint16(at + 2, true)));
  return viewOf(new Uint8Array());
};

/** A name is UTF-8, whatever its flag says, else one character per byte. */
const decodeName = (bytes: Uint8Array) => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
};

/**
 * The entries that the directory of a zip or zip64 lists, in its order; unpacks nothing. Sizes are those that the archive
 * claims.
 *
 * @throws if the archive is damaged, encrypted, packed in an unknown way or has too many entries
 */
export const readZipDirectory = (archive: Uint8Array): ZipEntry[] => {
  const view = viewOf(archive);
  const end = findEnd(view);
  const { count, start } = readEnd(view, end);
  assertArchive(count <= maxEntries);
  let at = start;
  return Array.from({ length: count }, () => {
    assertArchive(view.getUint32(at, true) === signatures.central);
    const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [number, number, number]; // prettier-ignore
    const name = archive.subarray(at + 46, at + 46 + nameLength);
    const field = zip64Field(archive.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength));
    let next = 0;
    // the extra field holds only the values that do not fit, in this order
    const [size, packed, local] = [24, 20, 42].map((offset) => {
      const value = view.getUint32(at + offset, true);
      if (value !== inExtraField) return value;
      next += 8;
      return uint64At(field, next - 8);
    }) as [number, number, number];
    at += 46 + nameLength + extraLength + commentLength;
    const isEncrypted = (flags & 1) === 1;
    assertArchive(!isEncrypted && (method === 0 || method === 8) && view.getUint32(local, true) === signatures.local);
    // an entry whose header has another name would be another file to another reader
    const localName = archive.subarray(local + 30, local + 30 + view.getUint16(local + 26, true));
    assertArchive(localName.length === name.length && localName.every((byte, i) => byte === name[i]));
    const data = local + 30 + localName.length + view.getUint16(local + 28, true);
    assertArchive(data + packed <= end && (method === 8 || packed === size));
    return { name: decodeName(name), method, size, data: archive.subarray(data, data + packed) };
  });
};
