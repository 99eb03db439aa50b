/** The state of a list over a data provider of the test: what each change requests, and what a failure leaves. */
import { act, renderHook, waitFor } from '@testing-library/react';
import type { QueryClient } from '@tanstack/react-query';
import { useListContext, memoryStore } from 'react-admin';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { CallFailure } from '../../../dataProvider/envelope';
import { choice, reference, text } from '../../../src/fields';
import type { ListPath } from '../../../src/schema/actions';
import { toastStore } from '../../../src/ui/toasts/toasts';
import { useListScope } from '../../../src/views/list/state/listContext';
import type { ListQueryOf } from '../../../src/views/list/state/listParams';
import { prefetchFirstPage } from '../../../src/views/list/state/listRequest';
import { useListState } from '../../../src/views/list/state/useListState';
import { stopTime } from '../clock';
import { createClient, createState, declareList, renderListHook, rows } from './listParts';

const offices = { HK: 'Hong Kong', SG: 'Singapore' };
const declaration = declareList({
  search: { name: text('Name') },
  filters: { office: choice('Office', { labels: offices }), code: text('Code') },
  sorts: ['name asc', 'code desc'],
});
type Params = { pagination: { page: number; perPage: number }; sort: object; filter: object; meta?: object; signal?: AbortSignal };
const reply = (total = 25): Promise<unknown> => Promise.resolve({ data: rows, total });
const fail = (code: ConstructorParameters<typeof CallFailure>[0]): Promise<unknown> => Promise.reject(new CallFailure(code));

afterEach(() => toastStore.clear());
const messages = () => toastStore.get().map(({ text }) => text);

type Options = {
  path?: ListPath;
  queryOf?: ListQueryOf;
  /** Where the list was left. Default: it is opened for the first time. */
  stored?: object;
  client?: QueryClient;
  /** Default: three rows of 25. */
  answer?: () => Promise<unknown>;
};
const start = ({ path, queryOf, stored, answer = reply, client: cached }: Options = {}) => {
  const respond = vi.fn<(params: Params) => Promise<unknown>>(() => answer());
  const store = memoryStore(stored ? { 'things.list': stored } : {});
  const { result, unmount, client } = renderListHook(() => useListState('things', declaration.list!, path, queryOf), {
    initialProps: undefined,
    declaration,
    store,
    client: cached,
    provider: { getList: ((_: string, params: Params) => respond(params)) as never },
  });
  const state = () => result.current;
  return {
    state,
    respond,
    unmount,
    store,
    client,
    /** How many pages are cached. */
    pages: () => client.getQueryCache().findAll({ queryKey: ['things', 'getList'] }).length,
    /** Does something and waits until the list has loaded. */
    act: async (work: () => void) => {
      act(work);
      await waitFor(() => expect(state().isFetching).toBe(false));
    },
    loaded: () => waitFor(() => expect(state().isFetching).toBe(false)),
    /** The last request. */
    last: () => {
      const { pagination, sort, filter, meta } = respond.mock.calls.at(-1)![0];
      return { ...pagination, sort, filter, ...(meta && { meta }) };
    },
  };
};
const first = { page: 1, perPage: 10, sort: { field: 'name', order: 'ASC' }, filter: {} };

