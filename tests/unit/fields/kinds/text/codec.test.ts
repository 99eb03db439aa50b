import { describe, expect, it } from 'vitest';
import { integer, multiline, text } from '../../../../../src/fields';
import type { Field } from '../../../../../src/schema/field';
import type { EngineField } from '../../../../../src/schema/kind';
import { codecOf, engineField, problemOf } from '../../engineFields';
import { limitOf } from '../../../../../src/fields/rules/limitOf';

const problem = (field: Field, typed: unknown, stored?: unknown) => problemOf(field, typed, stored);

describe('a limit that differs once a text is changed', () => {
  const brief = engineField(text('Brief', { maxLength: 200, maxLengthChanged: 30 })) as EngineField<'text'>;
  const long = 'x'.repeat(200);
  it.each([
    ['a stored text of 200', long, long, 200],
    ['the same, one character less', long.slice(1), long, 30],
    ['a new text', 'new', '', 30],
    ['a stored text of 30', long.slice(0, 30), long.slice(0, 30), 30],
    ['a text of 31 that is stored', long.slice(0, 31), long.slice(0, 31), 200],
  ])('PRJ-067 %s', (_, typed, stored, limit) => expect(limitOf(brief, typed, stored)).toBe(limit));
  it('PRJ-067 is told in its own number', () => {
    expect(problem(brief, long, long)).toBeNull();
    expect(problem(brief, long.slice(1), long)).toBe('Brief must be at most 30 characters');
    expect(limitOf({ maxLength: 5 }, 'abc', undefined)).toBe(5);
  });
});

describe('shared rules', () => {
  const messageOf = (options: Parameters<typeof text>[1], typed: unknown) => {
    const field = text('Field', options);
    return problemOf(field, typed);
  };
  it.each([
    ['', true],
    ['seven77', true],
    ['eight888', false],
    ['fifteen-1234567', false],
    ['sixteen-12345678', true],
    ['x'.repeat(100), true],
  ])('SHR-008 SHR-009 checks the username "%s" on submit', (name, isWrong) => {
    expect(messageOf({ required: true, format: 'username' }, name)).toBe(isWrong ? 'User Name must be 8-15 chars' : null);
  });
  it.each([
    ['', false],
    [null, false],
    ['a@b.co', false],
    ['a@b', true],
    ['a b@c.de', true],
  ])('SHR-010 checks the email %j if it is given', (email, isWrong) => {
    expect(messageOf({ format: 'email' }, email)).toBe(isWrong ? 'Please enter the correct format' : null);
  });
});

describe('a text in the form of its format', () => {
  const parse = (options: Parameters<typeof text>[1], typed: unknown) =>
    codecOf(text('Field', options)).parse(typed, text('Field', options));
  it('SHR-010 SHR-014 a code, email, username and day lose invisible characters and full width', () => {
    expect(parse({ format: 'code' }, '\u202aＣ１\u200b001\u202c\u00a0')).toBe('C1001');
    expect(parse({ format: 'email' }, '\u2060ann＠example.com\u3000')).toBe('ann@example.com');
    expect(parse({ format: 'username' }, 'ann\u200b.lee')).toBe('ann.lee');
    expect(parse({ format: 'day' }, '２０２６/01/02\u200b')).toBe('2026/01/02');
  });
  it('SHR-072 an address loses invisible characters and nothing else', () => {
    expect(parse({ format: 'url' }, ' https://example.com/\u200bａ')).toBe('https://example.com/ａ');
    expect(problem(text('URL', { format: 'url' }), 'https://example.com/a\u3000b')).toBe('Please enter the correct format');
  });
  it('SHR-001 a password stays exactly as it was typed', () => {
    expect(parse({ format: 'password' }, ' Ａb1!\u200b ')).toBe(' Ａb1!\u200b ');
    expect(parse({ format: 'password' }, '')).toBeNull();
  });
  it('SHR-014 any other text loses control characters only', () => {
    expect(parse({}, ' Ｏ’Brien\u200b\u000b\tWei ')).toBe('Ｏ’Brien\u200b Wei');
    expect(parse({ format: 'name' }, 'O’Brien')).toBe('O’Brien');
  });
  it('SHR-014 only the characters that are sent count against the maximum length', () => {
    const typed = `\u202a${'Ｃ'.repeat(10)}\u200b\u202c`;
    expect(problem(text('ID', { format: 'code', maxLength: 10 }), typed)).toBeNull();
    expect(problem(text('ID', { format: 'code', maxLength: 9 }), typed)).toBe('ID must be at most 9 characters');
    expect(problem(multiline('Text', { maxLength: 3 }), 'a\u000bb\n')).toBeNull();
    expect(problem(integer('Order', { maxLength: 2 }), '\u200b１２\u200b')).toBeNull();
  });
  it('SHR-016 a required text of invisible characters only is missing', () => {
    for (const field of [
      text('Title', { required: true }),
      multiline('Title', { required: true }),
      text('Title', { required: true, format: 'code' }),
    ])
      for (const typed of ['\u200b', '\u3000\u200d', '\u000b\u2060', '\ufe0f']) expect(problem(field, typed)).toBe('Title cannot be empty');
  });
});
