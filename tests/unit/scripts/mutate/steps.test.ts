import { expect, test } from 'vitest';
import { stepsOf, type Outcome, type Try } from '../../../../scripts/mutate/inVitest/steps';

const passes: Outcome = { passed: true, timedOut: false, wasReached: true };
const fails: Outcome = { ...passes, passed: false };
const hangs: Outcome = { ...fails, timedOut: true };
const first: Try = { id: '1', hitLimit: 100 };
const second: Try = { id: '2', hitLimit: 100 };

/** Runs the steps with these outcomes. Returns the mutant of each run, null for none, and what was reported. */
const run = (tries: Try[], outcomes: Outcome[], noticed: string[] = []) => {
  const reports: string[] = [];
  const steps = stepsOf(tries, (id) => noticed.includes(id), {
    onTry: () => {},
    onVerdict: (id, verdict) => reports.push(`${id} ${verdict}`),
    onUnfit: () => reports.push('unfit'),
    onSpoiled: () => reports.push('spoiled'),
  });
  const runs: (string | null)[] = [];
  let step = steps.next();
  for (const outcome of outcomes) {
    if (step.done) throw new Error('fewer runs than outcomes');
    runs.push(step.value?.id ?? null);
    step = steps.next(outcome);
  }
  expect(step.done).toBe(true);
  return { runs, reports };
};

test('a mutant is noticed when its test fails, and passes again without it', () => {
  const { runs, reports } = run([first, second], [passes, fails, passes, passes]);
  expect(runs).toEqual([null, '1', null, '2']);
  expect(reports).toEqual(['1 noticed', '2 passed']);
});

test('a mutant is noticed when the second run after it passes', () => {
  expect(run([first], [passes, fails, fails, passes])).toEqual({ runs: [null, '1', null, null], reports: ['1 noticed'] });
});

test('a mutant is doubtful when its test fails twice afterwards, and the process is given up', () => {
  const { runs, reports } = run([first, second], [passes, fails, fails, fails]);
  expect(runs).toEqual([null, '1', null, null]);
  expect(reports).toEqual(['1 doubtful', 'spoiled']);
});

test('a doubtful mutant is noticed when its test fails again after two runs without a mutant', () => {
  const { runs, reports } = run([{ ...first, isDoubtful: true }], [passes, passes, fails, fails, fails]);
  expect(runs).toEqual([null, null, '1', null, null]);
  expect(reports).toEqual(['1 noticed', 'spoiled']);
});

test('a test that fails without a mutant tries none', () => {
  expect(run([first], [fails])).toEqual({ runs: [null], reports: ['unfit'] });
});

test('a test that cannot run twice makes no doubtful mutant count as noticed', () => {
  expect(run([{ ...first, isDoubtful: true }], [passes, fails])).toEqual({ runs: [null, null], reports: ['unfit'] });
});

test('a mutant that keeps its test from ending is noticed, and the process is given up', () => {
  expect(run([first, second], [passes, hangs])).toEqual({ runs: [null, '1'], reports: ['1 timedOut', 'spoiled'] });
});

test('a mutant that the code does not come to has no verdict, even when the test fails', () => {
  expect(run([first], [passes, { ...fails, wasReached: false }]).reports).toEqual(['1 notReached']);
});

test('a mutant that another process has noticed is not tried', () => {
  expect(run([first, second], [passes, passes], ['1'])).toEqual({ runs: [null, '2'], reports: ['2 passed'] });
});
