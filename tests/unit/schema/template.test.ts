import { describe, expect, it } from 'vitest';
import { fillTemplate, formattersIn, isClosed, namesInTemplate } from '../../../src/schema/values/template';

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
  it('makes no text of an object', () => {
    expect(() => fillTemplate('{a} {b}', { a: 'one', b: {} })).toThrow('the value is none of its kind');
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
