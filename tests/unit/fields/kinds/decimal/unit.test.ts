import { expect, it } from 'vitest';
import { unitOf } from '../../../../../src/fields/kinds/decimal/unit';
import type { Condition } from '../../../../../src/schema/values/condition';
import { holds } from '../../../../../src/schema/values/condition';

const inCountry = (country: string) => (condition: Condition) => holds(condition, (name) => ({ country })[name as 'country']);
const unit = [{ when: { country: 'US' }, text: 'USD' }, 'CAD'] as const;

it.each([
  ['US', 'USD'],
  ['CANADA', 'CAD'],
])('a decimal has the first unit whose condition holds: in %s it is %s', (country, text) => {
  expect(unitOf({ unit: [...unit] }, inCountry(country))).toBe(text);
});

it('a decimal has one unit for all records, or none', () => {
  expect([unitOf({ unit: 'acres' }, inCountry('US')), unitOf({}, inCountry('US'))]).toEqual(['acres', undefined]);
  expect(unitOf({ unit: [unit[0]] }, inCountry('CANADA'))).toBeUndefined();
});
