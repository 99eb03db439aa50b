/** ListAnnouncement: what screen readers hear of a list, over a state of the test. */
import { act } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { CallFailure } from '../../../dataProvider/envelope';
import type { ListState } from '../../../src/views/list/state/useListState';
import { ListAnnouncement } from '../../../src/views/list/toolbar/ListAnnouncement';
import { createState, declareList, renderInList } from './listParts';

const sorts = ['name asc', 'code desc'];
const draw = (state: Partial<ListState> = {}, { list = {}, trouble }: { list?: object; trouble?: string } = {}) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const result = renderInList(<ListAnnouncement trouble={trouble} />, { declaration: declareList(list), state: createState(state) });
  return { ...result, pass: (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds)) };
};
const heard = () => document.querySelector('[role=status]')!.textContent;

it.each<[string, Partial<ListState>, object, string]>([
  ['its total, page and size', {}, {}, '3 results, page 1 of 1, 10 rows a page'],
  ['one row', { total: 1 }, {}, '1 result, page 1 of 1, 10 rows a page'],
  ['many rows on a later page', { total: 1_201, page: 2, perPage: 50 }, {}, '1,201 results, page 2 of 25, 50 rows a page'],
  ['a last page that is full', { total: 20 }, {}, '20 results, page 1 of 2, 10 rows a page'],
  ['its order', { sort: { field: 'code', order: 'DESC' } }, { sorts }, '3 results, page 1 of 1, 10 rows a page. Sort by: Code, Z-A'],
  ['no rows', { total: 0, data: [] }, { sorts }, 'No results'],
])('ListAnnouncement reports %s', (_, state, list, text) => {
  const { pass } = draw(state, { list });
  pass(500);
  expect(heard()).toBe(text);
});

it.each<[string, Partial<ListState>]>([
  ['the rows load', { isFetching: true }],
  ['no rows are there', { data: undefined }],
  ['the rows failed to load', { error: new CallFailure('busy') }],
  ['the total is unknown', { total: undefined }],
])('ListAnnouncement is silent while %s, and keeps what it reported before', (_, changes) => {
  const { pass, update } = draw(changes);
  pass(500);
  expect([heard(), vi.getTimerCount()]).toEqual(['', 0]);
  update({ isFetching: false, data: createState().data, error: null, total: 3 });
  pass(500);
  update(changes);
  pass(500);
  expect(heard()).toBe('3 results, page 1 of 1, 10 rows a page');
});

it('ListAnnouncement reports a problem in place of the rows, also while they load', () => {
  const { pass } = draw({ isFetching: true }, { trouble: 'The server takes longer than usual' });
  pass(500);
  expect(heard()).toBe('The server takes longer than usual');
});

it('ListAnnouncement waits for half a second after the last change', () => {
  const { pass, update } = draw();
  pass(499);
  expect(heard()).toBe('');
  update({ total: 4 });
  pass(499);
  expect(heard()).toBe('');
  pass(1);
  expect(heard()).toBe('4 results, page 1 of 1, 10 rows a page');
});

it.each<[string, Partial<ListState>]>([
  ['search', { search: { name: 'a' } }],
  ['filter', { chosen: { code: 'a' } }],
])('ListAnnouncement reports the same result of another %s again, by an invisible space that comes and goes', (_, changes) => {
  const { pass, update } = draw({ total: 0 });
  const hear = (state: Partial<ListState>) => {
    update(state);
    pass(500);
    return heard();
  };
  expect(hear({ data: [] })).toBe('No results');
  expect(hear(changes)).toBe('No results\u00a0');
  expect(hear({ ...changes, data: [] })).toBe('No results\u00a0');
  expect(hear({})).toBe('No results');
  expect(hear({ ...changes, total: 3 })).toBe('3 results, page 1 of 1, 10 rows a page');
});

it('ListAnnouncement is silent about a reload that changes nothing', () => {
  const { pass, update } = draw({ total: 0 });
  pass(500);
  update({ isFetching: true });
  update({});
  pass(500);
  expect(heard()).toBe('No results');
});

it('ListAnnouncement starts no timer after it was removed', () => {
  const { unmount } = draw();
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
