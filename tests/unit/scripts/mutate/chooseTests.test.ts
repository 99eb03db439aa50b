import { expect, test } from 'vitest';
import { createTestChooser } from '../../../../scripts/mutate/chooseTests';
import type { CoveringTest } from '../../../../scripts/mutate/coverage';

const nothing = { tried: new Map<string, Set<string>>(), noticed: new Map<string, Map<string, number>>(), unfit: new Set<string>() };
const mutant = { id: '1', path: 'src/day.ts', line: 1, column: 1, mutator: 'BooleanLiteral', original: 'true', replacement: 'false' };
const elsewhere = { ...mutant, id: '2', path: 'src/page.ts' };
const rare = { ...mutant, id: '3' };
const covering = (id: string, change: Partial<CoveringTest> = {}): CoveringTest => ({
  id,
  file: `${id}.test.ts`,
  project: 'dom',
  title: id,
  ms: 500,
  passed: true,
  mutants: [1, 2],
  ...change,
});
const chooseFrom = (tests: CoveringTest[], knowledge = nothing) => {
  const chosen = createTestChooser(tests, [mutant, elsewhere, rare]).choose(mutant, 2, knowledge);
  return chosen.map(({ id }) => id);
};

test('a test that comes to the rare mutants of a file tries its other mutants first, then a short one does', () => {
  expect(chooseFrom([covering('broad'), covering('specific', { mutants: [1, 2, 3] }), covering('short', { ms: 5 })])).toEqual([
    'specific',
    'short',
  ]);
});

test('of two tests that come to the same mutants of a file, the one that comes to less of other files is tried first', () => {
  const wide = covering('wide', { mutants: [1, 2, 3] });
  expect(chooseFrom([wide, covering('part', { mutants: [1, 3] })])).toEqual(['part', 'wide']);
});

test('a test that has noticed mutants of the same file comes first', () => {
  const noticed = new Map([['sharp', new Map([[mutant.path, 2]])]]);
  expect(chooseFrom([covering('specific', { mutants: [1] }), covering('sharp')], { ...nothing, noticed })).toEqual(['sharp', 'specific']);
});

test('the second test of a file comes after a test of another file', () => {
  const sameFile = { file: 'day.test.ts', ms: 300 };
  expect(chooseFrom([covering('a', sameFile), covering('b', sameFile), covering('c')])).toEqual(['a', 'c']);
});

test('tests that failed without a mutant, that tried it before or that do not come to it are left out', () => {
  const tests = [
    covering('failed', { passed: false }),
    covering('unfit'),
    covering('tried'),
    covering('other', { mutants: [2] }),
    covering('left'),
  ];
  const knowledge = { ...nothing, tried: new Map([['1', new Set(['tried'])]]), unfit: new Set(['unfit']) };
  expect(chooseFrom(tests, knowledge)).toEqual(['left']);
});