describe('what a list requests', () => {
  it('is its first page, and the total and the rows are those of the reply', async () => {
    const { state, loaded, last } = start();
    expect([state().isPending, state().total]).toEqual([true, undefined]);
    await loaded();
    expect(last()).toEqual(first);
    expect(state()).toMatchObject({ total: 25, data: rows, isPending: false, hasNextPage: true, isForbidden: false });
  });
  it('another page keeps everything else', async () => {
    const { state, loaded, act, last, store } = start();
    await loaded();
    await act(() => state().setPage(2));
    expect(last()).toEqual({ ...first, page: 2 });
    expect(store.getItem('things.list')).toMatchObject({ page: 2 });
  });
  it.each<[string, (state: ReturnType<typeof useListState>) => void, object]>([
    ['another size', ({ setPerPage }) => setPerPage(5), { perPage: 5 }],
    ['another sort', ({ setSort }) => setSort({ field: 'code', order: 'DESC' }), { sort: { field: 'code', order: 'DESC' } }],
    ['a search', ({ setSearch }) => setSearch({ name: 'a', x: '' }), { filter: { search: { name: 'a' } } }],
    ['a filter', ({ setChosen }) => setChosen({ office: 'HK', code: '', x: [] }), { filter: { chosen: { office: 'HK' } } }],
    [
      'search and filter at once',
      ({ setFilter }) => setFilter({ search: { name: 'a', x: '' }, chosen: { office: 'HK', code: '' } }),
      { filter: { search: { name: 'a' }, chosen: { office: 'HK' } } },
    ],
    ['neither search nor filter', ({ setFilter }) => setFilter({}), { filter: { search: {}, chosen: {} } }],
  ])('%s starts at the first page, without empty values', async (_, change, changed) => {
    const { state, loaded, act, last } = start();
    await loaded();
    await act(() => state().setPage(2));
    await act(() => change(state()));
    expect(last()).toEqual({ ...first, ...changed });
  });
  it('a search keeps the filters, a filter keeps the search, and clearAll clears both', async () => {
    const { state, loaded, act, last } = start();
    await loaded();
    await act(() => state().setSearch({ name: 'a' }));
    await act(() => state().setChosen({ office: 'HK' }));
    expect(last().filter).toEqual({ search: { name: 'a' }, chosen: { office: 'HK' } });
    await act(() => state().setSearch({ name: 'b' }));
    expect(last().filter).toEqual({ search: { name: 'b' }, chosen: { office: 'HK' } });
    await act(() => state().clearAll());
    expect(last().filter).toEqual({ search: {}, chosen: {} });
  });
  it('the path of its record, and what its dialog makes of search and filters', async () => {
    const { loaded, last, state, respond } = start({ path: { id: 7 }, queryOf: (filter) => ({ ...filter, kind: 'B' }) });
    await loaded();
    expect(last().meta).toEqual({ path: { id: 7 }, query: { kind: 'B' } });
    act(() => state().prefetchNext());
    await waitFor(() => expect(respond).toHaveBeenCalledTimes(2));
    expect(last()).toMatchObject({ page: 2, meta: { path: { id: 7 }, query: { kind: 'B' }, isBackground: true } });
    expect(state().requestOf(3, 100)).toMatchObject({ pagination: { page: 3, perPage: 100 }, meta: { path: { id: 7 } } });
  });
  it('restart loads the first page, and reload the current one, also when they are fresh', async () => {
    const { state, loaded, act, last, respond } = start();
    await loaded();
    await act(() => state().setPage(2));
    await act(() => state().reload());
    expect([last().page, respond.mock.calls.length]).toEqual([2, 3]);
    await act(() => state().restart());
    expect([state().page, respond.mock.calls.length]).toEqual([1, 3]);
    await act(() => state().restart());
    expect([last().page, respond.mock.calls.length]).toEqual([1, 4]);
  });
  it('a page of a moment ago is not requested again, and after another sort and back it is', async () => {
    const { state, loaded, act, respond } = start();
    await loaded();
    await act(() => state().setPage(2));
    await act(() => state().setPage(1));
    expect(respond).toHaveBeenCalledTimes(2);
    await act(() => state().setSort({ field: 'code', order: 'DESC' }));
    await act(() => state().setSort({ field: 'name', order: 'ASC' }));
    expect(respond).toHaveBeenCalledTimes(4);
  });
});

