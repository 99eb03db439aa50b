import { expect, it } from 'vitest';
import { optionLabels } from '../../../../src/fields/filters/optionLabels';

const options = [
  { value: 'A', label: 'Ay' },
  { value: 'B', label: 'Bee' },
];

it.each([
  [[], ''],
  [['B'], 'Bee'],
  [['B', 'A'], 'Bee, Ay'],
  [['A', 'X'], 'Ay, X'],
])('the tag of a filter names the chosen values %j as "%s"', (values, text) => expect(optionLabels(options, values)).toBe(text));
