/** What `npm run mutate` changes in the projects of vitest.config.ts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathBelow, readPlan } from './plan.ts';

/** How long a test waits for something that a mutant prevents, in ms. */
const patience = Number(process.env.PATIENCE ?? 1_500);
/** Ends a test that a mutant keeps from ending, in ms. */
const timeLimit = 20_000;

/** The plugin and the options of tests with mutants, or null when no mutants are tried. */
export const mutationOptions = () => {
  const plan = readPlan();
  if (!plan) return null;
  const sources = new Set(plan.sources);
  return {
    plugins: [
      {
        name: 'load-mutants',
        enforce: 'pre' as const,
        load: (id: string) => {
          const path = pathBelow(id.split('?')[0]!);
          return sources.has(path) && !id.includes('?') ? readFileSync(join(plan.instrumented, path), 'utf8') : null;
        },
      },
    ],
    test: {
      runner: './scripts/mutate/inVitest/runner.ts',
      testTimeout: plan.tries ? timeLimit : 120_000,
      hookTimeout: plan.tries ? timeLimit : 120_000,
      expect: { poll: { timeout: patience } },
    },
  };
};
