import { afterEach, describe, expect, it, vi } from 'vitest';
import { missingColumns, proposedType } from '../../resources/notifications/clientList/clientList';
import { leftOutOf, reasonsOf } from '../../resources/notifications/audience/reasons';
import { amountFindings, amountWarnings, findingText } from '../../resources/notifications/clientList/findings';
import { revokeEffect } from '../../resources/notifications/revokeEffect';
import { untilDelivery } from '../../resources/notifications/review/delivery';
import { regionProblem } from '../../resources/vocabulary/regionProblem';
import type { Table } from '../../src/files/csv/readTable';

describe('the time until a delivery', () => {
  const at = (text: string) => Date.parse(`${text}+08:00`);
  it.each([
    ['now', '2026-11-23T10:00:00.000', 'now'],
    ['now, as long as its minute lasts', '2026-11-23T10:00:59.999', 'now'],
    ['over a minute later', '2026-11-23T10:01:00.000', null],
    ['a begun minute counts', '2026-11-23T09:59:00.001', 'in 1 min'],
    ['59 minutes', '2026-11-23T09:01:00.000', 'in 59 min'],
    ['an hour', '2026-11-23T09:00:00.000', 'in 1 h'],
    ['hours and minutes', '2026-11-23T06:50:00.000', 'in 3 h 10 min'],
    ['a minute less than a day', '2026-11-22T10:01:00.000', 'in 23 h 59 min'],
    ['a day', '2026-11-22T10:00:00.000', 'in 1 day'],
    ['days and hours, and minutes no more', '2026-11-20T05:30:00.000', 'in 3 days 4 h'],
    ['years', '2023-11-23T10:00:00.000', 'in 1,096 days'],
  ])('%s', (_, now, text) => expect(untilDelivery('2026/11/23 10:00', at(now))).toBe(text));
  it('of what is no moment is not known', () => expect(untilDelivery('2026/11/23', 0)).toBeNull());
});

describe('a client list', () => {
  it('NTF-051 proposes the type that its header tells', () => {
    const proposed = (stored?: string) => [[], ['AMT2']].map((columns) => proposedType({ columns }, stored));
    expect(proposed()).toEqual(['ID_ONLY', 'CLIENT_PARAM']);
    expect(proposed('ID_ONLY')).toEqual(['ID_ONLY', 'CLIENT_PARAM']);
    expect(proposed('PARTNER_PARAM')).toEqual(['ID_ONLY', 'PARTNER_PARAM']);
  });
  it('NTF-057 lacks the columns that its header does not have', () => {
    expect(missingColumns({ columns: ['AMT1', 'AMT3'] })).toEqual(['AMT2', 'AMT4']);
  });
  type Found = Pick<Table, 'rows' | 'cells'>;
  it('warns of amounts in a line a kind and column, in one or several, of columns alone that a text uses', () => {
    const warnings = (found: Found, ...used: string[]) => amountWarnings(found, used);
    expect(warnings({ rows: { blankKey: 5, duplicate: 5 }, cells: {} }, 'AMT1')).toEqual([]);
    const cells = { blankCell: { AMT1: 1, AMT2: 9 }, formula: { AMT1: 1_000, AMT3: 9 } };
    expect(warnings({ rows: { cells: 1 }, cells }, 'AMT1')).toEqual([
      '1 amount of AMT1 is empty',
      '1,000 amounts of AMT1 look like a formula of a spreadsheet',
      '1 row has more or fewer cells than the first line',
    ]);
    expect(amountWarnings({ rows: { contradiction: 1 }, cells: {} }, [])).toEqual(['1 row repeats a client ID with other amounts']);
    expect(amountWarnings({ rows: { contradiction: 2 }, cells: {} }, [])).toEqual(['2 rows repeat client IDs with other amounts']);
    const others = { blankCell: { AMT2: 2 }, formula: { AMT2: 1 } };
    expect(warnings({ rows: { cells: 2 }, cells: others }, 'AMT2', 'AMT4')).toEqual([
      '2 amounts of AMT2 are empty',
      '1 amount of AMT2 looks like a formula of a spreadsheet',
      '2 rows have more or fewer cells than the first line',
    ]);
  });
  it('amountWarnings and findingText name what a spreadsheet did to an amount (NTF-057)', () => {
    const kinds = ['spreadsheetError', 'scientific', 'boolean', 'date', 'format'] as const;
    const cells = (count: number) => Object.fromEntries(kinds.map((kind) => [kind, { AMT1: count }]));
    expect(amountWarnings({ rows: {}, cells: cells(1) }, ['AMT1'])).toEqual([
      '1 amount of AMT1 is a spreadsheet error',
      '1 amount of AMT1 is in scientific notation',
      '1 amount of AMT1 is TRUE or FALSE',
      '1 amount of AMT1 is a date or a time',
      '1 amount of AMT1 has a different format from the others',
    ]);
    expect(amountWarnings({ rows: {}, cells: cells(1_000) }, ['AMT1'])).toEqual([
      '1,000 amounts of AMT1 are spreadsheet errors',
      '1,000 amounts of AMT1 are in scientific notation',
      '1,000 amounts of AMT1 are TRUE or FALSE',
      '1,000 amounts of AMT1 are dates or times',
      '1,000 amounts of AMT1 are in different formats',
    ]);
    const findings = kinds.map((kind) => ({ line: 2, column: 1, name: 'AMT1', kind, value: 'x' }));
    expect(amountFindings({ findings }, ['AMT1']).map(findingText)).toEqual([
      'AMT1 is a spreadsheet error',
      'AMT1 is in scientific notation',
      'AMT1 is TRUE or FALSE',
      'AMT1 is a date or a time',
      'AMT1 has a different format from other amounts',
    ]);
    expect([amountWarnings({ rows: {}, cells: cells(1) }, ['AMT2']), amountFindings({ findings }, ['AMT2'])]).toEqual([[], []]);
  });
  it('finds amounts of columns alone that a text uses, and nobody who gets nothing at all', () => {
    const found = (kind: Table['findings'][number]['kind'], name: string | null) => ({ line: 2, column: 1, name, kind, value: 'C1' });
    const rows = [found('blankKey', null), found('duplicate', null), found('cells', null)];
    const findings = [...rows, found('blankCell', 'AMT1'), found('formula', 'AMT2')];
    const told = amountFindings({ findings }, ['AMT1']);
    expect(told.map(findingText)).toEqual(['The row has more or fewer cells than the first line', 'AMT1 is empty']);
  });
});

