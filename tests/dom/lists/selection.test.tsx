/** The selection of rows, for the bulk actions of a declaration. */
import type { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider, memoryStore, useListContext } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallFailure } from '../../../dataProvider/envelope';
import { toastStore } from '../../../src/ui/toasts/toasts';
import BulkBar from '../../../src/views/list/selection/BulkBar';
import SelectionTick from '../../../src/views/list/selection/SelectionTick';
import { useUnselectGone } from '../../../src/views/list/selection/useUnselectGone';
import { selectingKey } from '../../../src/views/list/state/useSelection';
import '../../../src/views/list/state/selectAll';
import { showPhone } from '../page';
import { createState, renderInList, rows } from './listParts';

const user = userEvent.setup({ delay: null });
/** A store in which some of the things are selected. */
const selecting = (...ids: number[]) => memoryStore({ 'things.selectedIds': ids });
const Selected = () => <span data-testid="selected">{useListContext().selectedIds.join(' ')}</span>;
const selected = () => screen.getByTestId('selected').textContent;

const ticks = (
  <>
    <SelectionTick isOfPage />
    {rows.map((row) => (
      <RecordContextProvider key={row.id} value={row}>
        <SelectionTick />
      </RecordContextProvider>
    ))}
    <Selected />
  </>
);
const pageTick = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows of this page' });

it.each([
  ['no row', [], [false, false]],
  ['a row of another page', [9], [false, false]],
  ['one of three rows', [2], [false, true]],
  ['all rows', [1, 2, 3], [true, false]],
  ['all rows and one of another page', [1, 2, 3, 9], [true, false]],
])('the box of the page is ticked or mixed by the rows of the page: %s', (_, ids, look) => {
  renderInList(ticks, { store: selecting(...ids) });
  expect([pageTick().checked, pageTick().indeterminate]).toEqual(look);
});

it('the box of the page selects its rows and unselects them, and keeps those of other pages', async () => {
  renderInList(ticks, { store: selecting(2, 9) });
  await user.click(pageTick());
  expect(selected()).toBe('9 1 2 3');
  await user.click(pageTick());
  expect(selected()).toBe('9');
});

it('the box of a row selects its row and unselects it, and names it', async () => {
  renderInList(ticks, { store: selecting(3) });
  const tick = screen.getByRole('checkbox', { name: 'Select Bob' });
  await user.click(tick);
  expect([tick, screen.getByRole('checkbox', { name: 'Select Ann' })].map((each) => (each as HTMLInputElement).checked)).toEqual([
    true,
    false,
  ]);
  expect(selected()).toBe('3 2');
  await user.click(tick);
  expect(selected()).toBe('3');
});

it('the box of a page without rows is disabled', () => {
  renderInList(ticks, { state: createState({ data: undefined }) });
  expect([pageTick().disabled, pageTick().checked]).toEqual([true, false]);
});

describe('rows that are gone leave the selection', () => {
  const Gone = () => {
    useUnselectGone();
    return <Selected />;
  };
  const withoutBob = rows.filter(({ name }) => name !== 'Bob');
  it('useUnselectGone unselects a row that its page no longer has, and no row of another page', () => {
    const { update } = renderInList(<Gone />, { store: selecting(1, 2, 9) });
    update({ data: withoutBob });
    expect(selected()).toBe('1 9');
  });
  it.each([
    ['another page is shown', { page: 2 }],
    ['the page has another size', { perPage: 50 }],
    ['the rows of the page before are still shown', { isPlaceholderData: true }],
    ['no rows are there', { data: undefined }],
  ])('useUnselectGone keeps the selection when %s', (_, changes) => {
    const { update } = renderInList(<Gone />, { store: selecting(1, 2) });
    update({ data: withoutBob, ...changes });
    expect(selected()).toBe('1 2');
  });
  it('useUnselectGone compares a page with its own rows after a turn to another page and back', () => {
    const { update } = renderInList(<Gone />, { store: selecting(1, 2) });
    update({ page: 2, data: [{ id: 8 }] as never });
    update({ data: rows });
    update({ data: withoutBob });
    expect(selected()).toBe('1');
  });

  /** Resolves to the failure that the caller of the mutation gets. */
  const fail = (client: QueryClient, mutationKey: string[] | undefined, error: unknown) =>
    client
      .getMutationCache()
      .build(client, { mutationKey, mutationFn: () => Promise.reject(error as Error) })
      .execute(undefined)
      .catch((failure: unknown) => failure);
  it.each([
    ['those that it deleted all the same', 'things', { deleted: [1, 3] }, '2'],
    ['none when it deleted none', 'things', new Error('no'), '1 2 3'],
    ['none when it was about another resource', 'clients', { deleted: [1, 3] }, '1 2 3'],
  ])('useUnselectGone unselects after a failed deletion %s', async (_, resource, error, left) => {
    const { client } = renderInList(<Gone />, { store: selecting(1, 2, 3) });
    expect(await act(() => fail(client, [resource, 'deleteMany'], error))).toBe(error);
    expect(selected()).toBe(left);
  });
  it('useUnselectGone keeps the selection when a mutation without a name fails', async () => {
    const { client } = renderInList(<Gone />, { store: selecting(1, 2, 3) });
    const error = { deleted: [1] };
    expect(await act(() => fail(client, undefined, error))).toBe(error);
    expect(selected()).toBe('1 2 3');
  });
  it('useUnselectGone listens no more after it was removed', () => {
    const { client, unmount } = renderInList(<Gone />);
    expect(client.getMutationCache().hasListeners()).toBe(true);
    unmount();
    expect(client.getMutationCache().hasListeners()).toBe(false);
  });
});

