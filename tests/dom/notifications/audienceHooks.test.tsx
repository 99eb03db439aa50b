/** The recipients of a notification, counted and read over the requests that the hooks send. */
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useAudience } from '../../../resources/notifications/audience/useAudience';
import { useReaches, useRecipient } from '../../../resources/notifications/audience/useRecipient';
import type { Audience } from '../../../resources/notifications/audience/useAudience';
import type { NotificationDraft } from '../../../resources/notifications/notification';
import { renderListHook } from '../lists/listParts';
import { createServer, draftOf, listOf, personIn } from './fakeRecipients';

const [hongKong, china, singapore] = [personIn('HK', 'HK'), personIn('HK', 'CN'), personIn('SG', 'SG')];

describe('useAudience', () => {
  const count = async (draft: NotificationDraft, { provider }: { provider: object }) => {
    const { result } = renderListHook(() => useAudience(draft, { asked: 'form' }), { initialProps: undefined, provider });
    await waitFor(() => expect(result.current.data).toBeDefined());
    return result.current.data!;
  };
  const people = [hongKong('A'), hongKong('B', false), china('C'), singapore('D'), personIn('HK', 'TW')('E')];

  it('each row of a list that reaches nobody has one reason', async () => {
    const list = listOf('clientId\nA\nB\nC\nD\nE\nX\nA\n""\nY\n');
    const server = createServer(people);
    const csvFile = {
      fileId: 'f1',
      retry: () => {},
      known: { report: { ...list, rows: { duplicate: 1, contradiction: 2, blankKey: 1 } } },
    };
    expect(await count(draftOf({ csvFile }), server)).toEqual({
      total: 2,
      offices: { HK: { total: 2, regions: { HK: 1, CN: 1 } } },
      rows: 11,
      leftOut: { unknown: 2, otherOffice: 1, otherRegion: 1, inactive: 1, duplicate: 3, blankKey: 1 },
    });
    expect(server.queries().every(({ fileId, size }) => fileId === 'f1' && size === 1)).toBe(true);
  });
  it('the rows of a stored list that the server ignores are left out, without its inactive people', async () => {
    const audience = await count(draftOf({ csvFile: { fileId: 'f1' } }), createServer(people, 4));
    // the server counts B, who is inactive, as ignored too
    expect(audience.leftOut).toEqual({ otherOffice: 1, otherRegion: 1, inactive: 1, unread: 3 });
  });
  it('no reason is negative when the server knows more people than the list has rows', async () => {
    const csvFile = { fileId: 'f1', retry: () => {}, known: { report: listOf('clientId\nA\n') } };
    expect((await count(draftOf({ csvFile }), createServer([hongKong('A'), hongKong('a')]))).leftOut).toEqual({});
  });
  it('a SYSTEM notification goes to its regions without a list, even if a list was chosen before', async () => {
    const csvFile = {
      fileId: 'f1',
      retry: () => {},
      known: { report: { ...listOf('clientId\nX\n'), rows: { duplicate: 3, blankKey: 1 } } },
    };
    const server = createServer(people);
    expect(await count(draftOf({ type: 'SYSTEM', csvFile }), server)).toMatchObject({ total: 2, rows: 2, leftOut: {} });
    expect(server.queries().map(({ fileId }) => fileId)).toEqual([undefined, undefined, undefined]);
    expect(server.queries()[0]).toMatchObject({ salesOffice: 'HK', regions: 'HK,CN' });
  });
  it('each of two offices counts its own regions, and one without a region counts nobody', async () => {
    const draft = draftOf({ salesOffices: ['HK', 'SG'], regions: ['CN', 'SG'], type: 'SYSTEM' });
    const two = await count(draft, createServer(people));
    expect(two.offices).toEqual({ HK: { total: 1, regions: { CN: 1 } }, SG: { total: 1, regions: { SG: 1 } } });
    const server = createServer(people);
    const one = await count({ ...draft, regions: ['SG'] } as NotificationDraft, server);
    expect([one.total, one.offices]).toEqual([1, { HK: { total: 0, regions: {} }, SG: { total: 1, regions: { SG: 1 } } }]);
    expect(server.queries().filter(({ salesOffice }) => salesOffice === 'HK')).toEqual([]);
  });
  it('the recipients are not counted while they are not enabled', async () => {
    const server = createServer(people);
    const hook = ({ isEnabled }: { isEnabled: boolean }) => useAudience(draftOf({ type: 'SYSTEM' }), { asked: 'form', isEnabled });
    const { result, rerender } = renderListHook(hook, { initialProps: { isEnabled: false }, provider: server.provider });
    expect(server.call).not.toHaveBeenCalled();
    rerender({ isEnabled: true });
    await waitFor(() => expect(result.current.data?.total).toBe(2));
  });
});

