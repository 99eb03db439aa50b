/** Controls of src/ui, drawn without react-admin and without the portal. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, vi } from 'vitest';
import { SendingContext } from '../../../src/ui/submission/SendingContext';
import { toastStore } from '../../../src/ui/toasts/toasts';
import { watchPage } from '../page';

/**
 * Draws a part of a page until the test ends, and returns what testing-library does, and `redraw`, which draws another part in its place. The test fails at
 * its end on errors of the page and on `console.error`; one that expects some removes them from `problems`.
 */
export const renderPart = (part: ReactNode) => {
  const problems: string[] = [];
  const stopWatching = watchPage(problems);
  onTestFinished(async () => {
    cleanup();
    for (const { id } of toastStore.get()) toastStore.dismiss(id);
    await stopWatching();
    expect(problems).toEqual([]);
  });
  const result = render(<MemoryRouter>{part}</MemoryRouter>);
  const redraw = (other: ReactNode) => result.rerender(<MemoryRouter>{other}</MemoryRouter>);
  return { ...result, problems, redraw, user: userEvent.setup({ delay: null }) };
};

type Control = { value: string; onChange: (value: string) => void };
/** Draws a control in a form that keeps its value. Returns `onChange` too, which is called with each new value. */
export const renderControlled = (draw: (control: Control) => ReactNode, { value: first = '', isSending = false } = {}) => {
  const onChange = vi.fn<(value: string) => void>();
  const Sample = () => {
    const [value, setValue] = useState(first);
    const change = (next: string) => {
      onChange(next);
      setValue(next);
    };
    return <SendingContext value={isSending}>{draw({ value, onChange: change })}</SendingContext>;
  };
  return { ...renderPart(<Sample />), onChange };
};

/** Presses a key and returns whether the browser handles it too. */
export const press = (element: Element, init: KeyboardEventInit) => {
  let isLeft = false;
  act(() => void (isLeft = fireEvent.keyDown(element, init)));
  return isLeft;
};

/** Waits until effects that run in the next frame have run, such as those that move the focus. */
export const nextFrame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));

export const button = (name: string) => screen.getByRole('button', { name });
export const dialog = () => screen.getByRole('dialog');
export const pressEscape = () => press(dialog(), { key: 'Escape' });
/** Clicks beside the dialog that is open. */
export const clickBeside = () => {
  const container = document.querySelector('.MuiDialog-container')!;
  act(() => {
    fireEvent.mouseDown(container);
    fireEvent.click(container);
  });
};

/** Work that the test ends. */
export const createWork = <T = void,>() => {
  const signals: AbortSignal[] = [];
  const settles: { resolve: (value: T) => void; reject: (error: unknown) => void }[] = [];
  const start = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<T>((resolve, reject) => void settles.push({ resolve, reject }));
  };
  return { signals, settles, start };
};
