import { expect, it } from 'vitest';
import { createResult } from '../../../../scripts/testRun/results';
import { runKind } from '../../../../scripts/testRun/runKind';

/** Runs a script as the command of a kind. */
const run = async (script: string, isTool = false) => {
  const result = createResult('unit');
  const failures: string[] = [];
  const output = await runKind({ isTool, args: ['-e', script], env: process.env, result, onFailure: ({ title }) => failures.push(title) });
  return { counts: [result.passed, result.failed], failures, output };
};
const send = (title: string, outcome: string) =>
  `process.send(${JSON.stringify({ file: 'a.test.ts', title, milliseconds: 1, outcome })}); process.channel?.unref();`;

it('runKind counts the tests that a runner reports, and hands a failure over at once', async () => {
  const { counts, failures, output } = await run(
    `console.log('dots'); ${send('good', 'passed')} ${send('bad', 'failed')} process.exitCode = 1`,
  );
  expect(counts).toEqual([1, 1]);
  expect(failures).toEqual(['bad']);
  expect(output).toBe('dots\n');
});

it.each([
  ['a runner that ran no test', false, '', [0, 1]],
  ['a runner that passed its tests and then ended with an error', false, `${send('good', 'passed')} process.exitCode = 1`, [1, 1]],
  ['a tool that passes', true, '', [1, 0]],
  ['a tool that fails', true, 'process.exitCode = 1', [0, 1]],
  ['a tool that counts', true, "console.log('12 passed, 3 failed'); process.exitCode = 1", [12, 3]],
])('runKind counts %s', async (_, isTool, script, counts) => {
  expect((await run(script, isTool)).counts).toEqual(counts);
});
