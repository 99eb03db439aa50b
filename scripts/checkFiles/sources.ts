/** The files that arguments name. */
import { readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { ConfigError, parseConfig } from '../../src/config';
import { describeProblems } from '../../src/configPlaces';
import type { Source } from '../../src/deployed/file/readFile';
import { CouldNotRun } from '../couldNotRun';

/** The text of a file. @throws CouldNotRun where it cannot be read */
export const readText = (file: string): string => {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) throw new CouldNotRun(`${file}: the file is not there`);
  if (!stats.isFile()) throw new CouldNotRun(`${file}: this is no file`);
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new CouldNotRun(`${file}: the file cannot be read: ${(error as NodeJS.ErrnoException).code}`);
  }
};

/** The files that a `config.json` names; they lie beside it. One that is not there is a problem of the deployment. */
const sourcesOfConfig = (file: string): Source[] => {
  const text = readText(file).replace(/^\uFEFF/, '');
  try {
    const { resources } = parseConfig(text);
    if (resources.length === 0) throw new CouldNotRun(`${file}: there is nothing to check: "resources" names no file`);
    return resources.map((name): Source => {
      const named = join(dirname(file), name);
      const isThere = statSync(named, { throwIfNoEntry: false })?.isFile();
      return isThere ? { file: named, text: readText(named) } : { file: named, missing: 'the file is not there' };
    });
  } catch (error) {
    if (error instanceof ConfigError) throw new CouldNotRun(describeProblems(error, file).join('\n'));
    throw error;
  }
};

/** The `config.json` that an argument names, itself or by its folder; undefined for any other file. */
const configNamed = (name: string) => {
  if (statSync(name, { throwIfNoEntry: false })?.isDirectory()) return join(name, 'config.json');
  return /config[\w.-]*\.json$/.test(basename(name)) ? name : undefined;
};
/** The folders of whole deployments among the arguments, each once. */
export const deploymentFolders = (names: readonly string[]) => [...new Set(names.flatMap((name) => configNamed(name) ?? []).map(dirname))];

const sourcesOf = (name: string): Source[] => {
  const config = configNamed(name);
  if (config !== undefined) return sourcesOfConfig(config);
  if (!/\.ya?ml$/.test(name) && statSync(name, { throwIfNoEntry: false }))
    throw new CouldNotRun(`${name}: give a .yaml file, the folder of a deployment, or its config.json`);
  return [{ file: name, text: readText(name) }];
};

/**
 * The files that arguments name, each once.
 *
 * @throws CouldNotRun where an argument leads to nothing that can be checked
 */
export const readSources = (names: readonly string[]): Source[] => {
  const byPath = new Map<string, Source>();
  // as it was named first
  for (const source of names.flatMap(sourcesOf)) if (!byPath.has(resolve(source.file))) byPath.set(resolve(source.file), source);
  return [...byPath.values()];
};
