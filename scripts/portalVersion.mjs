/**
 * The version of the portal: the number in package.json and the commit of the sources. Everything that shows or records a version takes
 * it from here.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files and folders that a build depends on. */
export const buildSources = [
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
/** A change in any other path leaves the version clean, so tests may write files there. */
const releaseSources = [...buildSources, 'deploy', 'docs', 'examples', 'CHANGELOG.md', 'LICENSE'];

/** The output of a git command, or undefined when git is missing or fails. */
export const runGit = (folder, ...args) => {
  // git hooks set these, and then git ignores the folder
  const env = { ...process.env, GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined };
  const { status, stdout } = spawnSync('git', ['--no-optional-locks', ...args], { cwd: folder, env, encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
};

const readVersion = (folder) => {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const [prefix, commit] = runGit(folder, 'rev-parse', '--show-prefix', 'HEAD')?.split('\n') ?? [];
  // undefined without a commit, and not empty when the folder lies in the repository of another project
  if (prefix !== '') return version;
  const changes = runGit(folder, 'status', '--porcelain', '--untracked-files=normal', '--', ...releaseSources);
  return `${version}+${commit.slice(0, 7)}${changes === '' ? '' : '.dirty'}`;
};

const root = join(import.meta.dirname, '..');
let ownVersion;

/**
 * Returns the version of the sources in a folder:
 * - `0.2.0+abc1234`, the number in package.json and the first seven digits of the commit;
 * - `0.2.0+abc1234.dirty` when files of a release differ from the commit or are untracked;
 * - `0.2.0` without git, and when the folder is not the top of a repository.
 *
 * Without a folder it returns the version of this project, and always the same within a process: files may change while tests run.
 */
export const portalVersion = (folder) => (folder === undefined ? (ownVersion ??= readVersion(root)) : readVersion(folder));
