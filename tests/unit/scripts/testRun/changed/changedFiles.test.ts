import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { listChangedFiles } from '../../../../../scripts/testRun/changed/changedFiles';

const createFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'changed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};
const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.test', ...args], { cwd: folder, encoding: 'utf8' }).trim();

/** A repository whose branch `main` has three files. `write` changes a file, `commit` commits everything. */
const createRepository = (branch = 'main') => {
  const folder = createFolder();
  const write = (file: string, text = 'changed') => writeFileSync(join(folder, file), text);
  const commit = () => {
    git(folder, 'add', '-A');
    git(folder, 'commit', '-qm', 'Change');
  };
  git(folder, 'init', '-q', '-b', branch);
  for (const name of ['one', 'two', 'three']) write(`${name}.ts`, `${name}\n`.repeat(20));
  write('.gitignore', 'ignored.ts');
  commit();
  return { folder, write, commit };
};

it('listChangedFiles lists committed, staged, unstaged, deleted, renamed and untracked files since the merge base of main', () => {
  const { folder, write, commit } = createRepository();
  const base = git(folder, 'rev-parse', 'HEAD');
  git(folder, 'checkout', '-qb', 'topic');
  write('committed.ts');
  commit();
  git(folder, 'checkout', '-q', 'main');
  write('of main.ts');
  commit();
  git(folder, 'checkout', '-q', 'topic');
  write('staged.ts');
  git(folder, 'add', 'staged.ts');
  write('one.ts');
  rmSync(join(folder, 'two.ts'));
  renameSync(join(folder, 'three.ts'), join(folder, 'moved.ts'));
  write('unträcked file.ts');
  write('ignored.ts');
  expect(listChangedFiles(folder)).toEqual({
    base,
    files: ['committed.ts', 'moved.ts', 'one.ts', 'staged.ts', 'three.ts', 'two.ts', 'unträcked file.ts'],
  });
});

it('listChangedFiles takes main of the origin in a clone that has no main of its own', () => {
  const { folder } = createRepository();
  const clone = createFolder();
  git(clone, 'clone', '-q', folder, '.');
  git(clone, 'checkout', '-qb', 'topic');
  git(clone, 'branch', '-qD', 'main');
  writeFileSync(join(clone, 'one.ts'), 'changed');
  expect(listChangedFiles(clone)).toMatchObject({ files: ['one.ts'] });
});

it('listChangedFiles says why it cannot compare: no main, a shallow clone, no repository, no common commit', () => {
  const { folder, write, commit } = createRepository('trunk');
  expect(listChangedFiles(folder)).toEqual({ reason: 'there is no branch main' });
  git(folder, 'checkout', '-q', '--orphan', 'main');
  write('another start.ts');
  commit();
  git(folder, 'checkout', '-q', 'trunk');
  expect(listChangedFiles(folder)).toEqual({ reason: 'HEAD and main have no common commit' });
  write('one.ts');
  commit();
  const shallow = createFolder();
  git(shallow, 'clone', '-q', '--depth', '1', `file://${folder}`, '.');
  expect(listChangedFiles(shallow)).toEqual({ reason: 'the clone is shallow' });
  expect(listChangedFiles(createFolder())).toEqual({ reason: 'this is no clone of a git repository' });
});
