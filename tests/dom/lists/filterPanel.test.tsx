/** The panel with the filters of a list: what Apply and Reset choose, what it checks, and how one filter narrows another. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { choice, date, reference } from '../../../src/fields';
import { loadFilters } from '../../../src/fields/filters/filters';
import type { ListState } from '../../../src/views/list/state/useListState';
import FilterPanel from '../../../src/views/list/toolbar/FilterPanel';
import { createState, declareList, renderInList } from './listParts';

const user = userEvent.setup({ delay: null });
const offices = [
  { id: 'HK', label: 'Hong Kong' },
  { id: 'SG', label: 'Singapore' },
];
const regions = [{ id: 'R1', label: 'Region 1' }];
const filters = {
  kind: choice('Kind', { labels: { A: 'Kind A', B: 'Kind B' } }),
  day: date('Day'),
  office: reference('offices', 'Office', { lock: 'ownOffice' }),
  region: reference('regions', 'Region', { within: 'office' as never }),
  tags: choice('Tags', { labels: { X: 'Tag X', Y: 'Tag Y' }, multiple: true }),
};
const draw = async (state: Partial<ListState> = {}, declared: object = filters) => {
  const declaration = declareList({ filters: declared });
  await loadFilters(Object.values(declaration.list!.filters!));
  const onClose = vi.fn();
  const getList = vi.fn(async (resource: string) => {
    const data = resource === 'offices' ? offices : regions;
    return { data, total: data.length };
  });
  const result = renderInList(
    <div role="dialog">
      <FilterPanel filters={declaration.list!.filters!} onClose={onClose} />
    </div>,
    { declaration, state: createState(state), provider: { getList: getList as never } },
  );
  await waitFor(() => expect(result.client.isFetching()).toBe(0));
  return { ...result, onClose, getList };
};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const ticks = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole<HTMLInputElement>('checkbox')
    .map((tick) => `${tick.closest('label')!.textContent} ${tick.checked}`);
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const lookups = (getList: { mock: { calls: unknown[][] } }, resource: string) =>
  getList.mock.calls.flatMap(([name, params]) => (name === resource ? [(params as { filter: object }).filter] : []));

it('FilterPanel chooses nothing until Apply, and closes then (PLT-100, PLT-101)', async () => {
  const { state, onClose } = await draw({ chosen: { kind: 'A' } });
  expect(field('Kind')).toHaveValue('A');
  await user.selectOptions(field('Kind'), 'B');
  expect([state.setChosen, onClose].map((spy) => vi.mocked(spy).mock.calls.length)).toEqual([0, 0]);
  await press('Apply');
  expect(state.setChosen).toHaveBeenCalledExactlyOnceWith({ kind: 'B' });
  expect(onClose).toHaveBeenCalledOnce();
});

it('FilterPanel applies by Enter, and the browser sends nothing', async () => {
  const { state } = await draw();
  const sent = vi.fn((event: Event) => event.defaultPrevented);
  window.addEventListener('submit', sent, { once: true });
  await user.type(field('Day'), '2026-11-29{Enter}');
  expect(state.setChosen).toHaveBeenCalledExactlyOnceWith({ day: '2026/11/29' });
  expect(sent).toHaveReturnedWith(true);
});

it('FilterPanel sends a day as yyyy/MM/dd, and no day as an empty text', async () => {
  const { state } = await draw();
  await user.type(field('Day'), '2026-11-29');
  await press('Apply');
  await user.clear(field('Day'));
  await press('Apply');
  expect(vi.mocked(state.setChosen).mock.calls).toEqual([[{ day: '2026/11/29' }], [{ day: '' }]]);
});

it('FilterPanel shows what is wrong with a day at Apply, and chooses nothing', async () => {
  const { state, onClose } = await draw();
  await user.type(field('Day'), '2026-13-45');
  expect(field('Day')).not.toHaveAttribute('aria-invalid', 'true');
  await press('Apply');
  expect(field('Day')).toHaveAttribute('aria-invalid', 'true');
  expect([state.setChosen, onClose].map((spy) => vi.mocked(spy).mock.calls.length)).toEqual([0, 0]);
});

it('FilterPanel resets by choosing nothing, and closes (PLT-102)', async () => {
  const { state, onClose } = await draw({ chosen: { kind: 'A' } });
  await press('Reset');
  expect(state.setChosen).toHaveBeenCalledExactlyOnceWith({});
  expect(onClose).toHaveBeenCalledOnce();
});

it('FilterPanel offers the regions of the chosen office, and clears the region when the office changes (PLT-109)', async () => {
  const { state, getList } = await draw({ chosen: { office: 'HK', region: 'R1', kind: 'A' } });
  expect(lookups(getList, 'regions')).toEqual([{ within: 'HK' }]);
  expect(field('Region')).toHaveValue('R1');
  await user.selectOptions(field('Office'), 'SG');
  expect(field('Region')).toHaveValue('');
  await waitFor(() => expect(lookups(getList, 'regions')).toEqual([{ within: 'HK' }, { within: 'SG' }]));
  await press('Apply');
  expect(state.setChosen).toHaveBeenCalledExactlyOnceWith({ office: 'SG', region: '', kind: 'A' });
});

it('FilterPanel offers all offices, also while a region is chosen', async () => {
  const { getList } = await draw({ chosen: { region: 'R1' } });
  expect([lookups(getList, 'offices'), lookups(getList, 'regions')]).toEqual([[{}], [{}]]);
});

it('FilterPanel offers of a locked filter with several values only those of the lock (PLT-107)', async () => {
  const declared = { offices: reference('offices', 'Offices', { multiple: true, lock: 'ownOffice' }) };
  await draw({ chosen: { offices: ['HK'] }, locked: { offices: ['HK'] } }, declared);
  expect(ticks('Offices')).toEqual(['All false', 'Hong Kong true']);
});

it('FilterPanel has no value for a filter that is not set, of one value or several', async () => {
  const { state } = await draw();
  expect(field('Kind')).toHaveValue('');
  expect(ticks('Tags')).toEqual(['All true', 'Tag X false', 'Tag Y false']);
  await press('Apply');
  expect(state.setChosen).toHaveBeenCalledExactlyOnceWith({});
});

it.each([
  [{ office: 'HK' }, true],
  [{}, false],
])('FilterPanel disables a filter that the session locks (locked: %j) (PLT-107)', async (locked, isLocked) => {
  await draw({ chosen: { office: 'HK' }, locked });
  expect(field('Office').matches(':disabled, [aria-disabled=true]')).toBe(isLocked);
  expect(field('Region').matches(':disabled, [aria-disabled=true]')).toBe(false);
});

it('FilterPanel reads the lookups of a list that belongs to a record by the path of the record', async () => {
  const { getList } = await draw({ path: { id: 7 } });
  const metas = (getList.mock.calls as unknown[][]).map(([, params]) => (params as { meta?: object }).meta);
  expect(metas).toEqual([{ path: { id: 7 } }, { path: { id: 7 } }]);
});
