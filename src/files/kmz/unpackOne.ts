import { Inflate } from 'fflate';
import { startsWith } from '../imageHeader';

/** An archive beyond these is not unpacked: a small file may hold more than a computer has memory for. */
const bounds = { entries: 1_000, bytes: 50 * 1024 * 1024 };
/** So many bytes at once: what unpacks to more than it says is stopped early. */
const step = 4_096;
/** How zip, an empty zip, gzip, RAR and 7-Zip begin. */
const archives = [[0x50, 0x4b, 0x03, 0x04], [0x50, 0x4b, 0x05, 0x06], [0x1f, 0x8b], [0x52, 0x61, 0x72, 0x21], [0x37, 0x7a, 0xbc, 0xaf]]; // prettier-ignore

type Entry = { name: string; method: number; size: number; data: Uint8Array };
class BadArchive extends Error {}
const demand = (holds: boolean) => {
  if (!holds) throw new BadArchive();
};

const isWithin = (name: string) => !/^(?:[\\/]|[a-z]:)|(?:^|[\\/])\.\.(?:[\\/]|$)/i.test(name);

/** Where the end of a zip stands, which is the last thing in it. */
const endOf = (view: DataView) => {
  const last = view.byteLength - 22;
  for (let at = last; at >= Math.max(0, last - 0xffff); at--)
    if (view.getUint32(at, true) === 0x06054b50 && at + 22 + view.getUint16(at + 20, true) === view.byteLength) return at;
  throw new BadArchive();
};

/** What the directory of a zip says it holds; nothing is unpacked yet. */
const entriesOf = (archive: Uint8Array): Entry[] => {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  demand(count <= bounds.entries);
  let at = view.getUint32(end + 16, true);
  return Array.from({ length: count }, () => {
    demand(view.getUint32(at, true) === 0x02014b50);
    const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
    const [packed, size, local] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true), view.getUint32(at + 42, true)];
    const [nameLength, more, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [number, number, number];
    const name = archive.subarray(at + 46, at + 46 + nameLength);
    at += 46 + nameLength + more + comment;
    const isEncrypted = (flags & 1) === 1;
    demand(!isEncrypted && (method === 0 || method === 8) && view.getUint32(local, true) === 0x04034b50);
    // an entry whose header has another name would be another file to another reader
    const localName = archive.subarray(local + 30, local + 30 + view.getUint16(local + 26, true));
    demand(localName.length === name.length && localName.every((byte, i) => byte === name[i]));
    const start = local + 30 + localName.length + view.getUint16(local + 28, true);
    demand(start + packed <= end && (method === 8 || packed === size));
    return { name: new TextDecoder('latin1').decode(name), method, size, data: archive.subarray(start, start + packed) };
  });
};

/** An entry's content, which is as long as the archive says and no archive itself. */
const contentOf = ({ method, size, data }: Entry): Uint8Array => {
  let content = data;
  if (method === 8) {
    content = new Uint8Array(size);
    let filled = 0;
    const inflate = new Inflate((chunk) => {
      // one that is longer than it says does not fit, which throws
      content.set(chunk, filled);
      filled += chunk.length;
    });
    for (let at = 0; at === 0 || at < data.length; at += step) inflate.push(data.subarray(at, at + step), at + step >= data.length);
    demand(filled === size);
  }
  demand(!archives.some((start) => startsWith(content, start)));
  return content;
};

/**
 * The first wanted file of a zip; null when there is none. Throws when the archive is none, is cut, says what is not so, is too large, leads
 * out of its folder or holds another archive, wherever in it that is.
 */
export const unpackOne = (archive: Uint8Array, isWanted: (name: string) => boolean): Uint8Array | null => {
  const entries = entriesOf(archive);
  demand(entries.reduce((sum, { size }) => sum + size, 0) <= bounds.bytes);
  demand(entries.every(({ name }) => isWithin(name)));
  let wanted: Uint8Array | null = null;
  // all of them: one that nobody wants may be broken, or a bomb
  for (const entry of entries) {
    const content = contentOf(entry);
    if (wanted === null && isWanted(entry.name)) wanted = content;
  }
  return wanted;
};
