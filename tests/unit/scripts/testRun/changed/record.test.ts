import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listNeeded, readModuleGraph, type Module } from '../../../../../scripts/testRun/changed/moduleGraph';
import { formatRecord, hashModule, parseRecord } from '../../../../../scripts/testRun/changed/record';
import { createTestedModules } from '../../../../../scripts/testRun/changed/testedModules';

const record = new Map([
  ['dom/a.test.tsx', new Set(['aaaa', 'bbbb'])],
  ['e2e/b.spec.ts › one', new Set(['aaaa', 'cccc', 'dddd'])],
  ['e2e/b.spec.ts › two › three', new Set(['aaaa', 'cccc'])],
  ['e2e/c.spec.ts › any', new Set(['aaaa', '*'])],
]);

describe('the record of the modules that tests depend on', () => {
  it('is read as it was written, with common modules once', () => {
    const text = formatRecord(record);
    expect(parseRecord(text)).toEqual(record);
    expect(text.match(/aaaa/g)).toHaveLength(1);
    expect(text.match(/cccc/g)).toHaveLength(1);
  });
  it('is the same text in whatever order the tests ended', () => {
    expect(formatRecord(new Map([...record].toReversed()))).toBe(formatRecord(record));
  });
  it('keeps a test that depends on nothing, apart from the common modules', () => {
    const empty = new Map([...record, ['e2e/c.spec.ts › none', new Set<string>()]]);
    expect([...parseRecord(formatRecord(empty)).keys()]).toContain('e2e/c.spec.ts › none');
  });
  it('a line that a merge has left twice has the modules of both', () => {
    expect(parseRecord('dom/a.test.tsx\taaaa\ndom/a.test.tsx\tbbbb cccc\n').get('dom/a.test.tsx')).toEqual(
      new Set(['aaaa', 'bbbb', 'cccc']),
    );
  });
  it('names a module by four letters of a hash', () => {
    expect(hashModule('src/format/day.ts')).toMatch(/^[\w-]{4}$/);
    expect(hashModule('*')).toBe('*');
  });
});

describe('the modules that a test depends on', () => {
  /** Modules by name: their text, imports and later imports. */
  const list = (trace: { ran?: string[]; present?: string[] }) => {
    const folder = mkdtempSync(join(tmpdir(), 'modules-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const texts = {
      'screen.ts': `import { limit } from './limit'; import { add } from './add'; import './all'; export const screen = () => limit;`,
      'limit.ts': `import { base } from './base'; export const limit = base * 2;`,
      'base.ts': `export const base = 3;`,
      'add.ts': `export function add() {} export const twice = () => 2; export type T = string;`,
      'all.ts': `export * from './other';`,
      'other.ts': `export const other = {};`,
      'declaration.ts': `export const declaration = { title: 'x' };`,
      'helper.ts': `export const helper = () => 1;`,
      'start.ts': `import './addresses'; export const start = () => {};`,
      'addresses.ts': `export const addresses = () => {};`,
      'worker.ts': `import { add } from './add';`,
    };
    const path = (name: string) => `${folder}/${name}`;
    for (const [name, text] of Object.entries(texts)) writeFileSync(path(name), text);
    const imports = (name: string) => [...texts[name as keyof typeof texts].matchAll(/'\.\/(\w+)'/g)].map(([, to]) => path(`${to}.ts`));
    const graph = new Map(
      Object.keys(texts).map((name): [string, Module] => [
        path(name),
        { imports: imports(name), laterImports: [], workers: [], startsWorkers: name === 'start.ts', names: [] },
      ]),
    );
    graph.get(path('helper.ts'))!.laterImports = [path('declaration.ts')];
    graph.get(path('addresses.ts'))!.workers = [path('worker.ts')];
    const found = createTestedModules(graph)({ ran: (trace.ran ?? []).map(path), present: (trace.present ?? []).map(path) });
    return found.map((file) => file.slice(folder.length + 1));
  };

  it('are those of which it ran a function, and the values that these import at any distance', () => {
    expect(list({ ran: ['screen.ts'] })).toEqual(['all.ts', 'base.ts', 'limit.ts', 'other.ts', 'screen.ts']);
  });
  it('are no modules of which it ran no function and that have nothing else', () => {
    expect(list({ ran: ['screen.ts'] })).not.toContain('add.ts');
    expect(list({ ran: ['screen.ts', 'add.ts'] })).toContain('add.ts');
  });
  it('are the values that it loaded later, and nothing else that was in the page', () => {
    expect(list({ ran: ['helper.ts'], present: ['declaration.ts', 'base.ts'] })).toEqual(['declaration.ts', 'helper.ts']);
  });
  it('are all modules of workers when it started one, and not when it knew an address', () => {
    expect(list({ ran: ['start.ts'] })).toEqual(['add.ts', 'start.ts', 'worker.ts']);
    expect(list({ ran: ['addresses.ts'] })).toEqual(['addresses.ts']);
  });
});

it('readModuleGraph knows imports, later imports, workers, folders that a test reads, and no imports of types', () => {
  const graph = readModuleGraph();
  expect(graph.get('resources/index.ts')!.laterImports).toContain('resources/hotlines/hotlines.ts');
  expect(graph.get('resources/index.ts')!.imports).toEqual(['resources/vocabulary/words.ts', 'resources/vocabulary/lookups.ts']);
  expect(graph.get('src/files/workers/trustedTypes.ts')!.workers).toContain('src/files/csv/csv.worker.ts');
  expect([...graph].filter(([, { startsWorkers }]) => startsWorkers).map(([file]) => file)).toContain('src/files/workers/askWorker.ts');
  expect(graph.get('tests/unit/messages/usedKeys.test.ts')!.names).toContain('src');
});

it('the helpers of browser tests name no folder with other tests: a change there would choose every browser test', () => {
  const graph = readModuleGraph();
  const helpers = [...listNeeded(graph, 'tests/e2e/portal.ts')];
  expect(helpers.length).toBeGreaterThan(10);
  expect(helpers.flatMap((file) => graph.get(file)?.names ?? []).filter((name) => /^tests(\/dom)?$/.test(name))).toEqual([]);
});
