/** A record that is read again under its form: what is kept, where the focus goes, and when a save that waited is sent. */
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CallFailure } from '../../../dataProvider/envelope';
import { toastStore } from '../../../src/ui/toasts/toasts';
import { useReread } from '../../../src/views/form/state/useReread';

const record = { id: 1 };
type Reply = { data?: typeof record; error: unknown };
const failed: Reply = { error: new CallFailure('busy') };
const start = (isStored = false) => {
  const replies: ((reply: Reply) => void)[] = [];
  const refetch = vi.fn(() => new Promise<Reply>((resolve) => void replies.push(resolve)));
  const { result, unmount } = renderHook(() => useReread(refetch));
  const handle = { keep: vi.fn(), release: vi.fn(), isStored: vi.fn(() => isStored), values: () => ({}), take: vi.fn() };
  result.current.handle.current = handle;
  return {
    hook: () => result.current,
    handle,
    refetch,
    unmount,
    /** Answers the oldest request that waits. */
    reply: (reply: Reply = { data: record, error: null }) => act(async () => replies.shift()!(reply)),
  };
};
afterEach(() => toastStore.clear());

it.each([
  [{ keeps: true }, [[false]]],
  [{ keeps: false }, []],
  [{ keeps: true, isConflict: true }, [[true]]],
])('a record that is read with %j draws the form anew and keeps what was typed: %j', async (reading, kept) => {
  const { hook, handle, reply } = start();
  const [focus, version] = [vi.fn(), hook().version];
  const done = hook().reread(reading, focus);
  expect([handle.keep.mock.calls, hook().version, focus.mock.calls]).toEqual([[], version, []]);
  await reply();
  await expect(done).resolves.toBeUndefined();
  expect([handle.keep.mock.calls, hook().version]).toEqual([kept, version + 1]);
  expect(focus).toHaveBeenCalledOnce();
});
it('the focus goes back once, and not to a former place at the next reading', async () => {
  const { hook, reply } = start();
  const [first, second] = [vi.fn(), vi.fn()];
  void hook().reread({ keeps: true }, first);
  await reply();
  void hook().reread({ keeps: true }, second);
  await reply();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
});
it.each([
  [true, true, 'stored', 0],
  [true, false, undefined, 1],
  [false, true, undefined, 1],
])(
  'a reading after a conflict (%s) of a record that has what was typed (%s) reports %s',
  async (isConflict, isStored, outcome, versions) => {
    const { hook, handle, reply } = start(isStored);
    const done = hook().reread({ keeps: true, isConflict }, () => {});
    await reply();
    await expect(done).resolves.toBe(outcome);
    expect(hook().version).toBe(versions);
    expect(handle.keep).toHaveBeenCalledTimes(versions);
  },
);
it('a record that is read while no form is there is drawn', async () => {
  const { hook, reply } = start();
  hook().handle.current = null;
  const done = hook().reread({ keeps: true, isConflict: true }, () => {});
  await reply();
  await expect(done).resolves.toBeUndefined();
  expect(hook().version).toBe(1);
});
it('a reading that fails shows why, and leaves the form as it is', async () => {
  const { hook, handle, reply } = start();
  const focus = vi.fn();
  void hook().reread({ keeps: true }, focus);
  await reply(failed);
  expect(toastStore.get().map(({ text }) => text)).toEqual(['System busy!']);
  expect([hook().version, handle.keep.mock.calls, focus.mock.calls]).toEqual([0, [], []]);
});

it('a save is not held while the record is current', () => {
  const { hook, refetch } = start();
  expect([hook().held.hold(), hook().held.take()]).toEqual([false, false]);
  expect(refetch).not.toHaveBeenCalled();
});
it('a save during a reading is held, and sent once by the form that is drawn then', async () => {
  const { hook, reply, refetch } = start();
  void hook().reread({ keeps: true }, () => {});
  expect(hook().held.hold()).toBe(true);
  expect(refetch).toHaveBeenCalledOnce();
  await reply();
  expect([hook().held.take(), hook().held.take(), hook().held.hold()]).toEqual([true, false, false]);
});
it('a save after a reading that failed is held, and reads the record again with what was typed', async () => {
  const { hook, reply, refetch, handle } = start();
  void hook().reread({ keeps: true }, () => {});
  await reply(failed);
  expect(hook().held.hold()).toBe(true);
  expect(refetch).toHaveBeenCalledTimes(2);
  await reply();
  expect(handle.keep.mock.calls).toEqual([[false]]);
  expect(hook().held.take()).toBe(true);
});
it('a save that was held is dropped when its reading fails', async () => {
  const { hook, reply } = start();
  void hook().reread({ keeps: true }, () => {});
  hook().held.hold();
  await reply(failed);
  expect(hook().held.take()).toBe(false);
});
