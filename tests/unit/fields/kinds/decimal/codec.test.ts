import { describe, expect, it } from 'vitest';
import { decimal } from '../../../../../src/fields';
import type { Field } from '../../../../../src/schema/field';
import { codecOf, leavesOf, problemOf } from '../../engineFields';

const problem = (field: Field, typed: unknown, stored?: unknown) => problemOf(field, typed, stored);
const parse = (field: Field, typed: unknown) => codecOf(field).parse(typed, field);
const read = (field: Field, value: unknown) => codecOf(field).read({ x: value }, leavesOf('x', field)[0]!);

describe('a decimal', () => {
  const field = decimal('Size', { required: true, maxLength: 15, error: 'Size must be number' }) as Field;
  it.each(['1e3', '-1', '.5', '1.', '1,5', '一', '1 2', '+1', '0x1'])('PRJ-076 %s is none', (typed) => {
    expect(problem(field, typed)).toBe('Size must be number');
    expect(parse(field, typed)).toBe(typed);
  });
  it.each([
    ['2', 2],
    [' 2.50 ', 2.5],
    ['0.0000000000001', 1e-13],
    ['0', 0],
  ])('PRJ-076 %s is %f', (typed, value) => expect([problem(field, typed), parse(field, typed)]).toEqual([null, value]));
  it('PRJ-071 has at most fifteen characters', () => {
    expect(problem(field, '123456789012345')).toBeNull();
    expect(problem(field, '1234567890123456')).toBe('Size must be at most 15 characters');
    expect(problem(field, '')).toBe('Size cannot be empty');
  });
  it('is shown without an exponent, and nothing as nothing', () => {
    expect([read(field, 1e-13), read(field, null)]).toEqual(['0.0000000000001', '']);
  });
});
