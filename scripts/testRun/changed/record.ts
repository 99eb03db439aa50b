/**
 * The record: the source modules on which each DOM test file and each browser test depends. `npm test -- --complete` writes it, and
 * `npm test -- --changed` chooses tests by it. A line has a test, a tab and short hashes of module paths. Modules of all tests are on the
 * first line, those of all tests of a file on a line of the file, so the record is small. A merge of two branches conflicts only where both
 * changed the same line (docs/decisions.md).
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { ModuleGraph } from './moduleGraph';
import { anyModule, createTestedModules, type Trace } from './testedModules';

export const recordFile = 'tests/modules.txt';
/** By the name of a test: `dom/contents/popups.test.tsx`, or `e2e/lists/pager.spec.ts › title`. */
export type TestRecord = ReadonlyMap<string, ReadonlySet<string>>;

const intro = `# Source modules that each test depends on, by hash. Written by npm test -- --complete, read by npm test -- --changed (docs/testing.md).
`;
const hash = (text: string, length: number) => createHash('sha256').update(text).digest('base64url').slice(0, length);
/** The name of a module in the record. Two modules with the same name only cost a few more tests. */
export const hashModule = (file: string) => (file === anyModule ? anyModule : hash(file, 4));

/** Set while tests record: the folder for what they ran. */
export const traceFolder = process.env.TRACE_MODULES;

/** Stores what a test ran until the end of the run. A test that `--changed` never chooses ran nothing. */
export const writeTrace = (test: string, trace: Trace = { ran: [], present: [] }) => {
  mkdirSync(traceFolder!, { recursive: true });
  writeFileSync(`${traceFolder}/${hash(test, 16)}.json`, JSON.stringify({ test, trace }));
};

const everyTest = 'every test';
const fileOf = (test: string) => test.split(' › ')[0]!;
const intersect = (sets: readonly ReadonlySet<string>[]) =>
  sets.reduce((common, set) => new Set([...common].filter((module) => set.has(module))));

/** Writes the lines of a record. Modules that tests have in common are written once. */
export const formatRecord = (record: TestRecord): string => {
  const recorded = [...record].filter(([, modules]) => modules.size > 0);
  const lines = new Map<string, ReadonlySet<string>>([[everyTest, intersect(recorded.map(([, modules]) => modules))]]);
  for (const file of new Set(recorded.map(([test]) => fileOf(test)))) {
    const ofTests = recorded.filter(([test]) => fileOf(test) === file).map(([, modules]) => modules);
    lines.set(file, intersect(ofTests));
  }
  const format = ([test, modules]: [string, ReadonlySet<string>]) => {
    const above = [everyTest, fileOf(test)].filter((line) => line !== test).flatMap((line) => [...(lines.get(line) ?? [])]);
    return `${test}\t${[...modules]
      .filter((module) => !above.includes(module))
      .toSorted()
      .join(' ')}\n`;
  };
  const tests = [...record].filter(([test]) => !lines.has(test));
  return intro + [...[...lines].map(format), ...tests.map(format)].toSorted().join('');
};

/** Reads the lines of a record. A line that a merge has left twice has the modules of both. */
export const parseRecord = (text: string): TestRecord => {
  const lines = new Map<string, string[]>();
  for (const line of text.split('\n')) {
    const [test, modules] = line.split('\t');
    if (modules !== undefined) lines.set(test!, [...(lines.get(test!) ?? []), ...modules.split(' ').filter(Boolean)]);
  }
  const isTest = (name: string) => name.includes(' › ') || name.startsWith('dom/');
  const allModules = (test: string) => [everyTest, fileOf(test), test].flatMap((name) => lines.get(name) ?? []);
  return new Map([...lines.keys()].filter(isTest).map((test) => [test, new Set(allModules(test))]));
};

/** Makes a new record of everything that was traced. */
export const writeRecord = (graph: ModuleGraph, folder: string) => {
  const listModules = createTestedModules(graph);
  const traces = readdirSync(folder).map((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as { test: string; trace: Trace });
  const record = new Map(traces.map(({ test, trace }) => [test, new Set(listModules(trace).map(hashModule))]));
  writeFileSync(recordFile, formatRecord(record));
};

/** Reads the record, or returns null if there is none. */
export const readRecord = () => (existsSync(recordFile) ? parseRecord(readFileSync(recordFile, 'utf8')) : null);
