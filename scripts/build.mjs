/** Builds the portal unless what it is made of has not changed since the last build. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './install.mjs';

const sources = [
  'src',
  'resources',
  'dataProvider',
  'authProvider',
  'contract',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts',
  'package.json',
  'package-lock.json',
];
/** In the build itself: whatever else builds takes it away. */
const mark = 'dist/.vite/built';

const files = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .toSorted()
        .flatMap((name) => files(join(path, name)))
    : [path];

const fingerprint = () => {
  const hash = createHash('sha256');
  for (const path of sources.flatMap(files)) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
};

export const build = () => {
  const now = fingerprint();
  if (existsSync('dist/index.html') && existsSync(mark) && readFileSync(mark, 'utf8') === now) return;
  console.log('Building the portal …');
  run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']);
  writeFileSync(mark, now);
};
