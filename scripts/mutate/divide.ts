/** Divides the tries of a round among processes, so that they take about the same time. The tests of a file stay together. */
import type { CoveringTest } from './coverage';
import type { Try } from './inVitest/steps';

/** A test and a mutant that it tries. */
export type Pair = { test: CoveringTest; mutantTry: Try };

/** Costs in ms of loading a file of tests, and of a test that waits for something that a mutant prevents. */
const fileMs = 500;
const waitMs = 700;

export const divide = (pairs: readonly Pair[], count: number): Pair[][] => {
  const byFile = new Map<string, Pair[]>();
  for (const pair of pairs) byFile.set(pair.test.file, [...(byFile.get(pair.test.file) ?? []), pair]);
  const files = [...byFile.values()].map((some) => {
    const tests = new Set(some.map(({ test }) => test));
    const clean = [...tests].reduce((sum, { ms }) => sum + ms, 0);
    return { some, ms: fileMs + clean + some.reduce((sum, { test }) => sum + test.ms + (test.project === 'dom' ? waitMs : 0), 0) };
  });
  const shards = Array.from({ length: count }, () => ({ pairs: [] as Pair[], ms: 0 }));
  for (const { some, ms } of files.toSorted((a, b) => b.ms - a.ms)) {
    const least = shards.reduce((a, b) => (b.ms < a.ms ? b : a));
    least.pairs.push(...some);
    least.ms += ms;
  }
  return shards.map((shard) => shard.pairs).filter((some) => some.length > 0);
};
