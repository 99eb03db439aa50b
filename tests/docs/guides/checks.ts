/** The checks of the whole copy. Each runs once, for all guides; every guide looks at the results for its own files and entities. */
import { existsSync } from 'node:fs';
import type { Copy } from './copy';

/** The errors of the compiler, by the file that they are in. */
export const typeErrors = (copy: Copy) =>
  copy.once('types', async () => {
    const { status, stdout, stderr } = await copy.node('typescript-native/bin/tsc', [
      '--noEmit',
      '--incremental',
      'false',
      '--pretty',
      'false',
    ]);
    const errors = new Map<string, string[]>();
    for (const [, file, message] of stdout.matchAll(/^(\S+)(\(\d+,\d+\): error .*(?:\n +.*)*)/gm))
      errors.set(file!, [...(errors.get(file!) ?? []), `${file}${message}`]);
    if (status !== 0 && errors.size === 0) throw new Error(`tsc\n${stdout}${stderr}`);
    return errors;
  });

type LintResult = { filePath: string; messages: { ruleId: string | null; line: number; message: string }[] };
/** What the linter says of the files of the guides, by file. */
export const lintProblems = (copy: Copy) =>
  copy.once('lint', async () => {
    const files = copy.changedFiles().filter((file) => /^(src|resources|fixtures)\/.*\.tsx?$/.test(file));
    const { stdout, stderr } = await copy.node('eslint/bin/eslint.js', ['--format', 'json', ...files]);
    if (!stdout.startsWith('[')) throw new Error(`eslint\n${stdout}${stderr}`);
    const results = JSON.parse(stdout) as LintResult[];
    return new Map(
      results.map(({ filePath, messages }) => [
        filePath.slice(filePath.indexOf(copy.folder) + copy.folder.length + 1),
        messages.map(({ ruleId, line, message }) => `${line}: ${ruleId} ${message}`),
      ]),
    );
  });

/** The tests of one entity: how many passed, and what the others say. */
export type Outcome = { passed: number; failures: string[] };
const outcomesBy = (tests: readonly { entity: string; title: string; failure?: string }[]) => {
  const outcomes = new Map<string, Outcome>();
  for (const { entity, title, failure } of tests) {
    const { passed, failures } = outcomes.get(entity) ?? { passed: 0, failures: [] };
    outcomes.set(
      entity,
      failure === undefined ? { passed: passed + 1, failures } : { passed, failures: [...failures, `${title}: ${failure}`] },
    );
  }
  return outcomes;
};

type Spec = { title: string; ok: boolean; tests: { results: { errors: { message?: string }[] }[] }[] };
type Suite = { title: string; specs?: Spec[]; suites?: Suite[] };
/** The tests over the registry in the browser, by entity. */
export const registryLoop = (copy: Copy) =>
  copy.once('registry', async () => {
    await copy.build();
    const grep = `registry\\.spec\\.ts (${copy.openedEntities().join('|')}) `;
    const args = ['test', 'registry.spec.ts', '--project=shell', '--grep', grep, '--reporter=json'];
    const file = copy.path('test-results.json');
    const { stdout, stderr } = await copy.node('@playwright/test/cli.js', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
    if (!existsSync(file)) throw new Error(`playwright\n${stdout}${stderr}`);
    const { suites, errors } = JSON.parse(copy.read('test-results.json')) as { suites: Suite[]; errors: { message?: string }[] };
    if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
    const ofEntities = suites.flatMap(({ suites: inner = [] }) => inner);
    return outcomesBy(
      ofEntities.flatMap(({ title: entity, specs = [] }) =>
        specs.map(({ title, ok, tests }) => {
          const messages = tests.flatMap(({ results }) => results.flatMap((each) => each.errors.map(({ message }) => message)));
          return { entity, title, failure: ok ? undefined : messages.join('\n') };
        }),
      ),
    );
  });

type Assertion = { ancestorTitles: string[]; title: string; status: string; failureMessages: string[] };
const ofDeclaration = /^the declaration of '?(\w+)'?$/;
/** The checks of declarations and of their texts, by entity; those of all entities together under `all`. */
export const declarationTests = (copy: Copy) =>
  copy.once('declarations', async () => {
    const file = copy.path('declarations.json');
    const args = ['run', '--project', 'resources', 'tests/resources/translation.test.ts', '--reporter=json', `--outputFile=${file}`];
    const { stdout, stderr } = await copy.node('vitest/vitest.mjs', args);
    if (!existsSync(file)) throw new Error(`vitest\n${stdout}${stderr}`);
    const { testResults } = JSON.parse(copy.read('declarations.json')) as {
      testResults: { message: string; assertionResults: Assertion[] }[];
    };
    for (const { message, assertionResults } of testResults) if (assertionResults.length === 0) throw new Error(message);
    return outcomesBy(
      testResults.flatMap(({ assertionResults }) =>
        assertionResults.map(({ ancestorTitles, title, status, failureMessages }) => ({
          entity: ofDeclaration.exec(ancestorTitles.at(-1) ?? '')?.[1] ?? 'all',
          title,
          failure: status === 'passed' ? undefined : `${status} ${failureMessages.join('\n')}`,
        })),
      ),
    );
  });