describe('the bar of bulk actions', () => {
  const run = vi.fn();
  const load = async () => ({ default: () => <button onClick={run}>Archive</button> });
  const Toggle = () => {
    const { onToggleItem } = useListContext();
    return rows.map(({ id, name }) => (
      <button key={id} onClick={() => onToggleItem(id)}>
        Toggle {name}
      </button>
    ));
  };
  const bar = (
    <>
      <BulkBar load={load} />
      <Toggle />
    </>
  );
  const region = () => screen.getByRole('region', { name: 'Selected rows' });
  beforeEach(() => run.mockClear());

  it('BulkBar shows its actions while a row is selected, and how many are', async () => {
    renderInList(bar, { store: selecting(1, 2) });
    expect(await screen.findByRole('button', { name: 'Archive' })).toBeVisible();
    expect(screen.getByText('2 selected')).toHaveClass('visually-hidden');
    await user.click(screen.getByRole('button', { name: 'Archive' }));
    expect(run).toHaveBeenCalledOnce();
  });
  it('BulkBar shows no action while no row is selected', async () => {
    const loading = vi.fn(load);
    renderInList(<BulkBar load={loading} />);
    expect(screen.getByText('0 selected')).not.toHaveClass('visually-hidden');
    expect(loading).not.toHaveBeenCalled();
  });
  it.each([
    ['the focus is nowhere', true],
    ['a person has put the focus elsewhere', false],
  ])('BulkBar takes the focus when the selection ends and %s: %s', async (_, isFree) => {
    renderInList(bar, { store: selecting(1) });
    const button = screen.getByRole('button', { name: 'Toggle Ann' });
    if (!isFree) button.focus();
    act(() => void fireEvent.click(button));
    await screen.findByText('0 selected');
    expect(isFree ? region() : button).toHaveFocus();
  });
  it('BulkBar takes the focus without scrolling the page, and is no Tab stop', async () => {
    renderInList(bar, { store: selecting(1) });
    const focus = vi.spyOn(region(), 'focus');
    act(() => void fireEvent.click(screen.getByRole('button', { name: 'Toggle Ann' })));
    await screen.findByText('0 selected');
    expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
    expect(region()).toHaveAttribute('tabindex', '-1');
  });
  it('BulkBar takes the focus when the selection ends, and not when it begins, grows or shrinks', async () => {
    renderInList(bar);
    const toggle = (name: string) => act(() => void fireEvent.click(screen.getByRole('button', { name })));
    for (const name of ['Toggle Ann', 'Toggle Bob', 'Toggle Bob']) {
      expect(document.body).toHaveFocus();
      toggle(name);
    }
    expect(document.body).toHaveFocus();
    toggle('Toggle Ann');
    expect(await screen.findByText('0 selected')).toBeVisible();
    expect(region()).toHaveFocus();
  });
  it('BulkBar unselects a row that is gone from the page', () => {
    const { update } = renderInList(bar, { store: selecting(1, 2) });
    update({ data: rows.slice(1) });
    expect(screen.getByText('1 selected')).toBeInTheDocument();
  });
  it('BulkBar has the box of the page on a phone, where no table head has it', () => {
    renderInList(bar);
    expect(screen.queryByRole('checkbox')).toBeNull();
    cleanup();
    showPhone();
    renderInList(bar);
    expect(within(region()).getByRole('checkbox', { name: 'Select all rows of this page' })).toBeVisible();
  });
  it('BulkBar does its actions while something else loads', async () => {
    const { client } = renderInList(bar, { store: selecting(1) });
    const button = await screen.findByRole('button', { name: 'Archive' });
    let end = () => {};
    const queryFn = () => new Promise<null>((resolve) => (end = () => resolve(null)));
    const loading = client.fetchQuery({ queryKey: ['clients', 'getList'], queryFn });
    await waitFor(() => expect(client.isFetching()).toBe(1));
    await user.click(button);
    expect([run.mock.calls.length, button.parentElement!.getAttribute('aria-busy')]).toEqual([1, 'false']);
    end();
    await loading;
  });
  it('BulkBar refuses its actions while "Select all" loads the rows', async () => {
    const { client } = renderInList(bar, { store: selecting(1) });
    const button = await screen.findByRole('button', { name: 'Archive' });
    let end = () => {};
    const loading = client.fetchQuery({
      queryKey: selectingKey('things'),
      queryFn: () => new Promise<null>((resolve) => (end = () => resolve(null))),
    });
    await waitFor(() => expect(button.parentElement).toHaveAttribute('aria-busy', 'true'));
    expect(fireEvent.click(button), 'the click does what the browser would do').toBe(false);
    expect(run).not.toHaveBeenCalled();
    end();
    await loading;
    await waitFor(() => expect(button.parentElement).toHaveAttribute('aria-busy', 'false'));
    await user.click(button);
    expect(run).toHaveBeenCalledOnce();
  });
});

