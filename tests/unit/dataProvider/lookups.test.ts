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
  it.each([[null], [{ content: 'x' }], [{ content: [5], totalElements: 1 }], ['rows']])('fails over %j', async (payload) => {
    const { server, provider } = setUp();
    server.on(path, () => json({ status: '00', msg: '', payload }));
    await expect(provider.getList('offices', params)).rejects.toMatchObject({ code: 'busy' });
  });
});
