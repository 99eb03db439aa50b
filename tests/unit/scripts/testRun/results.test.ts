import { expect, it } from 'vitest';
import { addEvent, createResult, formatTime, progressLine, summary } from '../../../../scripts/testRun/results';

const event = (title: string, milliseconds: number, outcome: 'passed' | 'failed' = 'passed') => ({
  file: 'a.test.ts',
  title,
  milliseconds,
  outcome,
});

it('the summary names the ten slowest tests of all kinds, the slowest first, and counts all tests in its last line', () => {
  const [unit, browser] = [createResult('unit'), createResult('browser')];
  for (let i = 0; i < 12; i += 1) addEvent(unit, event(`unit ${i}`, i));
  addEvent(browser, event('browser', 5_500, 'failed'));
  const lines = summary([unit, browser], ['deploy: not run here, no nginx']);
  const slowest = lines.filter((line) => line.includes(' s  a.test.ts'));
  expect(slowest).toHaveLength(10);
  expect(slowest[0]).toBe('    5.5 s  a.test.ts › browser');
  expect(slowest[9]).toContain('unit 3');
  expect(lines).toContain('unit          12 passed    0 failed     0 s');
  expect(lines.at(-1)).toBe('12 passed, 1 failed');
  expect(lines).toContain('deploy: not run here, no nginx');
});

it('the summary names files whose tests take more than 20 seconds together, the longest first', () => {
  const [unit, browser] = [createResult('unit'), createResult('browser')];
  for (let i = 0; i < 2; i += 1) addEvent(unit, { ...event('half', 10_000), file: 'exactly.test.ts' });
  for (let i = 0; i < 3; i += 1) addEvent(unit, { ...event('third', 7_000), file: 'long.test.ts' });
  addEvent(browser, { ...event('long', 30_000), file: 'longest.spec.ts' });
  const lines = summary([unit, browser], []);
  const at = lines.indexOf('Files whose tests take more than 20 s:');
  expect(lines.slice(at + 1, at + 4)).toEqual(['   30.0 s  longest.spec.ts', '   21.0 s  long.test.ts', '']);
  expect(summary([createResult('unit')], []).join()).not.toContain('20 s');
});

it('the summary repeats what failed, with its place and the first lines of the reason, above its last line', () => {
  const [unit, browser] = [createResult('unit'), createResult('browser')];
  addEvent(unit, event('passes', 1));
  addEvent(browser, {
    ...event('fails', 1, 'failed'),
    at: 'b.ts:7',
    reason: '\u001b[31mexpected 1\u001b[39m\n\n  to be 2\n' + 'more\n'.repeat(20),
  });
  const lines = summary([unit, browser], []);
  const start = lines.indexOf('FAILED a.test.ts › fails');
  expect(lines.slice(start + 1)).toEqual([
    '       at b.ts:7',
    '       expected 1',
    '         to be 2',
    ...Array(10).fill('       more'),
    '1 passed, 1 failed',
  ]);
});

it('a line of progress has the time, and the counts of each kind that has some', () => {
  const [unit, browser] = [createResult('unit'), createResult('browser')];
  addEvent(unit, event('a', 1));
  addEvent(browser, event('b', 1, 'failed'));
  expect(progressLine(75, [unit, browser, createResult('lint')])).toBe(' 1:15  unit 1 passed, browser 1 failed, lint');
  expect([formatTime(0), formatTime(59.9), formatTime(3_600)]).toEqual(['0:00', '0:59', '60:00']);
});
