/** A lookup that is too long to be listed: its beginning is offered, and its call looks for what is typed. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { reference } from '../../../src/fields';
import referenceFilter from '../../../src/fields/kinds/reference/ReferenceFilter';
import { engineField } from '../../unit/fields/engineFields';
import { replaceClock } from '../clock';
import { renderInList } from '../lists/listParts';
import { far, longLookup, lookup } from './lookupParts';
import { renderInput } from './renderInput';

const field = (more: object = {}) => reference('regions', 'Region', { hint: 'Where it is', ...more } as never);
const box = () => screen.getByLabelText<HTMLInputElement>('Region', { selector: 'input, select' });
const options = () => [...document.querySelectorAll<HTMLElement>('[role=option], option')];
const shown = () => options().map(({ textContent }) => textContent);
const option = (label: string) => options().find(({ textContent }) => textContent === label)!;
const comes = (...labels: string[]) => waitFor(() => expect(shown()).toEqual(labels));
const status = () => document.querySelector('.combo-status')!.textContent;
const pause = 300;
const typeToSearch = 'Type to search, there are more than can be listed';
const isSearch = () => waitFor(() => expect(box().tagName).toBe('INPUT'));

/** Draws the input, and opens its list. */
const open = async (search: ReturnType<typeof longLookup>, more: object = {}, value: unknown = '') => {
  const pass = replaceClock();
  const user = userEvent.setup({ delay: null, advanceTimers: vi.advanceTimersByTime });
  const drawn = await renderInput(field(more), { values: { field: value }, provider: search.provider });
  await isSearch();
  await user.click(box());
  return { ...drawn, pass, user };
};

