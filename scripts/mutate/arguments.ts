/** Reads the arguments of `npm run mutate`. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { listChangedFiles } from '../testRun/changed/changedFiles';
import type { Mutant } from './instrument';
import { isWithin, scopes, type Scope } from './scope';

export type Request = {
  scope: Scope;
  /** Files and folders; none means all of the scope. */
  paths: string[];
  isChanged: boolean;
  sample: number;
  mostTests: number;
  workers: number;
  /** Files and folders of the tests to run; none means all of the scope. */
  testPaths: string[];
};

/** An argument that chooses nothing. The message is printed. */
export class ArgumentError extends Error {}

const numberOf = (name: string, text: string | undefined, otherwise: number) => {
  const number = text === undefined ? otherwise : Number(text);
  if (!(number > 0)) throw new ArgumentError(`--${name} needs a number above 0, not ${text}`);
  return number;
};

export const readArguments = (args: string[]): Request => {
  const text = { type: 'string' } as const;
  const options = {
    changed: { type: 'boolean', default: false },
    sample: text,
    tests: text,
    workers: text,
    with: { ...text, multiple: true },
  } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const isBox = positionals[0] === 'box';
  const withoutSlash = (path: string) => path.replace(/\/$/, '');
  const paths = positionals.slice(isBox ? 1 : 0).map(withoutSlash);
  const testPaths = (values.with ?? []).map(withoutSlash);
  const missing = [...paths, ...testPaths].find((path) => !existsSync(path));
  if (missing) throw new ArgumentError(`${missing} is no file or folder of the repository`);
  return {
    scope: scopes[isBox ? 'box' : 'portal'],
    paths,
    testPaths,
    isChanged: values.changed,
    sample: numberOf('sample', values.sample, Infinity),
    mostTests: numberOf('tests', values.tests, 20),
    workers: numberOf('workers', values.workers, Math.min(2, availableParallelism())),
  };
};

/** The lines that differ from the merge base with `main`, by path. New files have all of their lines. */
const listChangedLines = () => {
  const changes = listChangedFiles();
  if ('reason' in changes) throw new ArgumentError(`--changed is not possible: ${changes.reason}`);
  const { stdout } = spawnSync('git', ['diff', '-U0', '--no-renames', changes.base], { encoding: 'utf8', maxBuffer: 1 << 26 });
  const lines = new Map<string, Set<number>>();
  let path = '';
  for (const line of stdout.split('\n')) {
    if (line.startsWith('+++ b/')) path = line.slice('+++ b/'.length);
    const [, first, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (!first) continue;
    const some = lines.get(path) ?? new Set();
    for (let i = 0; i < Number(count); i += 1) some.add(Number(first) + i);
    lines.set(path, some);
  }
  const isNew = (file: string) => changes.files.includes(file) && !lines.has(file);
  return (mutant: Mutant) => isNew(mutant.path) || (lines.get(mutant.path)?.has(mutant.line) ?? false);
};

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
const createRandom = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** The mutants of the request, or as many of them as its sample has. */
export const chooseMutants = (mutants: readonly Mutant[], { paths, isChanged, sample }: Request, seed: number) => {
  const isOnChangedLine = isChanged ? listChangedLines() : () => true;
  const wanted = mutants.filter((mutant) => isWithin(mutant.path, paths) && isOnChangedLine(mutant));
  if (wanted.length <= sample) return wanted;
  const random = createRandom(seed);
  const drawn = wanted.map((mutant) => ({ mutant, order: random() })).toSorted((a, b) => a.order - b.order);
  const ids = new Set(drawn.slice(0, sample).map(({ mutant }) => mutant.id));
  return wanted.filter(({ id }) => ids.has(id));
};
