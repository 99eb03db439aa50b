/** The search of a list: what it searches for, when it says that something was not searched yet, which fields it shows. */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { choice, text } from '../../../src/fields';
import { SearchForm } from '../../../src/views/list/search/SearchForm';
import type { ListState } from '../../../src/views/list/state/useListState';
import { showPhone } from '../page';
import { createState, declareList, renderInList } from './listParts';

const user = userEvent.setup({ delay: null });
const labels = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];
const search = Object.fromEntries(labels.map((label) => [label.toLowerCase(), text(label, label === 'Eight' ? { maxLength: 3 } : {})]));
const filters = { two: choice('Kind', { labels: { A: 'Kind A' } }) };

type Options = { state?: Partial<ListState>; fields?: object; stored?: object; isUnsearched?: boolean; children?: ReactNode };
const draw = ({ state = {}, fields = search, stored = {}, isUnsearched = false, children }: Options = {}) => {
  const declaration = declareList({ search: fields, filters });
  const onUnsearched = vi.fn();
  const preferences = { get: <T,>(name: string, fallback: T) => (stored as Record<string, T>)[name] ?? fallback, set: vi.fn() };
  const result = renderInList(
    <SearchForm fields={declaration.list!.search!} isUnsearched={isUnsearched} onUnsearched={onUnsearched}>
      {children}
    </SearchForm>,
    { declaration, engine: { preferences }, state: createState(state) },
  );
  return { ...result, onUnsearched, preferences };
};
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const shown = () => screen.getAllByRole('textbox').length;
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));

describe('Search', () => {
  it('searches for what was typed', async () => {
    const { state, onUnsearched } = draw();
    expect(onUnsearched.mock.calls.at(-1)).toEqual([false]);
    await user.type(input('One'), 'a');
    expect(onUnsearched.mock.calls.at(-1)).toEqual([true]);
    expect(input('One').closest('.field')).toHaveClass('unsearched');
    expect(input('Two').closest('.field')).not.toHaveClass('unsearched');
    await user.keyboard('{Enter}');
    expect(state.setSearch).toHaveBeenCalledExactlyOnceWith({ one: 'a' });
    expect(state.restart).not.toHaveBeenCalled();
  });
  it('searches for what was typed into two fields, and the browser sends nothing', async () => {
    const { state } = draw();
    await user.type(input('One'), 'a');
    await user.type(input('Two'), 'b');
    expect(fireEvent.submit(screen.getByRole('search')), 'the browser sends the form').toBe(false);
    expect(state.setSearch).toHaveBeenCalledExactlyOnceWith({ one: 'a', two: 'b' });
  });
  it.each([
    ['nothing was typed', {}, ''],
    ['what is typed is what the rows show', { one: 'ab' }, ''],
    ['what was typed is deleted again', { one: 'ab' }, 'c{Backspace}'],
    ['a text without a letter is typed', {}, ' '],
  ])('loads the first page again when %s', async (_, values, keys) => {
    const { state } = draw({ state: { search: values } });
    if (keys) await user.type(input('One'), keys);
    await press('Search');
    expect(state.restart).toHaveBeenCalledOnce();
    expect(state.setSearch).not.toHaveBeenCalled();
  });
  it('takes over what another control searches for', () => {
    const { update, onUnsearched } = draw({ state: { search: { one: 'a' } } });
    expect(input('One')).toHaveValue('a');
    update({ search: { two: 'b' } });
    expect([input('One').value, input('Two').value]).toEqual(['', 'b']);
    expect(onUnsearched.mock.calls.at(-1)).toEqual([false]);
  });
  it('shows a folded field that is wrong, focuses it and searches for nothing', async () => {
    const { state, preferences } = draw();
    await press('More fields (2)');
    await user.click(input('Eight'));
    await user.paste('abcd');
    await press('Fewer fields');
    expect(preferences.set.mock.calls).toEqual([
      ['things.moreFields', true],
      ['things.moreFields', false],
    ]);
    expect(screen.queryByLabelText('Eight')).toBeNull();
    await press('Search');
    expect(input('Eight')).toHaveFocus();
    expect(screen.getByText('Eight must be at most 3 characters')).toBeVisible();
    expect([state.setSearch, state.restart].map((each) => vi.mocked(each).mock.calls.length)).toEqual([0, 0]);
  });
  it.each(['abc', 'ab'])('searches for "%s" in a field of at most three characters', async (typed) => {
    const { state } = draw({ stored: { 'things.moreFields': true } });
    await user.type(input('Eight'), `${typed}{Enter}`);
    expect(state.setSearch).toHaveBeenCalledExactlyOnceWith({ eight: typed });
  });
});

