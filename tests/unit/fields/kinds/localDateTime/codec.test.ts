import { afterEach, describe, expect, it, vi } from 'vitest';
import { localDateTime } from '../../../../../src/fields';
import { timeOf } from '../../../../../src/format/moment';
import { formatDateTime } from '../../../../../src/format/dateTime';
import { quarterHours } from '../../../../../src/format/quarterHours';
import type { Field } from '../../../../../src/schema/field';
import { codecOf, problemOf } from '../../engineFields';

const problem = (field: Field, typed: unknown, stored?: unknown) => problemOf(field, typed, stored);
const parse = (field: Field, typed: unknown) => codecOf(field).parse(typed, field);

describe('a delivery', () => {
  const pastError = 'It is over';
  const delivery = localDateTime('Delivery', { wire: 'yyyy/MM/dd HH:mm', required: true, future: true, partialIsEmpty: true, lastTime: '24:00', pastError }) as Field; // prettier-ignore
  it.each([
    ['2026/11/01 24:00', '2026/11/02 00:00'],
    ['2026/12/31 24:00', '2027/01/01 00:00'],
    ['2028/02/28 24:00', '2028/02/29 00:00'],
    ['2028/02/29 24:00', '2028/03/01 00:00'],
    ['2026/11/01 00:00', '2026/11/01 00:00'],
    ['2099/11/01', null],
    ['10:15', null],
    // a day that the field does not take is a mistake, with and without a time
    ['2001/11/01', '2001/11/01'],
    ['no day', 'no day'],
    ['', null],
    ['2026/02/29 24:00', '2026/02/29 24:00'],
  ])('NTF-087 NTF-090 NTF-091 %j is sent as %j', (typed, sent) => expect(parse(delivery, typed)).toBe(sent));
  it('NTF-085 NTF-088 is not over, to the minute, and is there', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-01T02:15:59.999Z') });
    const told = [
      '2026/11/01 10:14',
      '2026/11/01 10:15',
      '2026/10/31 24:00',
      '2026/11/01 24:00',
      '2026/11/01',
      '2026/10/31',
      '2026/02/29 24:00',
    ];
    expect(told.map((typed) => problem(delivery, typed))).toEqual([
      pastError,
      null,
      pastError,
      null,
      'Delivery cannot be empty',
      pastError,
      'Please enter the correct format',
    ]);
    vi.useRealTimers();
  });
  const zone = process.env.TZ;
  afterEach(() => {
    process.env.TZ = zone;
  });
  // the nights on which clocks change, the end of a year, a leap day
  const days = ['2026/03/08', '2026/11/01', '2026/03/29', '2026/10/25', '2026/12/31', '2028/02/29', '2026/06/15'];
  it.each(['America/Los_Angeles', 'Europe/London', 'Asia/Hong_Kong'])('NTF-091 is one instant in %s, whatever its clocks do', (name) => {
    process.env.TZ = name;
    for (const day of days) {
      const start = Date.parse(`${day.replaceAll('/', '-')}T00:00:00+08:00`);
      const times = [...quarterHours, '24:00'];
      expect(times.map((time) => timeOf(`${day} ${time}`))).toEqual(times.map((_, i) => start + i * 15 * 60_000));
      for (const [i, time] of times.entries()) expect(parse(delivery, `${day} ${time}`)).toBe(formatDateTime(start + i * 15 * 60_000));
    }
  });
});
