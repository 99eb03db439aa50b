import { describe, expect, it } from 'vitest';
import { lookupItems } from '../../../../src/fields/lookups/useLookup';

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
});
