/** The choice that narrows while somebody types: its list, keys and typing. */
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { box, current, drawComboBox, isOpen, names, shown, status } from './drawComboBox';
import { press } from './renderPart';

describe('the list', () => {
  it('a closed choice shows the chosen option and takes no letters of it for typed text', async () => {
    const { user } = drawComboBox({ value: 'cid' });
    expect(box()).toHaveValue('Cid');
    expect(shown()).toEqual([]);
    await user.click(box());
    expect(box()).toHaveValue('');
    expect(box().placeholder).toBe('Cid');
    expect(shown()).toEqual(['All', ...names]);
    expect(current()).toBe('Cid');
    expect(screen.getByRole('option', { name: 'Cid' })).toHaveAttribute('aria-selected', 'true');
  });

  it('an option for no value is offered unless the choice is required', async () => {
    const { user, onChange } = drawComboBox({ value: 'bob' });
    await user.click(box());
    await user.click(screen.getByRole('option', { name: 'All' }));
    expect(onChange.mock.calls).toEqual([['']]);
    expect(box()).toHaveValue('');
    expect(box().placeholder).toBe('All');
  });

  it('a required choice offers no empty option and says that it is required', async () => {
    const { user } = drawComboBox({ isRequired: true });
    expect(box()).toHaveAttribute('aria-required', 'true');
    await user.click(box());
    expect(shown()).toEqual(names);
    expect(current()).toBe('Ann');
  });

  it('the arrows stop at both ends of the list, Home and End go there', async () => {
    const { user } = drawComboBox({ isRequired: true });
    box().focus();
    await user.keyboard('{ArrowUp}');
    expect(current()).toBe('Ann');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(current()).toBe('Cid');
    await user.keyboard('{ArrowUp}');
    expect(current()).toBe('Bob');
    await user.keyboard('{End}{ArrowDown}');
    expect(current()).toBe('Bea');
    await user.keyboard('{Home}');
    expect(current()).toBe('Ann');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Ann');
  });

  it.each([{ key: 'ArrowDown' }, { key: 'ArrowUp' }, { key: 'ArrowDown', altKey: true }])(
    '%o opens the list at the chosen option',
    (init) => {
      drawComboBox({ value: 'bob' });
      expect(press(box(), init)).toBe(false);
      expect(isOpen()).toBe(true);
      expect(current()).toBe('Bob');
    },
  );

  it('while the list is closed, Home, End and Enter are left to the browser', () => {
    const { onChange } = drawComboBox({ value: 'bob' });
    for (const key of ['Home', 'End', 'Enter', 'Escape']) expect(press(box(), { key })).toBe(true);
    expect(isOpen()).toBe(false);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('Enter chooses the option, closes the list and submits no form', async () => {
    const { user, onChange } = drawComboBox();
    box().focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(press(box(), { key: 'Enter' })).toBe(false);
    expect(onChange.mock.calls).toEqual([['bob']]);
    expect(isOpen()).toBe(false);
    expect(box()).toHaveValue('Bob');
  });

  it('Escape closes the list without a choice and reaches nothing around it; the next one does', async () => {
    const { user, onChange } = drawComboBox({ value: 'bob' });
    const around = vi.fn();
    document.body.addEventListener('keydown', around);
    await user.click(box());
    await user.keyboard('c');
    around.mockClear();
    press(box(), { key: 'Escape' });
    expect(around).not.toHaveBeenCalled();
    expect(isOpen()).toBe(false);
    expect(box()).toHaveValue('Bob');
    press(box(), { key: 'Escape' });
    expect(around).toHaveBeenCalledTimes(1);
    document.body.removeEventListener('keydown', around);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('Tab closes the list without a choice and reports that the field was left', async () => {
    const onBlur = vi.fn();
    const { user, onChange } = drawComboBox({ onBlur });
    await user.click(box());
    await user.keyboard('{ArrowDown}');
    expect(onBlur).not.toHaveBeenCalled();
    await user.tab();
    expect(isOpen()).toBe(false);
    expect(onBlur).toHaveBeenCalledTimes(1);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('a press on an option leaves the focus in the input', async () => {
    const { user } = drawComboBox();
    await user.click(box());
    let isLeft = true;
    act(() => void (isLeft = fireEvent.mouseDown(screen.getByRole('option', { name: 'Cid' }))));
    expect(isLeft).toBe(false);
    await user.click(screen.getByRole('option', { name: 'Cid' }));
    expect(box()).toHaveFocus();
    expect(box()).toHaveValue('Cid');
  });
});

describe('typing', () => {
  it('typed text narrows the options, ignores case and blanks, and starts again at the first one', async () => {
    const { user, onChange } = drawComboBox();
    await user.click(box());
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await user.keyboard('B');
    expect(shown()).toEqual(['Bob', 'Bea']);
    expect(current()).toBe('Bob');
    await user.keyboard('{End}E');
    expect(shown()).toEqual(['Bea']);
    expect(current()).toBe('Bea');
    await user.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([['bea']]);
  });

  it('text without a match says so, and Enter chooses nothing', async () => {
    const { user, onChange } = drawComboBox({ value: 'bob' });
    await user.click(box());
    expect(status()).toHaveTextContent('');
    await user.keyboard('xyz');
    expect(shown()).toEqual([]);
    expect(box()).not.toHaveAttribute('aria-activedescendant');
    expect(status()).toHaveTextContent('Nothing has this name');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onChange).not.toHaveBeenCalled();
    expect(isOpen()).toBe(false);
    expect(status()).toHaveTextContent('');
  });

  it('the list opened a second time has all options again', async () => {
    const { user } = drawComboBox({ value: 'bob' });
    await user.click(box());
    await user.keyboard('c{Escape}');
    await user.click(box());
    expect(shown()).toEqual(['All', ...names]);
    expect(current()).toBe('Bob');
  });
});
