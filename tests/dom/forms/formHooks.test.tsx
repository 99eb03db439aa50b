/** What the page of a form is made of: the record that it reads, its model, its actions, and the update of a record. */
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { CallFailure } from '../../../dataProvider/envelope';
import { codecOf } from '../../../src/fields/codecs/codecs';
import { file, text, timestamp } from '../../../src/fields';
import { showToast } from '../../../src/ui/toasts/toasts';
import { useChanger } from '../../../src/views/form/notices/useChanger';
import { useMended } from '../../../src/views/form/sending/useMended';
import { useRequest } from '../../../src/views/form/sending/useRequest';
import { useUpdate } from '../../../src/views/form/sending/useUpdate';
import { useFormAction } from '../../../src/views/form/state/useFormAction';
import { useFormModel } from '../../../src/views/form/state/useFormModel';
import { useFormRecord } from '../../../src/views/form/state/useFormRecord';
import { useIsMounted } from '../../../src/views/form/state/useLatest';
import { useRelease } from '../../../src/views/form/state/useRelease';
import type { Reread } from '../../../src/views/form/state/useReread';
import { formOf, modelOf } from '../../unit/views/form/model/formOf';
import { declareList, renderInList, renderListHook } from '../lists/listParts';
import { drawParts, formError, messages, settle, useValues } from './formParts';

const user = userEvent.setup({ delay: null });

