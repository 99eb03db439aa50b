/**
 * `npm run stress -- FILE...` repeats test files while every core is busy, to find tests that depend on the speed of the machine.
 * `--times N` sets the number of runs (default 10). `--grep PATTERN` runs only the tests whose titles match a regular expression.
 * Exits with 1 when any run fails, with 2 when no file is named or no test matches.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { findBrowsers } from './browser.mjs';
import { build } from './build.mjs';
import { installPackages } from './install.mjs';

const { values, positionals: files } = parseArgs({
  options: { times: { type: 'string', default: '10' }, grep: { type: 'string', default: '' } },
  allowPositionals: true,
});
const times = Number(values.times);
const missing = files.filter((file) => !existsSync(file));
if (files.length === 0 || missing.length > 0 || !(times >= 1)) {
  for (const file of missing) console.error(`No such file: ${file}`);
  console.error('Usage: npm run stress -- [--times N] [--grep PATTERN] FILE...');
  process.exit(2);
}

installPackages();
const env = { ...process.env, ...findBrowsers() };

const isBrowserTest = (file) => /^tests\/(e2e|deploy|firefox)\//.test(file);
const runsInBrowser = files.filter(isBrowserTest);
const runsInNode = files.filter((file) => !isBrowserTest(file));

/** Vitest succeeds when the pattern matches no test of its files; Playwright fails. */
const hasMatches = () => {
  const list = ['node_modules/vitest/vitest.mjs', 'list', ...runsInNode, '--testNamePattern', values.grep];
  return spawnSync(process.execPath, list, { encoding: 'utf8', env }).stdout.trim() !== '';
};
if (values.grep && runsInNode.length > 0 && !hasMatches()) {
  console.error(`No test in ${runsInNode.join(', ')} matches ${values.grep}`);
  process.exit(2);
}

build();
const busyLoops = Array.from({ length: availableParallelism() }, () => spawn(process.execPath, ['-e', 'for (;;);']));
const stop = () => busyLoops.forEach((child) => child.kill());
process.on('exit', stop);
process.on('SIGINT', () => process.exit(130));

const run = (...args) => spawnSync(process.execPath, args, { stdio: 'inherit', env }).status === 0;
let failedRuns = 0;
const inBrowser = ['test', ...runsInBrowser, `--repeat-each=${times}`, ...(values.grep ? ['--grep', values.grep] : [])];
const inNode = ['run', ...runsInNode, ...(values.grep ? ['--testNamePattern', values.grep] : [])];
if (runsInBrowser.length > 0 && !run('node_modules/@playwright/test/cli.js', ...inBrowser)) failedRuns += 1;
for (let time = 1; time <= times && runsInNode.length > 0; time += 1) {
  console.log(`\n== run ${time} of ${times}`);
  if (!run('node_modules/vitest/vitest.mjs', ...inNode)) failedRuns += 1;
}
process.exit(failedRuns > 0 ? 1 : 0);
