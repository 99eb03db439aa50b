/** Writes a file that is not there yet. */
import { closeSync, existsSync, openSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { CouldNotRun } from '../../couldNotRun';

const reasons: Readonly<Record<string, string>> = {
  EEXIST: 'the file exists already, and it is kept: choose another name',
  EISDIR: 'this is a folder: write the name of a file',
  ENOTDIR: 'a part of the path is no folder',
  EACCES: 'you have no permission to write here',
  EPERM: 'you have no permission to write here',
  EROFS: 'the file system is read-only',
  ENAMETOOLONG: 'the name is too long',
  ENOSPC: 'the disk is full',
};

/** Why a file cannot be written. @param code the code of the error, such as "EACCES" */
export const writeProblem = (file: string, code = 'unknown error'): CouldNotRun => {
  const isFolder = code === 'EEXIST' && statSync(file, { throwIfNoEntry: false })?.isDirectory();
  const reason =
    code === 'ENOENT' && !existsSync(dirname(file)) ? `there is no folder ${dirname(file)}` : reasons[isFolder ? 'EISDIR' : code];
  return new CouldNotRun(`${file}: ${reason ?? `the file cannot be written (${code})`}`);
};

/**
 * Writes a new file, and leaves nothing where that fails.
 *
 * @throws CouldNotRun if the file exists or cannot be written
 */
export const writeNew = (file: string, text: string): void => {
  let opened: number | undefined;
  try {
    opened = openSync(file, 'wx');
    writeFileSync(opened, text);
  } catch (error) {
    if (opened !== undefined) rmSync(file, { force: true });
    throw writeProblem(file, (error as NodeJS.ErrnoException).code);
  } finally {
    if (opened !== undefined) closeSync(opened);
  }
};
