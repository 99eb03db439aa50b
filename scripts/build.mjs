/**
 * Builds the portal into a folder named after its sources and its version. A running server keeps the folder it serves, and tests never
 * use a stale build.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './install.mjs';
import { buildSources, portalVersion } from './portalVersion.mjs';

const builds = '.cache/builds';
/** Builds that stay, beside those that a running process uses. */
const keptBuilds = 3;

const listFiles = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .toSorted()
        .flatMap((name) => listFiles(join(path, name)))
    : [path];

/** The name of a build. A build contains its version, so the same sources in another commit are another build. */
export const fingerprint = (version = portalVersion()) => {
  const hash = createHash('sha256').update(version);
  for (const path of buildSources.flatMap(listFiles)) hash.update(path).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
};

const isRunning = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // the process of another user
    return error.code === 'EPERM';
  }
};
/** Each process that uses a build leaves a file named after its id in `<build>/.used`. */
const isUsed = (folder) => existsSync(join(folder, '.used')) && readdirSync(join(folder, '.used')).some((pid) => isRunning(Number(pid)));

/** Removes the builds in a folder that no process uses, apart from the newest ones. */
export const removeOldBuilds = (parent) => {
  const newestFirst = readdirSync(parent)
    .map((name) => join(parent, name))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const folder of newestFirst.slice(keptBuilds)) if (!isUsed(folder)) rmSync(folder, { recursive: true, force: true });
};

/**
 * Builds the portal unless a build of the same sources and version exists. Returns its folder; the process keeps it until it ends. While tests record
 * their modules (TRACE_MODULES) it adds source maps, to which no file of the build refers.
 */
export const build = () => {
  const hasMaps = process.env.TRACE_MODULES !== undefined;
  const folder = join(builds, fingerprint() + (hasMaps ? '-maps' : ''));
  if (!existsSync(folder)) {
    console.log('Building the portal …');
    const unfinished = `${folder}.${process.pid}`;
    run(process.execPath, [
      'node_modules/vite/bin/vite.js',
      'build',
      '--logLevel',
      'warn',
      '--outDir',
      unfinished,
      '--emptyOutDir',
      ...(hasMaps ? ['--sourcemap', 'hidden'] : []),
    ]);
    // another process may have finished the same build meanwhile
    if (existsSync(folder)) rmSync(unfinished, { recursive: true });
    else renameSync(unfinished, folder);
  }
  mkdirSync(join(folder, '.used'), { recursive: true });
  writeFileSync(join(folder, '.used', String(process.pid)), '');
  const now = new Date();
  utimesSync(folder, now, now);
  removeOldBuilds(builds);
  return folder;
};
