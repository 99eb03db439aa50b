/** The rows of a list, as a table and as cards: heads that sort, links, actions, the shape of rows that are loading. */
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { decimal, text, timestamp } from '../../../src/fields';
import { confirmAction, dialogAction, edit, menu, remove } from '../../../src/views/actions/actions';
import { pinnedOf } from '../../../src/views/list/state/columns';
import type { ListState } from '../../../src/views/list/state/useListState';
import Cards from '../../../src/views/list/table/Cards';
import { ListTable } from '../../../src/views/list/table/ListTable';
import { createState, declareList, renderInList, rows } from './listParts';

const user = userEvent.setup({ delay: null });
const part = async () => ({ default: () => null });
const call = (name: string, label: string, more: object = {}) =>
  ({ ...dialogAction({ name, label, dialog: part as never, permission: name } as never), ...more }) as never;
type Options = { list?: object; fields?: object; state?: Partial<ListState>; engine?: object; canDraw?: boolean };
const draw = (as: 'table' | 'cards', { list = {}, fields = {}, state = {}, engine = {}, canDraw = true }: Options = {}) => {
  const onOpen = vi.fn();
  const declaration = declareList(list, fields);
  const { columns } = declaration.list!;
  const part =
    as === 'table' ? (
      <ListTable columns={columns} pinned={pinnedOf(declaration.list!)} canDraw={canDraw} isCompact={false} onOpen={onOpen} />
    ) : (
      <Cards canDraw={canDraw} onOpen={onOpen} />
    );
  return { onOpen, ...renderInList(part, { declaration, engine, state: createState(state) }) };
};
const skeletons = () => document.querySelectorAll('.skeleton').length;

