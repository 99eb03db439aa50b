/** The rows of a client list that reach nobody, read over the requests that the hook sends. */
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useLeftOutRows } from '../../../resources/notifications/audience/useLeftOutRows';
import { held } from '../../unit/browser';
import { renderListHook } from '../lists/listParts';
import { createServer, draftOf, listOf, personIn, type Person, type Query } from './fakeRecipients';

const [hongKong, singapore] = [personIn('HK', 'HK'), personIn('SG', 'SG')];

describe('useLeftOutRows', () => {
  const rowsOf = (text: string, people: readonly Person[], changes: object = {}) => {
    const server = createServer(people);
    const draft = draftOf({ csvFile: { fileId: 'f1' }, ...changes });
    const file = new File([text], 'clients.csv');
    return {
      server,
      ...renderListHook(() => useLeftOutRows(draft, file, listOf(text)), { initialProps: undefined, provider: server.provider }),
    };
  };
  it('each row that reaches nobody has its line and the first reason that holds, by reason and then in the order of the file', async () => {
    const people = [
      hongKong('A'),
      { ...hongKong('B', false), userStatus: 'SUSPENDED' },
      singapore('D', false),
      personIn('HK', 'TW')('E', false),
      { ...hongKong('F'), region: null },
    ];
    const { result } = rowsOf('clientId,AMT1\nX,1\nA,1\n,1\nB,1\nA,1\nA,2\nD,1\nE,1\nF,1\n', [
      ...people,
      { ...hongKong('G'), salesOffice: null },
    ]);
    await waitFor(() => expect(result.current.data).toBeDefined());
    expect(result.current.data).toEqual([
      { line: 2, id: 'X', reason: 'unknown' },
      { line: 8, id: 'D', reason: 'otherOffice' },
      { line: 9, id: 'E', reason: 'otherRegion' },
      { line: 10, id: 'F', reason: 'otherRegion' },
      { line: 5, id: 'B', reason: 'inactive', status: 'SUSPENDED' },
      { line: 6, id: 'A', reason: 'duplicate' },
      { line: 7, id: 'A', reason: 'duplicate' },
      { line: 4, id: '', reason: 'blankKey' },
    ]);
  });
  it.each([
    [100, [0]],
    [101, [0, 1]],
  ])('%i known people are read in the pages %j', async (count, pages) => {
    const people = Array.from({ length: count }, (_, i) => hongKong(`H${i}`));
    const { result, server } = rowsOf(`clientId\n${people.map(({ clientId }) => clientId).join('\n')}\n`, people);
    await waitFor(() => expect(result.current.data).toEqual([]));
    const everybody = server.queries().filter(({ isInvalidUser }) => isInvalidUser === undefined);
    expect(everybody).toEqual(pages.map((page) => ({ page, size: 100, fileId: 'f1' })));
    expect(result.current.progress).toEqual({ read: count, of: count });
  });
  it('the progress tells how many of the people were read so far', async () => {
    const people = Array.from({ length: 150 }, (_, i) => hongKong(`H${i}`));
    const server = createServer(people);
    const second = held<void>();
    const call = vi.fn(async (name: string, params: { query: Query }) => {
      if (params.query.page === 1) await second.promise;
      return server.call(name, params);
    });
    const file = new File(['clientId\nH1\n'], 'clients.csv');
    const draft = draftOf({ csvFile: { fileId: 'f1' } });
    const { result } = renderListHook(() => useLeftOutRows(draft, file, listOf('clientId\nH1\n')), {
      initialProps: undefined,
      provider: { call } as never,
    });
    await waitFor(() => expect(result.current.progress).toEqual({ read: 100, of: 150 }));
    expect(result.current.data).toBeUndefined();
    act(() => second.settle());
    await waitFor(() => expect(result.current.data).toEqual([]));
  });
});
