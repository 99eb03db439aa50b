import { describe, expect, it } from 'vitest';
import { ok, json } from '../browser';
import { setUp } from './provider';

const params = { pagination: { page: 1, perPage: 1000 }, sort: { field: 'id', order: 'ASC' as const }, filter: {} };
const rows = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => ({ code: `c${from + i}`, name: `N${from + i}` }));
const path = 'GET /salesregion/officelist';

describe('a lookup over a list that answers in pages', () => {
  it('is asked for to its end, each row once', async () => {
    const { server, provider } = setUp();
    server.on(path, () => ok({ content: rows(0, 10), totalElements: 230 }));
    server.on(`${path}?page=0&size=100`, () => ok({ content: rows(0, 100), totalElements: 230 }));
    // one came in front meanwhile
    server.on(`${path}?page=1&size=100`, () => ok({ content: rows(99, 199), totalElements: 231 }));
    server.on(`${path}?page=2&size=100`, () => ok({ content: rows(199, 230), totalElements: 231 }));
    const { data, total } = await provider.getList('offices', params);
    expect(total).toBe(230);
    expect(data.map(({ id }) => id)).toEqual(rows(0, 230).map(({ code }) => code));
    expect(data[229]).toEqual({ id: 'c229', code: 'c229', name: 'N229', label: 'N229' });
  });
  it('that fits the first reply is asked for once', async () => {
    const { server, provider } = setUp();
    server.on(path, () => ok({ content: rows(0, 10), totalElements: 10 }));
    expect((await provider.getList('offices', params)).data).toHaveLength(10);
  });
  it('ends where the rows end, whatever the total says', async () => {
    const { server, provider } = setUp();
    server.on(path, () => ok({ content: rows(0, 10), totalElements: 400 }));
    server.on(`${path}?page=0&size=100`, () => ok({ content: rows(0, 100), totalElements: 400 }));
    server.on(`${path}?page=1&size=100`, () => ok({ content: [], totalElements: 400 }));
    expect((await provider.getList('offices', params)).data).toHaveLength(100);
  });
  it('of more than two thousand rows fails, and hides none of them silently', async () => {
    const { server, provider } = setUp();
    server.on(path, () => ok({ content: rows(0, 10), totalElements: 2001 }));
    for (let page = 0; page < 20; page += 1)
      server.on(`${path}?page=${page}&size=100`, () => ok({ content: rows(page * 100, page * 100 + 100), totalElements: 2001 }));
    await expect(provider.getList('offices', params)).rejects.toThrow('A lookup has more than 2000 rows');
  });
  it('leaves out what is no row and what cannot be told from others, and counts them out', async () => {
    const { server, provider } = setUp();
    server.on(path, () => ok({ content: [...rows(0, 2), null, 5, [], {}, { name: 'N', code: {} }], totalElements: 7 }));
    const { data, total } = await provider.getList('offices', params);
    expect([data.map(({ id }) => id), total]).toEqual([rows(0, 2).map(({ code }) => code), 2]);
  });
  it('is asked for to its end though a page has rows that are none', async () => {
    const { server, provider } = setUp();
    server.on(path, () => ok({ content: [...rows(0, 9), null], totalElements: 101 }));
    server.on(`${path}?page=0&size=100`, () => ok({ content: [...rows(0, 98), null, {}], totalElements: 101 }));
    server.on(`${path}?page=1&size=100`, () => ok({ content: rows(100, 101), totalElements: 101 }));
    expect((await provider.getList('offices', params)).data.at(-1)).toMatchObject({ id: 'c100' });
  });
  it.each([[null], [{ content: 'x' }], [{ content: [5], totalElements: 1 }], ['rows']])('fails over %j', async (payload) => {
    const { server, provider } = setUp();
    server.on(path, () => json({ status: '00', msg: '', payload }));
    await expect(provider.getList('offices', params)).rejects.toMatchObject({ code: 'busy' });
  });
});

describe('a lookup that is searched', () => {
  const first = 'GET /towns?page=0&size=100';
  it('comes whole up to two thousand rows', async () => {
    const { server, provider } = setUp();
    server.on(first, () => ok({ content: rows(0, 100), totalElements: 2000 }));
    for (let page = 0; page < 20; page += 1)
      server.on(`GET /towns?page=${page}&size=100`, () => ok({ content: rows(page * 100, page * 100 + 100), totalElements: 2000 }));
    const { data, total } = await provider.getList('towns', params);
    expect([data.length, total]).toEqual([2000, 2000]);
  });
  it('beyond them answers with its beginning, and says how many there are', async () => {
    const { server, provider } = setUp();
    server.on(first, () => ok({ content: rows(0, 100), totalElements: 2001 }));
    const { data, total } = await provider.getList('towns', params);
    expect([data.length, total, data[99]]).toEqual([100, 2001, { id: 'c99', code: 'c99', name: 'N99', label: 'c99' }]);
  });
  it.each([
    [{ q: 'a b' }, 'GET /towns?name=a%20b&page=0&size=100'],
    [{ q: 'a', within: 'HK' }, 'GET /towns/HK?name=a&page=0&size=100'],
  ])('asks the call for %j, one page of it', async (filter, call) => {
    const { server, provider } = setUp();
    server.on(call, () => ok({ content: rows(0, 100), totalElements: 150 }));
    const { data, total } = await provider.getList('towns', { ...params, filter });
    expect([data.length, total]).toEqual([100, 150]);
  });
  it('lets go of a search that nobody waits for', async () => {
    const { server, provider } = setUp();
    server.hold('GET /towns?name=a&page=0&size=100');
    const leaving = new AbortController();
    const search = provider.getList('towns', { ...params, filter: { q: 'a' }, signal: leaving.signal });
    await server.came('GET /towns?name=a&page=0&size=100');
    leaving.abort();
    await expect(search).rejects.toMatchObject({ code: 'aborted' });
  });
  it('knows of some ids what its beginning has; the others are called by their id', async () => {
    const { server, provider } = setUp();
    server.on(first, () => ok({ content: rows(0, 100), totalElements: 2001 }));
    expect((await provider.getMany('towns', { ids: ['c999', 'c1'] })).data).toEqual([
      { id: 'c999', label: 'c999' },
      { id: 'c1', code: 'c1', name: 'N1', label: 'c1' },
    ]);
  });
  it('that came whole has no row for an id that is not there', async () => {
    const { server, provider } = setUp();
    server.on(first, () => ok({ content: rows(0, 2), totalElements: 2 }));
    expect((await provider.getMany('towns', { ids: ['c999', 'c1'] })).data.map(({ id }) => id)).toEqual(['c1']);
  });
});
