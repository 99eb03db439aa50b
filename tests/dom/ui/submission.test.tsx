/** Work that a person waits for: in a dialog, with a way out when it takes long. */
import { act, renderHook, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import QuestionDialog from '../../../src/ui/dialogs/QuestionDialog';
import { useSubmission } from '../../../src/ui/submission/useSubmission';
import { button, createWork, renderPart } from './renderPart';

const replaceTimers = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
};
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('useSubmission', () => {
  beforeEach(replaceTimers);

  const draw = (isUnknown?: boolean) => {
    const { result, unmount } = renderHook(() => useSubmission(isUnknown));
    const state = () => {
      const { isBusy, isSlow, isUnknown: isNotKnown } = result.current;
      return [isBusy && 'busy', isSlow && 'slow', isNotKnown && 'unknown'].filter(Boolean).join(' ');
    };
    return { result, unmount, state };
  };

  it('useSubmission offers a way out after five seconds, and not before', async () => {
    const { start } = createWork();
    const { result, state } = draw();
    act(() => void result.current.run(start));
    expect(state()).toBe('busy');
    await pass(4_999);
    expect(state()).toBe('busy');
    await pass(1);
    expect(state()).toBe('busy slow');
  });

  it('useSubmission resolves with the result of the work, and is idle afterwards for good', async () => {
    const { start, settles } = createWork<string>();
    const { result, state } = draw();
    let outcome: unknown;
    act(() => void result.current.run(start).then((value) => (outcome = value)));
    await act(async () => settles[0]!.resolve('done'));
    expect(outcome).toBe('done');
    expect(state()).toBe('');
    await pass(10_000);
    expect(state()).toBe('');
  });

  it('useSubmission runs one piece of work at a time, and another one after it, also after a failure', async () => {
    const { start, settles } = createWork();
    const { result, state } = draw();
    let failure: unknown;
    act(() => void result.current.run(start).catch((error: unknown) => (failure = error)));
    expect(result.current.isRunning()).toBe(true);
    await act(async () => expect(await result.current.run(start)).toBeUndefined());
    expect(settles).toHaveLength(1);
    await act(async () => settles[0]!.reject('no'));
    expect(failure).toBe('no');
    expect(state()).toBe('');
    expect(result.current.isRunning()).toBe(false);
    act(() => void result.current.run(start));
    expect(settles).toHaveLength(2);
    await pass(4_999);
    expect(state()).toBe('busy');
  });

  it('after stop the result is not known, the signal is aborted, and the next work clears both', async () => {
    const { start, settles, signals } = createWork<string>();
    const { result, state } = draw();
    let outcome: unknown = 'none';
    act(() => void result.current.run(start).then((value) => (outcome = value)));
    await act(async () => result.current.stop());
    expect(signals[0]!.aborted).toBe(true);
    expect(state()).toBe('unknown');
    expect(outcome).toBeUndefined();
    await act(async () => settles[0]!.resolve('late'));
    expect(state()).toBe('unknown');
    act(() => void result.current.run(start));
    expect(state()).toBe('busy');
    expect(signals[1]!.aborted).toBe(false);
    await act(async () => settles[1]!.resolve('done'));
    expect(state()).toBe('');
  });

  it('leaveUnknown marks the work that runs and not the next one', async () => {
    const { start, settles } = createWork();
    const { result, state } = draw();
    act(() => void result.current.run(start));
    act(() => result.current.leaveUnknown());
    await act(async () => settles[0]!.resolve());
    expect(state()).toBe('unknown');
    act(() => void result.current.run(start));
    await act(async () => settles[1]!.resolve());
    expect(state()).toBe('');
  });

  it('useSubmission may start with a result that is not known', () => {
    expect(draw(true).state()).toBe('unknown');
  });

  it('useSubmission leaves no timer behind when its form closes', () => {
    const { result, unmount } = draw();
    act(() => void result.current.run(createWork().start));
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a dialog whose work takes long', () => {
  beforeEach(replaceTimers);

  it('QuestionDialog can be left after five seconds without being closed, and is not closed by a late response', async () => {
    const { start, settles, signals } = createWork();
    const onClose = vi.fn();
    renderPart(<QuestionDialog question="Delete it?" confirm="Delete" cancel="Keep" onClose={onClose} onConfirm={start} />);
    act(() => button('Delete').click());
    expect(button('Keep')).toHaveAttribute('aria-disabled', 'true');
    await pass(5_000);
    expect(button('Stop waiting')).toHaveAttribute('aria-disabled', 'false');
    await act(async () => button('Stop waiting').click());
    expect(signals[0]!.aborted).toBe(true);
    expect(screen.getByRole('alert')).toHaveTextContent('it is not known whether this was done');
    await act(async () => settles[0]!.resolve());
    expect(onClose).not.toHaveBeenCalled();
    act(() => button('Keep').click());
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
