/** Puts every mutant of the chosen sources into one code, where a test can switch each on and off (the instrumenter of StrykerJS). */
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { excludedMutators } from './scope';

/** A change of the code. Lines and columns count from 1. `id` is a number as text. */
export type Mutant = {
  id: string;
  path: string;
  line: number;
  column: number;
  mutator: string;
  original: string;
  replacement: string;
};

const silent = () => {};
const logger = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
};
/** The ids in the code of the instrumenter, which counts from 0 in each file. */
const idCalls = /\bstry(MutAct|Cov)_9fa48\(("\d+"(?:,\s*"\d+")*)\)/g;

type Place = { line: number; column: number };
const cut = (source: string, start: Place, end: Place) => {
  const lines = source.split('\n').slice(start.line, end.line + 1);
  lines[lines.length - 1] = lines.at(-1)!.slice(0, end.column);
  lines[0] = lines[0]!.slice(start.column);
  return lines.join('\n');
};

/** Writes the instrumented sources below `folder`. The same sources give the same ids. Returns the mutants. */
export const instrument = async (paths: readonly string[], folder: string) => {
  rmSync(folder, { recursive: true, force: true });
  const instrumenter = new Instrumenter(logger);
  const mutants: Mutant[] = [];
  for (const path of paths) {
    const source = readFileSync(path, 'utf8');
    const options = { plugins: null, ignorers: [], excludedMutations: excludedMutators(path) };
    const result = await instrumenter.instrument([{ name: path, mutate: true, content: source }], options);
    const kept = result.mutants.filter(({ status }) => status !== 'Ignored');
    if (kept.length === 0) continue;
    const first = mutants.length;
    const numbers = new Map(kept.map(({ id }, i) => [id, String(first + i)]));
    for (const { id, location, mutatorName, replacement } of kept) {
      const { start, end } = location;
      mutants.push({
        id: numbers.get(id)!,
        path,
        line: start.line + 1,
        column: start.column + 1,
        mutator: mutatorName,
        original: cut(source, start, end),
        replacement: replacement ?? '',
      });
    }
    const renumber = (ids: string) => ids.replaceAll(/\d+/g, (id) => numbers.get(id)!);
    const code = result.files[0]!.content.replaceAll(idCalls, (_, call: string, ids: string) => `stry${call}_9fa48(${renumber(ids)})`);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
  return mutants;
};
