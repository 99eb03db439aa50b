import { describe, expect, it } from 'vitest';
import { listQuery, pagingQuery, queryString } from '../../../dataProvider/listQuery';

const page = { page: 3, perPage: 20 };
const sort = { field: 'lastLoginAt', order: 'DESC' };

describe('queryString, PLT-076 PLT-081', () => {
  it.each([
    ['PLT-076 repeats arrays without brackets', { projectCodes: ['P1', 'P2'] }, '?projectCodes=P1&projectCodes=P2'],
    ['PLT-076 keeps commas literal', { sort: ['lastLoginAt,desc'] }, '?sort=lastLoginAt,desc'],
    ['PLT-076 encodes what would break the query', { email: 'a&b#c=d e+f%' }, '?email=a%26b%23c%3Dd%20e%2Bf%25'],
    ['PLT-076 encodes Han and Kana', { lastName: '陳' }, '?lastName=%E9%99%B3'],
    ['PLT-081 leaves blanks out', { a: '', b: null, c: undefined, d: [], e: ['', 'x'] }, '?e=x'],
    ['keeps zero and false', { page: 0, isPost: false }, '?page=0&isPost=false'],
    ['is empty for nothing', {}, ''],
  ])('%s', (_, query, expected) => {
    expect(queryString(query)).toBe(expected);
  });
});

describe('listQuery', () => {
  it('PLT-095 SHR-065 sends the shown page minus one', () => {
    expect(listQuery({ pagination: page }, {})).toEqual({ page: 2, size: 20 });
  });
  it('PLT-078 CLI-013 sends two sort values, the chosen key and the tie break', () => {
    expect(queryString(listQuery({ pagination: page, sort }, { sorts: true, tieBreak: 'id asc' }))).toBe(
      '?page=2&size=20&sort=lastLoginAt,desc&sort=id,asc',
    );
  });
  it('sends the tie break once when it is the chosen key', () => {
    expect(listQuery({ sort: { field: 'id', order: 'ASC' } }, { sorts: true, tieBreak: 'id asc' })).toEqual({ sort: ['id,asc'] });
  });
  it('HOT-007 sends no sort to a list that takes none', () => {
    expect(listQuery({ pagination: page, sort }, {})).toEqual({ page: 2, size: 20 });
  });
  it('PLT-081 trims texts, so that a blank one is left out', () => {
    expect(queryString(listQuery({ filter: { lastName: '  Chan ', email: '   ' } }, {}))).toBe('?lastName=Chan');
  });
  it('PLT-080 has the paging query helper and sends none of its names', () => {
    const helper = pagingQuery({ pagination: page, sort, filter: { a: '1' } }, { sorts: true });
    expect(Object.keys(helper)).toEqual(['isPaging', 'jsonOrderBy', 'jsonSearchFilter', 'pageNum', 'pageSize']);
    const sent = queryString(listQuery({ pagination: page, sort, filter: { a: '1' } }, { sorts: true }));
    for (const name of Object.keys(helper)) expect(sent).not.toContain(name);
  });
});
