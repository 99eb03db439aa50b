/** Runs the tries of one process, and those that are left in a new process when a mutant hangs or spoils the first. */
import { join } from 'node:path';
import type { Pair } from './divide';
import type { LogLine } from './inVitest/plan';
import type { Try, Verdict } from './inVitest/steps';
import { runVitest } from './runVitest';
import type { Scope } from './scope';

type VerdictLine = { mutant: string; test: string; verdict: Verdict };
type Options = {
  name: string;
  scope: Scope;
  folder: string;
  sources: string[];
  patience: number;
  isDone: (mutant: string) => boolean;
  onVerdict: (line: VerdictLine) => void;
  onUnfit: (test: string) => void;
};

const keyOf = (test: string, mutant: string) => `${test} ${mutant}`;

export const runShard = async (pairs: readonly Pair[], { name, scope, folder, sources, patience, isDone, onVerdict, onUnfit }: Options) => {
  const left = new Map(pairs.map((pair) => [keyOf(pair.test.id, pair.mutantTry.id), pair]));
  const finish = (isFinished: (pair: Pair) => boolean) => {
    for (const [key, pair] of left) if (isFinished(pair)) left.delete(key);
  };
  let isStuck = false;
  for (let process = 1; left.size > 0 && !isStuck; process += 1) {
    const before = left.size;
    let active: { test: string; mutant: string } | null = null;
    let hasDoubt = false;
    const onLine = (line: LogLine) => {
      if (line.event === 'try') active = line;
      if (line.event === 'unfit') onUnfit(line.test);
      if (line.event === 'unfit' || line.event === 'finished') finish(({ test }) => test.id === line.test);
      if (line.event !== 'verdict') return;
      active = null;
      const key = keyOf(line.test, line.mutant);
      if (line.verdict === 'doubtful') {
        // it comes first in the next process, where nothing was changed before
        const { test, mutantTry } = left.get(key)!;
        left.delete(key);
        const again = { test, mutantTry: { ...mutantTry, isDoubtful: true } };
        const others = [...left];
        left.clear();
        for (const [otherKey, other] of [[key, again] as const, ...others]) left.set(otherKey, other);
        hasDoubt = true;
      } else left.delete(key);
      onVerdict(line);
    };
    const tries: Record<string, Try[]> = {};
    for (const { test, mutantTry } of left.values()) (tries[test.id] ??= []).push(mutantTry);
    const plan = {
      instrumented: join(folder, 'instrumented'),
      sources,
      noticed: join(folder, 'noticed'),
      log: join(folder, `${name}-${process}.log`),
      tries,
    };
    const files = [...new Set([...left.values()].map(({ test }) => test.file))];
    const projects = scope.projects.filter((project) => [...left.values()].some(({ test }) => test.project === project));
    const { ending, output } = await runVitest(plan, { projects, files, workers: 1, patience, onLine });
    const hanging = active as { test: string; mutant: string } | null;
    if (hanging) {
      left.delete(keyOf(hanging.test, hanging.mutant));
      onVerdict({ ...hanging, verdict: 'timedOut' });
    }
    finish(({ mutantTry }) => isDone(mutantTry.id));
    isStuck = left.size >= before && !hasDoubt;
    if (left.size > 0 && (isStuck || ending === 'hung')) console.log(`${name}: ${left.size} tries are left.\n${output}`);
  }
};
