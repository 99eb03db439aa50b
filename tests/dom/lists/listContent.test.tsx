/** What surrounds the rows of a list: its dialogs and what follows them, counts, the pager, a list that is refused. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryStore } from 'react-admin';
import { use } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CallFailure } from '../../../dataProvider/envelope';
import { choice, reference, text } from '../../../src/fields';
import { ReloadContext } from '../../../src/ui/submission/ReloadContext';
import { toastStore } from '../../../src/ui/toasts/toasts';
import { dialogAction } from '../../../src/views/actions/actions';
import { ListContent } from '../../../src/views/list/ListContent';
import ListDialog from '../../../src/views/list/ListDialog';
import type { OpenedDialog } from '../../../src/views/list/opened';
import type { ListState } from '../../../src/views/list/state/useListState';
import { showPhone } from '../page';
import { createState, declareList, renderInList, rows } from './listParts';

const user = userEvent.setup({ delay: null });
afterEach(() => toastStore.clear());
const press = (name: string) => user.click(screen.getByRole('button', { name }));

describe('the dialog that a list has opened', () => {
  type Given = { onDone: (outcome?: 'removed') => void; onClose: () => void; record?: object };
  const load = async () => ({
    default: ({ onDone, onClose, ...others }: Given) => {
      const reload = use(ReloadContext);
      return (
        <>
          <button onClick={() => onDone()}>Done</button>
          <button onClick={() => onDone('removed')}>Removed</button>
          <button onClick={onClose}>Close</button>
          <button onClick={() => reload?.()}>Read again</button>
          <p data-testid="given">{JSON.stringify(others.record ?? Object.keys(others))}</p>
        </>
      );
    },
  });
  const declaration = declareList({
    rowActions: [dialogAction({ name: 'call', label: 'Call', dialog: load, permission: 'call' } as never)],
  });
  const [action] = declaration.list!.rowActions;
  const ofRow = { kind: 'row', action, record: rows[0] } as OpenedDialog;
  const ofPage = { kind: 'page', action: { name: 'run', label: 'Run', dialog: load } } as unknown as OpenedDialog;
  const draw = async (opened: OpenedDialog) => {
    const onOpen = vi.fn();
    const content = document.body.appendChild(Object.assign(document.createElement('main'), { id: 'content' }));
    content.innerHTML = '<div class="table-box" tabindex="0"></div>';
    const store = memoryStore({ 'things.selectedIds': [1, 2] });
    const { state } = renderInList(<ListContent opened={opened} onOpen={onOpen} />, { declaration, store });
    await screen.findByRole('button', { name: 'Done' });
    return { state, onOpen, store, box: content.querySelector('div')! };
  };
  afterEach(() => document.querySelector('main')?.remove());

  it.each([
    ['row', ofRow],
    ['page', ofPage],
  ])('of a %s that has changed something reloads the rows, and moves no focus', async (_, opened) => {
    const { state, store, box } = await draw(opened);
    await press('Done');
    expect(state.reload).toHaveBeenCalledOnce();
    expect([store.getItem('things.selectedIds'), box === document.activeElement]).toEqual([[1, 2], false]);
  });
  it('of a row that has removed it reloads the rows, unselects it and puts the focus on the table', async () => {
    const { state, store, box } = await draw(ofRow);
    await press('Removed');
    expect(state.reload).toHaveBeenCalledOnce();
    expect(store.getItem('things.selectedIds')).toEqual([2]);
    await waitFor(() => expect(box).toHaveFocus());
  });
  it.each([
    ['row', ofRow, rows[0]],
    ['page', ofPage, []],
  ])('of a %s gets its record, if it has one', async (_, opened, given) => {
    await draw(opened);
    expect(screen.getByTestId('given')).toHaveTextContent(JSON.stringify(given));
  });
  it('of the page reloads the rows, and removes none', async () => {
    const { state, store, box } = await draw(ofPage);
    await press('Removed');
    expect(state.reload).toHaveBeenCalledOnce();
    expect([store.getItem('things.selectedIds'), box === document.activeElement]).toEqual([[1, 2], false]);
  });
  it('that cannot be loaded is closed again, and a message says so', async () => {
    const onOpen = vi.fn();
    const broken = { kind: 'page', action: { name: 'run', label: 'Run', dialog: () => Promise.reject(new Error('gone')) } };
    const { problems } = renderInList(<ListContent opened={broken as never} onOpen={onOpen} />, { declaration });
    await waitFor(() => expect(onOpen).toHaveBeenCalledExactlyOnceWith(null));
    expect(toastStore.get()).toHaveLength(1);
    expect(problems.splice(0)).not.toEqual([]);
  });
  it.each([
    ['row', ofRow],
    ['page', ofPage],
  ])('of a %s closes, and closes and reloads the rows when it asks to read them again', async (_, opened) => {
    const { state, onOpen } = await draw(opened);
    await press('Close');
    expect([onOpen.mock.calls, vi.mocked(state.reload).mock.calls.length]).toEqual([[[null]], 0]);
    await press('Read again');
    expect([onOpen.mock.calls.length, vi.mocked(state.reload).mock.calls.length]).toEqual([2, 1]);
  });
});

describe('the parts of a list', () => {
  const draw = (list: object, state: Partial<ListState> = {}, engine = {}) =>
    renderInList(<ListContent opened={null} onOpen={() => {}} />, { declaration: declareList(list), state: createState(state), engine });

  it('that is refused are "No permission!" alone (PLT-123)', () => {
    draw({ search: { name: text('Name') } }, { isForbidden: true, data: undefined });
    expect(screen.getByRole('alert')).toHaveTextContent('No permission!');
    expect([screen.queryByRole('button'), screen.queryByRole('search'), screen.queryByRole('table')]).toEqual([null, null, null]);
  });
  it.each<[string, Partial<ListState>, boolean]>([
    ['while the first rows load', { total: undefined, isPending: true, data: undefined }, true],
    ['with rows', {}, true],
    ['after a failure without a total', { total: undefined, data: undefined, error: new CallFailure('busy') }, false],
  ])('have a pager %s: %s', (_, state, isThere) => {
    draw({}, state);
    expect(document.querySelector('.pager') !== null).toBe(isThere);
  });
  it.each<[string, Partial<ListState>, number]>([
    ['with the counts of the reply', { beside: { sent: 5 } }, 1],
    ['without counts before a reply', {}, 0],
  ])('of a list that declares counts are there %s', async (_, state, count) => {
    draw({ counts: ['{sent} sent'] }, state);
    if (count > 0) await screen.findByText('5 sent');
    expect(document.querySelectorAll('.list-counts')).toHaveLength(count);
  });
  it('keep a column that identifies a row, though a person hid it when it did not', () => {
    const preferences = {
      get: (name: string, fallback: unknown) => (name === 'things.hiddenColumns' ? ['name', 'code'] : fallback),
      set: vi.fn(),
    };
    draw({}, {}, { preferences });
    expect([...document.querySelectorAll('thead th')].map((head) => head.textContent)).toEqual(['Name']);
  });
  it.each([
    [{}, 1],
    [{ search: { name: text('Name') } }, 2],
  ])('have a link to the first row before the toolbar, and one before the search: %#', (list, count) => {
    draw(list);
    expect(screen.getAllByText('Skip to the first row')).toHaveLength(count);
  });
  it('have a search where the list declares one', () => {
    draw({});
    expect(screen.queryByRole('search')).toBeNull();
    cleanup();
    draw({ search: { name: text('Name') } });
    expect(within(screen.getByRole('search')).getByLabelText('Name')).toBeVisible();
  });
  it.each([true, false])('have filter and sort beside the search on a phone only (phone: %s)', async (isPhone) => {
    if (isPhone) showPhone();
    draw({ search: { name: text('Name') }, filters: { kind: choice('Kind', { labels: { A: 'Kind A' } }) } });
    // the cards of a phone load when they are drawn
    await screen.findByText('Ann');
    expect(screen.getAllByRole('button', { name: /^Filter/ })).toHaveLength(1);
    expect(within(screen.getByRole('search')).queryAllByRole('button', { name: /^Filter/ })).toHaveLength(isPhone ? 1 : 0);
  });
  it('have a bar of bulk actions where the list declares some', async () => {
    draw({});
    expect(document.querySelector('.bulk-bar-box')).toBeNull();
    cleanup();
    draw({ bulkActions: async () => ({ default: () => null }) });
    expect(await screen.findByRole('region', { name: 'Selected rows' })).toBeVisible();
  });
  it.each<[string, Partial<ListState>, number]>([
    ['with rows', {}, 1],
    ['without rows', { data: [], total: 0 }, 0],
    ['before the first rows', { data: undefined, total: undefined, isPending: true }, 0],
  ])('have a link past the rows to the page controls: %s', (_, state, count) => {
    draw({}, state);
    expect(screen.queryAllByText('Skip to the page controls')).toHaveLength(count);
  });
  it('show all columns with high rows until a person chooses otherwise', async () => {
    const preferences = { get: (_: string, fallback: unknown) => fallback, set: vi.fn() };
    draw({}, {}, { preferences });
    expect(screen.getByRole('button', { name: 'Compact rows' })).toHaveAttribute('aria-pressed', 'false');
    await press('Columns');
    expect(await screen.findByRole('button', { name: 'Show all columns' })).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Escape}');
    await press('Compact rows');
    expect(preferences.set).toHaveBeenCalledExactlyOnceWith('compactRows', true);
    expect(screen.getByRole('region', { name: 'Things table' })).toHaveClass('compact');
  });
  it('say nothing of an export as shown when the list has no search', () => {
    draw({ export: { call: 'GET /x', fileName: 'x.csv' } });
    expect(screen.queryByText(/^Export: /)).toBeNull();
  });
  it('hide columns, except those that identify a row', async () => {
    draw({ columns: ['name', 'code'] });
    await press('Columns');
    const boxes = await screen.findAllByRole('checkbox');
    expect(boxes.map((box) => box.closest('label')!.textContent)).toEqual(['Code']);
    await user.click(boxes[0]!);
    expect([...document.querySelectorAll('thead th')].map((head) => head.textContent)).toEqual(['Name']);
  });
});

describe('a list in a dialog', () => {
  const open = async (
    list: object,
    { path = { id: 7 } as Record<string, string | number>, call = vi.fn(async () => ({})), width = 2, props = {} as object } = {},
  ) => {
    const onClose = vi.fn();
    const columns = ['name', 'code', 'c', 'd', 'e', 'f', 'g'].slice(0, width);
    const declaration = declareList({ columns, ...list }, Object.fromEntries(columns.slice(2).map((name) => [name, text(name)])));
    const getList = vi.fn(async (name: string) =>
      name === 'things' ? { data: rows, total: 3 } : { data: ['HK', 'SG', 'JP'].map((id) => ({ id, label: id })), total: 3 },
    );
    const entity = { label: 'Things', routes: { list: '' }, load: async () => ({ default: declaration }) };
    const provider = { getList: getList as never, call: call as never };
    renderInList(<ListDialog resource="things" path={path} about="Ann" onClose={onClose} {...props} />, {
      declaration,
      engine: { entities: { things: entity } as never },
      provider,
    });
    const dialog = await screen.findByRole('dialog', { name: /Things/ });
    await within(dialog).findByText('C2');
    const refresh = async () => {
      await user.click(within(dialog).getByRole('button', { name: 'Refresh' }));
      await waitFor(() => expect(getList).toHaveBeenCalledTimes(2));
    };
    return { dialog, call, getList, refresh, onClose };
  };
  it('makes its declared call before Refresh loads the rows again', async () => {
    const { call, refresh } = await open({ refresh: 'POST /things/{id}' });
    await refresh();
    expect(call).toHaveBeenCalledExactlyOnceWith('POST /things/{id}', { path: { id: 7 } });
  });
  it('shows a call that failed, and loads the rows all the same', async () => {
    const call = vi.fn(async () => Promise.reject(new CallFailure('busy')));
    const { refresh } = await open({ refresh: 'POST /things/{id}' }, { call: call as never });
    await refresh();
    expect(toastStore.get().map(({ text }) => text)).toEqual(['System busy!']);
  });
  it.each<[string, object, Record<string, string | number>]>([
    ['declares none', {}, { id: 7 }],
    ['has no id in its path', { refresh: 'POST /things/{id}' }, { type: 'B' }],
  ])('makes no call before Refresh when it %s', async (_, list, path) => {
    const { call, refresh } = await open(list, { path });
    await refresh();
    expect(call).not.toHaveBeenCalled();
  });
  const filters = { office: reference('offices', 'Office'), team: reference('teams', 'Team') };
  const choicesOf = async (dialog: HTMLElement, label: string) => {
    await user.click(within(dialog).getByRole('button', { name: /^Filter/ }));
    const select = await screen.findByLabelText<HTMLSelectElement>(label);
    await waitFor(() => expect(select.options.length).toBeGreaterThan(1));
    const texts = [...select.options].map((option) => option.textContent);
    await user.keyboard('{Escape}');
    return texts;
  };
  it('offers in its filters only the codes that its opener gives, and all codes of the other filters', async () => {
    const { dialog } = await open({ filters }, { props: { offers: { office: ['HK', 'JP'] } } });
    expect(await choicesOf(dialog, 'Office')).toEqual(['All', 'HK', 'JP']);
    expect(await choicesOf(dialog, 'Team')).toEqual(['All', 'HK', 'SG', 'JP']);
    expect(
      within(dialog)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Name', 'Code']);
  });
  it('requests what its opener makes of search and filters', async () => {
    const { getList } = await open({}, { props: { queryOf: (filter: object) => ({ ...filter, kind: 'B' }) } });
    expect(getList.mock.calls[0]).toMatchObject(['things', { meta: { path: { id: 7 }, query: { kind: 'B' } } }]);
  });
  it('names the list and its record, and closes', async () => {
    const { dialog, onClose } = await open({});
    expect(dialog).toHaveTextContent(/^ThingsAnn/);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
  it.each([
    [6, '960px'],
    [7, '1280px'],
  ])('of %i columns is at most %s wide', async (width, maximum) => {
    const { dialog } = await open({}, { width });
    expect(getComputedStyle(dialog).maxWidth).toBe(maximum);
  });
});
