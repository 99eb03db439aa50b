/**
 * `npm run mutate`: changes the code in small ways, one at a time, and counts which changes the tests notice
 * (docs/testing.md says how to read it). Without a word it covers what the unit tests guard, with `box` the CMS in a box.
 * Files or folders after that narrow it: `npm run mutate -- authProvider/refresh.ts`, `npm run mutate -- box fixtures/store`.
 * Exit code 0 only when the goal is met.
 */
import { readFileSync, statSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { Stryker } from '@stryker-mutator/core';

const runs = {
  portal: {
    folders: [
      'authProvider',
      'dataProvider',
      'resources/notifications/clientList/clientList.ts',
      'resources/notifications/clientList/findings.ts',
      'resources/notifications/tags.ts',
      'resources/notifications/review/delivery.ts',
      'resources/vocabulary/regionProblem.ts',
      'src/format/day.ts',
      'src/format/plainDigits.ts',
      'src/session',
      'src/schema',
      'src/fields/codecs/codec.ts',
      'src/fields/codecs/codecs.ts',
      'src/fields/kinds/*/codec.ts',
      'src/fields/kinds/*/options.ts',
      'src/fields/kinds/*/schema.ts',
      'src/fields/rules',
      'src/fields/kinds/file/items/items.ts',
      'src/fields/kinds/text/formats.ts',
      'resources/adminUsers/matrix/codec.ts',
      'resources/adminUsers/matrix/options.ts',
      'resources/adminUsers/matrix/ticks.ts',
      'src/files/Upload.ts',
      'src/files/csv/readTable.ts',
      'src/files/csv/splitRow.ts',
      'src/files/csv/tableRows.ts',
      'src/files/imageHeader.ts',
      'src/files/judgeFile.ts',
      'src/ui/renderedText/markupBounds.ts',
      'src/ui/renderedText/thin.ts',
      'src/views/actions/offeredActions.ts',
      'src/views/form/model',
    ],
    projects: 'unit resources',
    goal: 90,
  },
  box: {
    folders: ['fixtures/dialect', 'fixtures/files', 'fixtures/notifications', 'fixtures/auth', 'fixtures/store', 'fixtures/calls'],
    projects: 'contract',
    goal: 80,
  },
};
const args = process.argv.slice(2);
const isBox = args[0] === 'box';
const { folders, projects, goal } = runs[isBox ? 'box' : 'portal'];
const wanted = args.slice(isBox ? 1 : 0);

const asPattern = (path) => (statSync(path, { throwIfNoEntry: false })?.isDirectory() ? `${path.replace(/\/$/, '')}/**/*.ts` : path);
process.env.VITEST_PROJECTS = projects;
const mutants = await new Stryker({
  mutate: (wanted.length > 0 ? wanted : folders).map(asPattern),
  testRunner: 'vitest',
  plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
  vitest: { configFile: 'vitest.config.ts', related: !isBox },
  // what runs once when a module loads would cost a run of everything each
  ignoreStatic: true,
  // a busy machine is slow without being wrong
  dryRunTimeoutMinutes: 20,
  timeoutMS: isBox ? 40_000 : 10_000,
  // a file with another first line is not what the contract generates, and nothing here checks types
  disableTypeChecks: false,
  ignorePatterns: ['dist', '.data', 'test-results'],
  tempDirName: '.cache/mutate',
  reporters: process.stdout.isTTY ? ['html', 'progress'] : ['html'],
  htmlReporter: { fileName: '.cache/mutate.html' },
  logLevel: 'warn',
  allowConsoleColors: false,
})
  .runMutationTest()
  // it has said what is wrong, for example that a test fails without any change
  .catch(() => process.exit(1));
const results = mutants
  .map((mutant) => ({ ...mutant, path: relative(process.cwd(), mutant.fileName).split(sep).join('/') }))
  .toSorted((a, b) => a.path.localeCompare(b.path) || a.location.start.line - b.location.start.line);

const isNoticed = ({ status }) => status === 'Killed' || status === 'Timeout';
const isMissed = ({ status }) => status === 'Survived' || status === 'NoCoverage';
const scoreOf = (some) => {
  const noticed = some.filter(isNoticed).length;
  const total = noticed + some.filter(isMissed).length;
  return { noticed, total, percent: total === 0 ? 100 : (100 * noticed) / total };
};

const sources = new Map();
const linesOf = (path) => {
  if (!sources.has(path)) sources.set(path, readFileSync(path, 'utf8').split('\n'));
  return sources.get(path);
};
/** What was changed, on one line and cut to a length that can be read. */
const short = (text) => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 90 ? `${line.slice(0, 89)}…` : line;
};
const originalOf = (path, { start, end }) => {
  const lines = linesOf(path).slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  return lines.join('\n');
};

for (const { path, location, replacement, status } of results.filter(isMissed)) {
  const what = status === 'NoCoverage' ? 'no test comes here' : 'nobody noticed';
  console.log(`${path}:${location.start.line}:${location.start.column}  ${what}`);
  console.log(`  - ${short(originalOf(path, location))}\n  + ${short(replacement ?? '')}`);
}

console.log('');
for (const folder of folders) {
  const some = results.filter(({ path }) => path.startsWith(`${folder}/`));
  if (some.length === 0) continue;
  const { noticed, total, percent } = scoreOf(some);
  console.log(`${folder.padEnd(18)} ${percent.toFixed(1).padStart(5)} %  ${noticed} of ${total} changes noticed`);
}
const ignored = results.filter(({ status }) => status === 'Ignored').length;
const { noticed, total, percent } = scoreOf(results);
const isMet = percent >= goal;
console.log(
  `${'together'.padEnd(18)} ${percent.toFixed(1).padStart(5)} %  ${noticed} of ${total}, the goal is ${goal} %: ${isMet ? 'met' : 'MISSED'}` +
    (ignored > 0 ? ` (${ignored} static ones aside)` : ''),
);
process.exit(isMet ? 0 : 1);
