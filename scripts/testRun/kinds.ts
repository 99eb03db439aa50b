/** A kind of test: what it runs and what it costs. docs/testing.md says what each kind is for. */
export type Kind = {
  name: string;
  /** `command` is a tool that passes or fails as a whole. */
  runner: 'vitest' | 'playwright' | 'command';
  /** Arguments of node. */
  args: readonly string[];
  /** Seconds on two quiet cores. The longest kinds start first. */
  seconds: number;
  /** The folder of its test files. */
  folder?: string;
  /** Runs while no other kind runs, with a worker on each core. */
  isAlone?: boolean;
  /** Runs only with `--complete`, or when it is named. */
  isInComplete?: boolean;
};

/** A kind, whole or narrowed to some files, to the browser tests whose path or title matches, or to a list of browser tests. */
export type Run = {
  kind: Kind;
  files?: string[];
  grep?: string;
  /** Spec files below tests/e2e, or tests of them: `lists/pager.spec.ts › title`. */
  tests?: string[];
};

export const playwrightCli = 'node_modules/@playwright/test/cli.js';
export const vitestCli = 'node_modules/vitest/vitest.mjs';

const vitestKind = (name: string, seconds: number, more: Partial<Kind> = {}): Kind => ({
  name,
  runner: 'vitest',
  args: [vitestCli, 'run', '--project', name],
  seconds,
  folder: `tests/${name}`,
  ...more,
});

export const kinds: readonly Kind[] = [
  { name: 'types', runner: 'command', args: ['node_modules/typescript-native/bin/tsc', '--noEmit', '--singleThreaded'], seconds: 20 },
  { name: 'lint', runner: 'command', args: ['scripts/lint.mjs'], seconds: 55 },
  vitestKind('unit', 90),
  vitestKind('contract', 240),
  vitestKind('resources', 25),
  vitestKind('dom', 650, { isAlone: true }),
  { name: 'size', runner: 'command', args: ['--import', 'tsx', 'scripts/size.mjs'], seconds: 5 },
  vitestKind('docs', 300, { isInComplete: true }),
  {
    name: 'deploy',
    runner: 'playwright',
    args: [playwrightCli, 'test', '--project=deploy'],
    seconds: 135,
    folder: 'tests/deploy',
    isInComplete: true,
  },
  { name: 'browser', runner: 'playwright', args: [playwrightCli, 'test'], seconds: 950, folder: 'tests/e2e', isAlone: true },
];
