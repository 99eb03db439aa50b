/** "Select all" loads the pages of a list, in pages of at most 100 rows, and selects the rows up to its limit. */
import { expect, it } from 'vitest';
import selectAll, { type SelectAllOptions } from '../../../../../src/views/list/state/selectAll';
import type { PageParams } from '../../../../../src/views/list/state/listParams';

const requestOf = (page: number, perPage: number): PageParams => ({
  pagination: { page, perPage },
  sort: { field: 'id', order: 'ASC' },
  filter: {},
  meta: { path: { id: 7 } },
});
type Loaded = { selected: number[][]; notices: unknown[]; pages: string[]; metas: unknown[] };
/** Selects all rows of a list with ids from 1 to `total`. @param stored how many of them the server still has */
const select = async (total: number, options?: SelectAllOptions, { stored = total, signal = new AbortController().signal } = {}) => {
  const loaded: Loaded = { selected: [], notices: [], pages: [], metas: [] };
  const provider = {
    getList: (_: string, { pagination: { page, perPage }, meta }: PageParams) => {
      loaded.pages.push(`${page} of ${perPage}`);
      loaded.metas.push(meta);
      const first = (page - 1) * perPage + 1;
      const count = Math.max(0, Math.min(perPage, stored - first + 1));
      return Promise.resolve({ data: Array.from({ length: count }, (_, i) => ({ id: first + i })), total });
    },
  };
  await selectAll(
    {
      provider: provider as never,
      resource: 'clients',
      requestOf,
      select: (ids) => void loaded.selected.push(ids as number[]),
      notify: (_, notice) => void loaded.notices.push(notice),
      signal,
    },
    options,
  );
  return loaded;
};
const upTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1);

it.each([
  [0, ['1 of 100']],
  [1, ['1 of 100']],
  [100, ['1 of 100']],
  [101, ['1 of 100', '2 of 100']],
  [250, ['1 of 100', '2 of 100', '3 of 100']],
])('"Select all" of %i rows selects them in one step and loads the pages %j', async (total, pages) => {
  expect(await select(total)).toMatchObject({ selected: [upTo(total)], notices: [], pages });
});

it('"Select all" of one row more than its limit selects as many as the limit, and reports it', async () => {
  const { selected, notices, pages } = await select(251);
  expect([selected, pages.length]).toEqual([[upTo(250)], 3]);
  expect(notices).toEqual([{ type: 'warning', messageArgs: { max: 250 } }]);
});

it.each([
  [4, []],
  [5, []],
  [6, [{ type: 'warning', messageArgs: { max: 5 } }]],
])('"Select all" of %i rows with a limit of five reports %j', async (total, notices) => {
  expect(await select(total, { limit: 5 })).toMatchObject({ selected: [upTo(Math.min(total, 5))], notices, pages: ['1 of 5'] });
});

it('"Select all" ends when the server has fewer rows than its total says', async () => {
  expect(await select(250, undefined, { stored: 100 })).toMatchObject({ selected: [upTo(100)], pages: ['1 of 100', '2 of 100'] });
});

it('"Select all" adds the meta of its caller to that of the list, and hands the rows to its caller', async () => {
  const done: unknown[] = [];
  const queryOptions = { meta: { extra: true }, onSuccess: (all: unknown) => void done.push(all) };
  const { metas } = await select(2, { queryOptions } as never);
  expect(metas).toEqual([{ path: { id: 7 }, extra: true }]);
  expect(done).toEqual([{ data: [{ id: 1 }, { id: 2 }], total: 2 }]);
});

it('"Select all" reports no failure when its caller does not ask for the rows', async () => {
  const failures: unknown[] = [];
  const { selected } = await select(2, { queryOptions: { onError: (error: unknown) => void failures.push(error) } } as never);
  expect([selected, failures]).toEqual([[[1, 2]], []]);
});

it('"Select all" that was cancelled selects nothing', async () => {
  const controller = new AbortController();
  controller.abort();
  expect(await select(2, undefined, { signal: controller.signal })).toMatchObject({ selected: [], pages: ['1 of 100'] });
});

it.each([
  [false, ['no']],
  [true, []],
])('"Select all" that fails reports it unless it was cancelled (cancelled: %s)', async (isCancelled, reported) => {
  const failures: string[] = [];
  const controller = new AbortController();
  const getList = () => {
    if (isCancelled) controller.abort();
    return Promise.reject(new Error('no'));
  };
  const surrounding = {
    provider: { getList },
    resource: 'clients',
    requestOf,
    select: () => {},
    notify: () => {},
    signal: controller.signal,
  };
  await selectAll(surrounding as never, { queryOptions: { onError: (error: Error) => void failures.push(error.message) } } as never);
  expect(failures).toEqual(reported);
});
