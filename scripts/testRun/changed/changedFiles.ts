import { spawnSync } from 'node:child_process';

/** The files that differ from the merge base with `main`, or why they cannot be listed. */
export type Changes = { base: string; files: string[] } | { reason: string };

/**
 * Lists the files that were changed, added, deleted or renamed (both names) since the merge base of `main`: committed, staged, unstaged and
 * untracked. Paths are below the folder of the repository.
 */
export const listChangedFiles = (folder = '.'): Changes => {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
    return status === 0 ? stdout.trim() : null;
  };
  const listNames = (...args: string[]) => (git(...args, '-z') ?? '').split('\0').filter(Boolean);

  const isShallow = git('rev-parse', '--is-shallow-repository');
  if (isShallow === null) return { reason: 'this is no clone of a git repository' };
  if (isShallow === 'true') return { reason: 'the clone is shallow' };
  const main = ['main', 'origin/main'].find((name) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`));
  if (!main) return { reason: 'there is no branch main' };
  const base = git('merge-base', main, 'HEAD');
  if (!base) return { reason: `HEAD and ${main} have no common commit` };
  const files = [...listNames('diff', '--name-only', '--no-renames', base), ...listNames('ls-files', '--others', '--exclude-standard')];
  return { base, files: [...new Set(files)].toSorted() };
};