describe('a filter that the session locks', () => {
  const locked = declareList({
    filters: { office: reference('salesOffices', 'Sales office', { lock: 'ownOffice' }), code: text('Code') },
  });
  const start = () => {
    const getList = vi.fn(() => reply());
    const engine = { locks: { ownOffice: ['HK'] } };
    const options = { initialProps: undefined, declaration: locked, engine, provider: { getList: getList as never } };
    const { result } = renderListHook(() => useListState('things', locked.list!), options);
    return result;
  };
  it.each<[string, (state: ReturnType<typeof useListState>) => void, object]>([
    ['at the first request', () => {}, { office: 'HK' }],
    ['in setChosen', ({ setChosen }) => setChosen({ code: 'C1', office: 'SG' }), { office: 'HK', code: 'C1' }],
    ['in setFilter', ({ setFilter }) => setFilter({ search: { name: 'a' } }), { office: 'HK' }],
    ['in clearAll', ({ clearAll }) => clearAll(), { office: 'HK' }],
  ])('is set %s (PLT-107)', async (_, change, chosen) => {
    const state = start();
    await waitFor(() => expect(state.current.data).toBeDefined());
    act(() => change(state.current));
    expect(state.current.chosen).toEqual(chosen);
    await waitFor(() => expect(state.current.isFetching).toBe(false));
  });
});

describe('the pages of a list', () => {
  it.each([
    [20, 1, true],
    [20, 2, false],
    [21, 2, true],
    [0, 1, false],
  ])('of %i rows, after page %i there is a next one: %s', async (total, page, hasNext) => {
    const { state, loaded } = start({ stored: { ...first, page }, answer: () => reply(total) });
    await loaded();
    await waitFor(() => expect(state().total).toBe(total));
    expect([state().page, state().hasNextPage]).toEqual([page, hasNext]);
  });
  it('prefetchNext requests the next page in the background, once, and none after the last page', async () => {
    const { state, loaded, act, last, respond } = start();
    await loaded();
    for (let i = 0; i < 2; i += 1) await act(() => state().prefetchNext());
    await waitFor(() => expect(respond).toHaveBeenCalledTimes(2));
    expect(last()).toEqual({ ...first, page: 2, meta: { isBackground: true } });
    expect(respond.mock.calls.at(-1)![0].signal).toBeInstanceOf(AbortSignal);
    await act(() => state().setPage(3));
    await act(() => state().prefetchNext());
    expect(respond).toHaveBeenCalledTimes(3);
  });
  it.each([
    [25, 3],
    [10, 1],
    [0, 1],
  ])('a page beyond the last one of %i rows turns to page %i', async (total, page) => {
    const { state } = start({ stored: { ...first, page: 7 }, answer: () => reply(total) });
    await waitFor(() => expect([state().page, state().isFetching]).toEqual([page, false]));
  });
  it('a page that was fetched ahead shows all of its reply', async () => {
    stopTime();
    const { state, loaded, act, respond } = start({ answer: async () => ({ data: rows, total: 25, meta: { unread: 4 } }) });
    await loaded();
    await act(() => state().prefetchNext());
    await act(() => state().setPage(2));
    expect([state().beside, state().data, state().total]).toEqual([{ unread: 4 }, rows, 25]);
    expect(respond, 'the page is not requested again').toHaveBeenCalledTimes(2);
  });
  it('a page that failed to load ahead shows no failure, and is requested again when it is turned to', async () => {
    const { state, loaded, act, respond } = start();
    await loaded();
    respond.mockImplementation(() => fail('busy'));
    await act(() => state().prefetchNext());
    expect([state().error, messages()]).toEqual([null, []]);
    respond.mockImplementation(() => reply());
    await act(() => state().setPage(2));
    expect([state().error, respond.mock.calls.length]).toEqual([null, 3]);
  });
  it.each<[string, (state: ReturnType<typeof useListState>) => void]>([
    ['another page', ({ setPage }) => setPage(2)],
    ['another search', ({ setSearch }) => setSearch({ name: 'a' })],
  ])('while %s loads, the rows and the total of the page before are still shown', async (_, change) => {
    const { state, loaded, respond } = start();
    await loaded();
    let end = () => {};
    respond.mockImplementation(() => new Promise((resolve) => (end = () => resolve({ data: rows.slice(1), total: 12 }))));
    act(() => change(state()));
    await waitFor(() => expect(respond).toHaveBeenCalledTimes(2));
    expect([state().data, state().total, state().isPlaceholderData]).toEqual([rows, 25, true]);
    act(() => end());
    await waitFor(() => expect([state().data, state().total, state().isPlaceholderData]).toEqual([rows.slice(1), 12, false]));
  });
  it('a page stays while the rows of a smaller search are loading', async () => {
    const { state, loaded, act: change, respond } = start();
    await loaded();
    await change(() => state().setPage(3));
    let end = () => {};
    respond.mockImplementation(() => new Promise((resolve) => (end = () => resolve({ data: rows, total: 5 }))));
    act(() => state().reload());
    await waitFor(() => expect(state().isFetching).toBe(true));
    expect(state().page).toBe(3);
    act(() => end());
    await waitFor(() => expect(state().page).toBe(1));
  });
});

