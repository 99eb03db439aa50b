import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainNumber } from '../../../src/format/plainNumber';
import { sampleSize, seed } from '../../sampling';

describe('a number in digits alone', () => {
  it.each([
    [0, '0'],
    [1e-13, '0.0000000000001'],
    [1.5e-10, '0.00000000015'],
    [-2.5e-7, '-0.00000025'],
    [1e21, '1000000000000000000000'],
    [1.25e21, '1250000000000000000000'],
    [999_999_999_999_999, '999999999999999'],
  ])('%f is %s', (value, digits) => expect(plainNumber(value)).toBe(digits));
  it('plainNumber writes digits that read back as the same number', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => Number(plainNumber(value)) === value),
      { numRuns: sampleSize(100, 10_000), seed },
    );
  });
});
