/**
 * `npm test`: installs what is missing, the browser included, then runs every kind of test. Prints a summary per kind
 * and, as the last line, "N passed, N failed". Exit code 0 only when none failed and every kind ran.
 */
import { spawnSync } from 'node:child_process';
import { findBrowsers } from './browser.mjs';
import { build } from './build.mjs';
import { installPackages } from './install.mjs';

installPackages();
const browsers = findBrowsers();
build();

const node = (...args) => [process.execPath, args];
const vitest = (project) =>
  node(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=node_modules/.cache/${project}.json`,
  );
const single = (status) => ({ passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 });

/** Counts by a line "N passed, N failed" in what a command printed. */
const printed = (status, output) => {
  const found = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  return found ? { passed: Number(found[1]), failed: Number(found[2]) } : single(1);
};
const vitestCounts = (project) => async (status) => {
  const { readFileSync } = await import('node:fs');
  const { numPassedTests, numFailedTests, numTotalTests } = JSON.parse(readFileSync(`node_modules/.cache/${project}.json`, 'utf8'));
  const missing = numTotalTests - numPassedTests - numFailedTests;
  return { passed: numPassedTests, failed: numFailedTests + missing + (status !== 0 && numFailedTests + missing === 0 ? 1 : 0) };
};
const playwrightCounts = (status, output) => {
  const count = (word) => Number(new RegExp(`^\\s+(\\d+) ${word}`, 'm').exec(output)?.[1] ?? 0);
  const failed = count('failed') + count('flaky') + count('skipped') + count('did not run') + count('interrupted');
  const passed = count('passed');
  return { passed, failed: failed + (passed === 0 || (status !== 0 && failed === 0) ? 1 : 0) };
};

const kinds = [
  ['types', node('node_modules/typescript/bin/tsc', '--noEmit'), single],
  ['lint', ['npm', ['run', '--silent', 'lint']], single],
  ['unit', vitest('unit'), vitestCounts('unit')],
  ['contract', vitest('contract'), vitestCounts('contract')],
  ['resources', vitest('resources'), vitestCounts('resources')],
  ['size', node('--import', 'tsx', 'scripts/size.mjs'), printed],
  ['docs', vitest('docs'), vitestCounts('docs')],
  ['browser', node('node_modules/@playwright/test/cli.js', 'test'), playwrightCounts],
];
const wanted = process.argv.slice(2);
const results = [];
for (const [name, [command, args], count] of kinds) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n== ${name}`);
  const since = Date.now();
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 1 << 28,
    env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...browsers },
  });
  const output = `${stdout}${stderr}`;
  const lines = output.trim().split('\n');
  console.log(status === 0 ? lines.slice(-8).join('\n') : output);
  results.push({ name, ...(await count(status, output)), seconds: Math.round((Date.now() - since) / 1000) });
}

console.log('');
for (const { name, passed, failed, seconds } of results)
  console.log(
    `${name.padEnd(10)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${String(seconds).padStart(5)} s`,
  );
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 && results.every(({ passed }) => passed > 0) ? 0 : 1;
