/** What a form is made of beside its inputs: the record that it reads, its model, its changes, and what it lets go of. */
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { CallFailure } from '../../../dataProvider/envelope';
import { codecOf } from '../../../src/fields/codecs/codecs';
import { file, text, timestamp } from '../../../src/fields';
import type { FormModel } from '../../../src/views/form/model/formModel';
import { useChanger } from '../../../src/views/form/notices/useChanger';
import { useRequest } from '../../../src/views/form/sending/useRequest';
import { useChanged } from '../../../src/views/form/state/useChanged';
import { useFormModel } from '../../../src/views/form/state/useFormModel';
import { useFormRecord } from '../../../src/views/form/state/useFormRecord';
import { useFormValues } from '../../../src/views/form/state/useFormValues';
import { useIsMounted, useLatest } from '../../../src/views/form/state/useLatest';
import { useRelease } from '../../../src/views/form/state/useRelease';
import { formOf, modelOf } from '../../unit/views/form/model/formOf';
import { declareList, renderListHook } from '../lists/listParts';
import { drawParts, useValues } from './formParts';

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

describe('the changes of a form', () => {
  const draw = (of: object) => {
    const drawn = drawParts(of, (model) => {
      const methods = useValues(model);
      return { methods, changed: useChanged({ model, methods, now: model.at(methods.getValues()) }) };
    });
    return { ...drawn, changed: () => drawn.parts().changed.join(', ') };
  };
  it('are those that count and that a person makes', async () => {
    const fields = {
      name: text('Name'),
      note: text('Note', { visibleWhen: { name: 'A' } } as object),
      made: text('Made', { filled: true } as object),
    };
    const { type, changed } = draw(fields);
    expect(changed()).toBe('');
    await type('made', 'x');
    await type('note', 'x');
    expect(changed()).toBe('');
    await type('name', 'A');
    expect(changed()).toBe('Name, Note');
  });
  it('are none for a value that was set without a change', async () => {
    const { parts, changed, typed } = draw({ name: text('Name') });
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
describe('who changed a record last', () => {
  const fields = { updated: timestamp('Last update', { by: 'updatedBy' } as never), name: text('Name') };
  const record = { updated: '2026-11-29T00:15:00Z', updatedBy: 7 };
  const changerOf = (of: object | null, versionedBy: string | undefined = 'updated') =>
    renderListHook(() => useChanger(of as never), { initialProps: undefined, declaration: { ...declareList({}, fields), versionedBy } })
      .result.current;
  it('is shown with the time, where the record has both', () => {
    expect(changerOf(record)).toEqual({ who: '7', time: '2026/11/29 08:15' });
    expect([null, { ...record, updatedBy: null }, { ...record, updated: null }].map((of) => changerOf(of))).toEqual([null, null, null]);
    expect(['name', 'values', ''].map((by) => changerOf({ ...record, name: '2026-11-29T00:15:00Z' }, by))).toEqual([null, null, null]);
  });
});
it('a form loads the rules of the model that it has then', () => {
  const [first, next] = [vi.fn(async () => undefined), vi.fn(async () => undefined)].map((loadRules) => ({
    ...modelOf({ a: text('A') }),
    loadRules,
  }));
  const { rerender } = renderListHook((model: FormModel) => useFormValues(model, new Map(), new Map()), { initialProps: first! });
  rerender(next!);
  rerender(next!);
  expect([first!.loadRules, next!.loadRules].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
it('the newest value is there for what outlives a render', () => {
  const { result, rerender } = renderHook((value: string) => useLatest(value), { initialProps: 'a' });
  const latest = result.current;
  rerender('b');
  expect([latest.current, result.current === latest]).toEqual(['b', true]);
});
it('the code of writes is loaded as soon as a person may save', () => {
  const preloadWrites = vi.fn(async () => {});
  const unknownOutcome = { current: { key: 'k', digest: 'd', at: 7 } };
  const draftOf = (outcome: typeof unknownOutcome | { current: null }) => ({ release: () => {}, unknownOutcome: outcome }) as never;
  const [mayNot, may] = [false, true].map((canSave) => modelOf({ a: text('A') }, { id: 1 }, { canSave }));
  const start = (draft: never) =>
    renderListHook(
      (model: typeof mayNot) =>
        useRequest({ model: model!, path: '/', draft, onSave: async () => {}, onSaved: () => {}, onRefused: () => {} }),
      { initialProps: mayNot, provider: { preloadWrites } as never },
    );
  const { rerender, result } = start(draftOf(unknownOutcome));
  expect(start(draftOf({ current: null })).result.current).toMatchObject({ sentBefore: null, submission: { isUnknown: false } });
  expect(preloadWrites).not.toHaveBeenCalled();
  // what was sent before without a response is reported from the start
  expect(result.current).toMatchObject({ sentBefore: 7, submission: { isUnknown: true } });
  rerender(may);
  expect(preloadWrites).toHaveBeenCalledOnce();
});
