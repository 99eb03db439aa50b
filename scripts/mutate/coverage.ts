/** Finds out which mutants each test comes to. What is known from an earlier run stays as long as its files are the same. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LogLine } from './inVitest/plan';
import { runVitest } from './runVitest';
import { isWithin, type Scope } from './scope';

/** A test without a mutant. */
export type CoveringTest = { id: string; file: string; project: string; title: string; ms: number; passed: boolean; mutants: number[] };
export type Coverage = {
  tests: CoveringTest[];
  /** The most often that a test comes to each mutant. */
  hits: Record<string, number>;
};
type Cache = Coverage & { sources: string; hashes: Record<string, string> };

/** Slower than the waits with a mutant, because a machine that is busy is slow without being wrong. */
const patience = 6_000;
const read = (path: string) => (existsSync(path) ? readFileSync(path) : '');
export const hash = (paths: readonly string[]) => {
  const result = createHash('sha256');
  for (const path of paths) result.update(path).update('\0').update(read(path)).update('\0');
  return result.digest('hex');
};
export const isTestFile = (path: string) => /^tests\/.*\.test\.tsx?$/.test(path);

/** They decide which mutant has which id. */
const ofIds = ['scripts/mutate/instrument.ts', 'scripts/mutate/scope.ts'];

/** Lists the files of the repository on which the tests and their coverage depend. */
export const listFiles = () => {
  const folders = ['src', 'resources', 'authProvider', 'dataProvider', 'fixtures', 'contract', 'public', 'tests'];
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], { encoding: 'utf8', maxBuffer: 1 << 26 });
  return [...stdout.split('\n').filter(Boolean), ...ofIds, 'package-lock.json', 'vitest.config.ts'].toSorted();
};

/** How many files run before what they cover is saved, so that an interrupted run does not start again. */
const batchSize = 40;

type Options = { scope: Scope; folder: string; sources: string[]; workers: number; testPaths: readonly string[] };
/** Runs every wanted test whose coverage is not known. A file with a test that failed runs again each time. */
export const recordCoverage = async ({ scope, folder, sources, workers, testPaths }: Options): Promise<Coverage> => {
  const files = listFiles();
  const cacheFile = join(folder, 'coverage.json');
  const sourcesHash = hash(files.filter((path) => !isTestFile(path)));
  const former = existsSync(cacheFile) ? (JSON.parse(readFileSync(cacheFile, 'utf8')) as Cache) : null;
  const known: Cache = former?.sources === sourcesHash ? former : { sources: sourcesHash, hashes: {}, tests: [], hits: {} };
  const isOfScope = (path: string) => scope.projects.some((name) => path.startsWith(`tests/${name}/`));
  const hashes = new Map(files.filter((path) => isTestFile(path) && isOfScope(path)).map((path) => [path, hash([path])]));
  known.tests = known.tests.filter(({ file }) => hashes.has(file) && known.hashes[file] === hashes.get(file));
  const changed = [...hashes.keys()].filter((path) => known.hashes[path] !== hashes.get(path) && isWithin(path, testPaths));
  const onLine = (line: LogLine) => {
    if (line.event !== 'covered') return;
    const { hits, tests } = known;
    for (const [id, count] of Object.entries(line.hits)) hits[id] = Math.max(hits[id] ?? 0, count);
    const { test: id, file, project, title, ms, passed } = line;
    tests.push({ id, file, project, title, ms, passed, mutants: Object.keys(line.hits).map(Number) });
  };
  for (let first = 0; first < changed.length; first += batchSize) {
    console.log(`Running each test once, to see which changes it can notice: ${first} of ${changed.length} files so far`);
    const batch = changed.slice(first, first + batchSize);
    const plan = {
      instrumented: join(folder, 'instrumented'),
      sources,
      noticed: join(folder, 'noticed'),
      log: join(folder, 'coverage.log'),
    };
    const projects = scope.projects.filter((name) => batch.some((path) => path.startsWith(`tests/${name}/`)));
    const { output } = await runVitest(plan, { projects, files: batch, workers, patience, onLine });
    if (!known.tests.some(({ file }) => batch.includes(file))) throw new Error(`No test ran.\n${output}`);
    for (const path of batch) known.hashes[path] = hashes.get(path)!;
    for (const { file, passed } of known.tests) if (!passed) delete known.hashes[file];
    writeFileSync(cacheFile, JSON.stringify(known));
  }
  return { hits: known.hits, tests: known.tests.filter(({ file }) => isWithin(file, testPaths)) };
};
