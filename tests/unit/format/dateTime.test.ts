import { afterEach, describe, expect, it } from 'vitest';
import { localTime, formatDateTime } from '../../../src/format/dateTime';

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

describe('dates', () => {
  it.each([
    ['2026-11-20T06:05:00.000Z', '2026/11/20 14:05'],
    ['2026-12-31T16:30:00Z', '2027/01/01 00:30'],
    ['2024-02-28T20:00:00Z', '2024/02/29 04:00'],
    [null, null],
    ['', null],
    ['yesterday', null],
  ])('SHR-017 SHR-019 shows %s as %s', (value, text) => {
    expect(formatDateTime(value)).toBe(text);
  });
});
