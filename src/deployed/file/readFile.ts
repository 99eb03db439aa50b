import { suggest } from '../../schema/language/problem';
import { isValues, type Values } from '../../schema/values/path';
import type { FileEntry, ParsedFile } from '../deployment';
import type { FileProblem } from './fileProblem';
import { createFileReport } from './fileReport';
import { fileKeys, languageVersion } from '../language';
import { readTree } from './tree';

/** A file as it came: its text, or why there is none. */
export type Source = { file: string } & ({ text: string } | { missing: string });

/** The outside of a file: its version, its keys, and that groups are maps. Answers whether its entries can be read. */
const checkFile = ({ tree: { value }, report: { report } }: ParsedFile): boolean => {
  const lacksVersion = () => report('R037', ['language'], "'language' is missing", `Write language: ${languageVersion}.`);
  if (value === undefined || value === null) {
    lacksVersion();
    return false;
  }
  if (!isValues(value)) {
    report('R022', [], 'the file is not a map', 'Write language, and resources, changes or lookups.');
    return false;
  }
  for (const [key, group] of Object.entries(value)) {
    if (!Object.hasOwn(fileKeys, key)) report('R036', [key], `'${key}' is not known here`, suggest(key, Object.keys(fileKeys), 'keys'));
    else if (fileKeys[key as keyof typeof fileKeys].is === 'map' && !isValues(group))
      report('R022', [key], `'${key}' is not a map`, 'Write a map.');
  }
  if (value.language === undefined) lacksVersion();
  else if (value.language !== languageVersion)
    report('Y026', ['language'], `this portal reads language ${languageVersion}`, `Write language: ${languageVersion}.`);
  return value.language === undefined || value.language === languageVersion;
};

/** Reads a file; `isReadable` where its entries can be looked at, which those of another version cannot. */
export const readFile = (file: string, text: string): ParsedFile & { isReadable: boolean } => {
  const tree = readTree(file, text);
  const read = { file, tree, report: createFileReport(file, tree) };
  const isBroken = tree.value === undefined && tree.problems.length > 0;
  return { ...read, isReadable: !isBroken && checkFile(read) };
};

/** What YAML itself is wrong in within an entry, which cannot be used then: what is left of it would mean something else. */
export const yamlProblemsIn = ({ tree }: Pick<ParsedFile, 'tree'>, group: string, name: string): FileProblem[] =>
  tree.problems.filter(({ path }) => path[0] === group && path[1] === name);

/** The entries of one group of all files. */
export const entriesOf = (files: readonly ParsedFile[], group: 'resources' | 'changes' | 'lookups'): FileEntry[] =>
  files.flatMap((file) => {
    const values = isValues(file.tree.value) ? file.tree.value[group] : undefined;
    return Object.entries(isValues(values) ? values : {}).map(([name, value]) => ({ ...file, name, value: value as Values }));
  });
