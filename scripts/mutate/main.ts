/**
 * `npm run mutate`: changes the code in small ways, one at a time, and counts which changes the tests notice
 * (docs/testing.md says how to read it). Without a word it covers the portal, with `box` the fixture CMS.
 * Files or folders narrow it: `npm run mutate -- src/views/list`, `npm run mutate -- box fixtures/store`.
 * `--changed` tries the lines of a change only, `--sample 300` a random sample (SEED), `--tests 20` is the most tests for each change,
 * `--with tests/dom/forms` runs the tests of a file or folder only.
 * Exit code 0 only when the goals are met.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seed } from '../../tests/sampling';
import { ArgumentError, chooseMutants, readArguments, type Request } from './arguments';
import { recordCoverage } from './coverage';
import { instrument, type Mutant } from './instrument';
import { scoreTable, survivorLines } from './report';
import { tryMutants } from './rounds';
import { listSources } from './scope';

const stopOnArgumentError = <T>(work: () => T) => {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
};

const request: Request = stopOnArgumentError(() => readArguments(process.argv.slice(2)));
const { scope, mostTests, workers, testPaths } = request;
const folder = join('.cache/mutate', scope.name);
mkdirSync(join(folder, 'noticed'), { recursive: true });
const begin = performance.now();
const everyMutant: Mutant[] = await instrument(listSources(scope), join(folder, 'instrumented'));
const chosen = stopOnArgumentError(() => chooseMutants(everyMutant, request, seed));
console.log(`${chosen.length} of ${everyMutant.length} changes (seed ${seed})`);
if (chosen.length === 0) process.exit(0);

const coverage = await recordCoverage({ scope, folder, sources: [...new Set(everyMutant.map(({ path }) => path))], workers, testPaths });
for (const { file, title } of coverage.tests.filter(({ passed }) => !passed))
  console.log(`Set aside, fails without a change: ${file}: ${title}`);
const patience = Number(process.env.PATIENCE ?? 1_500);
const results = await tryMutants(chosen, everyMutant, coverage, { scope, folder, mostTests, workers, patience });

const survivors = survivorLines(results);
const { lines, isMet } = scoreTable(results, scope);
writeFileSync('.cache/mutate.txt', [...survivors, '', ...lines, ''].join('\n'));
writeFileSync('.cache/mutate.json', JSON.stringify(results, null, 2));
console.log([...survivors, '', ...lines, `${Math.round((performance.now() - begin) / 60_000)} minutes`].join('\n'));
process.exit(isMet ? 0 : 1);
