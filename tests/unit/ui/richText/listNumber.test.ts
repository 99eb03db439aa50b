import { expect, it } from 'vitest';
import { formatListNumber } from '../../../../src/ui/richText/paragraphs/listNumber';

it.each([
  [4, 'decimal', '4'],
  [4, '1', '4'],
  [-1, 'a', '-1'],
  [0, 'I', '0'],
  [26, 'a', 'z'],
  [27, 'lower-latin', 'aa'],
  [703, 'A', 'AAA'],
  [1994, 'i', 'mcmxciv'],
  [9, 'upper-roman', 'IX'],
  [4000, 'I', '4000'],
  [4, 'decimal-leading-zero', '04'],
  [4, 'hebrew', '4'],
] as const)('formatListNumber writes %i in the style %s as %s (NTF-031)', (number, style, written) =>
  expect(formatListNumber(number, style)).toBe(written),
);
