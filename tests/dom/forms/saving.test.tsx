/** One save of a form at a time: its check, its request, and what comes of it. */
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CallFailure } from '../../../dataProvider/envelope';
import { formError, messages } from './formParts';
import { record, startSaving } from './drawSaving';

describe('a save', () => {
  it('sends what was edited once it is right', async () => {
    const { save, type, onSave, onSaved, goTo } = startSaving({ record });
    await type('name', 'New');
    await save();
    const edited = { name: 'New', order: 1, note: 'n' };
    expect(onSave.mock.calls.map(([{ body }]) => body)).toEqual([edited]);
    expect(onSaved).toHaveBeenCalledExactlyOnceWith(edited);
    expect([messages(), goTo.mock.calls]).toEqual([[], []]);
  });
  it('that is not right leads to the first input that is wrong', async () => {
    const { save, type, goTo, onSave, errors } = startSaving({ record });
    await type('order', 'x');
    await type('note', 'm');
    await save();
    expect([messages(), goTo.mock.calls, onSave.mock.calls]).toEqual([[formError], [['order']], []]);
    expect(Object.keys(errors())).toEqual(['order']);
  });
  it('leads nowhere while the rules do not load, which alone is said', async () => {
    const problems = () => Promise.reject(new CallFailure('network'));
    const { save, goTo } = startSaving({ change: (model) => ({ ...model, problems }) });
    await save();
    expect([messages().length, messages().includes(formError), goTo.mock.calls]).toEqual([1, false, []]);
  });
  it('of a record in which nothing was changed says so and sends nothing', async () => {
    const { save, onSave } = startSaving({ record });
    await save();
    expect([messages(), onSave.mock.calls]).toEqual([['No changes to save'], []]);
  });
  it('is none for a person who may not save', async () => {
    const { save, onSave, checks } = startSaving({ canSave: false });
    await save();
    expect([onSave.mock.calls, checks.mock.calls, messages()]).toEqual([[], [], []]);
  });
  it('starts once, also before its check has ended', async () => {
    const { parts, type, onSave, checks } = startSaving();
    await type('name', 'New');
    await act(() => Promise.all([parts().submit(), parts().submit()]));
    expect([checks.mock.calls.length, onSave.mock.calls.length]).toEqual([1, 1]);
  });
  it('checks nothing again while it is sent, and may be sent again then', async () => {
    let respond = () => {};
    const onSave = vi.fn(() => new Promise<void>((resolve) => (respond = resolve)));
    const { parts, type, checks, save } = startSaving({ calls: { onSave } });
    await type('name', 'New');
    await act(async () => void parts().submit());
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    checks.mockClear();
    expect([parts().isSending(), parts().submission.isBusy]).toEqual([true, true]);
    await act(() => parts().check());
    await save();
    expect([checks.mock.calls, messages()]).toEqual([[], []]);
    await act(async () => respond());
    await waitFor(() => expect(parts().isSending()).toBe(false));
    await act(async () => void parts().submit());
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
    await act(async () => respond());
  });
  it('does not start while the request of a former one that nobody waits for goes on', async () => {
    const { parts, type, checks, onSave } = startSaving();
    onSave.mockImplementation(() => new Promise(() => {}));
    await type('name', 'New');
    await act(async () => void parts().submit());
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    act(() => parts().submission.stop());
    await waitFor(() => expect(parts().isSending()).toBe(false));
    checks.mockClear();
    await act(async () => void parts().submit());
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
    expect(checks).toHaveBeenCalledOnce();
    act(() => parts().submission.stop());
    await waitFor(() => expect(parts().isSending()).toBe(false));
  });
  it('can be tried again after one that was not right', async () => {
    const { save, type, onSave } = startSaving();
    await save();
    await type('name', 'New');
    await save();
    expect(onSave).toHaveBeenCalledOnce();
  });
});
