import { mkdirSync, writeFileSync } from 'node:fs';
import { vitestCli, type Run } from './kinds';

/** The Playwright projects that a browser run needs: the language walks have a project each. */
const browserProjects = ({ files }: Run, isComplete: boolean) => {
  const ofFiles = (files ?? []).map((file) =>
    /language\/walk/.test(file) ? ['texts'] : /language\/coverage/.test(file) ? ['texts seen'] : ['shell', 'chromium'],
  );
  if (files) return [...new Set(ofFiles.flat())];
  return isComplete ? ['shell', 'chromium', 'texts seen'] : ['shell', 'chromium'];
};

const testList = '.cache/chosenTests.txt';
const writeTestList = (tests: readonly string[]) => {
  mkdirSync('.cache', { recursive: true });
  writeFileSync(testList, tests.join('\n'));
  return testList;
};

/**
 * The arguments of node for a run. `npm test` leaves out the browser tests with the tag `@complete`, unless a file or `--complete` asks
 * for them. @param workers how many processes may run tests at a time
 */
export const commandOf = (run: Run, { isComplete, workers }: { isComplete: boolean; workers: number }): string[] => {
  const { kind, files = [], grep, tests } = run;
  switch (kind.runner) {
    case 'command':
      return [...kind.args, ...(kind.name === 'lint' && isComplete ? ['--no-cache'] : [])];
    case 'vitest':
      return [...kind.args, ...files, `--maxWorkers=${workers}`, '--reporter=dot', '--reporter=./scripts/testRun/vitestReporter.ts'];
    case 'playwright':
      return [
        ...kind.args,
        ...files,
        ...(kind.name === 'browser' ? browserProjects(run, isComplete).map((project) => `--project=${project}`) : []),
        ...(kind.isAlone ? [`--workers=${workers}`] : []),
        ...(grep ? [`--grep=${grep}`] : []),
        ...(tests ? [`--test-list=${writeTestList(tests)}`] : []),
        ...(kind.name === 'browser' && !isComplete && files.length === 0 && !tests ? ['--grep-invert=@complete'] : []),
        '--reporter=dot,./scripts/testRun/playwrightReporter.ts',
      ];
  }
};

/** The arguments of node that repeat Vitest kinds after each change. */
export const watchCommandOf = (runs: readonly Run[]): string[] => [
  vitestCli,
  'watch',
  ...runs.flatMap(({ kind }) => ['--project', kind.name]),
  ...runs.flatMap(({ files = [] }) => files),
];
