import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { timeframeHint, visibility } from '../../../../resources/projects/timeframe';
import { createForm } from '../../../../resources/projects/createForm';

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

describe('what is to be known before projects are created', () => {
  const { saveHint } = createForm;
  const hint = saveHint as (values: object) => string | null;
  const two = { salesOffices: ['HK', 'SG'] };
  it.each([
    [{}, null],
    [{ salesOffices: ['HK'] }, null],
    [two, '2 projects are created, one for each sales office.'],
    [
      { ...two, isPost: true, startDate: '2020-01-01 00:00', endDate: '2020-02-01 00:00' },
      /^2 projects are created, one for each sales office\. The timeframe ended/,
    ],
    [{ salesOffices: ['HK'], isPost: true, startDate: '2020-01-01 00:00', endDate: '2020-02-01 00:00' }, /^The timeframe ended/],
  ])('%j', (values, text) => {
    if (text instanceof RegExp) expect(hint(values)).toMatch(text);
    else expect(hint(values)).toBe(text);
  });
});
