import { describe, expect, it } from 'vitest';
import { pageNumbers, pageSizes } from '../../../../../src/views/list/table/Pager';

describe('pager', () => {
  it('PLT-094 SHR-065 HOT-009 CLI-022 offers the sizes 5, 10, 20 and 50', () => {
    expect(pageSizes).toEqual([5, 10, 20, 50]);
  });
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 120, [1, 2, 3, 4, 5, null, 120]],
    [4, 120, [1, 2, 3, 4, 5, null, 120]],
    [5, 120, [1, null, 4, 5, 6, null, 120]],
    [60, 120, [1, null, 59, 60, 61, null, 120]],
    [116, 120, [1, null, 115, 116, 117, null, 120]],
    [117, 120, [1, null, 116, 117, 118, 119, 120]],
    [7, 1, [1]],
    [9, 6, [1, 2, 3, 4, 5, 6]],
    [119, 120, [1, null, 116, 117, 118, 119, 120]],
  ])('PLT-096 shows page numbers around page %s of %s', (page, pages, numbers) => {
    expect(pageNumbers(page, pages)).toEqual(numbers);
  });
});
