/**
 * The cases that a random test runs. Each case has a number, and a failure names it with the seed: `SEED=7 CASES=17,42` in front
 * of the command of Playwright runs these cases alone.
 */
import { createRandom } from '../../fixtures/seed/random';
import { sampleSize, seed } from '../sampling';

const chosen = process.env.CASES?.split(',').map(Number);

/** The random numbers of one case: the same seed and case give the same numbers, whatever ran before. */
export const randomOfCase = (number: number) => createRandom(seed * 1_000_003 + number);

/**
 * The numbers of the cases to run, in ascending order: all `full` of them in `npm run soak`, and in `npm test` a `sample` that the
 * seed draws. The sample has one case of every group before it has a second case of any group. Default: no groups.
 */
export const drawCases = (sample: number, full: number, groupOf: (number: number) => unknown = () => null): number[] => {
  const all = Array.from({ length: full }, (_, number) => number);
  if (chosen) return all.filter((number) => chosen.includes(number));
  const random = createRandom(seed);
  const shuffled = all.map((number) => ({ number, at: random.integer(0, 2 ** 30) })).sort((one, other) => one.at - other.at);
  const counts = new Map<unknown, number>();
  const ranked = shuffled.map(({ number }) => {
    const group = groupOf(number);
    const rank = counts.get(group) ?? 0;
    counts.set(group, rank + 1);
    return { number, rank };
  });
  return ranked
    .sort((one, other) => one.rank - other.rank)
    .slice(0, sampleSize(sample, full))
    .map(({ number }) => number)
    .sort((one, other) => one - other);
};

/** What stands in front of the failure of a case. */
export const caseName = (number: number) => `case ${number} of seed ${seed}`;
