import { expect, it } from 'vitest';
import { layOutPages, maxPages, pagesNear } from '../../../../src/ui/files/pdf/pageLayout';

it('layOutPages gives unloaded pages the ratio of the first loaded page', () => {
  const layout = layOutPages(4, 100, new Map([[2, 1.5], [0, 3]])); // prettier-ignore
  expect([0, 1, 2, 3].map(layout.heightOf)).toEqual([300, 150, 150, 150]);
  expect([0, 1, 2, 3, 4].map(layout.topOf)).toEqual([0, 316, 482, 648, 814]);
  expect(layOutPages(1, 210, new Map()).heightOf(0)).toBe(297);
});

it('a position in the pages stays the same when their heights change', () => {
  const small = layOutPages(2_000, 100, new Map([[0, 1]]));
  const large = layOutPages(2_000, 400, new Map([[0, 1], [5, 2]])); // prettier-ignore
  const position = small.positionAt(1_500 * 116 + 58);
  expect(position).toEqual({ page: 1_500, part: 0.5 });
  expect(large.positionAt(large.scrollTopOf(position))).toEqual(position);
});

it('positionAt never leaves the pages', () => {
  const layout = layOutPages(3, 100, new Map([[0, 1]]));
  expect(layout.positionAt(-20).page).toBe(0);
  expect(layout.positionAt(99_999).page).toBe(2);
  expect(layOutPages(0, 0, new Map()).positionAt(0).page).toBe(0);
});

it('pagesNear renders sixty pages before and after the one in view', () => {
  expect(pagesNear(0, 10)).toEqual([0, 10]);
  expect(pagesNear(0, maxPages)).toEqual([0, 61]);
  expect(pagesNear(1_000, maxPages)).toEqual([940, 1_061]);
  expect(pagesNear(maxPages - 1, maxPages)).toEqual([maxPages - 61, maxPages]);
});

it('the most pages that are shown are no higher than a browser can lay out', () => {
  const [widest, largestZoom, firefox] = [960, 4, 17_800_000];
  expect(layOutPages(maxPages, widest * largestZoom, new Map()).topOf(maxPages)).toBeLessThan(firefox);
});
