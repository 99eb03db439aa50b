import { describe, expect, it } from 'vitest';
import { ArgumentError, readArguments } from '../../../../scripts/mutate/arguments';
import { isWithin } from '../../../../scripts/mutate/scope';

describe('the arguments of npm run mutate', () => {
  it('name sources, and the tests to run for them', () => {
    const request = readArguments(['src/views/list/', 'src/format/count.ts', '--with', 'tests/dom/lists/', '--with', 'tests/unit/format']);
    expect(request).toMatchObject({
      paths: ['src/views/list', 'src/format/count.ts'],
      testPaths: ['tests/dom/lists', 'tests/unit/format'],
      scope: { name: 'portal' },
    });
  });
  it('have defaults: everything, with all tests', () => {
    expect(readArguments([])).toMatchObject({ paths: [], testPaths: [], isChanged: false, sample: Infinity, mostTests: 20 });
    expect(readArguments(['box'])).toMatchObject({ paths: [], scope: { name: 'box' } });
  });
  it.each([[['src/none']], [['--with', 'tests/none']]])('%j names a path that does not exist', (args) => {
    expect(() => readArguments(args)).toThrow(ArgumentError);
  });
});

it.each([
  ['src/a/b.ts', ['src/a'], true],
  ['src/a', ['src/a'], true],
  ['src/ab.ts', ['src/a'], false],
  ['src/b.ts', ['src/a', 'src/b.ts'], true],
  ['src/b.ts', [], true],
])('%s is within %j: %s', (path, paths, isIn) => expect(isWithin(path, paths)).toBe(isIn));