describe('a lookup that is too long to be listed', () => {
  it('offers its beginning, and asks for more to be typed', async () => {
    const search = longLookup();
    await open(search);
    expect([shown(), status()]).toEqual([['Choose…', 'Asia', 'Bay'], typeToSearch]);
    expect(search.asked()).toEqual([]);
    expect(box()).toHaveAccessibleDescription('Where it is');
  });
  it('is searched for what is typed, once nobody types any more', async () => {
    const search = longLookup();
    const { user, pass, onChange } = await open(search);
    await user.keyboard('fa');
    await pass(pause - 100);
    expect([shown(), status(), search.asked()]).toEqual([[], 'Loading…', []]);
    await user.keyboard(' r ');
    await pass(pause);
    await comes('Far East');
    expect([status(), search.asked()]).toEqual(['', ['fa r']]);
    await user.keyboard('x');
    expect([shown(), status()]).toEqual([[], 'Loading…']);
    await pass(pause);
    await comes('Far East');
    await user.click(option('Far East'));
    expect(onChange).toHaveBeenLastCalledWith(50, undefined);
    expect(box()).toHaveValue('Far East');
    await user.click(box());
    expect([shown(), status()]).toEqual([['Choose…', 'Asia', 'Bay', 'Far East'], typeToSearch]);
    await user.click(option('Bay'));
    expect(onChange).toHaveBeenLastCalledWith(2, undefined);
    expect(box()).toHaveValue('Bay');
    // what was found has joined the beginning
    await user.click(box());
    expect(shown()).toEqual(['Choose…', 'Asia', 'Bay', 'Far East']);
    await user.keyboard('far');
    await pass(pause);
    await comes('Far East');
    await user.click(option('Far East'));
    await user.click(box());
    expect(shown()).toEqual(['Choose…', 'Asia', 'Bay', 'Far East']);
  });
  it.each<[string, object[], number, string]>([
    ['that nothing was found', [], 0, 'Nothing has this name'],
    ['that there are more than were found', [far], 2, typeToSearch],
  ])('says %s', async (_, found, total, text) => {
    const { user, pass } = await open(longLookup(found, total));
    await user.keyboard('far');
    await pass(pause);
    await waitFor(() => expect(status()).toBe(text));
    expect(shown()).toEqual(found.length > 0 ? ['Far East'] : []);
  });
  it('has its further choices among what is found, by their names, and sends another member of a row', async () => {
    const extraChoices = { labels: { ALL: 'Farthest', NONE: 'None' } };
    const { user, pass, onChange } = await open(longLookup(), { extraChoices, value: 'office' });
    await user.keyboard('far');
    await pass(pause);
    await comes('Farthest', 'Far East');
    await user.click(option('Far East'));
    expect(onChange).toHaveBeenLastCalledWith('FE', undefined);
    await user.click(box());
    await user.keyboard('far');
    await pass(pause);
    await comes('Farthest', 'Far East');
    await user.click(option('Farthest'));
    expect(onChange).toHaveBeenLastCalledWith('ALL', undefined);
  });
  it('tells the name of a value that had none, once it was found', async () => {
    const search = longLookup();
    const { user, pass, client } = await open(search, {}, 50);
    expect(shown()).toEqual(['Choose…', 'Asia', 'Bay', '50']);
    await user.keyboard('far');
    await pass(pause);
    await comes('Far East');
    await user.click(option('Far East'));
    expect(box()).toHaveValue('Far East');
    await user.click(box());
    expect(shown()).toEqual(['Choose…', 'Asia', 'Bay', 'Far East']);
    const pages = client.getQueriesData<{ data: object[] }>({ queryKey: ['regions', 'getList'] });
    expect(pages.flatMap(([, page]) => page?.data.length ?? [])).toEqual([2, 1]);
  });
  it('keeps a value that it does not list as the record has it, when that is chosen again', async () => {
    const { user, onChange } = await open(longLookup(), {}, 9);
    await user.click(option('9'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(9, undefined);
  });
  it('says that the search has failed, keeps what was typed, and searches again by Retry', async () => {
    const search = longLookup();
    search.setFailing(true);
    const { user, pass } = await open(search);
    await user.keyboard('far');
    await pass(pause);
    await waitFor(() => expect(status()).toBe('Region could not be loaded.'));
    expect(shown()).toEqual([]);
    await user.tab();
    const retry = screen.getByText('Retry');
    expect(screen.queryByText('Where it is')).toBeNull();
    search.setFailing(false);
    await user.click(retry);
    await comes('Far East');
    expect(box()).toHaveFocus();
    expect([box().value, search.asked()]).toEqual(['far', ['far', 'far']]);
    expect(screen.queryByText('Retry')).toBeNull();
    expect(screen.getByText('Where it is')).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(box());
    expect([box().value, shown()]).toEqual(['', ['Choose…', 'Asia', 'Bay']]);
  });
  it('says nothing of a failed search while another text is typed', async () => {
    const search = longLookup();
    search.setFailing(true);
    const { user, pass } = await open(search);
    await user.keyboard('far');
    await pass(pause);
    await screen.findByText('Retry');
    await user.keyboard('x');
    expect(screen.queryByText('Retry')).toBeNull();
    await user.clear(box());
    await pass(pause);
    expect([status(), screen.queryByText('Retry')]).toEqual([typeToSearch, null]);
  });
  it.each<[string, object, object]>([
    ['the session locks it', { lock: 'own' }, { locks: { own: ['1'] } }],
    ['nobody may choose', {}, { props: { disabledReason: 'Only by others' } }],
  ])('is no search where %s', async (_, more, options) => {
    const { provider } = longLookup();
    await renderInput(field(more), { values: { field: 1 }, provider, ...options });
    await comes('Choose…', 'Asia', 'Bay');
    expect(box().tagName).toBe('SELECT');
  });
});

describe('a lookup of many rows', () => {
  const many = Array.from({ length: 21 }, (_, i) => ({ id: i, label: `Region ${i}`, office: 'HK' }));
  it('narrows as one types, in an input and in a filter', async () => {
    const { unmount } = await renderInput(field(), { values: { field: '' }, provider: lookup(many) });
    await isSearch();
    unmount();
    const { Input } = referenceFilter;
    const provider = lookup(many);
    renderInList(<Input name="region" field={engineField(field()) as never} value="" onChange={() => {}} />, { provider });
    await isSearch();
  });
});

describe('a filter over a lookup that is too long to be listed', () => {
  const { Input } = referenceFilter;
  const draw = (value: string | readonly string[], props: object = {}) => {
    const search = longLookup();
    const onChange = vi.fn();
    const filter = <Input name="region" field={engineField(field()) as never} value={value} onChange={onChange} {...props} />;
    renderInList(filter, { provider: search.provider });
    return { ...search, onChange };
  };
  it('searches within the list of its record', async () => {
    const pass = replaceClock();
    const user = userEvent.setup({ delay: null, advanceTimers: vi.advanceTimersByTime });
    const { getList, onChange } = draw('', { path: { id: 5 }, within: 'HK' });
    await isSearch();
    await user.click(box());
    await user.keyboard('far');
    await pass(pause);
    await comes('Far East');
    await user.click(option('Far East'));
    expect(onChange.mock.calls[0]![0]).toBe('50');
    expect(getList.mock.lastCall![1]).toMatchObject({ filter: { within: 'HK', q: 'far' }, meta: { path: { id: 5 } } });
  });
  it('is no search where the session locks it', async () => {
    draw('1', { locked: ['1'] });
    await comes('All', 'Asia', 'Bay');
    expect(box().tagName).toBe('SELECT');
  });
  it('offers nothing where several may be chosen, and says so', async () => {
    draw(['1']);
    expect(await screen.findByText('Region could not be loaded.')).toBeVisible();
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  });
});

describe('a filter by several of a lookup', () => {
  const { Input } = referenceFilter;
  const labels = () => screen.getAllByRole('checkbox').map((tick) => tick.closest('label')!.textContent);
  it.each<[string, object, string[]]>([
    ['its rows', {}, ['All', 'Asia', 'Bay']],
    ['those that the session is locked to', { locked: ['2'] }, ['All', 'Bay']],
  ])('offers %s', async (_, props, expected) => {
    const onChange = vi.fn();
    renderInList(<Input name="region" field={engineField(field()) as never} value={['1']} onChange={onChange} {...props} />, {
      provider: lookup(),
    });
    await waitFor(() => expect(labels()).toEqual(expected));
    expect(screen.queryByText('Set by your office') !== null).toBe('locked' in props);
    await userEvent.setup({ delay: null }).click(screen.getByRole('checkbox', { name: 'Bay' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['1', '2']);
  });
});