describe('why rows reach nobody', () => {
  const audience = { total: 2, rows: 50, offices: {}, leftOut: { unknown: 45, inactive: 2, duplicate: 1 } };
  it('PLT-121 is told in words, and levels 2 and 3 do not hear of other sales offices', () => {
    expect(leftOutOf(audience)).toBe(48);
    expect(reasonsOf(audience, 1)).toEqual(['45 unknown', '2 not active', '1 repeated']);
    expect(reasonsOf(audience, 2)[0]).toBe('45 unknown, or of another sales office');
  });
});

describe('regions', () => {
  const [hongKong, singapore] = ['Hong Kong', 'Singapore'].map((office) => `Please select at least 1 region under ${office} sales office`);
  const both = `${hongKong}\n${singapore}`;
  it.each([
    ['of both offices', ['DB', 'MY'], ['HK', 'SG'], null],
    ['NTF-046 PRJ-033 none of the first', ['MY'], ['HK', 'SG'], hongKong],
    ['NTF-047 PRJ-034 none of the second', ['CN'], ['HK', 'SG'], singapore],
    ['NTF-046 NTF-047 none at all, of two offices: what each of them asks for', [], ['SG', 'HK'], both],
    ['NTF-046 NTF-047 none yet, of two offices', undefined, ['HK', 'SG'], both],
    ['none at all, of one: its field says so', [], ['HK'], null],
    ['none yet, of one', null, ['SG'], null],
    ['none yet, of none', null, [], null],
    ['of another office than the one', ['SG'], ['HK'], hongKong],
    ['of an office that is not known', ['SG'], ['XX', 'SG'], null],
  ])('%s', (_, regions, offices, problem) => expect(regionProblem(regions, offices)).toBe(problem));
});

describe('a revoke', () => {
  afterEach(() => void vi.useRealTimers());
  it.each([
    ['2026-11-23T01:59:59Z', 'It was not sent yet: nobody will get it.'],
    ['2026-11-23T02:00:00Z', 'It was due by now: whoever has it loses it from the inbox, and nobody else will get it.'],
  ])('NTF-021 at %s of one that the list had as waiting: %s', (now, text) => {
    vi.useFakeTimers({ now: new Date(now) });
    expect(revokeEffect({ status: 'PENDING', deliveryDate: '2026/11/23 10:00' })).toBe(text);
  });
});
