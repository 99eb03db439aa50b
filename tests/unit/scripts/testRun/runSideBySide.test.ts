import { expect, it } from 'vitest';
import { runSideBySide } from '../../../../scripts/testRun/runSideBySide';

/** Jobs that end when the test says so, and the log of what started and ended. */
const createJobs = (costs: Record<string, { cores: number; seconds: number }>) => {
  const log: string[] = [];
  const endings = new Map<string, () => void>();
  const jobs = Object.entries(costs).map(([name, cost]) => ({
    ...cost,
    start: () => {
      log.push(`+${name}`);
      return new Promise<void>((resolve) => endings.set(name, resolve));
    },
  }));
  const end = async (name: string) => {
    log.push(`-${name}`);
    endings.get(name)!();
    // what follows an end takes a few turns of the queue of promises
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return { jobs, log, end };
};

it('runSideBySide starts the longest jobs first and never uses more cores than there are', async () => {
  const { jobs, log, end } = createJobs({
    short: { cores: 1, seconds: 1 },
    long: { cores: 1, seconds: 9 },
    middle: { cores: 1, seconds: 5 },
  });
  const all = runSideBySide(jobs, 2);
  expect(log).toEqual(['+long', '+middle']);
  await end('middle');
  expect(log).toEqual(['+long', '+middle', '-middle', '+short']);
  await end('short');
  await end('long');
  await all;
});

it('runSideBySide lets a job that needs every core wait until it is alone, on a machine with fewer cores too', async () => {
  const { jobs, log, end } = createJobs({ alone: { cores: 4, seconds: 99 }, one: { cores: 1, seconds: 1 }, two: { cores: 1, seconds: 2 } });
  const all = runSideBySide(jobs, 2);
  expect(log).toEqual(['+two', '+one']);
  await end('two');
  expect(log).toEqual(['+two', '+one', '-two']);
  await end('one');
  expect(log).toEqual(['+two', '+one', '-two', '-one', '+alone']);
  await end('alone');
  await all;
});
