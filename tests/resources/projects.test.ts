import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertAcres } from '../../resources/projects/areas';
import { withoutEmpty } from '../../src/schema/values/withoutEmpty';
import { lastOnline, lastUpdate, projectName } from '../../resources/projects/project';
import { changeOnline, nextQuarter } from '../../resources/projects/timeframe';
import type { ChangeAbout } from '../../src/schema';
import { sampleSize, seed } from '../sampling';

/** The same in whole numbers: what is typed times a hundred thousand, half of the last digit added. */
const byHand = (text: string, unit: 'METER_SQUARE' | 'PING') => {
  const [whole = '0', fraction = ''] = text.split('.');
  const size = BigInt(whole) * 10n ** 13n + BigInt(fraction.padEnd(13, '0'));
  const factor = unit === 'PING' ? 122_403_600n : 404_685_642n;
  const thousandths = (size * factor + 5n * 10n ** 14n) / 10n ** 15n;
  return `${thousandths / 1000n}.${String(thousandths % 1000n).padStart(3, '0')}`;
};

describe('sizes of projects', () => {
  it.each([
    [2, 'METER_SQUARE', '8093.713'],
    [2, 'PING', '2448.072'],
    [0, 'PING', '0.000'],
    [0.0000000000001, 'PING', '0.000'],
    [999_999_999_999_999, 'METER_SQUARE', '4046856419999995953.144'],
    [1, 'HECTARE', null],
    [1, 'toString', null],
  ])('PRJ-046 %f acres in %s are %s', (acres, unit, text) => expect(convertAcres(acres, unit)).toBe(text));
  const numRuns = sampleSize(1_000, 20_000);
  it(`convertAcres equals exact decimal arithmetic for ${numRuns} random sizes (PRJ-046)`, () => {
    const size = fc
      .tuple(fc.integer({ min: 0, max: 999_999_999 }), fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 99_999 }))
      .map(([whole, digits, fraction]) => `${whole}${digits > 0 ? `.${String(fraction).padStart(5, '0').slice(0, digits)}` : ''}`);
    fc.assert(
      fc.property(size, fc.constantFrom('METER_SQUARE' as const, 'PING' as const), (text, unit) => {
        expect(convertAcres(Number(text), unit)).toBe(byHand(text, unit));
      }),
      { numRuns, seed },
    );
  });
});

describe('the timeframe of a project', () => {
  const at = (text: string) => Date.parse(`${text}Z`);
  it.each([
    ['2026-11-22T02:00:00.000', '2026-11-22 10:00'],
    ['2026-11-22T02:00:00.001', '2026-11-22 10:15'],
    ['2026-11-22T02:14:59.999', '2026-11-22 10:15'],
    ['2026-11-22T15:46:00.000', '2026-11-23 00:00'],
    ['2026-12-31T15:59:00.000', '2027-01-01 00:00'],
  ])('PRJ-055 PRJ-057 at %s starts at %s', (now, start) => expect(nextQuarter(at(now))).toBe(start));
  const about = (startDate: string, stored: ChangeAbout['stored']): ChangeAbout => ({
    values: { startDate },
    stored,
    codesOf: () => Promise.resolve([]),
    isLocked: () => false,
    isTouched: () => false,
  });
  const future = '2299-01-01 00:00';
  it.each([
    ['an untouched start that has passed is made anew', true, '2026-01-01 00:00', null, true],
    ['one of an offline project too', true, '2026-01-01 00:00', { startDate: null }, true],
    ['a stored start stays', true, '2026-01-01 00:00', { startDate: '2026-01-01 00:00' }, false],
    ['a start that is still to come stays', true, future, null, false],
    ['going offline changes nothing', false, '2026-01-01 00:00', null, false],
  ])('PRJ-055 %s', (_, isOnline, start, stored, isNew) => {
    const set = changeOnline(isOnline, about(start, stored));
    expect(Object.keys(set)).toEqual(isNew ? ['startDate'] : []);
  });
  it('PRJ-018 PRJ-098 reads start ~ end, or "-"', () => {
    expect(lastOnline({ lastStartDate: '2026-11-01 09:00', lastEndDate: '2300-12-31 00:00' })).toBe('2026/11/01 09:00 ~\n2300/12/31 00:00');
    expect(lastOnline({ lastStartDate: null, lastEndDate: '2300-12-31 00:00' })).toBe('-');
    expect(lastOnline({ lastStartDate: '2026-11-01 09:00', lastEndDate: null })).toBe('-');
  });
});

describe('a project', () => {
  it('a project shows who changed it last and when, or the one that is known, or "-"', () => {
    const texts = [
      { updatedByName: 'Priya Tandel', updatedAt: '2026-11-16T23:30:00Z' },
      { updatedByName: 'Priya Tandel', updatedAt: null },
      { updatedByName: null, updatedAt: '2026-11-16T23:30:00Z' },
      { updatedByName: null, updatedAt: null },
    ].map((project) => lastUpdate(project as Parameters<typeof lastUpdate>[0]));
    expect(texts).toEqual(['Priya Tandel 2026/11/17 07:30', 'Priya Tandel', '2026/11/17 07:30', '-']);
  });
  it('is called by its English name, else by the first that is filled', () => {
    expect(projectName({ name: { JA: 'b', EN: 'a' } })).toBe('a');
    expect(projectName({ name: { ZH_CN: 'd', ZH_HK: 'c' } })).toBe('c');
    expect(projectName({ name: {} })).toBe('');
  });
  it('PRJ-089 is sent without what is empty; lists, nothing and no stay', () => {
    expect(
      withoutEmpty({ a: null, b: undefined, c: { d: null }, e: { f: { g: null } }, h: [], i: 0, j: false, k: '', l: { m: 'x', n: null } }),
    ).toEqual({ h: [], i: 0, j: false, k: '', l: { m: 'x' } });
  });
});
