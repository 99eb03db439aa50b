import { describe, expect, it } from 'vitest';
import { holds, namesIn, type Condition } from '../../../src/schema/condition';
import { nested, valueAt, withValueAt } from '../../../src/schema/path';
import { fillTemplate, formattersIn, isClosed, namesInTemplate } from '../../../src/schema/template';

describe('a condition', () => {
  const record = {
    status: 'OPENED',
    isDummy: true,
    office: ['HK', 'SG'],
    none: null,
    blank: '',
    count: 0,
    empty: [],
    type: { name: 'CP' },
  };
  it.each<[Condition, boolean]>([
    [{}, true],
    [{ status: 'OPENED' }, true],
    [{ status: 'opened' }, false],
    [{ status: ['DELETED', 'OPENED'] }, true],
    [{ status: ['DELETED'] }, false],
    [{ status: [] }, false],
    [{ isDummy: true }, true],
    [{ isDummy: 'true' }, false],
    [{ count: 0 }, true],
    [{ count: null }, false],
    // nothing is null, however it is written
    [{ none: null }, true],
    [{ blank: null }, true],
    [{ missing: null }, true],
    [{ empty: null }, true],
    [{ status: null }, false],
    [{ missing: 'x' }, false],
    [{ status: { not: 'OPENED' } }, false],
    [{ status: { not: 'DELETED' } }, true],
    [{ status: { not: ['DELETED', 'OPENED'] } }, false],
    [{ missing: { not: 'x' } }, true],
    [{ missing: { not: null } }, false],
    // of several values any may be the one
    [{ office: 'SG' }, true],
    [{ office: 'JP' }, false],
    [{ office: ['JP', 'HK'] }, true],
    [{ office: { not: 'HK' } }, false],
    [{ office: { not: 'JP' } }, true],
    [{ 'type.name': 'CP' }, true],
    [{ 'type.code': null }, true],
    // all members, `not` and `any`
    [{ status: 'OPENED', isDummy: true }, true],
    [{ status: 'OPENED', isDummy: false }, false],
    [{ not: { status: 'OPENED' } }, false],
    [{ not: { status: 'DELETED' } }, true],
    [{ not: { status: 'OPENED', isDummy: false } }, true],
    [{ any: [{ status: 'DELETED' }, { isDummy: true }] }, true],
    [{ any: [{ status: 'DELETED' }, { isDummy: false }] }, false],
    [{ any: [] }, false],
    [{ status: 'OPENED', any: [{ isDummy: false }] }, false],
    [{ status: undefined }, true],
  ])('%j: %s', (condition, isHeld) => {
    expect(holds(condition, (name) => valueAt(record, name))).toBe(isHeld);
  });
  it('names what it looks at', () => {
    expect(namesIn({ a: 'x', not: { b: null }, any: [{ c: 1 }, { not: { d: [] } }] })).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('a template', () => {
  it.each([
    ['{a} {b}', { a: 'one', b: 'two' }, 'one two'],
    ['{a} · {b}', { a: 'one', b: '' }, 'one'],
    ['{a} · {b}', { a: null, b: 'two' }, 'two'],
    ['{a} · {b}', { a: ' ', b: ' ' }, null],
    ['{a} · {b} · {c}', { a: 'one', c: 'three' }, 'one · three'],
    ['{a} ({b})', { a: 'one', b: 'two' }, 'one (two)'],
    ['{a} ({b})', { a: 'one' }, 'one'],
    ['No. {n}', { n: 0 }, 'No. 0'],
    ['No. {n}', {}, null],
    ['{n}%', { n: 5 }, '5%'],
    ['{type.name}', { type: { name: 'CP' } }, 'CP'],
    ['plain', {}, 'plain'],
    ['{a|b}', { a: '', b: 'two' }, 'two'],
    ['{a|b}', { a: 'one', b: 'two' }, 'one'],
    ['{a|b|c}', {}, null],
    ['{a|b}', { a: 0 }, '0'],
    ['{a} · {b|c}', { a: 'one', c: 'three' }, 'one · three'],
    ['{constructor.name}', {}, null],
    ['{toString}', {}, null],
  ])('%j of %j is %j', (template, record, text) => {
    expect(fillTemplate(template, record)).toBe(text);
  });
  it('names its members', () => {
    expect(namesInTemplate('{a} · {b.c}!')).toEqual(['a', 'b.c']);
    expect(namesInTemplate('none')).toEqual([]);
    expect(namesInTemplate('{a|b.c} {shout()} {d}')).toEqual(['a', 'b.c', 'd']);
    expect(formattersIn('{a|b.c} {shout()} {d} {whisper()}')).toEqual(['shout', 'whisper']);
  });
});

it.each([
  ['{a} {b}', true],
  ['none', true],
  ['{a', false],
  ['a}', false],
  ['{a {b}', false],
  ['{}', false],
  ['{{a}}', false],
])('the braces of %j are closed: %s', (template, isRight) => {
  expect(isClosed(template)).toBe(isRight);
});

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
