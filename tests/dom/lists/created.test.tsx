/** The list that follows a creation names the new records and marks their rows. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryStore } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { CreatedLast } from '../../../src/views/list/created/CreatedLast';
import { CreatedMark } from '../../../src/views/list/created/CreatedMark';
import { CreatedProvider, useCreated } from '../../../src/views/list/created/useCreated';
import { declareList, renderInList } from './listParts';

const user = userEvent.setup({ delay: null });
const entities = { things: { label: 'Things', routes: { list: '/things', edit: '/things/:id' }, access: {} } } as never;
const ann = { id: 7, name: 'Ann', updatedAt: '2026-11-20T02:00:00.000Z' };

const Page = () => {
  const created = useCreated();
  return (
    <CreatedProvider value={created.rows}>
      <CreatedLast {...created} />
      <CreatedMark row={ann} />
      <CreatedMark row={{ id: 8 }} />
    </CreatedProvider>
  );
};
type Options = { created?: object; list?: object; pages?: object[][]; total?: number; routes?: object };
const draw = ({ created, list = {}, pages = [[ann]], total = 1, routes }: Options) => {
  const store = memoryStore(created ? { 'things.created': created } : {});
  const getList = vi.fn(async (_: string, { pagination }: { pagination: { page: number } }) => ({
    data: pages[pagination.page - 1] ?? [],
    total,
  }));
  const engine = { entities: routes ? ({ things: { ...(entities as { things: object }).things, routes } } as never) : entities };
  const declaration = { ...declareList(list), versionedBy: 'updatedAt' };
  const drawn = renderInList(<Page />, { store, declaration, engine, provider: { getList } as never });
  return { ...drawn, store, getList, asked: () => getList.mock.calls.map(([, params]) => params as never as Record<string, unknown>) };
};

describe('the record that was created last', () => {
  it('has a link to its own screen, and its row is marked', async () => {
    const { store } = draw({ created: { sent: { name: 'Ann' }, count: 1 } });
    expect(await screen.findByRole('link', { name: 'Ann' })).toHaveAttribute('href', '/things/7');
    expect(screen.getByRole('status')).toHaveTextContent(/^Created:Ann$/);
    expect(screen.getAllByText('New')).toHaveLength(1);
    expect(store.getItem('things.created')).toBeUndefined();
  });
  it('is a text where it has no screen', async () => {
    draw({ created: { sent: { name: 'Ann' }, count: 1 }, routes: { list: '/things' } });
    expect(await screen.findByText('Ann')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });
  it('is looked for among the newest where the list can be sorted so', async () => {
    const { asked } = draw({ created: { sent: { name: 'Ann' }, count: 1 }, list: { sorts: ['name asc', 'updatedAt desc'] } });
    await screen.findByRole('link');
    expect(asked()).toEqual([
      expect.objectContaining({
        sort: { field: 'updatedAt', order: 'DESC' },
        pagination: { page: 1, perPage: 100 },
        meta: { isBackground: true },
      }),
    ]);
  });
  it('is looked for on further pages, and no more once it is found', async () => {
    const { asked } = draw({ created: { sent: { name: 'Ann' }, count: 1 }, pages: [[{ id: 1, name: 'Bo' }], [ann], []], total: 250 });
    await screen.findByRole('link', { name: 'Ann' });
    expect(asked().map(({ pagination }) => pagination)).toEqual([1, 2].map((page) => ({ page, perPage: 100 })));
  });
  it.each([
    [100, 1],
    [101, 2],
    [9_000, 5],
  ])('is not named when it is not among %i rows, of which %i pages are read', async (total, pages) => {
    const { asked, client } = draw({ created: { sent: { name: 'Ann' }, count: 1 }, pages: [], total });
    await waitFor(() => expect([asked().length, client.isFetching()]).toEqual([pages, 0]));
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByText('New')).toBeNull();
  });
  it('is searched for by its button where the reply of the CMS tells how', async () => {
    const { state, store, getList } = draw({ created: { search: { code: 'C7' } } });
    expect(screen.getByRole('status')).toHaveTextContent(/^Created:C7$/);
    await user.click(screen.getByRole('button', { name: 'Show C7' }));
    expect(state.setSearch).toHaveBeenCalledExactlyOnceWith({ code: 'C7' });
    expect(store.getItem('things.created')).toBeUndefined();
    expect(getList).not.toHaveBeenCalled();
  });
  it('is not looked for where none was created', () => {
    const { container, getList } = draw({});
    expect(container).toBeEmptyDOMElement();
    expect(getList).not.toHaveBeenCalled();
  });
});
