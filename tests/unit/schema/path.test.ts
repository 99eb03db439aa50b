import { describe, expect, it } from 'vitest';
import { isSame, nested, valueAt, withValues } from '../../../src/schema/values/path';

describe('a path', () => {
  it.each([
    ['a', 1],
    ['b.c', 2],
    ['b.d', undefined],
    ['x.y', undefined],
    ['n.y', undefined],
    ['constructor.name', undefined],
    ['__proto__', undefined],
    ['b.toString', undefined],
  ])('%s', (path, value) => {
    expect(valueAt({ a: 1, b: { c: 2 }, n: null }, path)).toBe(value);
  });
  it('sets members in a copy and keeps their neighbours', () => {
    const record = { a: 1, b: { c: 2, d: 3 } };
    expect(withValues(record, [['b.c', 4]])).toEqual({ a: 1, b: { c: 4, d: 3 } });
    expect(withValues(record, [['e.f', 5]])).toEqual({ ...record, e: { f: 5 } });
    expect(withValues({ a: 'text' }, [['a.b', 5]])).toEqual({ a: { b: 5 } });
    expect(record.b.c).toBe(2);
  });
  it('sets several members, a later one in what a former one has set, and changes none of what it was given', () => {
    const given = { c: 1 };
    const values = withValues({ b: { d: 3 } }, [
      ['b', given],
      ['b.c', 2],
      ['b.e', 4],
      ['x.y.z', 5],
    ]);
    expect(values).toEqual({ b: { c: 2, e: 4 }, x: { y: { z: 5 } } });
    expect(given).toEqual({ c: 1 });
  });
  it('makes a record of members', () => {
    expect(nested({ 'name.EN': 'new', 'name.JA': null, order: 1 })).toEqual({ name: { EN: 'new', JA: null }, order: 1 });
  });
});

describe('two values are the same', () => {
  it.each<[unknown, unknown, boolean]>([
    ['a', 'a', true],
    ['1', 1, false],
    [null, undefined, false],
    [null, '', false],
    [[1, { a: 2 }], [1, { a: 2 }], true],
    [[1, { a: 2 }], [1, { a: 3 }], false],
    [[], null, false],
  ])('%j and %j: %s', (a, b, same) => {
    expect(isSame(a, b)).toBe(same);
  });
});