describe('the button Search', () => {
  const button = () => screen.getByRole('button', { name: 'Search' });
  it.each([
    [true, 'What is typed is not searched yet'],
    [false, ''],
  ])('says that something was typed and not searched for (it was: %s)', (isUnsearched, text) => {
    draw({ isUnsearched });
    expect(button()).toHaveAccessibleDescription(text);
    expect([screen.getByRole('status').textContent, button().title]).toEqual([text, text]);
    expect(button().classList.contains('search-due')).toBe(isUnsearched);
  });
  it('has an icon on a phone only', () => {
    draw();
    expect(button().querySelector('svg')).toBeNull();
    cleanup();
    showPhone();
    draw();
    expect(button().querySelector('svg')).not.toBeNull();
  });
  it('unfolds nothing when a field in view is wrong (PLT-097)', async () => {
    const { preferences, state } = draw({ fields: { eight: search.eight }, state: {} });
    await user.click(input('Eight'));
    await user.paste('abcd');
    await press('Search');
    expect(input('Eight')).toHaveFocus();
    expect([preferences.set, state.setSearch].map((spy) => vi.mocked(spy).mock.calls)).toEqual([[], []]);
  });
});

describe('Reset', () => {
  it('clears the search', async () => {
    const { state } = draw({ state: { search: { one: 'a' } } });
    await press('Reset');
    expect(state.setSearch).toHaveBeenCalledExactlyOnceWith({});
    expect(state.restart).not.toHaveBeenCalled();
  });
  it('clears what was typed and loads the first page when nothing was searched for', async () => {
    const { state } = draw();
    await user.type(input('One'), 'a');
    await press('Reset');
    expect(input('One')).toHaveValue('');
    expect(state.restart).toHaveBeenCalledOnce();
    expect(state.setSearch).not.toHaveBeenCalled();
  });
});

describe('the fields of a search', () => {
  const more = () => screen.getByRole('button', { name: /fields/ });
  it.each<[string, number, boolean, Parameters<typeof draw>[0]]>([
    ['at first', 6, false, {}],
    ['after a person has unfolded them', 8, true, { stored: { 'things.moreFields': true } }],
    ['while a folded one is searched for', 8, true, { state: { search: { eight: 'a' } } }],
    ['while one in view is searched for', 6, false, { state: { search: { one: 'a' } } }],
  ])('%s are %i (unfolded: %s)', (_, count, isOpen, options) => {
    draw(options);
    expect(shown()).toBe(count);
    expect(more()).toHaveAttribute('aria-expanded', String(isOpen));
    expect(more().querySelector('svg')!.classList.contains('turned')).toBe(isOpen);
  });
  it('have no button for more when all are in view', () => {
    const { three, ...others } = search;
    draw({ fields: { one: others.one, three }, stored: { 'things.moreFields': true } });
    expect(screen.queryByRole('button', { name: /fields/ })).toBeNull();
    expect(document.querySelector('.search-buttons')).toHaveStyle({ gridRow: '1 / span 1' });
  });
  it('on a phone are one, with short names for more and fewer', async () => {
    showPhone();
    draw();
    expect(shown()).toBe(1);
    expect(document.querySelector('kbd')).toBeNull();
    await press('More (7)');
    expect(shown()).toBe(8);
    expect(screen.getByRole('button', { name: 'Fewer' })).toBeVisible();
  });
  it('have other controls beside their buttons where the list gives some', () => {
    draw({ children: <button>Filter</button> });
    expect(screen.getByRole('button', { name: 'Filter' }).parentElement).toHaveClass('search-end');
    cleanup();
    draw();
    expect(document.querySelector('.search-end')).toBeNull();
  });
  it('say that a filter which sends the same parameter replaces the search, while both are set', () => {
    const hint = 'Ignored while the filter "Kind" is set';
    draw({ state: { search: { two: 'a' }, chosen: { two: 'A' } } });
    expect(screen.getByText(hint)).toBeVisible();
    cleanup();
    draw({ state: { search: { two: 'a' } } });
    expect(screen.queryByText(hint)).toBeNull();
    cleanup();
    draw({ state: { chosen: { two: 'A' } } });
    expect(screen.queryByText(hint)).toBeNull();
  });
  it('show the key "/" in the first one until something is typed there', async () => {
    draw();
    expect(document.querySelectorAll('kbd')).toHaveLength(1);
    expect(document.querySelectorAll('[data-search]')).toHaveLength(1);
    expect(input('One')).toHaveAttribute('data-search');
    await user.type(input('One'), 'a');
    expect(document.querySelector('kbd')).toBeNull();
  });
});

describe('the fields', () => {
  const columns = () => /repeat\((\d+)/.exec(screen.getByRole('search').style.gridTemplateColumns)![1];
  const two = { one: text('One'), two: text('Two') };
  it('of a list in a dialog share the available width', () => {
    draw({ fields: two, state: { path: { id: 1 } } });
    expect(columns()).toBe('2');
    expect(document.querySelector('.search-buttons')).toHaveStyle({ gridColumn: '3' });
  });
  it('of a list on a page have the same width on every page', () => {
    draw({ fields: two });
    expect(Number(columns())).toBeGreaterThan(2);
  });
});
