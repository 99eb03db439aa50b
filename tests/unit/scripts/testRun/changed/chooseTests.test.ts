import { describe, expect, it } from 'vitest';
import { chooseTests } from '../../../../../scripts/testRun/changed/chooseTests';
import type { Module } from '../../../../../scripts/testRun/changed/moduleGraph';
import { hashModule } from '../../../../../scripts/testRun/changed/record';

const module = (imports: string[] = [], more: Partial<Module> = {}): Module => ({
  imports,
  laterImports: [],
  workers: [],
  startsWorkers: false,
  names: [],
  ...more,
});
const graph = new Map<string, Module>([
  ['src/format/day.ts', module()],
  ['src/format/time.ts', module(['src/format/day.ts'])],
  ['resources/index.ts', module([], { laterImports: ['resources/offices/offices.ts'] })],
  ['resources/offices/offices.ts', module()],
  ['src/fields/sample.ts', module()],
  ['fixtures/main.ts', module(['fixtures/web/portal.ts'])],
  ['fixtures/web/portal.ts', module()],
  ['vitest.config.ts', module(['scripts/vitestOptions.ts'])],
  ['scripts/vitestOptions.ts', module()],
  ['scripts/texts/export.ts', module()],
  ['tests/calls.ts', module()],
  ['tests/unit/time.test.ts', module(['src/format/time.ts'])],
  ['tests/unit/registry.test.ts', module(['resources/index.ts'])],
  ['tests/unit/texts.test.ts', module([], { names: ['src'] })],
  ['tests/unit/guides.test.ts', module([], { names: ['docs/texts.md'] })],
  ['tests/contract/calls.test.ts', module(['fixtures/web/portal.ts', 'tests/calls.ts'])],
  ['tests/docs/commands.test.ts', module(['src/format/day.ts'])],
  ['tests/dom/offices.test.tsx', module(['src/format/time.ts', 'resources/index.ts', 'tests/calls.ts'])],
  ['tests/dom/hotlines.test.tsx', module(['src/format/time.ts', 'resources/index.ts', 'tests/calls.ts'])],
  ['tests/e2e/portal.ts', module()],
  ['tests/e2e/offices.spec.ts', module(['tests/e2e/portal.ts', 'src/fields/sample.ts'])],
  ['tests/e2e/new.spec.ts', module(['src/fields/sample.ts'])],
  ['tests/e2e/language/walk.spec.ts', module(['tests/e2e/portal.ts'])],
]);
const ran = (...files: string[]) => new Set(files.map(hashModule));
const record = new Map([
  ['dom/offices.test.tsx', ran('resources/offices/offices.ts')],
  ['dom/hotlines.test.tsx', ran('src/format/day.ts')],
  ['e2e/offices.spec.ts › opens', ran('resources/offices/offices.ts')],
  ['e2e/offices.spec.ts › shows days', ran('src/format/day.ts')],
  ['e2e/offices.spec.ts › closes its page', ran('*')],
  ['e2e/offices.spec.ts › a long walk', ran()],
]);

/** The files or tests that are chosen of each kind, or "all". */
const choose = (...changed: string[]) =>
  Object.fromEntries(chooseTests(changed, graph, record).runs.map(({ kind, files, tests }) => [kind.name, tests ?? files ?? 'all']));
const everything = ['types', 'lint', 'unit', 'contract', 'resources', 'dom', 'size', 'browser'];

