/** `check --schema-out FILE`: writes a JSON Schema of the files of a deployment, which has the names of the deployment. */
import { existsSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Source } from '../../../src/deployed/file/readFile';
import { CouldNotRun } from '../../couldNotRun';
import { readContext } from '../check';
import { writeNew, writeProblem } from '../new/writeNew';
import { readText } from '../sources';
import { deploymentSchema } from './deploymentSchema';
import type { JsonSchema } from './offers';
import { readNames, readValues } from './readNames';

/** The `$comment` of a schema that this program has written: it may be written again. */
const mark = 'Written by check --schema-out. The next run replaces this file.';

const isWritten = (text: string) => {
  try {
    return (JSON.parse(text) as { $comment?: unknown }).$comment === mark;
  } catch {
    return false;
  }
};

/** Whether the file can be replaced: an earlier run wrote it, or it is a copy of the schema of the language. */
const isReplaceable = (file: string, baseFile: string) => {
  if (realpathSync(file) === realpathSync(baseFile)) return false;
  const text = readText(file);
  return isWritten(text) || text === readText(baseFile);
};

/** Replaces a file as a whole: a failure leaves the former one. */
const replace = (file: string, text: string) => {
  const draft = `${file}.new-${process.pid}`;
  try {
    writeFileSync(draft, text, { flag: 'wx' });
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw writeProblem(file, (error as NodeJS.ErrnoException).code);
  }
};

/**
 * Writes the schema.
 *
 * @param baseFile the schema of the language
 * @returns whether it was written: a file that is not YAML has no names
 * @throws CouldNotRun if the file is another one's, or cannot be written
 */
export const writeSchema = async (file: string, baseFile: string, sources: readonly Source[], contractFile?: string): Promise<boolean> => {
  const base = JSON.parse(readText(baseFile)) as JsonSchema;
  const values = readValues(sources);
  if (!values) return false;
  const around = await readContext(contractFile);
  const schema = deploymentSchema(base, await readNames(values, around), around.kinds);
  const text = `${JSON.stringify({ $comment: mark, ...schema })}\n`;
  if (!existsSync(file)) writeNew(file, text);
  else if (isReplaceable(file, baseFile)) replace(file, text);
  else throw new CouldNotRun(`${file}: the file was not written by --schema-out, and it is kept: choose another name`);
  return true;
};
