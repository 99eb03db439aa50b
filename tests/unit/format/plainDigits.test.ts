import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { timeframeHint, visibility } from '../../../resources/projects/timeframe';
import { decimal, integer } from '../../../src/fields';
import { problemOf } from '../../../src/fields/codec';
import { codecOf } from '../../../src/fields/codecs';
import { dayInWords, meantDay } from '../../../src/format/day';
import { plainDigits } from '../../../src/format/plainDigits';

describe('a number as people write it', () => {
  it.each([
    ['1,000', '1000'],
    ['12 000', '12000'],
    ['12\u00a0000', '12000'],
    ['12\u202f000', '12000'],
    ['1,234,567.5', '1234567.5'],
    ['１２', '12'],
    ['１，０００．５', '1000.5'],
    [' 7 ', '7'],
  ])('PRJ-076 HOT-018 OFF-016 "%s" is %s', (typed, digits) => {
    expect(plainDigits(typed)).toBe(digits);
    const field = decimal('Size', {});
    expect([problemOf(codecOf(field), field, typed), codecOf(field).parse(typed, field)]).toEqual([null, Number(digits)]);
  });
  it.each(['1,5', '1 2', '1,00', '1,000 000', '1 000,000', '1.000,5', ',000', '1,0000', '1,000,', '0x10', '1e3'])(
    'PRJ-076 HOT-018 OFF-016 "%s" may mean something else, and is refused',
    (typed) => {
      for (const field of [decimal('Size', {}), integer('Order', { min: 0 })])
        expect(problemOf(codecOf(field), field, typed), field.kind).toBe('Please enter the correct format');
    },
  );
});

describe('a day as people write it', () => {
  it.each([
    ['1 December 2026', '2026/12/01'],
    ['1st Dec 2026', '2026/12/01'],
    ['December 1, 2026', '2026/12/01'],
    ['31/12/2026', '2026/12/31'],
    ['12/31/2026', '2026/12/31'],
    ['5-5-2026', '2026/05/05'],
  ])('SHR-018 "%s" can mean %s alone', (typed, day) => expect(meantDay(typed)).toBe(day));
  it.each([
    '01/12/2026',
    '1-2-2026',
    '31/02/2026',
    '32 December 2026',
    '1 Dez 2026',
    '1 De 2026',
    '1 Ma 2026',
    'December 2026',
    '12/2026',
    'soon',
  ])('SHR-018 "%s" may mean several days or none, and none is offered', (typed) => expect(meantDay(typed)).toBeNull());
  it('is offered in words', () =>
    expect([dayInWords('2026/12/01'), dayInWords('2026/02/28')]).toEqual(['1 December 2026', '28 February 2026']));
});

describe('what app users see of a project', () => {
  beforeEach(() => void vi.useFakeTimers().setSystemTime(new Date('2026-11-23T02:00:00Z')));
  afterEach(() => void vi.useRealTimers());
  const of = (startDate: string, endDate: string, isPost = true) => ({ isPost, startDate, endDate });
  it.each([
    [of('2026-11-23 10:00', '2026-11-23 10:00'), 'live', null],
    [of('2020-01-01 00:00', '2026-11-23 09:59'), 'ended', 'The timeframe ended on 2026/11/23 09:59: app users will not see it.'],
    [of('2026-11-23 10:01', '2300-12-31 00:00'), 'scheduled', 'App users will see it from 2026/11/23 10:01 on, not before.'],
    [of('2020-01-01 00:00', '2020-01-02 00:00', false), null, null],
  ])('%j is %s', (project, state, hint) => expect([visibility(project), timeframeHint(project)]).toEqual([state, hint]));
  it('is nothing without a timeframe', () => expect(visibility({ isPost: true })).toBeNull());
});
