import { describe, expect, it, onTestFinished, vi } from 'vitest';
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
  it('SHR-021 has English separators in a browser of another language', () => {
    const write = Number.prototype.toLocaleString;
    const german = vi.spyOn(Number.prototype, 'toLocaleString').mockImplementation(function (this: number, locale = 'de', options) {
      return write.call(this, locale, options);
    });
    onTestFinished(() => german.mockRestore());
    expect((1234.5).toLocaleString()).toBe('1.234,5');
    expect(formatMoney(1234.5, 'USD')).toBe('USD 1,234.50');
  });
});