describe('the first page of a list, requested before its screen is there', () => {
  const prefetch = async (answer: () => Promise<unknown>) => {
    stopTime();
    const client = createClient();
    const getList = vi.fn(answer);
    prefetchFirstPage(client, { getList } as never, 'things', declaration.list!, {});
    await waitFor(() => expect(client.isFetching()).toBe(0));
    const requests = getList.mock.calls as unknown as [string, Params][];
    const params = requests.map(([name, { signal, ...others }]) => [name, others, signal instanceof AbortSignal]);
    return { params, ...start({ client }) };
  };
  it('is the page that the screen shows, and the screen does not request it again', async () => {
    const { params, state, respond } = await prefetch(reply);
    const { page, perPage, ...others } = first;
    expect(params).toEqual([['things', { ...others, pagination: { page, perPage }, meta: { isBackground: false } }, true]]);
    expect([state().data, state().isFetching, respond.mock.calls.length]).toEqual([rows, false, 0]);
  });
  it('shows its failure on the screen, and is not requested again until Retry', async () => {
    const { state, respond, act } = await prefetch(() => fail('busy'));
    expect([state().isPending, state().error !== null, respond.mock.calls.length]).toEqual([false, true, 0]);
    await act(() => state().reload());
    expect([state().data, respond.mock.calls.length]).toEqual([rows, 1]);
  });
});

describe('a part outside a list', () => {
  it('useListScope reports that there is no list', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => error.mockRestore());
    expect(() => renderHook(() => useListScope())).toThrow('There is no list here');
  });
});

describe('a list that fails to load', () => {
  it.each([
    ['busy', ['System busy!'], false],
    ['forbidden', [], true],
  ] as const)('with the code %s shows %j', async (code, shown, isForbidden) => {
    const { state } = start({ answer: () => fail(code) });
    await waitFor(() => expect(state().error).toBeTruthy());
    expect(messages()).toEqual(shown);
    expect(state().isForbidden).toBe(isForbidden);
  });
  it('has on another page the total of the page before, and none after another search', async () => {
    const { state, loaded, act, respond } = start();
    await loaded();
    respond.mockImplementation(() => fail('busy'));
    await act(() => state().setPage(2));
    await waitFor(() => expect(state().error).toBeTruthy());
    expect([state().total, state().page]).toEqual([25, 2]);
    await act(() => state().setSearch({ name: 'a' }));
    await waitFor(() => expect([state().error === null, state().total]).toEqual([false, undefined]));
  });
  it('on a later page that nothing was loaded before stays on that page', async () => {
    const { state } = start({ stored: { ...first, page: 7 }, answer: () => fail('busy') });
    await waitFor(() => expect(state().error).toBeTruthy());
    expect([state().page, state().total]).toEqual([7, undefined]);
  });
  it('is requested again when the same search is made later', async () => {
    const { state, loaded, act, respond } = start();
    await loaded();
    respond.mockImplementation(() => fail('busy'));
    await act(() => state().setSearch({ name: 'a' }));
    expect(state().error).toBeTruthy();
    respond.mockImplementation(() => reply());
    await act(() => state().setSearch({ name: 'b' }));
    await act(() => state().setSearch({ name: 'a' }));
    expect([state().error, state().data]).toEqual([null, rows]);
  });
  it.each(['network', 'timeout', 'unavailable'] as const)('without a response (%s) loads when the connection is back', async (code) => {
    const { state, respond } = start({ answer: () => fail(code) });
    await waitFor(() => expect(messages()).toHaveLength(1));
    respond.mockImplementation(() => reply());
    act(() => void window.dispatchEvent(new Event('online')));
    expect(messages()).toEqual([]);
    await waitFor(() => expect(state().data).toEqual(rows));
  });
  it('with a response does not load again when the connection is back', async () => {
    const { respond, state } = start({ answer: () => fail('busy') });
    await waitFor(() => expect(state().error).toBeTruthy());
    act(() => void window.dispatchEvent(new Event('online')));
    expect(respond).toHaveBeenCalledOnce();
  });
  it('is forgotten when the list closes, so that the next opening requests it again', async () => {
    const { state, unmount, pages } = start({ answer: () => fail('busy') });
    await waitFor(() => expect(state().error).toBeTruthy());
    expect(pages()).toBe(1);
    unmount();
    expect(pages()).toBe(0);
  });
  it('leaves the failures and the pages of other lists in the cache when it closes or is sorted', async () => {
    const { client, state, act: change, loaded, unmount } = start();
    await loaded();
    const [page, failure] = [
      ['clients', 'getList', 1],
      ['clients', 'getList', 2],
    ];
    client.setQueryData(page!, {});
    await client.prefetchQuery({ queryKey: failure!, queryFn: () => fail('busy') });
    await change(() => state().setSort({ field: 'code', order: 'DESC' }));
    unmount();
    expect([client.getQueryState(page!)?.isInvalidated, client.getQueryState(failure!)?.status]).toEqual([false, 'error']);
  });
  it('keeps the pages that it has loaded when it closes', async () => {
    const { loaded, unmount, pages } = start();
    await loaded();
    unmount();
    expect(pages()).toBe(1);
  });
});

