import { defineConfig } from 'vitest/config';

const project = (name: string, options: object = {}) => ({
  test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], environment: 'node', testTimeout: 20_000, ...options },
});

/** `npm run mutate` runs the projects that notice a change of what it mutates, and no other. */
const wanted = process.env.VITEST_PROJECTS?.split(' ');

export default defineConfig({
  define: { __PORTAL_VERSION__: '"test"' },
  test: {
    projects: [
      project('unit', { typecheck: { enabled: false } }),
      project('contract', { pool: 'forks', testTimeout: 60_000, hookTimeout: 30_000 }),
      project('resources'),
      project('docs', { testTimeout: 90_000, hookTimeout: 180_000, fileParallelism: false }),
    ].filter(({ test }) => wanted?.includes(test.name) ?? true),
  },
});
