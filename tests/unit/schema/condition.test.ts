import { describe, expect, it } from 'vitest';
import { holds, namesIn, type Condition } from '../../../src/schema/values/condition';
import { valueAt } from '../../../src/schema/values/path';

describe('a condition', () => {
  const record = {
    status: 'OPENED',
    isDummy: true,
    office: ['HK', 'SG'],
    none: null,
    blank: '',
    count: 0,
    empty: [],
    type: { name: 'CP' },
  };
  it.each<[Condition, boolean]>([
    [{}, true],
    [{ status: 'OPENED' }, true],
    [{ status: 'opened' }, false],
    [{ status: ['DELETED', 'OPENED'] }, true],
    [{ status: ['DELETED'] }, false],
    [{ status: [] }, false],
    [{ isDummy: true }, true],
    [{ isDummy: 'true' }, false],
    [{ count: 0 }, true],
    [{ count: null }, false],
    // nothing is null, however it is written
    [{ none: null }, true],
    [{ blank: null }, true],
    [{ missing: null }, true],
    [{ empty: null }, true],
    [{ status: null }, false],
    [{ missing: 'x' }, false],
    [{ status: { not: 'OPENED' } }, false],
    [{ status: { not: 'DELETED' } }, true],
    [{ status: { not: ['DELETED', 'OPENED'] } }, false],
    [{ missing: { not: 'x' } }, true],
    [{ missing: { not: null } }, false],
    // of several values any may be the one
    [{ office: 'SG' }, true],
    [{ office: 'JP' }, false],
    [{ office: ['JP', 'HK'] }, true],
    [{ office: { not: 'HK' } }, false],
    [{ office: { not: 'JP' } }, true],
    [{ 'type.name': 'CP' }, true],
    [{ 'type.code': null }, true],
    // all members, `not` and `any`
    [{ status: 'OPENED', isDummy: true }, true],
    [{ status: 'OPENED', isDummy: false }, false],
    [{ not: { status: 'OPENED' } }, false],
    [{ not: { status: 'DELETED' } }, true],
    [{ not: { status: 'OPENED', isDummy: false } }, true],
    [{ any: [{ status: 'DELETED' }, { isDummy: true }] }, true],
    [{ any: [{ status: 'DELETED' }, { isDummy: false }] }, false],
    [{ any: [] }, false],
    [{ status: 'OPENED', any: [{ isDummy: false }] }, false],
    [{ status: undefined }, true],
  ])('%j: %s', (condition, isHeld) => {
    expect(holds(condition, (name) => valueAt(record, name))).toBe(isHeld);
  });
  it('names what it looks at', () => {
    expect(namesIn({ a: 'x', not: { b: null }, any: [{ c: 1 }, { not: { d: [] } }] })).toEqual(['a', 'b', 'c', 'd']);
  });
});
