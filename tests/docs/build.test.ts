import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;
const build = () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error', '--outDir', folder, '--emptyOutDir'], {
    cwd: root,
  });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .toSorted()
    .map(
      (name) =>
        `${name} ${createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex')}`,
    );
  rmSync(folder, { recursive: true });
  return files;
};

it('two builds are the same, byte by byte', () => {
  const first = build();
  expect(first.length).toBeGreaterThan(20);
  expect(build()).toEqual(first);
});
