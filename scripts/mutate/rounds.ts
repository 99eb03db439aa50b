/** Tries the mutants in rounds: a few tests each in the first round, more in the next for those that no test has noticed. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createTestChooser } from './chooseTests';
import type { Coverage } from './coverage';
import type { Try } from './inVitest/steps';
import type { Mutant } from './instrument';
import { divide, type Pair } from './divide';
import { runShard } from './runShard';
import type { Scope } from './scope';

/** What became of a mutant. `aside`: it runs once in a process, so a switch at runtime cannot try it. */
export type Status = 'noticed' | 'timedOut' | 'missed' | 'uncovered' | 'aside';
export type Result = Mutant & {
  status: Status;
  /** With how many tests it was tried, of how many that come to it. */
  tried: number;
  covering: number;
  /** The test that noticed it. */
  by?: string;
};

/** How many tests try a mutant in each round, up to `most` together. */
const sizesOf = (most: number) => {
  const sizes: number[] = [];
  for (let left = most, size = 2; left > 0; left -= size, size += 2) sizes.push(Math.min(left, size));
  return sizes;
};
/** Ends a loop that a mutant has made endless. Code may run more often with the portal on a slow machine. */
const hitFactor = 100;

type Options = { scope: Scope; folder: string; mostTests: number; workers: number; patience: number };

/** Tries each mutant that a test comes to. @param everyMutant also those that were not chosen: a test's coverage counts them */
export const tryMutants = async (chosen: readonly Mutant[], everyMutant: readonly Mutant[], coverage: Coverage, options: Options) => {
  const { folder, mostTests, workers } = options;
  const noticedFolder = join(folder, 'noticed');
  rmSync(noticedFolder, { recursive: true, force: true });
  mkdirSync(noticedFolder, { recursive: true });
  const chooser = createTestChooser(coverage.tests, everyMutant);
  const byId = new Map(chosen.map((mutant) => [mutant.id, mutant]));
  const titles = new Map(coverage.tests.map(({ id, file, title }) => [id, `${file}: ${title}`]));
  const tried = new Map<string, Set<string>>();
  const reached = new Set<string>();
  const noticedOfTest = new Map<string, Map<string, number>>();
  const unfit = new Set<string>();
  const outcomes = new Map<string, { status: 'noticed' | 'timedOut'; by: string }>();

  const onVerdict = ({ mutant, test, verdict }: { mutant: string; test: string; verdict: string }) => {
    if (verdict === 'doubtful') return;
    tried.set(mutant, (tried.get(mutant) ?? new Set()).add(test));
    if (verdict !== 'notReached') reached.add(mutant);
    if ((verdict !== 'noticed' && verdict !== 'timedOut') || outcomes.has(mutant)) return;
    outcomes.set(mutant, { status: verdict, by: titles.get(test)! });
    const { path } = byId.get(mutant)!;
    const counts = noticedOfTest.get(test) ?? new Map<string, number>();
    noticedOfTest.set(test, counts.set(path, (counts.get(path) ?? 0) + 1));
  };

  for (const [round, size] of sizesOf(mostTests).entries()) {
    const pairs: Pair[] = chosen
      .filter(({ id }) => !outcomes.has(id))
      .flatMap((mutant) =>
        chooser.choose(mutant, size, { tried, noticed: noticedOfTest, unfit }).map((test) => {
          const mutantTry: Try = { id: mutant.id, hitLimit: hitFactor * (coverage.hits[mutant.id] ?? 1) };
          return { test, mutantTry };
        }),
      );
    if (pairs.length === 0) break;
    const begin = performance.now();
    const before = outcomes.size;
    const shards = divide(pairs, workers);
    const sources = [...new Set(pairs.map(({ mutantTry }) => byId.get(mutantTry.id)!.path))];
    await Promise.all(
      shards.map((shard, i) =>
        runShard(shard, {
          ...options,
          name: `round${round + 1}-${i + 1}`,
          sources,
          isDone: (id) => outcomes.has(id),
          onVerdict,
          onUnfit: (test) => unfit.add(test),
        }),
      ),
    );
    const seconds = Math.round((performance.now() - begin) / 1_000);
    console.log(`Round ${round + 1}: ${pairs.length} tries at most, ${outcomes.size - before} changes noticed, ${seconds} s`);
  }
  if (unfit.size > 0) console.log(`${unfit.size} tests were set aside, because they failed without a change:`);
  for (const test of unfit) console.log(`  ${titles.get(test)}`);

  return chosen.map((mutant): Result => {
    const { id } = mutant;
    const outcome = outcomes.get(id);
    const covering = chooser.coveringOf(id).length;
    const missed = covering === 0 ? 'uncovered' : reached.has(id) || !tried.has(id) ? 'missed' : 'aside';
    return { ...mutant, status: outcome?.status ?? missed, tried: tried.get(id)?.size ?? 0, covering, by: outcome?.by };
  });
};
