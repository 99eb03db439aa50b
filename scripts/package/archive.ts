import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';

/** The files of a release, by their path in it. */
export type Files = Map<string, Buffer>;

const sorted = (files: Files) => [...files].toSorted(([a], [b]) => (a < b ? -1 : 1));
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** `SHA256SUMS` as `sha256sum -c` reads it. */
export const checksumsOf = (files: Files): string =>
  sorted(files)
    .map(([path, bytes]) => `${sha256(bytes)}  ${path}\n`)
    .join('');

const firstTime = Date.UTC(2010, 0, 1);
const seconds = 10 * 365 * 24 * 3_600;
/**
 * The time of a file, made of what is in it. nginx tells versions of a file apart by time and size alone: with one time for
 * all, a browser would keep the `index.html` of the release before, which is as long.
 */
const timeOf = (bytes: Buffer) => new Date(firstTime + (parseInt(sha256(bytes).slice(0, 8), 16) % seconds) * 1_000);

/** A gzipped tar of the files below one folder: of the same files the same bytes, whoever makes it and when. */
export const archiveOf = async (folder: string, files: Files): Promise<Buffer> => {
  const tar = pack();
  for (const [path, bytes] of sorted(files)) {
    const mode = path.endsWith('.sh') ? 0o755 : 0o644;
    tar.entry({ name: `${folder}/${path}`, mode, mtime: timeOf(bytes), uid: 0, gid: 0 }, bytes);
  }
  tar.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of tar as AsyncIterable<Buffer>) chunks.push(chunk);
  return gzipSync(Buffer.concat(chunks), { level: 9 });
};