describe('useRecipient and useReaches', () => {
  const audience = { total: 152, rows: 152, leftOut: {}, offices: { HK: { total: 101, regions: {} }, SG: { total: 51, regions: {} } } };
  const people = [
    ...Array.from({ length: 101 }, (_, i) => hongKong(`H${i}`)),
    hongKong('gone', false),
    ...Array.from({ length: 51 }, (_, i) => singapore(`S${i}`)),
  ];
  const draft = draftOf({ salesOffices: ['HK', 'SG'], regions: ['HK', 'SG'], csvFile: { fileId: 'f1' } });
  const recipientAt = (provider: object, counted: Audience | null = audience) =>
    renderListHook(({ at, isEnabled = true }) => useRecipient(draft, counted ?? undefined, { at, isEnabled, asked: 'r' }), {
      initialProps: { at: 0 } as { at: number; isEnabled?: boolean },
      provider,
    });

  it.each([
    [0, 'H0'],
    [99, 'H99'],
    [100, 'H100'],
    [101, 'S0'],
    [151, 'S50'],
  ])('the recipient at %i of two offices is %s', async (at, id) => {
    const { result, rerender } = recipientAt(createServer(people).provider);
    rerender({ at });
    await waitFor(() => expect(result.current).toBe(id));
  });
  it('a page of recipients is requested once, and with what decides who gets it', async () => {
    const server = createServer(people);
    const { result, rerender } = recipientAt(server.provider);
    await waitFor(() => expect(result.current).toBe('H0'));
    rerender({ at: 99 });
    await waitFor(() => expect(result.current).toBe('H99'));
    expect(server.queries()).toEqual([{ fileId: 'f1', salesOffice: 'HK', regions: ['HK'], isInvalidUser: false, page: 0, size: 100 }]);
    rerender({ at: 100 });
    await waitFor(() => expect(result.current).toBe('H100'));
    expect(server.queries()[1]).toMatchObject({ salesOffice: 'HK', page: 1 });
  });
  it('no recipient is requested beyond the last one, before they are counted, or while it is not enabled', () => {
    const server = createServer(people);
    const { result, rerender } = recipientAt(server.provider);
    expect(server.call).toHaveBeenCalledOnce();
    rerender({ at: 152 });
    rerender({ at: 101, isEnabled: false });
    recipientAt(server.provider, null);
    expect([server.call.mock.calls.length, result.current]).toEqual([1, undefined]);
  });
  const reaches = (id: string | undefined, provider: object) =>
    renderListHook((props) => useReaches(draft, { id: props.id, asked: 'r' }), { initialProps: { id }, provider });
  it.each([
    ['H1', true],
    ['S50', true],
    ['gone', false],
    ['H', false],
    ['X', false],
  ])('whether the client %s gets the notification: %s', async (id, isReached) => {
    const { result } = reaches(id, createServer(people).provider);
    expect(result.current).toBeUndefined();
    await waitFor(() => expect(result.current).toBe(isReached));
  });
  it('nobody is looked up without an id, and a former id says nothing of the next one', async () => {
    const server = createServer(people);
    const { result, rerender } = reaches(undefined, server.provider);
    expect(server.call).not.toHaveBeenCalled();
    rerender({ id: 'H1' });
    await waitFor(() => expect(result.current).toBe(true));
    rerender({ id: 'X' });
    expect(result.current).toBeUndefined();
    await waitFor(() => expect(result.current).toBe(false));
  });
});
