/** Messages at the top of the page. */
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ToastHost } from '../../../src/ui/toasts/ToastHost';
import { showToast, toastStore, withdrawToast } from '../../../src/ui/toasts/toasts';
import { renderPart } from './renderPart';

const texts = () => toastStore.get().map(({ text }) => text);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
    for (const { id } of toastStore.get()) toastStore.dismiss(id);
  });
});
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const show = (...toast: Parameters<typeof showToast>) => act(() => showToast(...toast));
const card = (text: string) => screen.getByText(text).closest('li')!;

describe('ToastHost', () => {
  it('a message goes after five seconds, each at its own time (PLT-083, SHR-066)', () => {
    renderPart(<ToastHost />);
    show('success', 'Saved');
    pass(3_000);
    show('error', 'Failed');
    pass(1_999);
    expect(texts()).toEqual(['Saved', 'Failed']);
    pass(1);
    expect(texts()).toEqual(['Failed']);
    expect(screen.queryByText('Saved')).toBeNull();
    pass(3_000);
    expect(texts()).toEqual([]);
  });

  it.each([
    ['the pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['the focus', fireEvent.focus, fireEvent.blur],
  ])('a message stays while %s is on it, and then for the rest of its time only', (_, enter, leave) => {
    renderPart(<ToastHost />);
    show('info', 'Exported');
    pass(4_000);
    act(() => void enter(card('Exported')));
    pass(60_000);
    expect(texts()).toEqual(['Exported']);
    act(() => void leave(card('Exported')));
    pass(999);
    expect(texts()).toEqual(['Exported']);
    pass(1);
    expect(texts()).toEqual([]);
  });

  it('Close takes away its own message', () => {
    renderPart(<ToastHost />);
    show('success', 'Saved');
    show('error', 'Failed');
    act(() => screen.getAllByRole('button', { name: 'Close' })[0]!.click());
    expect(texts()).toEqual(['Failed']);
  });

  it('messages are announced, also while a dialog hides the rest of the page from screen readers', async () => {
    renderPart(<ToastHost />);
    const host = screen.getByRole('region', { name: 'Messages' });
    expect(host).toHaveAttribute('aria-live', 'polite');
    host.parentElement!.setAttribute('aria-hidden', 'true');
    await act(() => Promise.resolve());
    expect(host.parentElement).not.toHaveAttribute('aria-hidden');
  });

  it('ToastHost leaves no element behind', () => {
    const { unmount } = renderPart(<ToastHost />);
    const count = document.body.childElementCount;
    unmount();
    expect(document.body.childElementCount).toBe(count - 1);
  });
});

describe('showToast', () => {
  it('the same message of the same kind is shown once, as the newest', () => {
    showToast('success', 'Saved');
    showToast('error', 'Failed');
    showToast('success', 'Saved');
    showToast('error', 'Saved');
    expect(toastStore.get().map(({ kind, text }) => [kind, text])).toEqual([
      ['error', 'Failed'],
      ['success', 'Saved'],
      ['error', 'Saved'],
    ]);
  });

  it('clear takes away what may name somebody, and withdraw a message that is no longer true', () => {
    showToast('success', 'Saved C10001');
    showToast('error', 'No texts in Japanese', { isImpersonal: true });
    showToast('success', 'Saved', { isImpersonal: true });
    toastStore.clear();
    expect(texts()).toEqual(['No texts in Japanese', 'Saved']);
    withdrawToast('Saved');
    expect(texts()).toEqual(['No texts in Japanese']);
  });

  it('a listener hears of each change until it stops', () => {
    const listener = vi.fn();
    const stop = toastStore.subscribe(listener);
    showToast('info', 'One');
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    showToast('info', 'Two');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
