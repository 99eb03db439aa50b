import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Catches hangs only. The full counts of `npm run soak` take longer. */
const timeLimit = process.env.SOAK ? 3_600_000 : 120_000;
const project = (name: string, options: object = {}) => ({
  define: { __PORTAL_VERSION__: '"test"' },
  test: {
    name,
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    environment: 'node',
    // files share what they import: each leaves modules, globals and timers as it found them
    pool: 'forks',
    isolate: false,
    testTimeout: timeLimit,
    hookTimeout: timeLimit,
    expect: { poll: { timeout: 30_000 } },
    ...options,
  },
});

/** `npm run mutate` runs the projects that notice a change of what it mutates, and no other. */
const wanted = process.env.VITEST_PROJECTS?.split(' ');

/** `npm run mutate` needs one test that fails: the short files come first. */
class ShortestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return (await super.sort(files)).toReversed();
  }
}

export default defineConfig({
  test: {
    maxWorkers: Math.min(2, availableParallelism()),
    sequence: wanted && { sequencer: ShortestFirst },
    projects: [
      project('unit', { typecheck: { enabled: false } }),
      // a change of `npm run mutate` reaches no other process
      project('contract', { exclude: wanted && ['tests/contract/store/kills.test.ts'] }),
      project('resources'),
      project('dom', {
        environment: './tests/dom/environment.ts',
        setupFiles: process.env.TRACE_MODULES ? ['./tests/dom/recordModules.ts'] : [],
        environmentOptions: {
          happyDOM: { url: 'http://portal.test/', width: 1_440, height: 900 },
        },
      }),
      project('docs', { isolate: true, fileParallelism: false, testTimeout: 600_000, hookTimeout: 600_000 }),
    ].filter(({ test }) => wanted?.includes(test.name) ?? true),
  },
});
