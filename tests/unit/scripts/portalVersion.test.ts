import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { fingerprint } from '../../../scripts/build.mjs';
import { buildSources, portalVersion } from '../../../scripts/portalVersion.mjs';
import config from '../../../vite.config';

const createFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'version-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};
const write = (folder: string, file: string, text = file) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const writeProject = (folder: string) => {
  write(folder, 'package.json', '{ "version": "1.2.3" }');
  for (const file of ['src/main.tsx', 'deploy/install.sh', 'LICENSE', 'tests/unit/a.test.ts', 'README.md']) write(folder, file);
};
const git = (folder: string, ...args: string[]) => {
  const env = { ...process.env, GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined, GIT_CONFIG_GLOBAL: '/dev/null' };
  return execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.com', ...args], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
};
/** Commits everything in a folder and returns the first seven digits of the commit. */
const commitAll = (folder: string) => {
  git(folder, 'init', '--quiet');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', 'Commit');
  return git(folder, 'rev-parse', 'HEAD').slice(0, 7);
};
const createRepository = () => {
  const folder = createFolder();
  writeProject(folder);
  return { folder, commit: commitAll(folder) };
};

it('portalVersion names the commit of unchanged sources', () => {
  const { folder, commit } = createRepository();
  expect(portalVersion(folder)).toBe(`1.2.3+${commit}`);
});

it.each([
  ['a changed source', 'src/main.tsx'],
  ['an untracked source', 'src/added.ts'],
  ['a source in a new folder', 'public/texts/ja.json'],
  ['a changed file of deploy', 'deploy/install.sh'],
  ['a changed licence', 'LICENSE'],
  ['a changed list of changes', 'CHANGELOG.md'],
  ['a changed example', 'examples/deployment/resources.yaml'],
])('portalVersion marks %s as dirty', (_, file) => {
  const { folder, commit } = createRepository();
  // a setting with which git status leaves untracked files out
  git(folder, 'config', 'status.showUntrackedFiles', 'no');
  write(folder, file, 'changed');
  expect(portalVersion(folder)).toBe(`1.2.3+${commit}.dirty`);
});

it('portalVersion marks a deleted source as dirty', () => {
  const { folder, commit } = createRepository();
  rmSync(join(folder, 'src'), { recursive: true });
  expect(portalVersion(folder)).toBe(`1.2.3+${commit}.dirty`);
});

it('portalVersion ignores changes of tests, documents and ignored files', () => {
  const { folder } = createRepository();
  write(folder, '.gitignore', 'ignored.json');
  const commit = commitAll(folder);
  for (const file of ['tests/unit/a.test.ts', 'tests/unit/b.test.ts', 'README.md', 'notes.txt', 'public/ignored.json'])
    write(folder, file, 'changed');
  expect(portalVersion(folder)).toBe(`1.2.3+${commit}`);
});

it('portalVersion leaves the commit out for sources without their history', () => {
  const folder = createFolder();
  writeProject(folder);
  expect(portalVersion(folder)).toBe('1.2.3');
});

it('portalVersion leaves the commit out for sources in the repository of another project', () => {
  const parent = createFolder();
  const folder = join(parent, 'portal');
  writeProject(folder);
  commitAll(parent);
  expect(portalVersion(folder)).toBe('1.2.3');
});

it('portalVersion leaves the commit out before the first commit', () => {
  const folder = createFolder();
  writeProject(folder);
  git(folder, 'init', '--quiet');
  expect(portalVersion(folder)).toBe('1.2.3');
});

it('portalVersion leaves the commit out when git is not installed', () => {
  const { folder } = createRepository();
  vi.stubEnv('PATH', createFolder());
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(portalVersion(folder)).toBe('1.2.3');
});

it('portalVersion reads the folder, not the repository of the git hook that runs it', () => {
  const { folder, commit } = createRepository();
  const other = createFolder();
  write(other, 'package.json');
  commitAll(other);
  vi.stubEnv('GIT_DIR', join(other, '.git'));
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(portalVersion(folder)).toBe(`1.2.3+${commit}`);
});

it('portalVersion of the project stays the same within a process', () => {
  const version = portalVersion();
  vi.stubEnv('PATH', createFolder());
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(portalVersion()).toBe(version);
});

it('buildSources are files and folders of the project', () => {
  expect(buildSources.filter((path) => !existsSync(path))).toEqual([]);
});

it('the fingerprint of a build depends on its version', () => {
  expect(fingerprint('1.2.3+abc1234')).toBe(fingerprint('1.2.3+abc1234'));
  expect(fingerprint('1.2.3+abc1234')).not.toBe(fingerprint('1.2.3+abc1235'));
  expect(fingerprint()).toBe(fingerprint(portalVersion()));
});

it('a build contains the version in its code and in version.json', () => {
  expect(config.define).toEqual({ __PORTAL_VERSION__: JSON.stringify(portalVersion()) });
  const plugin = (config.plugins as Plugin[]).find(({ name }) => name === 'version-file')!;
  const emitFile = vi.fn();
  const entry = { type: 'chunk', isEntry: true, fileName: 'assets/index-abc.js' };
  (plugin.generateBundle as unknown as (this: object, options: object, bundle: object) => void).call({ emitFile }, {}, { entry });
  const source = `{"version":${JSON.stringify(portalVersion())},"start":"assets/index-abc.js"}\n`;
  expect(emitFile.mock.calls).toEqual([[{ type: 'asset', fileName: 'version.json', source }]]);
});