describe('the record of a form', () => {
  const start = (getOne: () => Promise<unknown>) => {
    const read = vi.fn<(resource: string, params: object) => Promise<unknown>>(getOne);
    const drawn = renderListHook(() => useFormRecord('things', { id: '7', type: 'A' }), {
      initialProps: undefined,
      provider: { getOne: read as never },
    });
    return { ...drawn, read };
  };
  it('is read for this opening, with the parameters of its address', async () => {
    const { result, read } = start(async () => ({ data: { id: 7 } }));
    await waitFor(() => expect(result.current.record).toEqual({ id: 7 }));
    expect(read).toHaveBeenCalledExactlyOnceWith('things', expect.objectContaining({ id: '7', meta: result.current.meta }));
    expect(result.current.meta).toEqual({ path: { type: 'A' }, opening: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  });
  it('that cannot be read is not asked for again by itself', async () => {
    const { result, read } = start(() => Promise.reject(new CallFailure('busy')));
    await waitFor(() => expect(result.current.error).toBeInstanceOf(CallFailure));
    expect(read).toHaveBeenCalledOnce();
  });
});

describe('the model of a form', () => {
  const form = formOf({ a: text('A'), b: text('B') }, { initialValues: { b: 'generated' } });
  const start = (initial: object) =>
    renderListHook((props: object) => useFormModel({ form, record: null, canSave: true, ...props }), { initialProps: initial });
  it('starts with the record, or with what a new one has', () => {
    expect(start({}).result.current.initial).toEqual({ a: '', b: 'generated' });
    expect(start({ record: { id: 1, a: 'x' } }).result.current.initial).toEqual({ a: 'x', b: '' });
  });
  it('keeps what it started with, and what matched nothing, when the record moves on or a right goes', () => {
    const { result, rerender } = start({ record: { id: 1, a: 'x', b: 'y' } });
    const first = result.current;
    act(() => first.noteUnmatched('b'));
    rerender({ record: { id: 1, a: 'z', b: 'y' } });
    expect(result.current).not.toBe(first);
    expect([result.current.initial, result.current.changed({ a: 'x', b: '' })]).toEqual([{ a: 'x', b: 'y' }, []]);
    rerender({ record: { id: 1, a: 'z', b: 'y' }, canSave: false });
    expect([result.current.canSave, result.current.leaves]).toEqual([false, []]);
  });
});

describe('an update', () => {
  const record = { id: 1, a: 'old' };
  const save = { edited: {}, body: { a: 'new' } };
  const meta = { path: {}, opening: crypto.randomUUID() };
  const about = { idempotencyKey: 'k', signal: new AbortController().signal };
  const start = (outcome?: unknown, reread: Reread = async () => undefined) => {
    const update = vi.fn((_resource: string, _params: object) => (outcome ? Promise.reject(outcome) : Promise.resolve({})));
    const asked = vi.fn(reread);
    const { result } = renderListHook(() => useUpdate(record, meta, asked), { initialProps: undefined, provider: { update } as never });
    const run = async () => {
      let failure: unknown = null;
      await act(async () => void (await result.current.save(save, about).catch((error: unknown) => (failure = error))));
      return failure;
    };
    return { result, run, update, asked };
  };
  it('sends what was edited over the record that was read', async () => {
    const { run, update, asked, result } = start();
    expect(await run()).toBeNull();
    expect(update).toHaveBeenCalledExactlyOnceWith('things', { id: 1, data: save.body, previousData: record, meta: { ...meta, ...about } });
    expect([asked.mock.calls, result.current.isDeleted]).toEqual([[], false]);
  });
  it.each([
    ['refused', false],
    ['gone', true],
  ] as const)('that fails is told, and whether the record is gone: %s', async (code, isDeleted) => {
    const error = new CallFailure(code);
    const { run, asked, result } = start(error);
    expect([await run(), asked.mock.calls, result.current.isDeleted]).toEqual([error, [], isDeleted]);
  });
  it('of a record that somebody else has saved reads it again, and is told', async () => {
    const error = new CallFailure('conflict');
    const { run, asked, result } = start(error);
    expect([await run(), asked.mock.calls, result.current.isDeleted]).toEqual([error, [[{ keeps: true, isConflict: true }]], false]);
  });
  it('that was done before, though its response never came, is no failure', async () => {
    expect(await start(new CallFailure('conflict'), async () => 'stored').run()).toBeNull();
  });
});

describe('an action that is asked for in a form', () => {
  type DialogProps = { values: object; title: string; onClose: () => void; onDone: (outcome?: 'removed', stored?: object) => void };
  const Dialog = ({ values, title, onClose, onDone }: DialogProps) => (
    <div role="dialog" aria-label={title}>
      <p>{JSON.stringify(values)}</p>
      <button onClick={onClose}>Close</button>
      <button onClick={() => onDone('removed', { a: 'stored' })}>Remove</button>
      <button onClick={() => onDone()}>Do</button>
    </div>
  );
  const action = { type: 'dialog', dialog: async () => ({ default: Dialog }) } as never;
  const start = (record: object | undefined, hasForm = true) => {
    const [take, onDone] = [vi.fn(), vi.fn()];
    const Page = () => {
      const handle = useRef(hasForm ? { take, values: () => ({ name: 'typed' }) } : null);
      const { start: begin, dialog } = useFormAction(record as never, handle as never, onDone);
      return (
        <>
          <button name="opener" onClick={() => begin(action)}>
            Begin
          </button>
          {dialog}
        </>
      );
    };
    renderInList(<Page />);
    return { take, onDone, press: (name: string) => user.click(screen.getByRole('button', { name })) };
  };
  it('opens its dialog over what is typed, and closes it', async () => {
    const { press, onDone } = start({ id: 1, name: 'Ann' });
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('Begin');
    expect(await screen.findByRole('dialog', { name: 'Ann' })).toHaveTextContent('{"name":"typed"}');
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onDone).not.toHaveBeenCalled();
  });
  it('hands what it has stored to the form, and tells what it did and where the focus was', async () => {
    const { press, take, onDone } = start({ id: 1, name: 'Ann' });
    await press('Begin');
    await screen.findByRole('dialog');
    await press('Remove');
    await press('Do');
    expect(take.mock.calls).toEqual([[{ a: 'stored' }], [{}]]);
    expect(onDone.mock.calls).toEqual([
      ['removed', expect.any(Function)],
      [undefined, expect.any(Function)],
    ]);
    const [, putFocusBack] = onDone.mock.calls[0] as [unknown, () => void];
    (document.activeElement as HTMLElement).blur();
    putFocusBack();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Begin' })).toHaveFocus());
  });
  it('has the record where there is no form', async () => {
    const { press, onDone } = start({ id: 1, name: 'Ann' }, false);
    await press('Begin');
    expect(await screen.findByRole('dialog')).toHaveTextContent('{"id":1,"name":"Ann"}');
    await press('Do');
    expect(onDone).toHaveBeenCalledOnce();
  });
  it('opens nothing before there is a record', async () => {
    const { press } = start(undefined);
    await press('Begin');
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the changes of a form', () => {
  it('are those that count and that a person makes', async () => {
    const fields = {
      name: text('Name'),
      note: text('Note', { visibleWhen: { name: 'A' } } as object),
      made: text('Made', { filled: true } as object),
    };
    const { type, changed } = drawParts(fields, (model) => ({ methods: useValues(model) }));
    expect(changed()).toBe('');
    await type('made', 'x');
    await type('note', 'x');
    expect(changed()).toBe('');
    await type('name', 'A');
    expect(changed()).toBe('Name, Note');
  });
  it('are none for a value that was set without a change', async () => {
    const { parts, changed, typed } = drawParts({ name: text('Name') }, (model) => ({ methods: useValues(model) }));
    act(() => parts().methods.setValue('name', 'x'));
    expect([typed(), changed()]).toEqual([{ name: 'x' }, '']);
  });
});

describe('what inputs hold beside their values', () => {
  it.each([
    [false, [['A'], ['a']]],
    [true, []],
  ])('is let go of with the last form, and not while another one has taken it over: %s', (isHandedOn, released) => {
    const { leaves } = modelOf({ name: text('Name'), image: file('Image', { upload: 'POPUP_IMAGE' }) });
    const release = vi.fn();
    for (const { field } of leaves) {
      const codec = codecOf(field);
      const own = codec.release;
      codec.release = release;
      onTestFinished(() => void (codec.release = own));
    }
    const methods = { getValues: () => ({ name: 'A', image: 'a' }) } as never;
    const { unmount, rerender } = renderHook(() => useRelease(leaves, methods, () => isHandedOn));
    rerender();
    expect(release).not.toHaveBeenCalled();
    unmount();
    expect(release.mock.calls).toEqual(released);
  });
});

it('what comes late knows whether its part is still there', () => {
  const { result, unmount } = renderHook(() => useIsMounted());
  const isMounted = result.current;
  expect(isMounted()).toBe(true);
  unmount();
  expect(isMounted()).toBe(false);
});
it('the message of a refused form goes as soon as nothing is wrong any more', () => {
  const wrong = { isTried: true, errors: [{}] };
  const { rerender } = renderListHook((form: object) => useMended(form as never), { initialProps: wrong });
  showToast('error', formError);
  rerender(wrong);
  expect(messages()).toEqual([formError]);
  rerender({ isTried: true, errors: [] });
  expect(messages()).toEqual([]);
});
describe('who changed a record last', () => {
  const fields = { updated: timestamp('Last update', { by: 'updatedBy' } as never), name: text('Name') };
  const record = { updated: '2026-11-29T00:15:00Z', updatedBy: 7 };
  const changerOf = (of: object | null, versionedBy: string | undefined = 'updated') =>
    renderListHook(() => useChanger(of as never), { initialProps: undefined, declaration: { ...declareList({}, fields), versionedBy } })
      .result.current;
  it('is told with the time, where the record tells both', () => {
    expect(changerOf(record)).toEqual({ who: '7', time: '2026/11/29 08:15' });
    expect([null, { ...record, updatedBy: null }, { ...record, updated: null }].map((of) => changerOf(of))).toEqual([null, null, null]);
    expect(['name', 'values', ''].map((by) => changerOf({ ...record, name: '2026-11-29T00:15:00Z' }, by))).toEqual([null, null, null]);
  });
});
it('the code of writes is loaded as soon as a person may save', () => {
  const preloadWrites = vi.fn(async () => {});
  const unknownOutcome = { current: { key: 'k', digest: 'd', at: 7 } };
  const draft = { release: () => {}, unknownOutcome } as never;
  const [mayNot, may] = [false, true].map((canSave) => modelOf({ a: text('A') }, { id: 1 }, { canSave }));
  const { rerender, result } = renderListHook(
    (model: typeof mayNot) =>
      useRequest({ model: model!, path: '/', draft, onSave: async () => {}, onSaved: () => {}, onRefused: () => {} }),
    { initialProps: mayNot, provider: { preloadWrites } as never },
  );
  expect(preloadWrites).not.toHaveBeenCalled();
  // what was sent before without a response is told from the start
  expect(result.current).toMatchObject({ sentBefore: 7, submission: { isUnknown: true } });
  rerender(may);
  expect(preloadWrites).toHaveBeenCalledOnce();
});
