/** The request of a save: what precedes it, what follows its response, and what a response does that comes too late. */
import { act, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { CallFailure } from '../../../dataProvider/envelope';
import { text } from '../../../src/fields';
import { showToast, toastStore } from '../../../src/ui/toasts/toasts';
import type { UnknownOutcome } from '../../../src/views/form/model/requests';
import { useRequest } from '../../../src/views/form/sending/useRequest';
import { modelOf } from '../../unit/views/form/model/formOf';
import { renderListHook } from '../lists/listParts';

const save = { edited: { a: 'x' }, body: { a: 'x' } };
const formError = 'Please check the form and fill in correct format';
const messages = () => toastStore.get().map(({ text }) => text);
afterEach(() => toastStore.clear());

type Options = { record?: object | null; canSave?: boolean; form?: object; unknown?: UnknownOutcome };
const start = ({ record = null, canSave = true, form = {}, unknown }: Options = {}) => {
  const model = modelOf({ a: text('A') }, record as never, { form, canSave } as never);
  const [release, onSaved, onRefused, preloadWrites] = [vi.fn(), vi.fn(), vi.fn(), vi.fn(async () => {})];
  const onSave = vi.fn<Parameters<typeof useRequest>[0]['onSave']>(async () => {});
  const draft = { release, unknownOutcome: { current: unknown ?? null } } as never;
  const outcomes = { get: () => null, set: vi.fn() };
  const { result, unmount } = renderListHook(() => useRequest({ model, path: '/things/new', draft, onSave, onSaved, onRefused }), {
    initialProps: undefined,
    engine: { unknownOutcomes: outcomes },
    provider: { preloadWrites } as never,
  });
  return {
    hook: () => result.current,
    send: () => result.current.send(save),
    unmount,
    release,
    onSave,
    onSaved,
    onRefused,
    preloadWrites,
    outcomes,
  };
};

describe('a save', () => {
  it('that succeeds lets go of the draft and reports what was edited', async () => {
    const { send, release, onSave, onSaved, onRefused, outcomes } = start();
    showToast('error', formError);
    await act(send);
    expect(onSave).toHaveBeenCalledExactlyOnceWith(save, { idempotencyKey: expect.stringMatching(/./), signal: expect.any(AbortSignal) });
    expect([release.mock.calls, onSaved.mock.calls, onRefused.mock.calls]).toEqual([[[]], [[save.edited]], []]);
    expect(messages()).toEqual([]);
    expect(outcomes.set.mock.lastCall).toEqual(['/things/new', null]);
  });
  it('that fails shows why and keeps the draft', async () => {
    const { hook, send, release, onSave, onSaved, onRefused, outcomes } = start();
    const error = new CallFailure('refused', 'The order is taken');
    onSave.mockRejectedValue(error);
    await act(send);
    expect(messages()).toEqual(['The order is taken']);
    expect([release.mock.calls, onSaved.mock.calls, onRefused.mock.calls]).toEqual([[], [], [[error]]]);
    expect(hook().submission.isUnknown).toBe(false);
    expect(outcomes.set.mock.lastCall).toEqual(['/things/new', null]);
  });
  it.each([
    ['of a new record leaves unknown whether it was done', null, true],
    ['of a stored record leaves nothing unknown', { id: 1, a: '' }, false],
  ])('without a response %s', async (_, record, isUnknown) => {
    const { hook, send, onSave, outcomes } = start({ record });
    onSave.mockRejectedValue(new CallFailure('timeout'));
    await act(send);
    expect(hook().submission.isUnknown).toBe(isUnknown);
    expect(outcomes.set.mock.calls.filter(([, left]) => left !== null)).toHaveLength(isUnknown ? 1 : 0);
  });
  it.each<[string, (started: ReturnType<typeof start>) => void]>([
    ['a person has stopped waiting', ({ hook }) => hook().submission.stop()],
    ['its form was left', ({ unmount }) => unmount()],
  ])('that is done after %s reports nothing', async (_, leave) => {
    const started = start();
    const { send, release, onSave, onSaved } = started;
    let respond = () => {};
    onSave.mockImplementation(() => new Promise((resolve) => (respond = resolve)));
    let done: Promise<unknown> = Promise.resolve();
    act(() => void (done = send()));
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    act(() => leave(started));
    await act(async () => respond());
    await done;
    expect([release.mock.calls, onSaved.mock.calls]).toEqual([[], []]);
  });
  it('sent twice is one request', async () => {
    const { send, onSave } = start();
    await act(() => Promise.all([send(), send()]));
    expect(onSave).toHaveBeenCalledOnce();
  });
});

describe('the delay of a create', () => {
  const form = { createDelay: 3_000 };
  /** Stops the timers, and starts a save up to its request or to its delay, whose timer is the second one beside that of the submission. */
  const startSave = async ({ send, onSave }: Pick<ReturnType<typeof start>, 'send' | 'onSave'>) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await act(async () => {
      void send();
      while (vi.getTimerCount() < 2 && onSave.mock.calls.length === 0) await new Promise(setImmediate);
    });
    return (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  };
  it('passes before a new record is sent', async () => {
    const { send, onSave } = start({ form });
    const pass = await startSave({ send, onSave });
    await pass(2_999);
    expect(onSave).not.toHaveBeenCalled();
    await pass(1);
    expect(onSave).toHaveBeenCalledOnce();
  });
  it.each<[string, Options]>([
    ['a stored record', { form, record: { id: 1, a: '' } }],
    ['a new record of a form that declares none', {}],
  ])('is none for %s', async (_, options) => {
    const { send, onSave } = start(options);
    await startSave({ send, onSave });
    expect(onSave).toHaveBeenCalledOnce();
  });
  it('ends without a request when a person stops waiting, and nothing is left unknown', async () => {
    const { hook, send, onSave, outcomes } = start({ form });
    const pass = await startSave({ send, onSave });
    act(() => hook().submission.stop());
    await pass(5_000);
    expect(onSave).not.toHaveBeenCalled();
    expect(outcomes.set.mock.calls.filter(([, left]) => left !== null)).toEqual([]);
  });
});

it.each([
  [true, 1],
  [false, 0],
])('the code of writes is loaded ahead for a person who may save: %s', (canSave, times) => {
  expect(start({ canSave }).preloadWrites).toHaveBeenCalledTimes(times);
});
it('a create that was sent before without a response is reported with its time', () => {
  expect(start({ unknown: { key: 'k', digest: 'd', at: 7 } }).hook()).toMatchObject({ sentBefore: 7, submission: { isUnknown: true } });
  expect(start().hook()).toMatchObject({ sentBefore: null, submission: { isUnknown: false } });
});
