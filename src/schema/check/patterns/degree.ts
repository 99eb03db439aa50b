/** How the time of a match grows with the length of a text. */
import type { Automaton } from './createAutomaton';

/** More steps are not made: such a pattern counts as slow. */
const maxSteps = 50_000;

/** For each state the states that it leads to. */
const reachOf = ({ follow }: Automaton) =>
  follow.map((_, start): ReadonlySet<number> => {
    const seen = new Set<number>();
    const open = [start];
    for (let state = open.pop(); state !== undefined; state = open.pop())
      for (const each of follow[state]!.keys()) {
        if (seen.has(each)) continue;
        seen.add(each);
        open.push(each);
      }
    return seen;
  });

/** The loops of an automaton: sets of states that lead to each other. */
const loopsOf = (reach: readonly ReadonlySet<number>[]): ReadonlySet<number>[] => {
  const taken = new Set<number>();
  return reach.flatMap((_, state) => {
    if (taken.has(state) || !reach[state]!.has(state)) return [];
    const loop = new Set([...reach[state]!].filter((each) => reach[each]!.has(state)));
    for (const each of loop) taken.add(each);
    return [loop];
  });
};

/**
 * The degree of the polynomial by which the time grows: the most loops in a row that may divide a text among them in any way.
 * Infinity where a loop reads a text in several ways, which doubles the time with each character, or after too many steps.
 *
 * @param enough a higher degree than this may be reported as the next one
 */
export const degreeOf = (automaton: Automaton, enough: number): number => {
  const { classes, follow } = automaton;
  const reach = reachOf(automaton);
  const loops = loopsOf(reach);
  let steps = 0;
  const overlap = (...states: number[]) => [...classes[states[0]!]!].some((one) => states.every((state) => classes[state]!.has(one)));
  /** Whether states that read the same text get from one place to another. @param within the states that each may be in */
  const reaches = (from: readonly number[], isGoal: (at: readonly number[]) => boolean, within: readonly ReadonlySet<number>[]) => {
    const seen = new Set([from.join()]);
    const open = [from];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const nexts = at.map((state, i) => [...follow[state]!.keys()].filter((each) => within[i]!.has(each)));
      const together = nexts.reduce<number[][]>((all, some) => all.flatMap((each) => some.map((one) => [...each, one])), [[]]);
      for (const next of together) {
        steps += 1;
        if (steps > maxSteps) return true;
        if (seen.has(next.join()) || !overlap(...next)) continue;
        if (isGoal(next)) return true;
        seen.add(next.join());
        open.push(next);
      }
    }
    return false;
  };

  for (const loop of loops) {
    const [start = 0] = loop;
    if ([...loop].some((state) => [...follow[state]!].some(([to, ways]) => ways > 1 && loop.has(to)))) return Infinity;
    const isReturn = (at: readonly number[]) => at[0] === start && at[1] === start;
    // from one state to two, and back to one
    const isAmbiguous = reaches([start, start], ([a, b]) => a !== b && reaches([a!, b!], isReturn, [loop, loop]), [loop, loop]);
    if (isAmbiguous || steps > maxSteps) return Infinity;
  }
  /** Whether a text can end in one loop or a later one, wherever it is divided. */
  const divide = (a: ReadonlySet<number>, b: ReadonlySet<number>) => {
    const between = new Set([...a].flatMap((p) => [...reach[p]!]).filter((each) => [...b].some((q) => reach[each]!.has(q))));
    return (
      [...b].some((q) => between.has(q)) &&
      [...a].some((p) => [...b].some((q) => reaches([p, p, q], ([x, y, z]) => x === p && y === q && z === q, [a, between, b])))
    );
  };
  const degrees = new Map<ReadonlySet<number>, number>();
  const degreeFrom = (loop: ReadonlySet<number>): number => {
    const known = degrees.get(loop);
    if (known !== undefined) return known;
    let degree = 1;
    for (const later of loops) {
      if (degree > enough || steps > maxSteps) break;
      if (later !== loop && divide(loop, later) && steps <= maxSteps) degree = Math.max(degree, 1 + degreeFrom(later));
    }
    degrees.set(loop, degree);
    return degree;
  };
  let degree = 0;
  for (const loop of loops) if (degree <= enough) degree = Math.max(degree, degreeFrom(loop));
  return steps > maxSteps ? Infinity : degree;
};
