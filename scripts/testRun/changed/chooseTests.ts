/** Chooses the tests whose result a change can alter: by imports, and by the record for the modules of the page. */
import { kinds, type Run } from '../kinds';
import { listNeeded, type ModuleGraph } from './moduleGraph';
import { hashModule, type TestRecord } from './record';
import { anyModule } from './testedModules';

/** The runs, and what to print about them. */
export type Choice = { runs: Run[]; notes: string[] };

/** The modules that run in the page: the record says which tests run them. */
const isOfPage = (file: string) => /^(src|resources|dataProvider|authProvider)\/.*\.tsx?$/.test(file);
const isTest = (file: string) => /^tests\/.*\.(test|spec)\.tsx?$/.test(file);
/** Walks through the screens in the pseudo-language: only `--complete` runs them, and who changes them. */
const isWalk = (file: string) => file.startsWith('tests/e2e/language/');
/** Only tests that read them by name depend on them. */
const isDocument = (file: string) => /^((docs\/.*|[^/]+)\.(md|png)|tests\/modules\.txt|\.git(ignore|attributes)|LICENSE)$/.test(file);
const runnerFiles = ['vite.config.ts', 'vitest.config.ts', 'playwright.config.ts', 'scripts/test.mjs', 'scripts/testRun/main.ts'];

/** Every test of `npm test`. @param reason printed */
export const chooseAll = (reason: string): Choice => ({
  runs: kinds.filter(({ isInComplete }) => !isInComplete).map((kind) => ({ kind })),
  notes: [`Everything runs: ${reason}.`],
});

/** Why a changed file makes everything run, or null. */
const reasonForAll = (file: string, graph: ModuleGraph, record: TestRecord | null) => {
  if (isDocument(file) || isTest(file)) return null;
  if (isOfPage(file)) return record ? null : 'there is no record of the modules that tests run';
  if (runnerFiles.some((start) => listNeeded(graph, start).has(file))) return `${file} is part of every run`;
  if (/^(contract|fixtures\/seed)\//.test(file)) return `${file} has no record`;
  // a module that was deleted had importers, which changed too
  return graph.has(file) || /\.(ts|tsx|mjs)$/.test(file) ? null : `${file} has no record`;
};

/** Returns functions that tell whether a change can alter the result of a test. */
const createEffects = (changed: readonly string[], graph: ModuleGraph, record: TestRecord) => {
  const recorded = new Set([...record.values()].flatMap((modules) => [...modules]));
  const hashes = changed.filter(isOfPage).map(hashModule);
  const changedHere = changed.filter((file) => !isOfPage(file) || !recorded.has(hashModule(file)));
  const isNamed = (file: string, names: readonly string[]) => names.some((name) => file === name || file.startsWith(`${name}/`));
  const uses = (test: string, files: readonly string[]) => {
    const needed = listNeeded(graph, test);
    const names = [...needed].flatMap((file) => graph.get(file)?.names ?? []);
    return files.some((file) => needed.has(file) || isNamed(file, names));
  };
  return {
    /** Of a test in Node: it imports a changed module, or reads a changed file. */
    inNode: (file: string) => uses(file, changed),
    /** Of a file of DOM or browser tests, all of its tests: beside the page it uses something that changed. */
    besidePage: (file: string) => uses(file, changedHere),
    /** Of a test in a page: it runs a changed module, or what it runs is unknown. */
    inPage: (test: string) => {
      const modules = record.get(test);
      return hashes.some((hash) => !modules || modules.has(hash) || modules.has(anyModule));
    },
    /** The CMS of every DOM and browser test has changed. */
    inCms: changed.some((file) => listNeeded(graph, 'fixtures/main.ts').has(file)),
  };
};

/**
 * Chooses runs for a change.
 *
 * @param changed files below the folder of the repository
 * @param record null if there is none
 */
export const chooseTests = (changed: readonly string[], graph: ModuleGraph, record: TestRecord | null): Choice => {
  if (changed.length === 0) return { runs: [], notes: ['No file has changed since main.'] };
  const [reason] = changed.flatMap((file) => reasonForAll(file, graph, record) ?? []);
  if (reason) return chooseAll(reason);

  const effects = createEffects(changed, graph, record ?? new Map());
  const testFiles = [...graph.keys()].filter(isTest);
  const filesOfKind = (folder: string, isAffected: (file: string) => boolean) =>
    testFiles.filter((file) => file.startsWith(`${folder}/`) && (changed.includes(file) || isAffected(file)));
  const nothing = () => false;

  const ofFiles = kinds.flatMap((kind): Run[] => {
    if (kind.name === 'browser' || !kind.folder) return [];
    const inDom = (file: string) => effects.inCms || effects.inPage(file.slice('tests/'.length)) || effects.besidePage(file);
    const files = filesOfKind(kind.folder, kind.isInComplete ? nothing : kind.name === 'dom' ? inDom : effects.inNode);
    return files.length > 0 ? [{ kind, files }] : [];
  });

  const browser = kinds.find(({ name }) => name === 'browser')!;
  const recorded = [...(record?.keys() ?? [])].filter((test) => test.startsWith('e2e/'));
  const isRecorded = (file: string) => recorded.some((test) => test.startsWith(`${file.slice('tests/'.length)} › `));
  const specs = filesOfKind(
    'tests/e2e',
    (file) => !isWalk(file) && (effects.besidePage(file) || (!isRecorded(file) && effects.inPage(file))),
  );
  const walks = specs.filter(isWalk);
  const tests = [...specs.filter((file) => !isWalk(file)).map((file) => file.slice('tests/'.length)), ...recorded.filter(effects.inPage)];
  const ofBrowser: Run[] = [
    ...(effects.inCms
      ? [{ kind: browser }]
      : tests.length > 0
        ? [{ kind: browser, tests: tests.map((test) => test.slice('e2e/'.length)) }]
        : []),
    ...(walks.length > 0 ? [{ kind: browser, files: walks }] : []),
  ];

  const isBuilt = changed.some(isOfPage);
  const tools = kinds.filter(({ name }) => name === 'types' || name === 'lint' || (name === 'size' && isBuilt)).map((kind) => ({ kind }));
  const count = ({ kind, tests, files }: Run) =>
    `  ${kind.name.padEnd(10)}${tests ? `${tests.length} tests or files` : files ? `${files.length} files` : 'all'}`;
  const runs = [...tools, ...ofFiles, ...ofBrowser];
  return {
    runs,
    notes: [`Changed since main: ${changed.length === 1 ? changed[0] : `${changed.length} files`}. Chosen:`, ...runs.map(count)],
  };
};
