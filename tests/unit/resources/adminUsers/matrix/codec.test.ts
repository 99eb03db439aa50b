import { describe, expect, it } from 'vitest';
import { matrix } from '../../../../../resources/adminUsers/matrix';
import codec from '../../../../../resources/adminUsers/matrix/codec';
import { optionFor, type EngineField } from '../../../../../src/schema/kind';

const declared = matrix('Rights', { rows: 'permissionModules', rowLabel: 'Module', columns: { READ: 'View' }, sentAs: 'permissionCode' });
const field = { ...declared, definition: matrix.definition } as EngineField<'matrix'>;
const leaf = { name: 'rights', path: 'rights', member: 'rights', sentAs: 'permissionCode', field: field as EngineField };

describe('codes of a matrix', () => {
  it.each([
    [['A_READ'], ['A_READ']],
    [null, []],
    [undefined, []],
  ])('%j of a record are held as %j', (stored, held) => {
    expect(codec.read({ rights: stored }, leaf)).toEqual(held);
  });
  it('are sent as a list under the name of the contract', () => {
    expect([codec.parse(['A_READ'], field), codec.parse(undefined, field)]).toEqual([['A_READ'], []]);
    expect(codec.write(['A_READ'], leaf)).toEqual({ permissionCode: ['A_READ'] });
  });
  it('come from the lookup that the field names', () => {
    expect(optionFor(field as EngineField, 'lookup')).toBe('permissionModules');
    expect(optionFor(field as EngineField, 'within')).toBeUndefined();
  });
});
