import { describe, expect, it } from 'vitest';
import { inColumns } from '../../../../../src/views/form/layouts/sheetLayout';

/** Sections with these numbers of fields. */
const sectionsOf = (...counts: number[]) => counts.map((count) => ({ fields: Array.from({ length: count }, (_, i) => `field ${i}`) }));
const counts = (columns: ReturnType<typeof inColumns<{ fields: string[] }>>) =>
  columns.map((column) => column.map(({ fields }) => fields.length));

describe('the two columns of a sheet', () => {
  it.each([
    [
      'have the same height where that is possible',
      [3, 3, 3, 3],
      [
        [3, 3],
        [3, 3],
      ],
    ],
    ['keep the order of the sections', [9, 1, 2], [[9], [1, 2]]],
    ['leave a tall last section alone', [1, 2, 9], [[1, 2], [9]]],
    ['count three fields as one row', [3, 1], [[3], [1]]],
    [
      'count them so also beside others',
      [9, 1, 1, 1],
      [
        [9, 1],
        [1, 1],
      ],
    ],
    ['put a single section into the first', [4], [[4], []]],
  ])('%s', (_, sections, columns) => expect(counts(inColumns(sectionsOf(...sections)))).toEqual(columns));
});
