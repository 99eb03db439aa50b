import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesOf, rowsOf, stateOf, unnamedOf, withTicks } from '../../../../../resources/adminUsers/matrix/ticks';
import { sampleSize, seed } from '../../../../sampling';

const options = { columns: { READ: 'View', WRITE: 'Update' }, implies: { WRITE: 'READ' } };
const rows = rowsOf(
  [
    { name: 'Clients', codes: ['APP_READ', 'APP_WRITE'] },
    { name: 'Reports', codes: ['REPORT_READ'] },
    { name: 'Imports', codes: ['IMPORT_WRITE'] },
  ],
  options,
);
const [clients, reports, imports] = rows as [(typeof rows)[0], (typeof rows)[0], (typeof rows)[0]];
const tick = (held: string[], row: typeof clients, column: string, isOn: boolean) => withTicks(held, [{ row, column }], isOn, options);

describe('ticks of a matrix', () => {
  it('ADM-032 ADM-036 a row has the codes that it has', () => {
    expect(rows.map(({ codes }) => codes)).toEqual([
      { READ: 'APP_READ', WRITE: 'APP_WRITE' },
      { READ: 'REPORT_READ', WRITE: null },
      { READ: null, WRITE: 'IMPORT_WRITE' },
    ]);
  });
  it('ADM-032 a row whose codes are none has no ticks, and takes none down with it', () => {
    expect(rowsOf([{ name: 'Odd', codes: null }], options)).toEqual([{ name: 'Odd', codes: { READ: null, WRITE: null } }]);
  });
  it('ADM-034 Update brings View, once', () => {
    expect(tick([], clients, 'WRITE', true)).toEqual(['APP_WRITE', 'APP_READ']);
    expect(tick(['APP_READ'], clients, 'WRITE', true)).toEqual(['APP_READ', 'APP_WRITE']);
    expect(tick([], clients, 'READ', true)).toEqual(['APP_READ']);
  });
  it('ADM-035 without View there is no Update; without Update there is View', () => {
    expect(tick(['APP_READ', 'X', 'APP_WRITE'], clients, 'READ', false)).toEqual(['X']);
    expect(tick(['APP_READ', 'APP_WRITE'], clients, 'WRITE', false)).toEqual(['APP_READ']);
  });
  it('ADM-036 a code that a row does not have is neither added nor missed', () => {
    expect(tick([], reports, 'WRITE', true)).toEqual([]);
    expect(tick([], imports, 'WRITE', true)).toEqual(['IMPORT_WRITE']);
    expect(tick(['IMPORT_WRITE'], imports, 'READ', false)).toEqual(['IMPORT_WRITE']);
  });
  it('several at once, as a row or a column does', () => {
    const column = rows.map((row) => ({ row, column: 'WRITE' }));
    expect(withTicks(['X'], column, true, options)).toEqual(['X', 'APP_WRITE', 'APP_READ', 'IMPORT_WRITE']);
    expect(withTicks(['X', 'APP_WRITE', 'APP_READ'], column, false, options)).toEqual(['X', 'APP_READ']);
  });
  it('a matrix that couples nothing', () => {
    expect(withTicks([], [{ row: clients, column: 'WRITE' }], true, { columns: options.columns })).toEqual(['APP_WRITE']);
    expect(withTicks(['APP_READ', 'APP_WRITE'], [{ row: clients, column: 'READ' }], false, { columns: options.columns })).toEqual([
      'APP_WRITE',
    ]);
  });
  it.each([
    [['A', 'B'], ['A', 'B'], 'all'],
    [['A', 'B'], ['A'], 'some'],
    [['A', 'B'], ['C'], 'none'],
    [['A', null], ['A'], 'all'],
    [[null], [], 'none'],
  ])('of %j held %j: %s', (codes, held, state) => {
    expect(stateOf(codes, new Set(held))).toBe(state);
  });
  it('what changed, row by row', () => {
    expect(changesOf(rows, new Set(['APP_READ', 'IMPORT_WRITE']), new Set(['APP_READ', 'APP_WRITE', 'X']))).toEqual([
      { name: 'Clients', column: 'WRITE', isAdded: true },
      { name: 'Imports', column: 'WRITE', isAdded: false },
    ]);
  });
  it('codes that no row has are told, and survive every tick', () => {
    expect(unnamedOf(rows, ['X', 'APP_READ', 'Y'])).toEqual(['X', 'Y']);
    const anyTick = fc.record({ row: fc.constantFrom(...rows), column: fc.constantFrom('READ', 'WRITE'), isOn: fc.boolean() });
    fc.assert(
      fc.property(fc.array(anyTick), (ticks) => {
        const held = ticks.reduce<readonly string[]>(
          (codes, { row, column, isOn }) => withTicks(codes, [{ row, column }], isOn, options),
          ['X'],
        );
        expect(unnamedOf(rows, held)).toEqual(['X']);
        expect(new Set(held).size).toBe(held.length);
        expect(held.includes('APP_WRITE') && !held.includes('APP_READ')).toBe(false);
      }),
      { numRuns: sampleSize(100, 5_000), seed },
    );
  });
});
