/**
 * `npm test`: installs what is missing, the browser included, then runs every kind of test. Prints a summary per kind
 * and, as the last line, "N passed, N failed". Exit code 0 only when none failed and every kind ran; a kind whose programs
 * are not there is named and fails nothing, unless `--complete` asks for all of them.
 */
import { spawnSync } from 'node:child_process';
import { findBrowsers } from './browser.mjs';
import { build } from './build.mjs';
import { installPackages } from './install.mjs';
import { findNginx } from './nginx.mjs';

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

const playwright = (...projects) =>
  node('node_modules/@playwright/test/cli.js', 'test', ...projects.map((project) => `--project=${project}`));

const kinds = [
  ['types', node('node_modules/typescript/bin/tsc', '--noEmit'), single],
  ['lint', ['npm', ['run', '--silent', 'lint']], single],
  ['unit', vitest('unit'), vitestCounts('unit')],
  ['contract', vitest('contract'), vitestCounts('contract')],
  ['resources', vitest('resources'), vitestCounts('resources')],
  ['size', node('--import', 'tsx', 'scripts/size.mjs'), printed],
  ['docs', vitest('docs'), vitestCounts('docs')],
  ['deploy', playwright('deploy'), playwrightCounts],
  ['browser', playwright('shell', 'chromium', 'texts seen'), playwrightCounts],
];
/** What a kind needs beyond packages and a browser, and what to say where that is not. */
const needs = { deploy: [findNginx, 'no nginx'] };
const asked = process.argv.slice(2);
const isComplete = asked.includes('--complete');
const wanted = asked.filter((name) => name !== '--complete');
const results = [];
const missing = [];
for (const [name, [command, args], count] of kinds) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const [isThere, why] = needs[name] ?? [];
  if (isThere && !isThere()) {
    missing.push(`${name}: not run here, ${why}`);
    continue;
  }
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
for (const line of missing) console.log(line);
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
const isWhole = missing.length === 0 || !isComplete;
process.exitCode = isWhole && sum('failed') === 0 && results.every(({ passed }) => passed > 0) ? 0 : 1;
