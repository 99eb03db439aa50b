import { expect, it } from 'vitest';
import { skeletonRows } from '../../../../../src/views/list/state/skeletonRows';

it.each([
  [5, 5],
  [10, 10],
  [20, 10],
])('a page of %i rows that is loading shows the shape of %i rows', (perPage, shown) => {
  expect(skeletonRows(perPage)).toHaveLength(shown);
});
