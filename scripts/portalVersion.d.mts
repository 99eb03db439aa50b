/** The files and folders that a build depends on. */
export const buildSources: string[];
/**
 * Returns the version of the sources in a folder:
 * - `0.2.0+abc1234`, the number in package.json and the first seven digits of the commit;
 * - `0.2.0+abc1234.dirty` when files of a release differ from the commit or are untracked;
 * - `0.2.0` without git, and when the folder is not the top of a repository.
 *
 * Without a folder it returns the version of this project, and always the same within a process: files may change while tests run.
 */
export const portalVersion: (folder?: string) => string;
/** The output of a git command in a folder, or undefined when git is missing or fails. */
export const runGit: (folder: string, ...args: string[]) => string | undefined;
