import { describe, expect, it } from 'vitest';
import { formatMoney } from '../../../src/format/money';

describe('money', () => {
  it.each([
    [1234.5, 'USD', 'USD 1,234.50'],
    [0, 'CAD', 'CAD 0.00'],
    [-20, 'CAD', 'CAD -20.00'],
    [null, 'USD', null],
    [Number.NaN, 'USD', null],
  ] as const)('SHR-021 shows %s in %s as %s', (amount, currency, text) => {
    expect(formatMoney(amount, currency)).toBe(text);
  });
});
