import { describe, expect, it } from 'vitest';
import { decimal, integer } from '../../../src/fields';
import { plainDigits } from '../../../src/format/plainDigits';
import { codecOf, problemOf } from '../fields/engineFields';

describe('a number as people write it', () => {
  it.each([
    ['1,000', '1000'],
    ['12 000', '12000'],
    ['12\u00a0000', '12000'],
    ['12\u202f000', '12000'],
    ['1,234,567.5', '1234567.5'],
    ['１２', '12'],
    ['１，０００．５', '1000.5'],
    [' 7 ', '7'],
  ])('PRJ-076 HOT-018 OFF-016 "%s" is %s', (typed, digits) => {
    expect(plainDigits(typed)).toBe(digits);
    const field = decimal('Size', {});
    expect([problemOf(field, typed), codecOf(field).parse(typed, field)]).toEqual([null, Number(digits)]);
  });
  it.each(['1,5', '1 2', '1,00', '1,000 000', '1 000,000', '1.000,5', ',000', '1,0000', '1,000,', '0x10', '1e3'])(
    'PRJ-076 HOT-018 OFF-016 "%s" may mean something else, and is refused',
    (typed) => {
      for (const field of [decimal('Size', {}), integer('Order', { min: 0 })])
        expect(problemOf(field, typed), field.kind).toBe('Please enter the correct format');
    },
  );
});
