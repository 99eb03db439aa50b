import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { CallFailure } from '../../../../dataProvider/envelope';
import { toastStore, withdrawToast } from '../../../../src/ui/toasts/toasts';
import { createDoing } from '../../../../src/views/actions/createDoing';

/** An action on a record, and the callbacks of its dialog. */
const setUp = (options: { removes?: boolean } = {}) => {
  const [onClose, onDone] = [vi.fn(), vi.fn()];
  onTestFinished(() => toastStore.get().forEach(({ text }) => withdrawToast(text)));
  const run = (work: () => Promise<unknown>, signal = new AbortController().signal) =>
    createDoing<{ remarks: string }>({ successText: 'The record is offline', onClose, onDone, ...options })(work, signal, {
      remarks: 'Stored',
    });
  const toasts = () => toastStore.get().map(({ kind, text, isImpersonal }) => ({ kind, text, isImpersonal }));
  return { run, onClose, onDone, toasts };
};

describe('an action on a record', () => {
  it.each([
    [undefined, false],
    ['removed', true],
  ])('closes its dialog when it is done, with the outcome %s and what it has stored', async (outcome, removes) => {
    const { run, onClose, onDone, toasts } = setUp({ removes });
    expect(await run(async () => 'done')).toBeUndefined();
    expect(onClose).toHaveBeenCalledOnce();
    expect(onDone).toHaveBeenCalledExactlyOnceWith(outcome, { remarks: 'Stored' });
    expect(toasts()).toEqual([{ kind: 'success', text: 'The record is offline', isImpersonal: true }]);
  });

  it('says nothing and keeps its dialog when the person has stopped waiting before it was done', async () => {
    const { run, onClose, onDone, toasts } = setUp();
    const controller = new AbortController();
    expect(await run(async () => controller.abort(), controller.signal)).toBe(false);
    expect(onClose).not.toHaveBeenCalled();
    expect(onDone).not.toHaveBeenCalled();
    expect(toasts()).toEqual([]);
  });

  it('shows why it was refused, closes its dialog and has the record read again, which nothing has removed', async () => {
    const { run, onClose, onDone, toasts } = setUp({ removes: true });
    await run(() => Promise.reject(new CallFailure('refused', 'It is in use')));
    expect(toasts()).toEqual([{ kind: 'error', text: 'It is in use' }]);
    expect(onClose).toHaveBeenCalledOnce();
    expect(onDone).toHaveBeenCalledExactlyOnceWith();
  });

  it('shows why it failed and keeps its dialog, so that it can be tried again', async () => {
    const { run, onClose, onDone, toasts } = setUp();
    expect(await run(() => Promise.reject(new CallFailure('network')))).toBe(false);
    expect(toasts()).toEqual([{ kind: 'error', text: 'Network Error' }]);
    expect(onClose).not.toHaveBeenCalled();
    expect(onDone).not.toHaveBeenCalled();
  });
});
