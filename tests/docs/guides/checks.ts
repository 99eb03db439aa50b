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

/** The tests of an entity or a file: how many passed, and what the others say. */
export type Outcome = { passed: number; failures: string[] };
type Test = { of: string; title: string; failure?: string };
const groupOutcomes = (tests: readonly Test[]) => {
  const outcomes = new Map<string, Outcome>();
  for (const { of, title, failure } of tests) {
    const { passed, failures } = outcomes.get(of) ?? { passed: 0, failures: [] };
    outcomes.set(
      of,
      failure === undefined ? { passed: passed + 1, failures } : { passed, failures: [...failures, `${title}: ${failure}`] },
    );
  }
  return outcomes;
};

const isBrowserTest = (file: string) => file.endsWith('.spec.ts');
type Spec = { title: string; ok: boolean; tests: { results: { errors: { message?: string }[] }[] }[] };
type Suite = { title: string; specs?: Spec[]; suites?: Suite[] };
/** The browser tests of the copy: those over the registry by entity, those of the guides by file. */
export const browserTests = (copy: Copy) =>
  copy.once('browser', async () => {
    await copy.build();
    const files = copy.testsOfCopy().filter(isBrowserTest);
    const names = files.map((file) => file.slice('tests/e2e/'.length));
    const grep = [`registry\\.spec\\.ts (${copy.openedEntities().join('|')}) `, ...names].join('|');
    const args = ['test', 'registry.spec.ts', ...names, '--project=shell', '--grep', grep, '--reporter=json'];
    const file = copy.path('test-results.json');
    const { stdout, stderr } = await copy.node('@playwright/test/cli.js', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
    if (!existsSync(file)) throw new Error(`playwright\n${stdout}${stderr}`);
    const { suites, errors } = JSON.parse(copy.read('test-results.json')) as { suites: Suite[]; errors: { message?: string }[] };
    if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
    const testsIn = (of: string, specs: readonly Spec[] = []): Test[] =>
      specs.map(({ title, ok, tests }) => {
        const messages = tests.flatMap(({ results }) => results.flatMap((each) => each.errors.map(({ message }) => message)));
        return { of, title, failure: ok ? undefined : messages.join('\n') };
      });
    return groupOutcomes(
      suites.flatMap(({ title, specs, suites: inner = [] }) => [
        ...testsIn(`tests/e2e/${title}`, specs),
        ...inner.flatMap((entity) => testsIn(entity.title, entity.specs)),
      ]),
    );
  });

type Assertion = { ancestorTitles: string[]; title: string; status: string; failureMessages: string[] };
type TestFile = { message: string; assertionResults: Assertion[] };
const ofDeclarations = 'tests/resources/translation.test.ts';
const partsOf = (name: string) => name.split('#') as [file: string, title?: string];
/** A test as Vitest takes it: a file, or a line of it. */
const locationOf = (copy: Copy, name: string) => {
  const [file, title] = partsOf(name);
  if (title === undefined) return file;
  const lines = copy.read(file).split('\n');
  const found = lines.flatMap((line, i) => (line.includes(title) ? [i + 1] : []));
  if (found.length !== 1) throw new Error(`"${title}" is in ${found.length} lines of ${file}, and has to be in one`);
  return `${file}:${found[0]}`;
};
/** The tests of the copy without a browser, by file, in one process. */
const vitestFiles = (copy: Copy) =>
  copy.once('vitest', async () => {
    const output = copy.path('vitest.json');
    const tests = copy.testsOfCopy().filter((name) => !isBrowserTest(name));
    const locations = [ofDeclarations, ...tests].map((name) => locationOf(copy, name));
    const args = ['run', ...locations, '--maxWorkers=1', '--reporter=json', `--outputFile=${output}`];
    const { stdout, stderr } = await copy.node('vitest/vitest.mjs', args);
    if (!existsSync(output)) throw new Error(`vitest\n${stdout}${stderr}`);
    const { testResults } = JSON.parse(copy.read('vitest.json')) as { testResults: (TestFile & { name: string })[] };
    return new Map(testResults.map((each) => [each.name.slice(each.name.indexOf(copy.folder) + copy.folder.length + 1), each]));
  });
/** The results of a file. @throws Error when it could not be loaded */
const resultsOf = async (copy: Copy, file: string) => {
  const { message, assertionResults } = (await vitestFiles(copy)).get(file)!;
  if (assertionResults.length === 0) throw new Error(message);
  return assertionResults;
};
const testOf = (of: string, { title, status, failureMessages }: Assertion): Test => ({
  of,
  title,
  failure: status === 'passed' ? undefined : `${status} ${failureMessages.join('\n')}`,
});

/** The outcome of the tests of the copy that a guide names. */
export const outcomeOf = async (copy: Copy, name: string): Promise<Outcome | undefined> => {
  if (isBrowserTest(name)) return (await browserTests(copy)).get(name);
  const [file, title] = partsOf(name);
  const results = await resultsOf(copy, file);
  const chosen = results.filter((each) => title === undefined || each.title.startsWith(title));
  return groupOutcomes(chosen.map((each) => testOf(name, each))).get(name);
};

const ofDeclaration = /^the declaration of '?(\w+)'?$/;
/** The checks of declarations and of their texts, by entity; those of all entities together under `all`. */
export const declarationTests = async (copy: Copy) => {
  const results = await resultsOf(copy, ofDeclarations);
  return groupOutcomes(results.map((each) => testOf(ofDeclaration.exec(each.ancestorTitles.at(-1) ?? '')?.[1] ?? 'all', each)));
};
