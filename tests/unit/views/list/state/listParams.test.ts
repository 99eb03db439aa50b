import { describe, expect, it } from 'vitest';
import { reference, text } from '../../../../../src/fields';
import type { List } from '../../../../../src/schema/resource';
import { firstParams, lockedFilters, pageParams, parseSort, storeKeyOf, withinLocks } from '../../../../../src/views/list/state/listParams';
import { engineField } from '../../../fields/engineFields';

const list = {
  filters: {
    name: engineField(text('Name')),
    office: engineField(reference('salesOffices', 'Sales office', { lock: 'ownOffice' })),
    offices: engineField(reference('salesOffices', 'Sales offices', { lock: 'ownOffice', multiple: true })),
  },
  sorts: ['name desc', 'name asc'],
} as unknown as List;

describe('the filters that a session locks', () => {
  it('lockedFilters returns no filter without a lock (PLT-107)', () => {
    expect(lockedFilters(list, {})).toEqual({});
    expect(lockedFilters({} as List, { ownOffice: ['HK'] })).toEqual({});
  });
  it('lockedFilters returns the first value of the lock, or all values for a filter of several (PLT-107)', () => {
    expect(lockedFilters(list, { ownOffice: ['HK', 'SG'] })).toEqual({ office: 'HK', offices: ['HK', 'SG'] });
  });
});

describe('chosen filters within the locks', () => {
  const locked = { office: 'HK', offices: ['HK', 'SG'] };
  it.each([
    ['nothing', {}, { office: 'HK', offices: ['HK', 'SG'] }],
    ['another filter', { name: 'a' }, { name: 'a', office: 'HK', offices: ['HK', 'SG'] }],
    ['another value of a single one', { office: 'SG' }, { office: 'HK', offices: ['HK', 'SG'] }],
    ['one of several', { offices: ['SG'] }, { office: 'HK', offices: ['SG'] }],
    ['one of several as a single value', { offices: 'SG' }, { office: 'HK', offices: ['SG'] }],
    ['one within and one beyond', { offices: ['XX', 'SG'] }, { office: 'HK', offices: ['SG'] }],
    ['one beyond alone', { offices: ['XX'] }, { office: 'HK', offices: ['HK', 'SG'] }],
  ])('withinLocks keeps what the lock allows: %s (PLT-107)', (_, chosen, kept) => expect(withinLocks(chosen, locked)).toEqual(kept));
});

describe('a list at its first visit', () => {
  it('firstParams returns page 1 of ten rows, the first sort and no filter (PLT-095)', () => {
    expect(firstParams(list, {})).toEqual({ page: 1, perPage: 10, sort: { field: 'name', order: 'DESC' }, filter: {} });
    expect(firstParams({ sorts: ['name desc'] } as unknown as List, {}).sort).toEqual({ field: 'name', order: 'DESC' });
    expect(firstParams({} as List, {}).sort).toEqual({ field: '', order: 'ASC' });
  });
  it('firstParams returns the filters that the session locks (PLT-107)', () => {
    expect(firstParams(list, { ownOffice: ['HK'] }).filter).toEqual({ chosen: { office: 'HK', offices: ['HK'] } });
  });
});

it.each([
  ['name desc', { field: 'name', order: 'DESC' }],
  ['name asc', { field: 'name', order: 'ASC' }],
  ['name', { field: 'name', order: 'ASC' }],
])('the sort "%s" is %j', (sort, parsed) => expect(parseSort(sort)).toEqual(parsed));

it('lists of a resource that belong to different records store their state under different keys', () => {
  expect([storeKeyOf('clients'), storeKeyOf('clients', { type: 'BIZ', id: 7 })]).toEqual(['clients.list', 'clients.BIZ.7.list']);
});

describe('the request for a page', () => {
  const params = firstParams(list, { ownOffice: ['HK'] });
  it('pageParams returns no meta for a list without a record', () => expect(pageParams(params).meta).toBeUndefined());
  it('pageParams returns the record of the list, and the query that its dialog makes of search and filters', () => {
    expect(pageParams(params, { id: 7 }).meta).toEqual({ path: { id: 7 } });
    const searched = { ...params, filter: { search: { name: 'a' }, chosen: { office: 'HK' } } };
    expect(pageParams(searched, { id: 7 }, (filter) => ({ ...filter, more: 'x' })).meta).toEqual({
      path: { id: 7 },
      query: { name: 'a', office: 'HK', more: 'x' },
    });
  });
});