describe('what ends a selection, and what cancels "Select all"', () => {
  const page = (ids: number[]) => ({ data: ids.map((id) => ({ id })), total: ids.length });
  const Actions = () => {
    const { onSelect, onSelectAll, onToggleItem, onUnselectItems } = useListContext();
    useUnselectGone();
    return (
      <>
        <Selected />
        <button onClick={() => onSelectAll()}>All</button>
        <button onClick={() => onSelect([2])}>Bob alone</button>
        <button onClick={() => onToggleItem(2)}>Bob too</button>
        <button onClick={() => onUnselectItems()}>None</button>
      </>
    );
  };
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const start = () => {
    let respond = (_: object) => {};
    const getList = vi.fn(() => new Promise((resolve) => (respond = resolve)));
    const requestOf = vi.fn(() => ({ pagination: {}, sort: {}, filter: {} }));
    const state = createState({ requestOf: requestOf as never });
    const result = renderInList(<Actions />, { store: selecting(1), state, provider: { getList: getList as never } });
    const pressAll = async () => {
      await press('All');
      await waitFor(() => expect(getList).toHaveBeenCalledOnce());
    };
    return { ...result, getList, pressAll, respond: () => act(async () => respond(page([1, 2, 3]))) };
  };
  const messages = () => toastStore.get().map(({ text }) => text);
  afterEach(() => toastStore.clear());

  it('"Select all" selects the rows of all pages', async () => {
    const { pressAll, respond } = start();
    await pressAll();
    await respond();
    await waitFor(() => expect(selected()).toBe('1 2 3'));
  });
  it.each([
    ['Bob alone', '2'],
    ['Bob too', '1 2'],
    ['None', ''],
  ])('a change by hand (%s) cancels "Select all" without a message', async (name, left) => {
    const { pressAll, respond } = start();
    await pressAll();
    await press(name);
    await respond();
    expect(selected()).toBe(left);
    expect(messages()).toEqual([]);
  });
  it('another filter cancels "Select all"', async () => {
    const { pressAll, respond, update } = start();
    await pressAll();
    update({ filter: {} });
    await respond();
    expect(selected()).toBe('');
  });
  it('rows that load again while "Select all" loads cancel nothing', async () => {
    const { pressAll, respond, update } = start();
    await pressAll();
    update({ data: [...rows] });
    await respond();
    await waitFor(() => expect(selected()).toBe('1 2 3'));
  });
  it('"Select all" pressed twice loads the rows for the second time only', async () => {
    const { getList, pressAll, respond } = start();
    await pressAll();
    const [, { signal }] = getList.mock.calls[0] as unknown as [string, { signal: AbortSignal }];
    await press('All');
    await waitFor(() => expect(getList).toHaveBeenCalledTimes(2));
    expect(signal.aborted).toBe(true);
    await respond();
    await waitFor(() => expect(selected()).toBe('1 2 3'));
  });
  it('"Select all" that fails shows why', async () => {
    const getList = () => Promise.reject(new CallFailure('busy'));
    renderInList(<Actions />, { state: createState({ requestOf: (() => ({})) as never }), provider: { getList } });
    await press('All');
    await waitFor(() => expect(messages()).toEqual(['System busy!']));
  });
  it('"Select all" shows a failure of its caller', async () => {
    const fail = () => {
      throw new CallFailure('busy');
    };
    const Failing = () => {
      const { onSelectAll } = useListContext();
      return <button onClick={() => onSelectAll({ queryOptions: { onError: fail } } as never)}>All</button>;
    };
    const provider = { getList: () => Promise.reject(new CallFailure('ignored')) };
    renderInList(<Failing />, { state: createState({ requestOf: (() => ({})) as never }), provider });
    await press('All');
    await waitFor(() => expect(messages()).toEqual(['System busy!']));
  });
  it.each([
    ['another filter', '', { filter: { chosen: { code: 'C1' } } }],
    ['another sort', '', { sort: { field: 'code', order: 'ASC' } as const }],
    ['another page', '1', { page: 2 }],
  ])('%s leaves of the selection "%s"', (_, left, changes) => {
    const { update } = start();
    update(changes);
    expect(selected()).toBe(left);
  });
  it('leaving the list ends the selection', () => {
    const store = selecting(1);
    renderInList(<Actions />, { store }).unmount();
    expect(store.getItem('things.selectedIds')).not.toContain(1);
  });
});
