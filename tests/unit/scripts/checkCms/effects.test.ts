import { describe, expect, it } from 'vitest';
import { rowsOf } from '../../../../scripts/checkCms/output/effects';
import type { Result } from '../../../../scripts/checkCms/check';

type Deviation = Result['deviations'][number];

const rows = (...some: Partial<Deviation>[]) =>
  rowsOf(
    {
      deviations: some.map((each) => ({
        rule: 'type',
        effect: 'fails',
        calls: ['GET /a/'],
        place: '/id',
        expected: 'a number',
        found: 'a text',
        portal: 'It shows "–"',
        count: 1,
        ...each,
      })),
    },
    'fails',
  );

describe('a row of a deviation', () => {
  it.each([
    ['one call, once', ['GET /a/'], 1, 'GET /a/', '/id'],
    ['one call, twice', ['GET /a/'], 2, 'GET /a/', '/id (2 times)'],
    ['two calls, once in each', ['GET /a/', 'GET /b/'], 2, 'GET /a/ and 1 more', '/id'],
    ['two calls, twice in one of them', ['GET /a/', 'GET /b/'], 3, 'GET /a/ and 1 more', '/id (3 times)'],
    ['three calls, once in each', ['GET /a/', 'GET /b/', 'GET /c/'], 3, 'GET /a/ and 2 more', '/id'],
  ])('of %s', (_, calls, count, call, place) => {
    expect(rows({ calls, count })).toEqual([[call, place, 'a number', 'a text', 'It shows "–"']]);
  });
  it('has the effect that is asked for', () => {
    expect(rows({ effect: 'nothing' }, { found: 'null' }, { effect: 'shows less' }).map(([, , , found]) => found)).toEqual(['null']);
  });
});
