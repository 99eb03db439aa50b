import { describe, expect, it } from 'vitest';
import { text } from '../../../../../src/fields';
import type { Field } from '../../../../../src/schema/field';
import type { EngineField } from '../../../../../src/schema/kind';
import { engineField, problemOf } from '../../engineFields';
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
