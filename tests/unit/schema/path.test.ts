import { describe, expect, it } from 'vitest';
import { nested, valueAt, withValueAt } from '../../../src/schema/path';

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
  it('sets a member in a copy and keeps its neighbours', () => {
    const record = { a: 1, b: { c: 2, d: 3 } };
    expect(withValueAt(record, 'b.c', 4)).toEqual({ a: 1, b: { c: 4, d: 3 } });
    expect(withValueAt(record, 'e.f', 5)).toEqual({ ...record, e: { f: 5 } });
    expect(withValueAt({ a: 'text' }, 'a.b', 5)).toEqual({ a: { b: 5 } });
    expect(record.b.c).toBe(2);
  });
  it('makes a record of members', () => {
    expect(nested({ 'name.EN': 'new', 'name.JA': null, order: 1 })).toEqual({ name: { EN: 'new', JA: null }, order: 1 });
  });
});
