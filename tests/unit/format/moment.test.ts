import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { decimal, localDateTime, text, choice } from '../../../src/fields';
import { codecOf, leavesOf } from '../../../src/fields/codecs';
import { limitOf, problemOf } from '../../../src/fields/codec';
import { joinParts, partsOf, readMoment, timeOf } from '../../../src/format/moment';
import { formatDateTime, localTime } from '../../../src/format/dateTime';
import { plainNumber } from '../../../src/format/plainNumber';
import { quarterHours } from '../../../src/format/quarterHours';
import type { Field } from '../../../src/schema/field';

const problem = (field: Field, typed: unknown, stored?: unknown) => problemOf(codecOf(field), field, typed, stored);
const parse = (field: Field, typed: unknown) => codecOf(field).parse(typed, field);
const read = (field: Field, value: unknown) => codecOf(field).read({ x: value }, leavesOf('x', field)[0]!);

describe('a number in digits alone', () => {
  it.each([
    [0, '0'],
    [1e-13, '0.0000000000001'],
    [1.5e-10, '0.00000000015'],
    [-2.5e-7, '-0.00000025'],
    [1e21, '1000000000000000000000'],
    [1.25e21, '1250000000000000000000'],
    [999_999_999_999_999, '999999999999999'],
  ])('%f is %s', (value, digits) => expect(plainNumber(value)).toBe(digits));
  it('reads back as the same number', () => {
    fc.assert(fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => Number(plainNumber(value)) === value));
  });
});

describe('a decimal', () => {
  const field = decimal('Size', { required: true, maxLength: 15, error: 'Size must be number' }) as Field;
  it.each(['1e3', '-1', '.5', '1.', '1,5', '一', '1 2', '+1', '0x1'])('PRJ-076 %s is none', (typed) => {
    expect(problem(field, typed)).toBe('Size must be number');
    expect(parse(field, typed)).toBe(typed);
  });
  it.each([
    ['2', 2],
    [' 2.50 ', 2.5],
    ['0.0000000000001', 1e-13],
    ['0', 0],
  ])('PRJ-076 %s is %f', (typed, value) => expect([problem(field, typed), parse(field, typed)]).toEqual([null, value]));
  it('PRJ-071 has at most fifteen characters', () => {
    expect(problem(field, '123456789012345')).toBeNull();
    expect(problem(field, '1234567890123456')).toBe('Size must be at most 15 characters');
    expect(problem(field, '')).toBe('Size cannot be empty');
  });
  it('is shown without an exponent, and nothing as nothing', () => {
    expect([read(field, 1e-13), read(field, null)]).toEqual(['0.0000000000001', '']);
  });
});

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
  ])('%j is a day and a time', (typed, day, time, whole) => {
    expect(partsOf(typed)).toEqual({ day, time });
    expect(joinParts({ day, time })).toBe(typed);
    expect(readMoment(typed)).toBe(whole);
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

describe('a delivery', () => {
  const pastError = 'It is over';
  const delivery = localDateTime('Delivery', { wire: 'yyyy/MM/dd HH:mm', required: true, future: true, partialIsEmpty: true, lastTime: '24:00', pastError }) as Field; // prettier-ignore
  it.each([
    ['2026/11/01 24:00', '2026/11/02 00:00'],
    ['2026/12/31 24:00', '2027/01/01 00:00'],
    ['2028/02/28 24:00', '2028/02/29 00:00'],
    ['2028/02/29 24:00', '2028/03/01 00:00'],
    ['2026/11/01 00:00', '2026/11/01 00:00'],
    ['2026/11/01', null],
    ['10:15', null],
    ['no day', null],
    ['', null],
    ['2026/02/29 24:00', '2026/02/29 24:00'],
  ])('NTF-087 NTF-090 NTF-091 %j is sent as %j', (typed, sent) => expect(parse(delivery, typed)).toBe(sent));
  it('NTF-085 NTF-088 is not over, to the minute, and is there', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-01T02:15:59.999Z') });
    const told = ['2026/11/01 10:14', '2026/11/01 10:15', '2026/10/31 24:00', '2026/11/01 24:00', '2026/11/01', '2026/02/29 24:00'];
    expect(told.map((typed) => problem(delivery, typed))).toEqual([
      pastError,
      null,
      pastError,
      null,
      'Delivery cannot be empty',
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

describe('a moment in the zone of the browser', () => {
  const zone = process.env.TZ;
  afterEach(() => {
    process.env.TZ = zone;
  });
  it.each([
    ['America/Los_Angeles', '2026-11-01T08:30:00Z', '2026/11/01 01:30, the first one'],
    ['America/Los_Angeles', '2026-11-01T09:30:00Z', '2026/11/01 01:30, the second one'],
    ['America/Los_Angeles', '2026-11-01T07:59:00Z', '2026/11/01 00:59'],
    ['America/Los_Angeles', '2026-11-01T10:00:00Z', '2026/11/01 02:00'],
    ['Europe/London', '2026-10-25T00:15:00Z', '2026/10/25 01:15, the first one'],
    ['Asia/Hong_Kong', '2026-11-01T09:30:00Z', null],
  ])('NTF-091 in %s %s is %s', (name, time, text) => {
    process.env.TZ = name;
    expect(localTime(Date.parse(time))).toBe(text);
  });
});

describe('a limit that differs once a text is changed', () => {
  const brief = text('Brief', { maxLength: 200, maxLengthChanged: 30 }) as Field;
  const long = 'x'.repeat(200);
  it.each([
    ['a stored text of 200', long, long, 200],
    ['the same, one character less', long.slice(1), long, 30],
    ['a new text', 'new', '', 30],
    ['a stored text of 30', long.slice(0, 30), long.slice(0, 30), 30],
    ['a text of 31 that is stored', long.slice(0, 31), long.slice(0, 31), 200],
  ])('PRJ-067 %s', (_, typed, stored, limit) => expect(limitOf(brief, typed, stored)).toBe(limit));
  it('PRJ-067 is told in its own number', () => {
    expect(problem(brief, long, long)).toBeNull();
    expect(problem(brief, long.slice(1), long)).toBe('Brief must be at most 30 characters');
    expect(limitOf(text('Plain', { maxLength: 5 }) as Field, 'abc', undefined)).toBe(5);
  });
});

describe('several codes', () => {
  const languages = choice('Language', { labels: { EN: 'English' }, multiple: true }) as Field;
  it('are a list, and none of them is no value', () => {
    expect([read(languages, undefined), read(languages, ['EN'])]).toEqual([[], ['EN']]);
    expect(problem({ ...languages, required: true } as Field, [])).toBe('Language cannot be empty');
    expect(problem({ ...languages, required: true, emptyError: 'None (EN)' } as Field, [])).toBe('None (EN)');
  });
});
