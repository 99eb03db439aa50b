import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What stands beside a file, by what its name gets. */
export const compressed = (text: Buffer): [suffix: string, bytes: Buffer][] => [
  ['.br', brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })],
  ['.gz', gzipSync(text, { level: 9 })],
];

/** Writes a .br and a .gz beside every text file of the build, so that no server compresses on the fly. */
export const compressAssets = (): Plugin => ({
  name: 'compress-assets',
  apply: 'build',
  writeBundle: ({ dir }) => {
    for (const name of readdirSync(dir!, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|css|html|svg)$/.test(name)) continue;
      const path = join(dir!, name);
      for (const [suffix, bytes] of compressed(readFileSync(path))) writeFileSync(`${path}${suffix}`, bytes);
    }
  },
});
