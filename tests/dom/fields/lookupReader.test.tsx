/** The rows of lookups for what is no screen. */
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { reference, text } from '../../../src/fields';
import { lookupParams } from '../../../src/fields/lookups/useLookup';
import { useLookupReader } from '../../../src/fields/lookups/useLookupReader';
import { engineField } from '../../unit/fields/engineFields';
import { renderListHook } from '../lists/listParts';
import { failing, lookup, regions } from './lookupParts';

describe('the rows behind a value', () => {
  const region = engineField(reference('regions', 'Region', { excluded: ['2'], allOf: 'ALL' } as never));
  const start = (provider: object) => renderListHook(() => useLookupReader(), { initialProps: undefined, provider }).result.current;
  it.each([
    [1, regions[0]],
    ['1', regions[0]],
    [9, null],
    ['', null],
    [null, null],
  ])('of the value %j is %j', async (value, row) => {
    const provider = lookup();
    expect(await start(provider).rowOf(region, value)).toEqual(row);
    expect(provider.getList).toHaveBeenCalledTimes(value ? 1 : 0);
  });
  it('is none of a field without a lookup', async () => {
    const reader = start(lookup());
    expect([await reader.rowOf(engineField(text('T')), '1'), await reader.codesOf(engineField(text('T')))]).toEqual([null, []]);
  });
  it('of a long lookup is among those that were found so far', async () => {
    const { result, client } = renderListHook(() => useLookupReader(), { initialProps: undefined, provider: lookup(regions, 900) });
    // those of another lookup, and of a search that has not ended
    client.setQueryData(['regions', 'getOne', { id: 50 }], { data: { id: 50, label: 'One' } });
    client.setQueryData(['offices', 'getList', {}], { data: [{ id: 50, label: 'Office' }] });
    client.setQueryData(['regions', 'getList', { q: 'x' }], { data: [{ id: 50, label: 'Far' }] });
    client.getQueryCache().build(client, { queryKey: ['regions', 'getList', { q: 'y' }] });
    expect(await result.current.rowOf(region, 50)).toEqual({ id: 50, label: 'Far' });
  });
  it.each([
    [undefined, [1]],
    ['ALL', [1]],
    ['', [1]],
    ['SG', []],
    ['HK', [1]],
  ])('the codes within %j are %j', async (within, codes) => {
    expect(await start(lookup()).codesOf(region, within)).toEqual(codes);
  });
  it('the codes of a lookup that is too long are an error', async () => {
    await expect(start(lookup(regions, 900)).codesOf(region)).rejects.toThrow('regions has more rows than can be listed');
  });
  it('the codes of a lookup that has failed never come once their form has gone', async () => {
    const { provider, mend, getList } = failing();
    const { result, client, unmount } = renderListHook(() => useLookupReader(), { initialProps: undefined, provider });
    const arrived = vi.fn();
    void result.current.codesOf(region).then(arrived);
    await waitFor(() => expect(getList).toHaveBeenCalledOnce());
    unmount();
    mend();
    await act(() => client.refetchQueries({ queryKey: ['regions'] }));
    await client.fetchQuery({
      queryKey: ['regions', 'getList', lookupParams()],
      queryFn: () => ({ data: regions, total: 2 }),
      staleTime: 0,
    });
    await new Promise(setImmediate);
    expect(arrived).not.toHaveBeenCalled();
  });
  it('the codes of a lookup that has failed come once it is there', async () => {
    const { provider, mend, getList } = failing();
    const { result, client } = renderListHook(() => useLookupReader(), { initialProps: undefined, provider });
    const codes = result.current.codesOf(region);
    await waitFor(() => expect(getList).toHaveBeenCalledOnce());
    mend();
    await act(() => client.refetchQueries({ queryKey: ['regions'] }));
    expect(await codes).toEqual([1]);
  });
});
