import { defineConfig } from 'vitest/config';

const project = (name: string, options: object = {}) => ({
  test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], environment: 'node', testTimeout: 20_000, ...options },
});

export default defineConfig({
  define: { __PORTAL_VERSION__: '"test"' },
  test: {
    projects: [
      project('unit', { typecheck: { enabled: false } }),
      project('contract', { pool: 'forks', testTimeout: 60_000, hookTimeout: 30_000 }),
      project('resources'),
      project('docs', { testTimeout: 90_000, hookTimeout: 180_000, fileParallelism: false }),
    ],
  },
});
