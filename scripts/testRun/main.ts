/** Runs what the arguments of `npm test` choose. scripts/test.mjs has installed the packages before. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { seed } from '../../tests/sampling';
import { findBrowsers } from '../browser.mjs';
import { build } from '../build.mjs';
import { findNginx } from '../nginx.mjs';
import { readModuleGraph } from './changed/moduleGraph';
import { writeRecord } from './changed/record';
import { commandOf, watchCommandOf } from './command';
import type { TestEvent } from './events';
import { kinds } from './kinds';
import { createResult, failureLines, progressLine, summary } from './results';
import { runKind } from './runKind';
import { runSideBySide } from './runSideBySide';
import { readRequest, SelectionError, type Request } from './selection';

const progressSeconds = 15;

const readArguments = (): Request => {
  try {
    return readRequest(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof SelectionError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
};

const { runs: chosen, notes, isComplete, isWatching } = readArguments();
for (const note of notes) console.log(note);
if (chosen.length === 0) process.exit(0);
if (isWatching) process.exit(spawnSync(process.execPath, watchCommandOf(chosen), { stdio: 'inherit' }).status ?? 1);

/** A kind whose programs are missing is named and fails nothing, unless `--complete` requires every kind. */
const notRun: string[] = [];
const runs = chosen.filter(({ kind }) => {
  if (kind.name !== 'deploy' || findNginx()) return true;
  notRun.push('deploy: not run here, no nginx');
  return false;
});
const usesBrowser = runs.some(({ kind }) => kind.runner === 'playwright' || kind.name === 'docs');
/** Every test runs, so the record of the modules that each depends on is made anew. */
const traces = isComplete && chosen.length === kinds.length ? mkdtempSync(join(tmpdir(), 'traces-')) : undefined;
const env = { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...(usesBrowser ? findBrowsers() : {}) };
// kinds that run side by side would otherwise build twice
if (usesBrowser || runs.some(({ kind }) => kind.name === 'size')) build();
console.log(`Seed of the random tests: ${seed}`);

const cores = availableParallelism();
const begin = performance.now();
const secondsSoFar = () => (performance.now() - begin) / 1_000;
const results = runs.map(({ kind }) => createResult(kind.name));
const running = new Set<(typeof results)[number]>();
const progress = setInterval(() => console.log(progressLine(secondsSoFar(), [...running])), progressSeconds * 1_000);

const jobs = runs.map((run, i) => {
  const { name, runner, isAlone, seconds } = run.kind;
  const result = results[i]!;
  const isTraced = traces !== undefined && (name === 'dom' || name === 'browser');
  const coresOfJob = isAlone || runs.length === 1 ? cores : runner === 'vitest' ? Math.max(1, Math.floor(cores / 2)) : 1;
  return {
    cores: coresOfJob,
    seconds,
    start: async () => {
      running.add(result);
      const args = commandOf(run, { isComplete, workers: coresOfJob });
      const onFailure = (failure: TestEvent) => console.log(failureLines(failure).join('\n'));
      const envOfKind = isTraced ? { ...env, TRACE_MODULES: traces } : env;
      const output = await runKind({ isTool: runner === 'command', args, env: envOfKind, result, onFailure });
      running.delete(result);
      console.log(progressLine(secondsSoFar(), [result]) + ` in ${Math.round(result.seconds)} s`);
      if (result.failed > 0) console.log(`\n== ${name}\n${output.trim()}\n`);
    },
  };
});
await runSideBySide(jobs, cores);
clearInterval(progress);
if (traces) {
  writeRecord(readModuleGraph(), traces);
  rmSync(traces, { recursive: true });
}

console.log(summary(results, notRun).join('\n'));
const isWhole = notRun.length === 0 || !isComplete;
process.exitCode = isWhole && results.length > 0 && results.every(({ failed }) => failed === 0) ? 0 : 1;
