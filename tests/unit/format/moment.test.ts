import { describe, expect, it } from 'vitest';
import { localDateTime } from '../../../src/fields';
import { joinParts, partsOf, readMoment, timeOf } from '../../../src/format/moment';
import type { Field } from '../../../src/schema/field';
import { codecOf, leavesOf, problemOf } from '../fields/engineFields';

const problem = (field: Field, typed: unknown, stored?: unknown) => problemOf(field, typed, stored);
const parse = (field: Field, typed: unknown) => codecOf(field).parse(typed, field);
const read = (field: Field, value: unknown) => codecOf(field).read({ x: value }, leavesOf('x', field)[0]!);

describe('a moment', () => {
  it.each([
    ['2026/11/01 09:00', '2026/11/01', '09:00', '2026/11/01 09:00'],
    ['2026-1-2 23:59', '2026-1-2', '23:59', '2026/01/02 23:59'],
    ['2026/11/01', '2026/11/01', '', null],
    ['09:00', '', '09:00', null],
    ['', '', '', null],
    ['2026/02/30 09:00', '2026/02/30', '09:00', null],
    ['2026/11/01 24:00', '2026/11/01', '24:00', '2026/11/01 24:00'],
    ['next week 10:15', 'next week', '10:15', null],
    ['2026年11月1日 09:00', '2026年11月1日', '09:00', '2026/11/01 09:00'],
    // a blank remains while the next word is being typed
    ['27 ', '27 ', '', null],
    ['2026/11/01  09:00', '2026/11/01 ', '09:00', '2026/11/01 09:00'],
  ])('%j is a day and a time', (typed, day, time, whole) => {
    expect(partsOf(typed)).toEqual({ day, time });
    expect(joinParts({ day, time })).toBe(typed);
    expect(readMoment(typed)).toBe(whole);
  });
  it('may have no blank before its time', () => {
    expect(readMoment('2026年11月1日09:00')).toBe('2026/11/01 09:00');
  });
  it('is one of UTC+8', () => {
    expect([timeOf('2026/11/01 08:00'), timeOf('2026/11/01')]).toEqual([Date.UTC(2026, 10, 1), null]);
  });
  const dashes = localDateTime('Start', { wire: 'yyyy-MM-dd HH:mm', last: '2300/12/31', required: true }) as Field;
  const slashes = localDateTime('Start', { wire: 'yyyy/MM/dd HH:mm' }) as Field;
  it('PRJ-091 is written as the wire has it, and read from it', () => {
    expect([read(dashes, '2026-11-01 09:07'), read(dashes, null)]).toEqual(['2026/11/01 09:07', '']);
    expect([parse(dashes, '20261101 09:00'), parse(slashes, '2026-11-1 09:00'), parse(dashes, ' '), parse(dashes, 'x')]).toEqual([
      '2026-11-01 09:00',
      '2026/11/01 09:00',
      null,
      'x',
    ]);
  });
  it('PRJ-056 has a range of its own', () => {
    expect([problem(dashes, '2300/12/31 00:00'), problem(dashes, '2026/11/01 09:00')]).toEqual([null, null]);
    const format = 'Please enter the correct format';
    expect(
      ['2301/01/01 00:00', '1899/12/31 10:00', '2026/11/01', '2026/11/01 24:00', '10:00'].map((typed) => problem(dashes, typed)),
    ).toEqual(Array.from({ length: 5 }, () => format));
    expect(problem(slashes, '2300/12/31 00:00')).toBe(format);
    expect(problem(dashes, '')).toBe('Start cannot be empty');
  });
});
