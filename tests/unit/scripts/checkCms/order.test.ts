import { describe, expect, it } from 'vitest';
import { isInOrder } from '../../../../scripts/checkCms/parts/sorts';

describe('an order is wrong only where no common collation has it', () => {
  it.each([
    ['code points', ['B', 'a', 'é'], true],
    ['without regard to case', ['a', 'B', 'c'], true],
    ['a dictionary', ['éa', 'Eb', 'f'], true],
    ['numbers in texts', ['item 2', 'item 10'], true],
    ['digits as letters', ['item 10', 'item 2'], true],
    ['without punctuation', ['a-c', 'ab', 'ad'].toSorted((a, b) => a.replace('-', '').localeCompare(b.replace('-', ''))), true],
    ['Chinese by sound', ['北京', '上海'], true],
    ['Chinese by strokes', ['上海', '北京'], true],
    ['none', ['a', 'c', 'b'], false],
    ['numbers', [2, 10, 11], true],
    ['numbers as if they were texts', [10, 11, 2], false],
    ['times by what they mean', ['2026-11-20T08:00:00+08:00', '2026-11-20T01:00:00Z'], true],
    ['times by their letters', ['2026-11-20T01:00:00Z', '2026-11-20T08:00:00+08:00'], false],
    ['empty values last', ['a', 'b', null, ''], true],
    ['empty values first', [null, 'a', 'b'], false],
    ['empty values between', ['a', null, 'b'], false],
  ])('%s', (_, values, holds) => {
    expect(isInOrder(values, 'asc')).toBe(holds);
  });
  it('downwards is the other way round, with empty values last as well', () => {
    expect(isInOrder(['b', 'a', null], 'desc')).toBe(true);
    expect(isInOrder(['a', 'b', null], 'desc')).toBe(false);
    expect(isInOrder([null, 'b', 'a'], 'desc')).toBe(false);
    expect(isInOrder([null, 'b', 'a'], 'desc', true)).toBe(true);
  });
});
