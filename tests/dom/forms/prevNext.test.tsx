/** The records before and after one, in the list that it was reached from. */
import { waitFor } from '@testing-library/react';
import { memoryStore } from 'react-admin';
import { expect, describe, it, vi } from 'vitest';
import { usePrevNext } from '../../../src/views/form/state/usePrevNext';
import { settle } from './formParts';
import { createClient, declareList, renderListHook } from '../lists/listParts';

const { list } = declareList();
const sort = { field: '', order: 'ASC' };
const perPage = 2;
const paramsOf = (page: number) => ({ pagination: { page, perPage }, sort, filter: {}, meta: undefined });
const rowsOf = (ids: readonly number[]) => ids.map((id) => ({ id, name: `Thing ${id}` }));
type Options = {
  /** The page that the list was left on. */ page?: number;
  /** The pages that are known already, by number. */ known?: Record<number, readonly number[]>;
  /** What the server has. Default: five records on three pages. */ pages?: readonly (readonly number[])[];
  total?: number;
};
const start = (id: number | string, { page = 1, known = {}, pages = [[1, 2], [3, 4], [5]], total = 5 }: Options = {}) => {
  const client = createClient();
  for (const [at, ids] of Object.entries(known))
    client.setQueryData(['things', 'getList', paramsOf(Number(at))], { data: rowsOf(ids), total });
  const store = memoryStore({ 'things.list': { page, perPage, sort, filter: {} } });
  const asked = vi.fn<(page: number) => void>();
  const { result } = renderListHook((of: string) => usePrevNext('things', list, of), {
    initialProps: String(id),
    client,
    store,
    provider: {
      getList: (async (_: string, { pagination }: { pagination: { page: number } }) => {
        asked(pagination.page);
        return { data: rowsOf(pages[pagination.page - 1] ?? []), total };
      }) as never,
    },
  });
  return {
    walk: () => result.current,
    asked: () => asked.mock.calls.flat(),
    page: () => store.getItem<{ page: number }>('things.list')?.page,
  };
};

describe('the way through a list', () => {
  it('is none where the list is not known or has no such record', () => {
    const unknown = start(1);
    expect([unknown.walk(), unknown.asked()]).toEqual([null, []]);
    const other = start(9, { known: { 1: [1, 2] } });
    expect([other.walk(), other.asked(), other.page()]).toEqual([null, [], 1]);
  });
  it('leads to the records beside it on its page, without a request', () => {
    const known = { 2: [3, 4, 5] };
    const { walk, asked } = start(4, { page: 2, known, total: 9 });
    expect(walk()).toEqual({ position: 4, total: 9, previous: '/things/3', next: '/things/5' });
    expect(asked()).toEqual([]);
  });
  it('ends at the first and at the last record', async () => {
    const first = start(1, { known: { 1: [1, 2] } });
    expect(first.walk()).toEqual({ position: 1, total: 5, previous: null, next: '/things/2' });
    const last = start(5, { page: 3, known: { 3: [4.5, 5] }, total: 6 });
    expect(last.walk()).toEqual({ position: 6, total: 6, previous: '/things/4.5', next: null });
    expect([first.asked(), last.asked()]).toEqual([[], []]);
  });
  it('goes on to the first record of the next page', async () => {
    const { walk, asked, page } = start(2, { known: { 1: [1, 2] } });
    await waitFor(() => expect(walk()).toEqual({ position: 2, total: 5, previous: '/things/1', next: '/things/3' }));
    expect([asked(), page()]).toEqual([[2], 1]);
  });
  it('goes back to the last record of the page before', async () => {
    const { walk, asked, page } = start(3, { page: 2, known: { 2: [3, 4] }, pages: [[0, 1, 2], [3, 4], [5]] });
    await waitFor(() => expect(walk()).toEqual({ position: 3, total: 5, previous: '/things/2', next: '/things/4' }));
    expect([asked(), page()]).toEqual([[1], 2]);
  });
  it('asks for both pages around a page of one record, and names nobody until they have come', async () => {
    const { walk, asked } = start(5, { page: 2, known: { 2: [5] }, pages: [[1, 2], [5], [6]], total: 6 });
    expect(walk()).toEqual({ position: 3, total: 6, previous: null, next: null });
    await waitFor(() => expect(walk()).toMatchObject({ previous: '/things/2', next: '/things/6' }));
    expect(asked().toSorted()).toEqual([1, 3]);
  });
  it.each([
    [3, 1, 2],
    [2, 2, 1],
  ])('to record %i turns the page of the list from %i to %i', async (id, from, to) => {
    const { walk, page, asked } = start(id, { page: from, known: { 1: [1, 2], 2: [3, 4] } });
    await waitFor(() => expect(page()).toBe(to));
    await waitFor(() => expect(walk()).not.toBeNull());
    expect(walk()).toMatchObject({ position: id });
    expect(asked()).toEqual([]);
  });
  it('stays on its page for a record that another page has too, or none has', async () => {
    const forward = start(2, { known: { 1: [1, 2], 2: [2, 3] } });
    const back = start(3, { page: 2, known: { 1: [1, 3], 2: [3, 4] } });
    const gone = start(9, { page: 2, known: { 1: [1, 2], 2: [3, 4], 3: [5] } });
    await settle();
    expect([forward.page(), back.page(), gone.page(), gone.walk()]).toEqual([1, 2, 2, null]);
    expect([forward.walk()?.position, back.walk()?.position]).toEqual([2, 3]);
  });
  it('knows a record by its id as the address says it', () => {
    expect(start('2', { known: { 1: [1, 2, 3] }, total: 3 }).walk()).toMatchObject({ position: 2, previous: '/things/1' });
  });
  it('is none in a resource without a list', () => {
    const { result } = renderListHook(() => usePrevNext('things', undefined, '1'), { initialProps: undefined });
    expect(result.current).toBeNull();
  });
});
