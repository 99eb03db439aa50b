/** Notes which source modules a browser test runs. `npm test -- --complete` switches it on, `--changed` chooses tests by it. */
import type { Page, TestInfo } from '@playwright/test';
import { TraceMap, decodedMappings } from '@jridgewell/trace-mapping';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { writeTrace } from '../../scripts/testRun/changed/record';
import { anyModule } from '../../scripts/testRun/changed/testedModules';

type Range = { startOffset: number; endOffset: number; count: number };
type Script = { url: string; functions: { functionName: string; ranges: Range[] }[] };
/** A file of the build: its modules, and where the code of each begins. */
type BuiltFile = { modules: (string | null)[]; begins: { offset: number; module: number }[] };

const builtFiles = new Map<string, BuiltFile | null>();

const readBuiltFile = (name: string): BuiltFile | null => {
  const path = join(process.env.PORTAL_BUILD!, name);
  if (!existsSync(`${path}.map`)) return null;
  const map = new TraceMap(readFileSync(`${path}.map`, 'utf8'));
  const modules = map.sources.map((source) => {
    const module = source && relative('.', join(dirname(path), source));
    return module && !module.startsWith('node_modules') ? module : null;
  });
  const lines = readFileSync(path, 'utf8').split('\n');
  const lineStarts = lines.reduce<number[]>((starts, line) => [...starts, starts.at(-1)! + line.length + 1], [0]);
  const begins = decodedMappings(map).flatMap((segments, line) =>
    segments.flatMap((segment) => (segment.length > 1 ? { offset: lineStarts[line]! + segment[0], module: segment[1]! } : [])),
  );
  return { modules, begins };
};
const openBuiltFile = (url: string) => {
  const name = /\/(assets\/[^/?]+\.js)/.exec(url)?.[1];
  if (!name) return null;
  if (!builtFiles.has(name)) builtFiles.set(name, readBuiltFile(name));
  return builtFiles.get(name)!;
};

/** The module whose code comes first in a function. */
const moduleAt = ({ modules, begins }: BuiltFile, { startOffset, endOffset }: Range) => {
  let [low, high] = [0, begins.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (begins[middle]!.offset < startOffset) low = middle + 1;
    else high = middle;
  }
  const begin = begins[low];
  return begin && begin.offset < endOffset ? modules[begin.module] : null;
};

/**
 * Starts to record. The function that it returns writes down what the page has run since. Tests that only `--complete` runs are not
 * recorded: `--changed` never chooses them.
 */
export const recordModules = async (page: Page, { titlePath, tags }: TestInfo) => {
  const test = `e2e/${titlePath.join(' › ')}`;
  if (tags.includes('@complete') || test.startsWith('e2e/language/walk')) return () => writeTrace(test);
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: false, detailed: false });
  return async () => {
    if (page.isClosed()) return writeTrace(test, { ran: [anyModule], present: [] });
    const { result } = (await session.send('Profiler.takePreciseCoverage')) as { result: Script[] };
    const scripts = result.flatMap((script) => {
      const file = openBuiltFile(script.url);
      return file ? { file, functions: script.functions } : [];
    });
    const ofPage = scripts.flatMap(({ file, functions }) =>
      // the first function of a script is the script itself, which runs all of its modules
      functions.slice(1).flatMap(({ ranges: [range] }) => (range!.count > 0 ? (moduleAt(file, range!) ?? []) : [])),
    );
    const unique = (modules: (string | null)[]) => [...new Set(modules.filter((module) => module !== null))];
    writeTrace(test, {
      ran: unique(ofPage),
      present: unique(scripts.flatMap(({ file }) => file.modules)),
    });
  };
};
