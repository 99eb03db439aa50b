/** Chooses the tests with which a round tries each mutant: those first that are likely to notice it, at little cost. */
import type { CoveringTest } from './coverage';
import type { Mutant } from './instrument';

/** What earlier rounds have found out. */
export type Knowledge = {
  /** The tests with which a mutant was tried, by its id. */
  tried: ReadonlyMap<string, ReadonlySet<string>>;
  /** How many mutants of a file a test has noticed: by the id of the test and the path of the file. */
  noticed: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Tests that fail without a mutant. */
  unfit: ReadonlySet<string>;
};

/** What a try costs beside the test itself, in ms: the waits of a test that fails. */
const overheadMs = 200;
/** How much more a test counts for each mutant of the file that it has noticed. */
const weightOfNoticed = 3;

/**
 * Tests by mutant, and how much each test is about a file. A mutant to which few tests come counts more: the test that comes to
 * the rare branches of a file is about that file, and one that comes to what every page runs is not.
 */
export const createTestChooser = (tests: readonly CoveringTest[], mutants: readonly Mutant[]) => {
  const covering = new Map<string, CoveringTest[]>(mutants.map(({ id }) => [id, []]));
  const inFile = new Map<string, Map<string, number>>();
  const inAllFiles = new Map<string, number>();
  const pathOf = new Map(mutants.map(({ id, path }) => [id, path]));
  for (const test of tests) {
    if (!test.passed) continue;
    for (const id of test.mutants) covering.get(String(id))?.push(test);
  }
  const coveringOf = (id: string) => covering.get(id) ?? [];
  for (const test of tests) {
    const weights = new Map<string, number>();
    for (const id of test.mutants) {
      const path = pathOf.get(String(id));
      if (path && test.passed) weights.set(path, (weights.get(path) ?? 0) + 1 / coveringOf(String(id)).length);
    }
    inFile.set(test.id, weights);
    inAllFiles.set(
      test.id,
      [...weights.values()].reduce((sum, weight) => sum + weight, 0),
    );
  }

  const scoreOf = (test: CoveringTest, path: string, { noticed }: Knowledge) => {
    const weight = inFile.get(test.id)!.get(path) ?? 0;
    const earlier = noticed.get(test.id)?.get(path) ?? 0;
    // a test of a part asserts more about it than a test of the whole portal, which comes to everything
    const share = weight > 0 ? weight / inAllFiles.get(test.id)! : 0;
    return (weight * share * (1 + weightOfNoticed * earlier)) / Math.sqrt(test.ms + overheadMs);
  };

  /** Up to `count` tests with which the mutant was not tried. Tests of other files come before a second one of the same file. */
  const choose = ({ id, path }: Mutant, count: number, knowledge: Knowledge) => {
    const tried = knowledge.tried.get(id);
    const left = coveringOf(id)
      .filter((test) => !tried?.has(test.id) && !knowledge.unfit.has(test.id))
      .map((test) => ({ test, score: scoreOf(test, path, knowledge) }));
    const chosen: CoveringTest[] = [];
    while (chosen.length < count && left.length > 0) {
      const best = left.reduce((a, b) => (b.score > a.score ? b : a));
      chosen.push(best.test);
      left.splice(left.indexOf(best), 1);
      for (const other of left) if (other.test.file === best.test.file) other.score /= 2;
    }
    return chosen;
  };
  return { coveringOf, choose };
};
