import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { mutationOptions } from './scripts/mutate/inVitest/options.ts';
import { LoopsFirst } from './scripts/testRun/loopsFirst.ts';

/** Catches hangs only. The full counts of `npm run soak` take longer. */
const timeLimit = process.env.SOAK ? 3_600_000 : 120_000;
const mutation = mutationOptions();
const project = (name: string, options: object = {}) => ({
  plugins: mutation?.plugins,
  define: { __PORTAL_VERSION__: '"test"' },
  test: {
    name,
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    environment: 'node',
    // files share what they import: each leaves modules, globals and timers as it found them
    pool: 'forks',
    // with Node's default, garbage collection takes a tenth of the time of the DOM tests
    execArgv: ['--max-semi-space-size=64'],
    isolate: false,
    testTimeout: timeLimit,
    hookTimeout: timeLimit,
    expect: { poll: { timeout: 30_000 } },
    ...options,
    ...mutation?.test,
  },
});

export default defineConfig({
  test: {
    maxWorkers: Math.min(2, availableParallelism()),
    sequence: { sequencer: LoopsFirst },
    projects: [
      project('unit', { typecheck: { enabled: false } }),
      // a change of `npm run mutate` reaches no other process
      project('contract', { exclude: mutation ? ['tests/contract/store/kills.test.ts'] : undefined }),
      project('resources'),
      project('dom', {
        environment: './tests/dom/environment.ts',
        setupFiles: ['./tests/dom/setup.ts', ...(process.env.TRACE_MODULES ? ['./tests/dom/recordModules.ts'] : [])],
        environmentOptions: {
          happyDOM: { url: 'http://portal.test/', width: 1_440, height: 900 },
        },
      }),
      project('docs', { isolate: true, fileParallelism: false, testTimeout: 600_000, hookTimeout: 600_000 }),
    ],
  },
});
