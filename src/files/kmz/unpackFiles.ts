import { Inflate } from 'fflate';
import { startsWith } from '../imageHeader';
import { assertArchive, readZipDirectory, type ZipEntry } from './zipDirectory';

/** Most bytes of all files of an archive: a small archive can unpack to more than the memory of a computer. */
const maxBytes = 50 * 1024 * 1024;
/** Bytes that are unpacked at once. An entry that is longer than the archive says is stopped after them. */
const step = 4_096;
/** How zip, an empty zip, gzip, RAR and 7-Zip begin. */
const archives = [[0x50, 0x4b, 0x03, 0x04], [0x50, 0x4b, 0x05, 0x06], [0x1f, 0x8b], [0x52, 0x61, 0x72, 0x21], [0x37, 0x7a, 0xbc, 0xaf]]; // prettier-ignore

const isWithin = (name: string) => !/^(?:[\\/]|[a-z]:)|(?:^|[\\/])\.\.(?:[\\/]|$)/i.test(name);

/** The content of an entry: as long as the archive says, and not an archive itself. */
const unpack = ({ method, size, data }: ZipEntry): Uint8Array => {
  let content = data;
  if (method === 8) {
    content = new Uint8Array(size);
    let filled = 0;
    const inflate = new Inflate((chunk) => {
      // throws if the entry is longer than the archive says
      content.set(chunk, filled);
      filled += chunk.length;
    });
    for (let at = 0; at === 0 || at < data.length; at += step) inflate.push(data.subarray(at, at + step), at + step >= data.length);
    assertArchive(filled === size);
  }
  assertArchive(!archives.some((start) => startsWith(content, start)));
  return content;
};

/**
 * Unpacks the wanted files of a zip, by their names, in the order of the archive. Of two files with one name it returns the
 * first.
 *
 * @throws if anything in the archive is damaged, too large, leads out of its folder or is an archive itself
 */
export const unpackFiles = (archive: Uint8Array, isWanted: (name: string) => boolean): Map<string, Uint8Array> => {
  const entries = readZipDirectory(archive);
  assertArchive(entries.reduce((sum, { size }) => sum + size, 0) <= maxBytes);
  assertArchive(entries.every(({ name }) => isWithin(name)));
  const wanted = new Map<string, Uint8Array>();
  // unpacks all of them, because an unwanted file can be damaged or a zip bomb
  for (const entry of entries) {
    const content = unpack(entry);
    if (isWanted(entry.name) && !wanted.has(entry.name)) wanted.set(entry.name, content);
  }
  return wanted;
};
