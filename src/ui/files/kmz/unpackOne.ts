import { Unzip, UnzipInflate } from 'fflate';
import { startsWith } from '../imageHeader';

/** An archive beyond these is not unpacked: a small file may hold more than a computer has memory for. */
const bounds = { entries: 1_000, bytes: 50 * 1024 * 1024 };
/** So many bytes at once: what unpacks to a thousand times its size is stopped early. */
const step = 4_096;
/** How zip, gzip, RAR and 7-Zip begin. */
const archives = [[0x50, 0x4b, 0x03, 0x04], [0x50, 0x4b, 0x05, 0x06], [0x1f, 0x8b], [0x52, 0x61, 0x72, 0x21], [0x37, 0x7a, 0xbc, 0xaf]]; // prettier-ignore

const isWithin = (name: string) => !/^(?:[\\/]|[a-z]:)|(?:^|[\\/])\.\.(?:[\\/]|$)/i.test(name);

/** How many entries the end of a zip says it has; -1 for what does not end as a zip does. */
const countOf = (archive: Uint8Array) => {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const last = archive.length - 22;
  for (let at = last; at >= Math.max(0, last - 0xffff); at--)
    if (view.getUint32(at, true) === 0x06054b50 && at + 22 + view.getUint16(at + 20, true) === archive.length)
      return view.getUint16(at + 10, true);
  return -1;
};

const joined = (chunks: readonly Uint8Array[]) => {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  chunks.reduce((at, chunk) => (whole.set(chunk, at), at + chunk.length), 0);
  return whole;
};

/**
 * The first wanted file of a zip. Null when there is none, and when the archive is broken, too large, leads out of its
 * folder or holds another archive, wherever in it that is.
 */
export const unpackOne = (archive: Uint8Array, isWanted: (name: string) => boolean): Uint8Array | null => {
  const wanted: Uint8Array[] = [];
  const seen = { entries: 0, bytes: 0, unfinished: 0, hasWanted: false, isBad: false };
  const unzip = new Unzip((entry) => {
    seen.entries += 1;
    seen.unfinished += 1;
    if (seen.entries > bounds.entries || !isWithin(entry.name)) seen.isBad = true;
    const isMine = !seen.hasWanted && isWanted(entry.name);
    seen.hasWanted ||= isMine;
    const head: number[] = [];
    // an error that is thrown in here comes back as another call
    entry.ondata = (error, chunk, isLast) => {
      if (seen.isBad) return;
      if (error) return void (seen.isBad = true);
      seen.bytes += chunk.length;
      head.push(...chunk.subarray(0, 4 - head.length));
      if (seen.bytes > bounds.bytes || (isLast && archives.some((start) => startsWith(Uint8Array.from(head), start)))) seen.isBad = true;
      else if (isMine) wanted.push(chunk);
      if (isLast) seen.unfinished -= 1;
    };
    if (!seen.isBad) entry.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < archive.length && !seen.isBad; at += step)
      unzip.push(archive.subarray(at, at + step), at + step >= archive.length);
  } catch {
    return null;
  }
  const isWhole = !seen.isBad && seen.unfinished === 0 && seen.entries === countOf(archive);
  return isWhole && seen.hasWanted ? joined(wanted) : null;
};