describe.each(['table', 'cards'] as const)('a list as %s', (as) => {
  it('links each row to its form, and names every action after its row', async () => {
    const { onOpen } = draw(as, { list: { rowActions: [edit(), { type: 'clone' }, call('call', 'Call')] } });
    const link = await screen.findByRole('link', { name: 'Bob' });
    expect([link.getAttribute('href'), link.hasAttribute('data-row-link')]).toEqual(['/things/2', true]);
    expect(screen.getByRole('link', { name: 'Edit Bob' })).toHaveAttribute('href', '/things/2');
    expect(screen.getByRole('link', { name: 'Clone Bob' })).toHaveAttribute('href', '/things/2/copy?clone=true');
    const icons = ['Edit Bob', 'Clone Bob'].map((name) => screen.getByRole('link', { name }));
    expect(icons.map(({ title, className }) => [title, className])).toEqual([
      ['Edit', 'icon-button icon-accent'],
      ['Clone', 'icon-button'],
    ]);
    await user.click(screen.getByRole('button', { name: 'Call Bob' }));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith({ kind: 'row', action: expect.objectContaining({ name: 'call' }), record: rows[1] });
  });
  it('has an icon with its name for the action that deletes a row', async () => {
    draw(as, { list: { rowActions: [remove({ call: 'DELETE /x' } as never)] } });
    const button = await screen.findByRole('button', { name: 'Delete Bob' });
    expect([button.title, button.textContent, button.className]).toEqual(['Delete', '', 'icon-button']);
  });
  it('has a text for every other action, also for one that asks first', async () => {
    const ask = confirmAction({
      name: 'ask',
      label: 'Ask',
      question: 'Sure?',
      call: 'PUT /x',
      successText: 'Done',
      permission: 'ask',
    } as never);
    draw(as, { list: { rowActions: [call('call', 'Call'), ask] } });
    const buttons = await Promise.all(['Call Bob', 'Ask Bob'].map((name) => screen.findByRole('button', { name })));
    expect(buttons.map(({ textContent, title, className }) => [textContent, title, className])).toEqual([
      ['Call', '', 'link-button'],
      ['Ask', '', 'link-button'],
    ]);
  });
  it('opens the record of a row in a new tab by Ctrl and a click beside its link (PLT-042)', async () => {
    draw(as);
    const link = await screen.findByRole('link', { name: 'Bob' });
    const opened = vi.fn((event: Event) => event.preventDefault());
    link.addEventListener('click', opened);
    fireEvent.click(await screen.findByText('C2'), { ctrlKey: true });
    expect(opened).toHaveBeenCalledOnce();
  });
  it('shows what identifies a row as text where it has no form', async () => {
    draw(as, { list: { rowActions: [edit()] }, engine: { entities: { things: { label: 'Things', routes: { list: '/things' } } } } });
    expect(await screen.findByText('Bob')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });
  it('shows only the actions that this person may do and that make sense for the row', async () => {
    const may = new Set(['call', 'mail']);
    const write = call('write', 'Write');
    const mail = call('mail', 'Mail', { offeredWhen: undefined, offered: { name: 'Bob' } });
    const { onOpen } = draw(as, {
      list: { rowActions: [{ type: 'clone' }, write, call('call', 'Call'), menu(mail, call('fax', 'Fax'))] },
      engine: { can: (_: string, action: string) => may.has(action) },
    });
    expect(await screen.findAllByRole('button', { name: /^Call / })).toHaveLength(3);
    expect(screen.queryByRole('link', { name: /^Clone/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Write/ })).toBeNull();
    expect(screen.getAllByRole('button', { name: /^More for/ }).map((each) => each.getAttribute('aria-label'))).toEqual(['More for Bob']);
    await user.click(screen.getByRole('button', { name: 'More for Bob' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((each) => each.textContent)).toEqual(['Mail']);
    await user.click(items[0]!);
    expect(onOpen).toHaveBeenCalledExactlyOnceWith({ kind: 'row', action: expect.objectContaining({ name: 'mail' }), record: rows[1] });
  });
  it('shows the clone action to a person who may clone and nothing else', async () => {
    draw(as, {
      list: { rowActions: [{ type: 'clone' }, call('call', 'Call')] },
      engine: { can: (_: string, action: string) => action === 'clone' },
    });
    expect(await screen.findByRole('link', { name: 'Clone Bob' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Call Bob' })).toBeNull();
  });
  it.each<[string, object, number, number, string]>([
    ['while the first rows load', { state: { isPending: true, isFetching: true, data: undefined, perPage: 5 } }, 5, 0, 'true'],
    ['while the cells load', { canDraw: false }, 10, 0, 'true'],
    ['while the rows load again', { state: { isFetching: true } }, 0, 3, 'true'],
    ['once the rows are there', {}, 0, 3, 'false'],
    ['without rows after a failure', { state: { data: undefined } }, 0, 0, 'false'],
  ])('%s shows the shape of rows or the rows, and whether it is busy', async (_, options, waiting, shown, isBusy) => {
    const { container } = draw(as, options);
    expect(skeletons()).toBe(waiting);
    expect(container.querySelectorAll('[data-row-link]')).toHaveLength(shown);
    expect(container.querySelector('[aria-busy]')).toHaveAttribute('aria-busy', isBusy);
  });
  it.each([true, false])('marks rows of the page before as such: %s', (isPlaceholderData) => {
    const { container } = draw(as, { state: { isPlaceholderData } });
    expect(container.querySelectorAll('.stale')).toHaveLength(isPlaceholderData ? 1 : 0);
  });
  it('has a box for each row exactly where the declaration has bulk actions', async () => {
    draw(as, { list: { bulkActions: part } });
    expect(await screen.findByRole('checkbox', { name: 'Select Bob' })).toBeVisible();
    expect(screen.getAllByRole('checkbox')).toHaveLength(as === 'table' ? 4 : 3);
    cleanup();
    draw(as);
    await screen.findByText('Bob');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
  it('shows a row whose id tells it from no other without a link, and says that its actions cannot be shown', async () => {
    const { problems } = draw(as, { list: { rowActions: [edit()] }, state: { data: [{ id: '', name: 'Dan' }] as never } });
    expect(problems.splice(0)).toEqual([expect.stringContaining('the value is none of its kind')]);
    expect(await screen.findByText('Dan')).toBeVisible();
    expect(screen.getByText('Cannot be shown')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('the head of a table', () => {
  const sorts = ['name asc', 'name desc', 'code desc'];
  const head = (name: string) => screen.getByRole('columnheader', { name });
  const sortBy = (field: string, order: 'ASC' | 'DESC') => ({ sort: { field, order } });
  it.each([
    ['name', sortBy('code', 'DESC'), { field: 'name', order: 'ASC' }],
    ['name', sortBy('name', 'ASC'), { field: 'name', order: 'DESC' }],
    ['name', sortBy('name', 'DESC'), { field: 'name', order: 'ASC' }],
    ['code', sortBy('code', 'ASC'), { field: 'code', order: 'DESC' }],
    ['code', sortBy('code', 'DESC'), { field: 'code', order: 'DESC' }],
    ['name', sortBy('code', 'ASC'), { field: 'name', order: 'ASC' }],
  ] as const)('a click on %s in the state %j sorts by %j', async (name, changes, sort) => {
    const { state } = draw('table', { list: { sorts }, state: changes });
    await user.click(screen.getByRole('button', { name: name === 'name' ? 'Name' : 'Code' }));
    expect(state.setSort).toHaveBeenCalledExactlyOnceWith(sort);
  });
  it.each([
    [sortBy('name', 'ASC'), 'ascending', 'none'],
    [sortBy('name', 'DESC'), 'descending', 'none'],
    [sortBy('code', 'DESC'), 'none', 'descending'],
    [sortBy('office', 'DESC'), 'none', 'none'],
  ] as const)('in the state %j the order of the name is %s and that of the code %s', (changes, name, code) => {
    draw('table', { list: { sorts }, state: changes });
    expect([head('Name'), head('Code')].map((each) => each.getAttribute('aria-sort'))).toEqual([name, code]);
    expect(document.querySelectorAll('th svg')).toHaveLength(changes.sort.field === 'office' ? 0 : 1);
    const sorted = [...document.querySelectorAll('.sort-head-on')].map((button) => button.textContent);
    expect(sorted).toEqual([...(name === 'none' ? [] : ['Name']), ...(code === 'none' ? [] : ['Code'])]);
    expect([...document.querySelectorAll<HTMLElement>('.sort-head')].map(({ title }) => title)).toEqual(['Sort by Name', 'Sort by Code']);
  });
  it('the tooltip of a heading has the hint of its column, before what a click sorts by', () => {
    draw('table', { list: { sorts: ['name asc'], columnHints: { name: 'As in the passport', code: 'Not the ID' } } });
    expect(screen.getByRole('button', { name: 'Name' })).toHaveAttribute('title', 'As in the passport. Sort by Name');
    expect(head('Code')).toHaveAttribute('title', 'Not the ID');
  });
  it('a column that no sort names is no button', () => {
    draw('table', { list: { sorts: ['name asc'] } });
    expect(screen.getAllByRole('button').map((each) => each.textContent)).toEqual(['Name']);
    expect(head('Code')).not.toHaveAttribute('aria-sort');
  });
  it('has a column for Operation exactly where rows have actions, and one cell over all columns while rows load', () => {
    const waiting = { isPending: true, data: undefined };
    draw('table', { list: { rowActions: [edit()], bulkActions: part }, state: waiting });
    expect(head('Operation')).toBeVisible();
    expect(document.querySelector('.skeleton td')).toHaveAttribute('colspan', '4');
    cleanup();
    draw('table', { state: waiting });
    expect(screen.queryByRole('columnheader', { name: 'Operation' })).toBeNull();
    expect(document.querySelector('.skeleton td')).toHaveAttribute('colspan', '2');
  });
  it('numbers are at the right, unless they identify the row', () => {
    const fields = { size: decimal('Size'), no: decimal('No') };
    draw('table', { list: { columns: ['no', 'name', 'size'], name: 'name' }, fields });
    expect(['No', 'Name', 'Size'].map((name) => head(name).className)).toEqual(['pinned pinned-0', 'pinned pinned-1', 'number']);
  });
  it('a column of a table that is no number and does not identify the row has no class, and one of a time is marked', () => {
    const at = '2026-11-29T00:15:00Z';
    const columns = ['name', 'code', 'at'];
    draw('table', { list: { columns }, fields: { at: timestamp('Last login') }, state: { data: [{ ...rows[0]!, at }] as never } });
    const cells = [head('Code'), head('Last login'), ...document.querySelectorAll('tbody td')];
    expect(cells.map(({ className }) => className)).toEqual(['', 'time', '', 'time']);
  });
  it('a column with a copy button is marked in its cells, not in its head', async () => {
    draw('table', { fields: { code: text('Code', { copyable: true }) } });
    expect(await screen.findByRole('button', { name: 'Copy C2' })).toBeVisible();
    expect(document.querySelectorAll('td.copied')).toHaveLength(3);
    expect(document.querySelectorAll('th.copied')).toHaveLength(0);
  });
});

describe('the header of a row', () => {
  const copyable = text('Name', { copyable: true });
  const headers = () => screen.getAllByRole('rowheader').map((cell) => cell.getAttribute('aria-label'));
  it('is named after the record, without the copy button of its column', async () => {
    const data = [rows[0]!, { id: 2, name: '', code: 'C2' }] as never;
    draw('table', { fields: { name: copyable }, state: { data } });
    expect(await screen.findByRole('button', { name: 'Copy Ann' })).toBeVisible();
    expect(headers()).toEqual(['Ann', null]);
    expect(screen.getAllByRole('rowheader').map(({ className }) => className)).toEqual(Array(2).fill('copied pinned pinned-0'));
  });
  it('is named by its content when its column has no copy button', async () => {
    draw('table', { fields: { code: text('Code', { copyable: true }) } });
    expect(await screen.findByRole('button', { name: 'Copy C1' })).toBeVisible();
    expect([headers(), document.querySelectorAll('td[aria-label]').length]).toEqual([[null, null, null], 0]);
  });
});

describe('the scrolled box of a table', () => {
  const box = () => screen.getByRole('region', { name: 'Things table' });
  it.each<[string, number, Partial<ListState>]>([
    ['another page', 0, { page: 2 }],
    ['another size', 0, { perPage: 50 }],
    ['another sort', 0, { sort: { field: 'code', order: 'ASC' } }],
    ['another filter', 0, { filter: {} }],
    ['a reload', 40, { data: [...rows] }],
  ])('%s leaves it at %i', (_, top, changes) => {
    const { update } = draw('table');
    box().scrollTop = 40;
    fireEvent.scroll(box());
    update(changes);
    expect(box().scrollTop).toBe(top);
  });
  it.each([
    [{}, '490px'],
    [{ maxHeight: 300 }, '300px'],
  ])('of a list that declares %j is at most %s high', (list, maxHeight) => {
    draw('table', { list });
    expect(box().style.maxHeight).toBe(maxHeight);
  });
  it('forgets how far it was scrolled when it is at its top again', () => {
    const { update } = draw('table');
    for (const top of [40, 0]) {
      box().scrollTop = top;
      fireEvent.scroll(box());
    }
    const set = vi.spyOn(box(), 'scrollTop', 'set');
    update({ page: 2 });
    expect(set).not.toHaveBeenCalled();
  });
  it('that was never scrolled is not scrolled to its top by another page, which would force a layout', () => {
    const { update } = draw('table');
    const set = vi.spyOn(box(), 'scrollTop', 'set');
    update({ page: 2 });
    expect(set).not.toHaveBeenCalled();
  });
  it('shows all of a control that gets the focus by keyboard, and does not move for its own focus', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    onTestFinished(() => scroll.mockRestore());
    draw('table');
    box().focus();
    expect(scroll).not.toHaveBeenCalled();
    const link = await screen.findByRole('link', { name: 'Bob' });
    link.focus();
    expect([scroll.mock.contexts, scroll.mock.calls]).toEqual([[link], [[{ block: 'nearest', inline: 'nearest' }]]]);
  });
  it('a head of a table has no whole text as title', () => {
    draw('table');
    const head = screen.getByRole('columnheader', { name: 'Name' });
    Object.defineProperties(head, { scrollWidth: { value: 200 }, clientWidth: { value: 100 }, innerText: { value: 'Name' } });
    fireEvent.pointerOver(head);
    expect(head).not.toHaveAttribute('title');
    fireEvent.pointerOut(head);
  });
  it('a cell with a part that is cut has its whole text as title', async () => {
    draw('table');
    const part = await screen.findByText('Ann');
    const cell = part.closest('th')!;
    const cut = cell.appendChild(document.createElement('span'));
    Object.defineProperties(cut, { scrollWidth: { value: 200 }, clientWidth: { value: 100 } });
    Object.defineProperty(cell, 'innerText', { value: 'Ann' });
    fireEvent.pointerOver(cell);
    expect(cell).toHaveAttribute('title', 'Ann');
    cut.remove();
  });
  it.each([
    ['cut', 200, 100, 'Ann'],
    ['one pixel wider', 101, 100, null],
    ['two pixels wider', 102, 100, 'Ann'],
    ['of no width', 200, 0, null],
  ])('a cell that is %s has its whole text as title while the pointer is there', async (_, scrollWidth, clientWidth, title) => {
    draw('table');
    const cell = (await screen.findByText('Ann')).closest('th')!;
    Object.defineProperties(cell, {
      scrollWidth: { value: scrollWidth },
      clientWidth: { value: clientWidth },
      innerText: { value: 'Ann' },
    });
    fireEvent.pointerOver(cell);
    expect(cell.getAttribute('title')).toBe(title);
    fireEvent.pointerOut(cell);
    expect(cell.getAttribute('title')).toBeNull();
  });
});

describe('cards', () => {
  const card = { heading: ['name', 'code'], lines: [['city', 'code']], labelled: ['city'] };
  const fields = { city: text('City') };
  const data = [
    { id: 1, name: 'Ann', code: 'C1', city: 'Bern' },
    { id: 2, name: 'Bob', code: 'C2', city: '' },
  ] as never;
  it('show heading and lines, leave out what is missing, and label what says too little', async () => {
    const { container } = draw('cards', { list: { card }, fields, state: { data } });
    await within(container).findByText('Bern');
    expect([...container.querySelectorAll('.list-row-card-line')].map((line) => line.textContent)).toEqual(['City BernC1', 'C2']);
    expect(container.querySelectorAll('.list-row-card-head')[0]).toHaveTextContent(/^AnnC1/);
  });
  it('label a value of a kind that says too little by itself', async () => {
    const day = [{ id: 1, name: 'Ann', code: 'C1', at: '2026-11-29T00:15:00Z' }] as never;
    const { container } = draw('cards', {
      list: { card: { heading: ['name'], lines: [['at', 'code']], labelled: [] } },
      fields: { at: timestamp('Last login') },
      state: { data: day },
    });
    await within(container).findByText('2026/11/29 08:15');
    expect(container.querySelector('.list-row-card-line')).toHaveTextContent('Last login 2026/11/29 08:15C1');
  });
  it('scroll to their top when the page is turned, and not at their start or on a reload', () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    onTestFinished(() => scroll.mockRestore());
    const { update } = draw('cards', { state: { page: 1 } });
    update({ data: [...rows] });
    expect(scroll).not.toHaveBeenCalled();
    update({ page: 2 });
    update({ page: 2, data: [...rows] });
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'start' });
    update({ page: 1 });
    expect(scroll).toHaveBeenCalledTimes(2);
  });
});
