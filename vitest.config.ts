import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const project = (name: string, options: object = {}) => ({
  test: {
    name,
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    environment: 'node',
    testTimeout: 120_000,
    hookTimeout: 120_000,
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
  define: { __PORTAL_VERSION__: '"test"' },
  test: {
    sequence: wanted && { sequencer: ShortestFirst },
    projects: [
      project('unit', { typecheck: { enabled: false } }),
      // a process for each file, but for `npm run mutate`: it runs some a thousand times, and its changes reach no other process
      project('contract', {
        pool: 'forks',
        isolate: !wanted,
        exclude: wanted && ['tests/contract/store/kills.test.ts'],
      }),
      project('resources'),
      project('docs', { fileParallelism: false }),
    ].filter(({ test }) => wanted?.includes(test.name) ?? true),
  },
});