describe("the list as react-admin's context has it", () => {
  const read = (changes: Parameters<typeof createState>[0] = {}) => {
    const state = createState(changes);
    const { result } = renderListHook(() => useListContext(), { initialProps: undefined, declaration, state });
    return { context: result.current, setFilter: vi.mocked(state.setFilter) };
  };
  it.each([
    [{ page: 1 }, false],
    [{ page: 2 }, true],
  ])('of the state %j it has a previous page: %s', (changes, has) => expect(read(changes).context.hasPreviousPage).toBe(has));
  it.each([
    [{ isPending: true, isFetching: true }, true],
    [{ isPending: true, isFetching: false }, false],
    [{ isPending: false, isFetching: true }, false],
  ])('of the state %j it is loading: %s', (changes, isLoading) => expect(read(changes).context.isLoading).toBe(isLoading));
  it('it has search and filters together; a filter replaces a search of the same name', () => {
    const { context } = read({ search: { name: 'a', office: 'SG' }, chosen: { office: 'HK' }, error: undefined as never });
    expect([context.filterValues, context.error, context.displayedFilters]).toEqual([{ name: 'a', office: 'HK' }, null, {}]);
  });
  it.each<[string, (context: ReturnType<typeof useListContext>) => void, object, object]>([
    ['setFilters', (context) => context.setFilters({ name: 'b', office: 'SG', code: '' }), { name: 'b' }, { office: 'SG' }],
    ['setFilters of null and undefined', (context) => context.setFilters({ name: null, office: undefined }), {}, {}],
    ['setFilters of nothing', (context) => context.setFilters(undefined as never, undefined), {}, {}],
    ['setFilters of an inherited name', (context) => context.setFilters({ toString: 'x' }), {}, { toString: 'x' }],
    ['showFilter', (context) => context.showFilter('code', 'C1'), { name: 'a' }, { office: 'HK', code: 'C1' }],
    ['hideFilter', (context) => context.hideFilter('office'), { name: 'a' }, {}],
  ])('%s sets what is searched and what is chosen by the declaration', (_, change, search, chosen) => {
    const { context, setFilter } = read({ search: { name: 'a' }, chosen: { office: 'HK' } });
    change(context);
    expect(setFilter.mock.calls).toStrictEqual([[{ search, chosen }]]);
  });
});
