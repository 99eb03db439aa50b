import { afterEach, describe, expect, it, vi } from 'vitest';
import { missingColumns, proposedType } from '../../resources/notifications/clientList/clientList';
import { warningsOf } from '../../resources/notifications/clientList/warnings';
import { revokeEffect } from '../../resources/notifications/revokeEffect';
import { untilDelivery } from '../../resources/notifications/review/delivery';
import { regionProblem } from '../../resources/vocabulary/regionProblem';
import type { Table } from '../../src/ui/files/csv/readTable';

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
  const list = (counts: Table['counts'], keys = 1) => ({ counts, keys }) as Table;
  it('warns of each kind in a line, in one or several', () => {
    expect(warningsOf(list({}))).toEqual([]);
    expect(warningsOf(list({}, 0))).toEqual(['The list names nobody']);
    expect(warningsOf(list({ blankKey: 1, duplicate: 1, blankCell: 1, cells: 1, formula: 1 }))).toEqual([
      '1 row has no clientId and will be ignored',
      '1 row repeats a clientId and will be ignored',
      '1 amount is empty',
      '1 row has more or fewer cells than the first line',
      '1 amount looks like a formula of a spreadsheet',
    ]);
    expect(warningsOf(list({ blankKey: 2, duplicate: 1_000, blankCell: 3, cells: 4, formula: 5 }))).toEqual([
      '2 rows have no clientId and will be ignored',
      '1,000 rows repeat a clientId and will be ignored',
      '3 amounts are empty',
      '4 rows have more or fewer cells than the first line',
      '5 amounts look like a formula of a spreadsheet',
    ]);
  });
});

describe('regions', () => {
  const [hongKong, singapore] = ['Hong Kong', 'Singapore'].map((office) => `Please select at least 1 region under ${office} sales office`);
  it.each([
    ['of both offices', ['DB', 'MY'], ['HK', 'SG'], null],
    ['NTF-046 PRJ-033 none of the first', ['MY'], ['HK', 'SG'], hongKong],
    ['NTF-047 PRJ-034 none of the second', ['CN'], ['HK', 'SG'], singapore],
    ['NTF-046 none at all, of two offices', [], ['SG', 'HK'], hongKong],
    ['NTF-046 none yet, of two offices', undefined, ['HK', 'SG'], hongKong],
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
