import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { date } from '../../../src/fields';
import { isDay, readDay, dayInWords, suggestedDays } from '../../../src/format/day';
import { codecOf, problemOf } from '../fields/engineFields';

describe('SHR-018 a day as people type it', () => {
  it.each([
    ['1990/02/03', '1990/02/03'],
    ['1990/2/3', '1990/02/03'],
    ['1990-02-03', '1990/02/03'],
    ['1990.2.3', '1990/02/03'],
    ['1990-2.3', '1990/02/03'],
    ['19900203', '1990/02/03'],
    [' 1990/02/03 ', '1990/02/03'],
    ['１９９０／０２／０３', '1990/02/03'],
    ['１９９００２０３', '1990/02/03'],
    ['2000/02/29', '2000/02/29'],
    ['1990年2月3日', '1990/02/03'],
    ['2100年6月1日', '2100/06/01'],
    ['2100 年 06 月 01 日', '2100/06/01'],
    ['２１００年６月１日', '2100/06/01'],
    ['2100年6月1', '2100/06/01'],
    ['1990年2月30日', null],
    ['6月1日', null],
    ['2100年6月', null],
    ['27/9/2026', null],
    ['1990/02/30', null],
    ['2001/02/29', null],
    ['1990/13/01', null],
    ['03/02/1990', null],
    ['199023', null],
    ['90/02/03', null],
    ['1990/2', null],
    ['', null],
    ['yesterday', null],
  ])('%j is read as %j', (typed, day) => {
    expect(readDay(typed)).toBe(day);
  });

  it('is sent as yyyy/MM/dd though the field was not left; what is no day is sent as it was typed', () => {
    const field = date('Day');
    const sent = (typed: string) => codecOf(field).parse(typed, field);
    expect(sent('1990-2-3')).toBe('1990/02/03');
    expect(sent(' someday ')).toBe('someday');
    expect(sent(' ')).toBeNull();
  });
});

describe('the days that a field takes', () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-20T16:30:00Z') }));
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['1899/12/31', {}, false],
    ['1900/01/01', {}, true],
    ['2100/12/31', {}, true],
    ['2101/01/01', {}, false],
    ['1889/12/31', { first: '1890/01/01' }, false],
    ['1890/01/01', { first: '1890/01/01' }, true],
    // it is 00:30 on the 21st in UTC+8
    ['2026/11/21', { last: 'today' }, true],
    ['2026/11/22', { last: 'today' }, false],
    ['2026/11/20', { first: 'today' }, false],
  ])('%j with %j: %j', (day, range, isIn) => {
    expect(isDay(day, range)).toBe(isIn);
  });

  it('are a rule of the field, with the text of the specification', () => {
    const field = date('Date of birth', { first: '1890/01/01', last: 'today' });
    const answer = (typed: string) => problemOf(field, typed);
    expect(answer('1890-1-1')).toBeNull();
    expect(answer('')).toBeNull();
    expect(answer('2090/01/01')).toBe('Please enter the correct format');
    expect(answer('1889/12/31')).toBe('Please enter the correct format');
    expect(answer('1990年2月30日')).toBe('Please enter the correct format');
  });
});

describe('a day as people write it', () => {
  it.each([
    ['1 December 2026', '2026/12/01'],
    ['1st Dec 2026', '2026/12/01'],
    ['December 1, 2026', '2026/12/01'],
    ['31/12/2026', '2026/12/31'],
    ['12/31/2026', '2026/12/31'],
    ['5-5-2026', '2026/05/05'],
    ['27/9/2026', '2026/09/27'],
    ['27.9.2026', '2026/09/27'],
  ])('SHR-018 "%s" can mean %s alone', (typed, day) => expect(suggestedDays(typed)).toEqual([day]));
  it.each([
    ['01/12/2026', '2026/12/01', '2026/01/12'],
    ['3/4/2026', '2026/04/03', '2026/03/04'],
    ['1-2-2026', '2026/02/01', '2026/01/02'],
  ])('SHR-018 "%s" may mean %s or %s', (typed, ...days) => expect(suggestedDays(typed)).toEqual(days));
  it.each(['31/02/2026', '32 December 2026', '1 Dez 2026', '1 De 2026', '1 Ma 2026', 'December 2026', '12/2026', 'soon'])(
    'SHR-018 "%s" means no day',
    (typed) => expect(suggestedDays(typed)).toEqual([]),
  );
  it('is offered in words', () =>
    expect([dayInWords('2026/12/01'), dayInWords('2026/02/28')]).toEqual(['1 December 2026', '28 February 2026']));
});
