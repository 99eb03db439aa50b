/** Dialogs that ask a question, show something once, or open from a link. */
import { act, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import QuestionDialog from '../../../src/ui/dialogs/QuestionDialog';
import { ShownOnceDialog } from '../../../src/ui/dialogs/ShownOnceDialog';
import { ViewLink } from '../../../src/ui/dialogs/ViewLink';
import { toastStore } from '../../../src/ui/toasts/toasts';
import { button, clickBeside, dialog, nextFrame, pressEscape, renderPart } from './renderPart';

describe('QuestionDialog', () => {
  const draw = (props: Partial<ComponentProps<typeof QuestionDialog>> = {}) => {
    const onClose = vi.fn();
    const question = {
      question: 'Delete it?',
      about: 'C10001',
      confirm: 'Delete',
      cancel: 'Keep',
      onClose,
      onConfirm: () => Promise.resolve(),
    };
    return { ...renderPart(<QuestionDialog {...question} {...props} />), onClose };
  };

  it.each([
    [true, 'Keep'],
    [false, 'Delete'],
  ])('a QuestionDialog that destroys (%s) starts on %s', async (isDestructive, name) => {
    draw({ isDestructive, effect: 'It is gone' });
    await nextFrame();
    expect(button(name)).toHaveFocus();
    expect(dialog()).toHaveAccessibleDescription('C10001 It is gone');
  });

  it('a QuestionDialog closes after its action, once', async () => {
    const { user, onClose } = draw();
    await user.click(button('Delete'));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it('a QuestionDialog stays when its action says false', async () => {
    let settle = (_: boolean) => {};
    const { user, onClose } = draw({ onConfirm: () => new Promise<boolean>((resolve) => void (settle = resolve)) });
    await user.click(button('Delete'));
    expect(button('Sending…')).toHaveAttribute('aria-busy', 'true');
    await act(async () => settle(false));
    expect(onClose).not.toHaveBeenCalled();
    expect(button('Delete')).toHaveAttribute('aria-busy', 'false');
  });

  it('while its action runs, a QuestionDialog can be neither confirmed again nor cancelled', async () => {
    const onConfirm = vi.fn(() => new Promise<void>(() => {}));
    const { user, onClose } = draw({ onConfirm });
    await user.click(button('Delete'));
    await user.click(button('Sending…'));
    await user.click(button('Keep'));
    pressEscape();
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
    expect(button('Keep')).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('ShownOnceDialog', () => {
  const draw = (write: () => Promise<void>) => {
    const onClose = vi.fn();
    const part = renderPart(<ShownOnceDialog title="Password" about="C10001" text={'a1B!\nC10001'} onClose={onClose} />);
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
    onTestFinished(() => writeText.mockRestore());
    return { ...part, onClose, writeText };
  };
  const toasts = () => toastStore.get().map(({ kind, text }) => [kind, text]);

  it('ShownOnceDialog copies its whole text and says so, stays at Escape, and closes by Close alone', async () => {
    const { user, onClose, writeText } = draw(() => Promise.resolve());
    await nextFrame();
    expect(button('Copy')).toHaveFocus();
    expect(dialog()).toHaveAccessibleDescription(/^C10001 a1B!\sC10001$/);
    await user.click(button('Copy'));
    expect(writeText.mock.calls).toEqual([['a1B!\nC10001']]);
    expect(button('Copied')).toBeVisible();
    expect(toasts()).toEqual([['success', 'Copy success']]);
    pressEscape();
    clickBeside();
    expect(onClose).not.toHaveBeenCalled();
    await user.click(button('Close'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('ShownOnceDialog does not claim a copy that the browser has refused', async () => {
    const { user } = draw(() => Promise.reject(new Error('denied')));
    await user.click(button('Copy'));
    expect(button('Copy')).toBeVisible();
    expect(toasts().map(([kind]) => kind)).toEqual(['error']);
  });
});

describe('ViewLink', () => {
  it('ViewLink reports that it opens and that it closes, and opens a second time', async () => {
    const onOpen = vi.fn();
    const { user } = renderPart(
      <ViewLink label="Passport" onOpen={onOpen}>
        {(close) => <button onClick={close}>Done</button>}
      </ViewLink>,
    );
    expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
    for (let round = 1; round <= 2; round += 1) {
      await user.click(button('View Passport'));
      await user.click(button('Done'));
      expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
      expect(onOpen.mock.calls).toHaveLength(2 * round);
    }
    expect(onOpen.mock.calls).toEqual([[true], [false], [true], [false]]);
  });

  it('ViewLink may be open at first, and may be a button with its label', () => {
    renderPart(
      <ViewLink label="Map" isButton isOpenAtFirst>
        {() => <p>Shown</p>}
      </ViewLink>,
    );
    expect(button('Map')).toBeVisible();
    expect(screen.getByText('Shown')).toBeVisible();
  });
});
