import { describe, expect, it, vi } from 'vitest';
import { createIndex, pageOf, type StoredRow } from '../../../fixtures/dialect/rows';

const rows: StoredRow[] = [
  { id: 4, name: 'Beta', rank: 0, office: 'HK' },
  { id: 1, name: 'alpha', rank: 10, office: 'SG' },
  { id: 3, name: null, rank: 2, office: 'HK' },
  { id: 2, name: 'Beta', rank: null, office: null },
  { id: 6, name: '', rank: 2, office: 'SG' },
  { id: 5, name: 'Alphabet', rank: undefined, office: 'DB' },
];
const ids = (found: StoredRow[]) => found.map(({ id }) => id);
const index = () => createIndex(() => rows);
const sorted = (...sort: string[]) => ids(index().find({ sort }, {}));

describe('the order of a list', () => {
  it('is by id when none is asked for', () => {
    expect(ids(index().find({}, {}))).toEqual([1, 2, 3, 4, 5, 6]);
  });
  it('compares numbers as numbers, texts without regard to case, has 0 as a value, and empty values last in both directions', () => {
    expect(sorted('rank,asc')).toEqual([4, 3, 6, 1, 2, 5]);
    expect(sorted('rank,desc')).toEqual([1, 3, 6, 4, 2, 5]);
    expect(sorted('rank')).toEqual(sorted('rank,asc'));
    expect(sorted('name,desc')).toEqual([2, 4, 5, 1, 3, 6]);
  });
  it('goes on with the second key, then with the id upwards', () => {
    expect(sorted('name,asc', 'rank,asc')).toEqual([1, 5, 4, 2, 3, 6]);
    expect(sorted('office,desc', 'id,desc')).toEqual([6, 1, 4, 3, 5, 2]);
    expect(sorted('office,desc')).toEqual([1, 6, 3, 4, 5, 2]);
  });
  it('and the lower-cased texts are made once until the table changes', () => {
    const table: StoredRow[] = [
      { id: 1, name: 'b' },
      { id: 2, name: 'a' },
    ];
    const read = vi.fn(() => table);
    const { find, changed } = createIndex(read);
    const ask = () => [ids(find({ sort: ['name,asc'] }, {})), ids(find({ name: 'A' }, { name: 'contains' }))];
    expect(ask()).toEqual([[2, 1], [2]]);
    const reads = read.mock.calls.length;
    table[0]!.name = 'a0';
    expect(ask()).toEqual([[2, 1], [2]]);
    expect(read).toHaveBeenCalledTimes(reads);
    table[1]!.name = 'c';
    changed();
    expect(ask()).toEqual([[1, 2], [1]]);
  });
});

describe('the filters of a list', () => {
  const found = (query: Record<string, unknown>, how: 'contains' | 'exact' | 'oneOf', visible?: (row: StoredRow) => boolean) =>
    ids(index().find(query, Object.fromEntries(Object.keys(query).map((key) => [key, how])), visible));
  const everything = [1, 2, 3, 4, 5, 6];

  it('find a text anywhere in a value, whatever its case, and nothing in a value that is missing', () => {
    expect(found({ name: 'ALPHA' }, 'contains')).toEqual([1, 5]);
    expect(found({ name: 'et' }, 'contains')).toEqual([2, 4, 5]);
    expect(found({ name: 'e' }, 'contains')).toEqual([2, 4, 5]);
    expect(found({ name: 'n' }, 'contains')).toEqual([]);
    expect(found({ name: '.' }, 'contains')).toEqual([]);
  });
  it('find an exact value whole, whatever its case', () => {
    expect(found({ name: 'ALPHA' }, 'exact')).toEqual([1]);
    expect(found({ name: 'alph' }, 'exact')).toEqual([]);
    expect(found({ rank: 2 }, 'exact')).toEqual([3, 6]);
    expect(found({ office: 'null' }, 'exact')).toEqual([]);
  });
  it('find one of several, each whole', () => {
    expect(found({ office: 'HK' }, 'oneOf')).toEqual([3, 4]);
    expect(found({ office: ['DB', 'SG'] }, 'oneOf')).toEqual([1, 5, 6]);
    expect(found({ rank: ['2', '10'] }, 'oneOf')).toEqual([1, 3, 6]);
    expect(found({ office: 'hk' }, 'oneOf')).toEqual([]);
    expect(found({ office: ['', 'HK'] }, 'oneOf')).toEqual([2, 3, 4]);
    expect(found({ office: ['null', 'undefined'] }, 'oneOf')).toEqual([]);
  });
  it.each(['contains', 'exact', 'oneOf'] as const)('leave out what is blank: %s', (how) => {
    for (const blank of ['', null, undefined, []]) expect(found({ name: blank }, how)).toEqual(everything);
  });
  it('hold all at once, and within what may be seen', () => {
    expect(found({ office: 'SG', rank: 2 }, 'exact')).toEqual([6]);
    expect(found({ office: ['HK', 'SG'] }, 'oneOf', ({ rank }) => rank === 2)).toEqual([3, 6]);
  });
  it('and what no filter names is no filter', () => {
    expect(ids(index().find({ office: 'HK' }, {}))).toEqual(everything);
  });
});

describe('a page', () => {
  const many = Array.from({ length: 25 }, (_, id): StoredRow => ({ id }));
  const page = (query: { page?: number; size?: number }) => {
    const { content, totalElements } = pageOf(many, query, ({ id }) => id);
    return [content[0], content.length, totalElements];
  };
  it('PLT-095 PLT-106 is the first ten without more, and what is left at the end', () => {
    expect(page({})).toEqual([0, 10, 25]);
    expect(page({ page: 2 })).toEqual([20, 5, 25]);
    expect(page({ page: 1, size: 7 })).toEqual([7, 7, 25]);
    expect(page({ page: 9 })).toEqual([undefined, 0, 25]);
  });
});
