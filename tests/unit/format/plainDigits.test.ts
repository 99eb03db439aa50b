import { describe, expect, it } from 'vitest';
import { decimal, integer } from '../../../src/fields';
import { plainDigits } from '../../../src/format/plainDigits';
import { orderRules } from '../../../resources/vocabulary/orderRules';
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
      for (const field of [decimal('Size', {}), integer('Order')])
        expect(problemOf(field, typed), field.kind).toBe('Please enter the correct format');
    },
  );
  it.each([
    ['$1,250,000', 1_250_000],
    ['$ 1,250,000.50', 1_250_000.5],
    ['＄１，０００', 1000],
    ['$7', 7],
  ])('PRJ-074 "%s" is an amount of money', (typed, amount) => {
    const field = decimal('Price', { money: true });
    expect([problemOf(field, typed), codecOf(field).parse(typed, field)]).toEqual([null, amount]);
    expect(problemOf(decimal('Size', {}), typed)).toBe('Please enter the correct format');
  });
  it.each(['$', '$$1', '1$', '$1,5', '€5', 'US$5'])('PRJ-074 "%s" is no amount of money', (typed) => {
    expect(problemOf(decimal('Price', { money: true }), typed)).toBe('Please enter the correct format');
  });
  it.each([
    ['01', 1],
    ['007', 7],
    ['00', 0],
    ['-05', -5],
    ['10', 10],
    ['0', 0],
  ])('"%s" is the whole number %d', (typed, number) => {
    const field = integer('Order', {});
    expect([problemOf(field, typed), codecOf(field).parse(typed, field)]).toEqual([null, number]);
  });
  it.each(['0', '00', '0a', '1.0'])('HOT-018 OFF-016 "%s" is no order', (typed) => {
    expect(problemOf(integer('Order', orderRules), typed)).toBe('Order must be integer');
  });
  it('HOT-018 OFF-016 an order may have a zero before it', () => {
    expect(problemOf(integer('Order', orderRules), '01')).toBeNull();
  });
});
