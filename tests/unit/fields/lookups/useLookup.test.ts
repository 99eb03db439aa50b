import { describe, expect, it } from 'vitest';
import { lookupItems, lookupParams } from '../../../../src/fields/lookups/useLookup';

describe('lookup choices', () => {
  const rows = [
    { id: 'CL', label: 'Client', displayName: 'x' },
    { id: 'B', label: 'Business Partner', displayName: 'y' },
  ];
  it('SHR-043 leave out the codes that a field does not offer', () => {
    expect(lookupItems(rows, { excluded: ['CL'] })).toEqual([{ value: 'B', label: 'Business Partner' }]);
  });
  it('SHR-040 take the own label, else the name of the server', () => {
    expect(lookupItems(rows, { value: 'displayName', labels: { CL: 'Customer' } })).toEqual([
      { value: 'x', label: 'Customer' },
      { value: 'y', label: 'Business Partner' },
    ]);
  });
  it('lookupItems returns the included rows alone, and of these none that is excluded', () => {
    expect(lookupItems(rows, { included: ['CL'] })).toEqual([{ value: 'CL', label: 'Client' }]);
    expect(lookupItems(rows, { included: ['CL', 'B'], excluded: ['B'] })).toEqual([{ value: 'CL', label: 'Client' }]);
    expect(lookupItems(rows, { included: [] })).toEqual([]);
  });
  it.each([
    [undefined, {}],
    ['', {}],
    [[], {}],
    ['HK', { within: 'HK' }],
    [['HK'], { within: ['HK'] }],
  ])('lookupParams for the outer value %j filters by %j', (within, filter) => {
    expect(lookupParams(within).filter).toEqual(filter);
  });
  it('lookupParams names the record of the list only when there is one', () => {
    expect(lookupParams()).not.toHaveProperty('meta');
    expect(lookupParams(undefined, { id: 5 })).toMatchObject({ meta: { path: { id: 5 } } });
  });
});