describe('npm test -- --changed', () => {
  it('chooses tests in Node by imports at any distance, also later ones, and by the folders that they read', () => {
    expect(choose('src/format/day.ts').unit).toEqual(['tests/unit/time.test.ts', 'tests/unit/texts.test.ts']);
    expect(choose('resources/offices/offices.ts').unit).toEqual(['tests/unit/registry.test.ts']);
    expect(choose('docs/texts.md')).toEqual({ types: 'all', lint: 'all', unit: ['tests/unit/guides.test.ts'] });
    expect(choose('scripts/texts/export.ts')).toEqual({ types: 'all', lint: 'all' });
  });
  it('chooses tests in a page by what they ran, and those of which that is unknown', () => {
    const { dom, browser } = choose('resources/offices/offices.ts');
    expect(dom).toEqual(['tests/dom/offices.test.tsx']);
    expect(browser).toEqual(['new.spec.ts', 'offices.spec.ts › opens', 'offices.spec.ts › closes its page']);
  });
  it('chooses tests in a page by imports for a module that no page has run', () => {
    expect(choose('src/fields/sample.ts').browser).toEqual(['offices.spec.ts', 'new.spec.ts', 'offices.spec.ts › closes its page']);
    expect(choose('src/fields/sample.ts').dom).toBeUndefined();
  });
  it('chooses the tests that import a helper', () => {
    expect(choose('tests/calls.ts')).toEqual({
      types: 'all',
      lint: 'all',
      contract: ['tests/contract/calls.test.ts'],
      dom: ['tests/dom/offices.test.tsx', 'tests/dom/hotlines.test.tsx'],
    });
    expect(choose('tests/e2e/portal.ts').browser).toEqual(['offices.spec.ts']);
  });
  it('chooses a changed test file of any kind, also a guide and a walk', () => {
    expect(choose('tests/unit/time.test.ts').unit).toEqual(['tests/unit/time.test.ts']);
    expect(choose('tests/e2e/offices.spec.ts').browser).toEqual(['offices.spec.ts']);
    expect(choose('tests/docs/commands.test.ts').docs).toEqual(['tests/docs/commands.test.ts']);
    expect(choose('tests/e2e/language/walk.spec.ts').browser).toEqual(['tests/e2e/language/walk.spec.ts']);
  });
  it('chooses every test in a page when the fixture CMS has changed', () => {
    const { contract, dom, browser } = choose('fixtures/web/portal.ts');
    expect([contract, dom, browser]).toEqual([
      ['tests/contract/calls.test.ts'],
      ['tests/dom/offices.test.tsx', 'tests/dom/hotlines.test.tsx'],
      'all',
    ]);
  });
  it('chooses sizes when the page has changed', () => {
    expect(choose('src/format/day.ts').size).toBe('all');
    expect(choose('fixtures/web/portal.ts').size).toBeUndefined();
  });
  it.each([
    ['contract/cms.openapi.yaml', 'contract/cms.openapi.yaml has no record'],
    ['fixtures/seed/clients.ts', 'fixtures/seed/clients.ts has no record'],
    ['src/ui/theme/base.css', 'src/ui/theme/base.css has no record'],
    ['package.json', 'package.json has no record'],
    ['public/config.json', 'public/config.json has no record'],
    ['scripts/vitestOptions.ts', 'scripts/vitestOptions.ts is part of every run'],
  ])('runs everything for %s, and says why', (file, reason) => {
    const { runs, notes } = chooseTests(['src/format/day.ts', file], graph, record);
    expect(runs.map(({ kind }) => kind.name)).toEqual(everything);
    expect(runs.filter(({ files, tests, grep }) => files ?? tests ?? grep)).toEqual([]);
    expect(notes).toEqual([`Everything runs: ${reason}.`]);
  });
  it('runs everything for a module of the page when there is no record', () => {
    expect(chooseTests(['src/format/day.ts'], graph, null).notes).toEqual([
      'Everything runs: there is no record of the modules that tests run.',
    ]);
    expect(chooseTests(['tests/unit/time.test.ts'], graph, null).runs.map(({ kind }) => kind.name)).toEqual(['types', 'lint', 'unit']);
  });
  it('a deleted module is covered by the record, and by those that imported it', () => {
    expect(choose('src/gone.ts').browser).toEqual(['new.spec.ts', 'offices.spec.ts › closes its page']);
    expect(choose('fixtures/gone.ts')).toEqual({ types: 'all', lint: 'all' });
  });
  it('runs nothing when nothing has changed', () => {
    expect(chooseTests([], graph, record)).toEqual({ runs: [], notes: ['No file has changed since main.'] });
  });
  it('prints what it has chosen', () => {
    expect(chooseTests(['docs/texts.md'], graph, record).notes).toEqual([
      'Changed since main: docs/texts.md. Chosen:',
      '  types     all',
      '  lint      all',
      '  unit      1 files',
    ]);
  });
});
