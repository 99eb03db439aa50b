/** The line over a list and the pager below it. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { CallFailure } from '../../../dataProvider/envelope';
import { choice, reference, text } from '../../../src/fields';
import type { ListState } from '../../../src/views/list/state/useListState';
import { Pager } from '../../../src/views/list/table/Pager';
import FilterTags from '../../../src/views/list/toolbar/FilterTags';
import { ListButtons } from '../../../src/views/list/toolbar/ListButtons';
import { ListToolbar } from '../../../src/views/list/toolbar/ListToolbar';
import { replaceClock } from '../clock';
import { createState, declareList, renderInList } from './listParts';

const user = userEvent.setup({ delay: null });
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const filters = {
  kind: choice('Kind', { labels: { A: 'Kind A', B: 'Kind B' } }),
  office: text('Office'),
  team: reference('teams', 'Team', { within: 'office' } as object),
};

describe('the toolbar', () => {
  type Options = { list?: object; state?: Partial<ListState>; props?: Partial<Parameters<typeof ListToolbar>[0]> };
  const draw = ({ list = {}, state = {}, props = {} }: Options = {}) => {
    const spies = { onHide: vi.fn(), onCompact: vi.fn() };
    const all = { hideable: ['code'], hidden: [], isCompact: false, isPhone: false, isUnsearched: false, ...spies, ...props };
    return { ...spies, ...renderInList(<ListToolbar {...all} />, { declaration: declareList(list), state: createState(state) }) };
  };
  const note = () => document.querySelector('[id$=-note]')!.textContent;
  const loadedAt = Date.parse('2026-11-29T01:30:00Z');

  it.each<[string, Options, string]>([
    ['when the rows were loaded', { state: { loadedAt } }, 'as of 09:30 UTC+8'],
    ['nothing before rows are there', { state: { loadedAt: 0, data: undefined } }, ''],
    ['that a reload has failed', { state: { loadedAt, error: new CallFailure('busy') } }, 'not refreshed, as of 09:30 UTC+8'],
    ['nothing about the first load, which has failed', { state: { loadedAt: 0, error: new CallFailure('busy'), data: undefined } }, ''],
    ['no time that is unknown', { state: { loadedAt: 0 } }, ''],
    ['no time that is unknown after a failure', { state: { loadedAt: 0, error: new CallFailure('busy') } }, ''],
    ['nothing on a phone, which has little room', { state: { loadedAt }, props: { isPhone: true } }, ''],
    [
      'what an export has while a text is not searched for',
      { list: { export: { call: 'GET /x', fileName: 'x.csv' } }, state: { loadedAt, total: 1200 }, props: { isUnsearched: true } },
      'Export: 1,200 results as shown',
    ],
    ['no export where there is none', { state: { loadedAt }, props: { isUnsearched: true } }, 'as of 09:30 UTC+8'],
    [
      'no export of an unknown total',
      { list: { export: { call: 'GET /x', fileName: 'x.csv' } }, state: { loadedAt, total: undefined }, props: { isUnsearched: true } },
      'as of 09:30 UTC+8',
    ],
  ])('says %s', (_, options, text) => {
    draw(options);
    expect(note()).toBe(text);
  });
  it.each([false, true])('says how the server sorts a list that people cannot sort; on a phone: %s', (isPhone) => {
    draw({ list: { sortedBy: 'Sorted by order' }, props: { isPhone } });
    expect(screen.getByText('Sorted by order')).toBeVisible();
  });
  it('keeps the time of the rows that are there while others load', () => {
    const { update } = draw({ state: { loadedAt } });
    update({ loadedAt: 0 });
    expect(note()).toBe('as of 09:30 UTC+8');
    update({ loadedAt: loadedAt + 60_000 });
    expect(note()).toBe('as of 09:31 UTC+8');
  });
  it.each([null, new CallFailure('busy')])('says no time of rows that are no longer there (error: %s)', (error) => {
    const { update } = draw({ state: { loadedAt } });
    update({ loadedAt: 0, data: undefined, error });
    expect(note()).toBe('');
  });
  it.each([
    [true, ['Office: HK', '+1']],
    [false, ['Office: HK', 'Kind: Kind A']],
  ])('has tags for the chosen filters, on a phone (%s) for the first one', async (isPhone, tags) => {
    draw({ list: { filters }, state: { chosen: { office: 'HK', kind: 'A' } }, props: { isPhone } });
    await waitFor(() => expect(screen.queryAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(tags));
  });
  it('says that the server is slow after ten seconds, and no longer once the rows are there', async () => {
    const pass = replaceClock();
    const { update } = draw({ state: { loadedAt, isFetching: true } });
    await pass(9_900);
    expect(note()).toBe('as of 09:30 UTC+8');
    await pass(100);
    expect(note()).toBe('The server takes longer than usual');
    update({ isFetching: false });
    await waitFor(() => expect(note()).toBe('as of 09:30 UTC+8'));
  });
  it.each<[object, number | undefined, string | null]>([
    [{ showTotal: true }, 1200, 'Total 1,200 results:'],
    [{ showTotal: true }, 0, 'Total 0 results:'],
    [{ showTotal: true }, undefined, null],
    [{}, 1200, null],
  ])('of a list that declares %j has the total of %s rows: %s', (list, total, shown) => {
    draw({ list, state: { total } });
    expect(document.querySelector('.total')?.textContent ?? null).toBe(shown);
  });
  it('reloads by Refresh, and switches to compact rows and back', async () => {
    const { state, onCompact } = draw();
    await press('Refresh');
    expect(state.reload).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Compact rows' })).toHaveAttribute('aria-pressed', 'false');
    await press('Compact rows');
    expect(onCompact).toHaveBeenCalledExactlyOnceWith(true);
    cleanup();
    const compact = draw({ props: { isCompact: true } });
    await press('Compact rows');
    expect(compact.onCompact).toHaveBeenCalledExactlyOnceWith(false);
  });
  it('hides columns, shows them one by one and all at once', async () => {
    const { onHide } = draw({ props: { hideable: ['name', 'code'], hidden: ['other', 'code'] } });
    await press('Columns');
    const tick = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
    expect([(await tick('Name')).checked, (await tick('Code')).checked]).toEqual([true, false]);
    await user.click(await tick('Name'));
    await user.click(await tick('Code'));
    await press('Show all columns');
    expect(onHide.mock.calls).toEqual([[['other', 'code', 'name']], [['other']], [[]]]);
  });
  it('cannot show all columns while none is hidden', async () => {
    draw();
    await press('Columns');
    expect(await screen.findByRole('button', { name: 'Show all columns' })).toHaveAttribute('aria-disabled', 'true');
  });
  it('counts the filters that a person has chosen, without those that are locked', () => {
    const button = () => screen.getByRole('button', { name: /^Filter/ }).textContent;
    const { update } = draw({ list: { filters }, state: { chosen: { kind: 'A', office: 'HK' }, locked: { office: 'HK' } } });
    expect(button()).toBe('Filter1');
    update({ chosen: { office: 'HK' }, locked: { office: 'HK' } });
    expect(button()).toBe('Filter');
  });
  it('sorts by a menu, which marks the current sort', async () => {
    const sort = { field: 'code', order: 'DESC' } as const;
    const { state } = draw({ list: { sorts: ['name asc', 'code desc'] }, state: { sort } });
    await press('Sort by: Code, Z-A');
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => [item.textContent, item.getAttribute('aria-current')])).toEqual([
      ['Name, A-Z', null],
      ['Code, Z-A', 'true'],
    ]);
    await user.click(items[0]!);
    expect(state.setSort).toHaveBeenCalledExactlyOnceWith({ field: 'name', order: 'ASC' });
  });
  it.each([
    [true, '', 'Code, Z-A'],
    [false, 'Code, Z-A', ''],
  ])('shows the current sort as text, on a phone (%s) as the tooltip of an icon', (isPhone, text, title) => {
    draw({ list: { sorts: ['name asc', 'code desc'] }, state: { sort: { field: 'code', order: 'DESC' } }, props: { isPhone } });
    const button = screen.getByRole('button', { name: 'Sort by: Code, Z-A' });
    expect([button.textContent, button.title, button.querySelectorAll('svg').length]).toEqual([text, title, isPhone ? 1 : 2]);
    expect([button.className, screen.queryByRole('button', { name: 'Columns' }) === null]).toEqual([
      isPhone ? 'icon-button' : 'button',
      isPhone,
    ]);
  });
  it('opens the filters in a panel, which Apply closes', async () => {
    const declaration = declareList({ filters: { kind: filters.kind } });
    const kind = declaration.list!.filters!.kind!;
    const loadLabel = vi.fn(async () => ({ default: () => null }));
    declaration.list!.filters!.kind = { ...kind, definition: { ...kind.definition, FilterLabel: loadLabel } } as never;
    const { state } = renderInList(<ListButtons isPhone={false} />, { declaration });
    await press(/^Filter/);
    const panel = await screen.findByRole('dialog', { name: 'Filters' });
    expect(loadLabel, 'what the tags need is loaded with the panel').toHaveBeenCalledOnce();
    await user.selectOptions(await within(panel).findByLabelText('Kind'), 'B');
    await user.click(within(panel).getByRole('button', { name: 'Apply' }));
    expect(state.setChosen).toHaveBeenCalledExactlyOnceWith({ kind: 'B' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
  const exporting = { export: { call: 'GET /x', fileName: 'x.csv' } };
  it.each([
    [false, 'Export'],
    [true, ''],
  ])('has a button to export where the list declares it, as an icon on a phone (%s)', (isPhone, text) => {
    draw({ list: exporting, props: { isPhone } });
    expect(screen.getByRole('button', { name: 'Export' })).toHaveTextContent(text);
    cleanup();
    draw({ props: { isPhone } });
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  });
  it.each([
    [true, true, 'visually-hidden', 'Export: 3 results as shown'],
    [true, false, 'as-of', ''],
    [false, true, 'as-of', 'Export: 3 results as shown'],
    [false, false, 'as-of', ''],
  ])(
    'describes Export by what it saves, on a phone (%s) out of sight, while a text is not searched for (%s)',
    (isPhone, isUnsearched, look, text) => {
      draw({ list: exporting, props: { isPhone, isUnsearched } });
      const note = screen.getByRole('button', { name: 'Export' }).getAttribute('aria-describedby');
      expect(note && document.getElementById(note)!.textContent).toBe(text || null);
      expect(document.querySelector('[id$=-note]')).toHaveClass(look);
    },
  );
  it.each<[string, object, boolean]>([
    ['beside the search', { search: { name: text('Name') }, filters }, false],
    ['in a line of their own without one', { filters }, true],
    ['nowhere where there is neither', {}, false],
  ])('has filter and sort on a phone %s', (_, list, isThere) => {
    draw({ list, props: { isPhone: true } });
    expect(screen.queryAllByRole('button', { name: /^Filter/ })).toHaveLength(isThere ? 1 : 0);
    expect(document.querySelectorAll('.toolbar-phone-line')).toHaveLength(isThere ? 2 : 1);
    expect(screen.queryByRole('button', { name: 'Columns' })).toBeNull();
  });
});

describe('the tags of chosen filters', () => {
  const draw = (state: Partial<ListState>, limit = Infinity) => {
    const { list } = declareList({ filters });
    return renderInList(<FilterTags filters={list!.filters!} limit={limit} />, { state: createState(state) });
  };
  const tags = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

  it('name the values as their kind does, in the order in which they were chosen', async () => {
    draw({ chosen: { office: 'HK', kind: ['A', 'B'], unknown: 'x' } });
    await waitFor(() => expect(tags()).toEqual(['Office: HK', 'Kind: Kind A, Kind B']));
  });
  it('name several values of a kind that shows them as they are', () => {
    draw({ chosen: { office: ['HK', 'SG'] } });
    expect(tags()).toEqual(['Office: HK, SG']);
  });
  it.each([
    [1, ['Office: HK', '+1']],
    [2, ['Office: HK', 'Kind: Kind A']],
  ])('of two filters with room for %i are %j', async (limit, shown) => {
    draw({ chosen: { office: 'HK', kind: 'A' } }, limit);
    await waitFor(() => expect(tags()).toEqual(shown));
  });
  it('clear their filter, and a filter that lies within it, and put the focus on the content (PLT-103, PLT-109)', async () => {
    const content = document.body.appendChild(Object.assign(document.createElement('main'), { id: 'content', tabIndex: -1 }));
    onTestFinished(() => content.remove());
    const { state } = draw({ chosen: { kind: 'A', office: 'HK', team: '7' } });
    await press('Remove filter Office: HK');
    expect(state.setChosen).toHaveBeenCalledExactlyOnceWith({ kind: 'A' });
    await waitFor(() => expect(content).toHaveFocus());
  });
  it('of a locked filter has no button (PLT-108)', () => {
    draw({ chosen: { office: 'HK' }, locked: { office: 'HK' } });
    expect([tags(), screen.queryByRole('button')]).toEqual([['Office: HK'], null]);
  });
  it.each<[string, Partial<ListState>]>([
    ['nothing is chosen', {}],
    ['what is chosen is no filter of the list', { chosen: { unknown: 'x' } }],
  ])('are not there when %s', (_, state) => {
    expect(draw(state).container).toBeEmptyDOMElement();
  });
});

describe('the pager', () => {
  const draw = (state: Partial<ListState>, isPhone = false) =>
    renderInList(<Pager isPhone={isPhone} />, { state: createState({ total: 25, ...state }) });
  const isOff = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';

  it.each([
    [1, 25, '1–10 of 25', true, false],
    [2, 25, '11–20 of 25', false, false],
    [3, 25, '21–25 of 25', false, true],
    [2, 20, '11–20 of 20', false, true],
    [1, 0, '0–0 of 0', true, true],
  ])('on page %i of %i rows shows %s', (page, total, range, isFirst, isLast) => {
    draw({ page, total });
    expect(screen.getByText(range)).toBeVisible();
    expect([isOff('Previous page'), isOff('Next page')]).toEqual([isFirst, isLast]);
  });
  it('shows the first and the last page, those around the current one, and gaps between them', () => {
    draw({ page: 6, total: 120 });
    const parts = [...document.querySelectorAll('.page-number, .pager-gap')];
    expect(parts.map(({ textContent }) => textContent)).toEqual(['1', '…', '5', '6', '7', '…', '12']);
    expect(parts.filter((part) => part.matches('button'))).toHaveLength(5);
  });
  it('turns to the page before, the next one and one by its number', async () => {
    const { state } = draw({ page: 2 });
    for (const name of ['Previous page', 'Next page', 'Page 3']) await press(name);
    expect(vi.mocked(state.setPage).mock.calls).toEqual([[1], [3], [3]]);
    expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('button', { name: 'Page 1' })).not.toHaveAttribute('aria-current');
  });
  it('fetches the next page ahead when the pointer or the focus comes to "Next page"', () => {
    const { state } = draw({});
    const next = screen.getByRole('button', { name: 'Next page' });
    fireEvent.pointerEnter(next);
    expect(state.prefetchNext).toHaveBeenCalledTimes(1);
    next.focus();
    expect(state.prefetchNext).toHaveBeenCalledTimes(2);
  });
  it.each([
    ['2', [[2]]],
    ['9', [[3]]],
    ['12', [[1]]],
    ['0', []],
    ['x', []],
  ])('"Go to page" %s of three pages turns to %j, and is empty then', async (typed, pages) => {
    const { state } = draw({});
    await user.type(screen.getByLabelText('Go to page'), `${typed}{Enter}`);
    expect(vi.mocked(state.setPage).mock.calls).toEqual(pages);
    expect(screen.getByLabelText('Go to page')).toHaveValue('');
  });
  it.each([
    ['105', 105],
    ['00105', 105],
  ])('"Go to page" %s of 200 pages turns to page %i', async (typed, page) => {
    const { state } = draw({ total: 2_000 });
    expect(screen.getByLabelText('Go to page')).toHaveValue('');
    await user.click(screen.getByLabelText('Go to page'));
    await user.paste(typed);
    await user.keyboard('{Enter}');
    expect(state.setPage).toHaveBeenCalledExactlyOnceWith(page);
  });
  it('has the number of rows of a page', async () => {
    const { state } = draw({ perPage: 20 });
    expect(screen.getByLabelText('Rows per page')).toHaveValue('20');
    await user.selectOptions(screen.getByLabelText('Rows per page'), '50');
    expect(state.setPerPage).toHaveBeenCalledExactlyOnceWith(50);
  });
  it('on a phone has page and pages, and the rest in a panel', async () => {
    const { state } = draw({ page: 2 }, true);
    expect(screen.getByText('Page 2 of 3')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Page 1' })).toBeNull();
    await press('11–20 of 25');
    const panel = await screen.findByRole('dialog', { name: 'Rows per page' });
    await user.type(within(panel).getByLabelText('Go to page'), '3{Enter}');
    expect(state.setPage).toHaveBeenCalledExactlyOnceWith(3);
  });
  it('of an unknown total is empty', () => {
    draw({ total: undefined });
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
