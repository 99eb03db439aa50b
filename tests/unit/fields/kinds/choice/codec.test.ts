import { describe, expect, it } from 'vitest';
import { choice } from '../../../../../src/fields';
import type { Field } from '../../../../../src/schema/field';
import { codecOf, leavesOf, problemOf } from '../../engineFields';

const problem = (field: Field, typed: unknown, stored?: unknown) => problemOf(field, typed, stored);
const read = (field: Field, value: unknown) => codecOf(field).read({ x: value }, leavesOf('x', field)[0]!);

describe('several codes', () => {
  const languages = choice('Language', { labels: { EN: 'English' }, multiple: true }) as Field;
  it('are a list, and none of them is no value', () => {
    expect([read(languages, undefined), read(languages, ['EN'])]).toEqual([[], ['EN']]);
    expect(problem({ ...languages, required: true } as Field, [])).toBe('Language cannot be empty');
    expect(problem({ ...languages, required: true, emptyError: 'None (EN)' } as Field, [])).toBe('None (EN)');
  });
});
