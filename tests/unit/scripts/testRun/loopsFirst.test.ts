import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, test } from 'vitest';
import type { TestProject, TestSpecification, Vitest } from 'vitest/node';
import { LoopsFirst } from '../../../../scripts/testRun/loopsFirst';

const root = process.cwd();
const createProject = (name: string) => ({ name, config: { sequence: { groupOrder: 0 }, isolate: false } }) as TestProject;
const [dom, unit] = [createProject('dom'), createProject('unit')];
const createFile = (project: TestProject, path: string) => ({ project, moduleId: `${root}/${path}` }) as TestSpecification;

/** Vitest after a fresh clone: no run has left times, and the sizes of the files are known. */
const createVitest = (sizes: Record<string, number>) => {
  const cache = { getFileTestResults: () => undefined, getFileStats: (key: string) => ({ size: sizes[key] ?? 1 }) };
  return { config: { root }, cache } as unknown as Vitest;
};

test('LoopsFirst starts the loops over the registry before larger files, and orders the other files of each project as Vitest does', async () => {
  const loops = readdirSync('tests/dom/registry')
    .filter((name) => name.endsWith('.test.tsx'))
    .map((name) => `tests/dom/registry/${name}`);
  expect(loops.length).toBeGreaterThan(0);
  const others = ['tests/dom/lists/small.test.tsx', 'tests/dom/lists/large.test.tsx'];
  const files = [
    createFile(unit, 'tests/unit/registry/one.test.ts'),
    ...[...others, ...loops].map((path) => createFile(dom, path)),
    createFile(unit, 'tests/unit/large.test.ts'),
  ];
  const vitest = createVitest({
    'dom:tests/dom/lists/large.test.tsx': 9,
    'dom:tests/dom/lists/small.test.tsx': 8,
    'unit:tests/unit/large.test.ts': 9,
  });
  const sorted = await new LoopsFirst(vitest).sort(files);
  expect(sorted.map(({ moduleId }) => relative(root, moduleId))).toEqual([
    ...loops,
    'tests/dom/lists/large.test.tsx',
    'tests/dom/lists/small.test.tsx',
    'tests/unit/large.test.ts',
    'tests/unit/registry/one.test.ts',
  ]);
});
