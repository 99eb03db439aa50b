/** The choice that narrows while somebody types: its search elsewhere, and what is around it. */
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import ComboBox, { type ComboSearch } from '../../../src/ui/inputs/choices/ComboBox';
import type { SelectInputProps } from '../../../src/ui/inputs/choices/NativeSelect';
import { SelectInput } from '../../../src/ui/inputs/choices/SelectInput';
import { SendingContext } from '../../../src/ui/submission/SendingContext';
import { box, current, drawComboBox, isOpen, names, options, shown, status } from './drawComboBox';
import { press, renderPart } from './renderPart';

describe('a search', () => {
  const search = (changes: Partial<ComboSearch> = {}): ComboSearch => ({
    onType: vi.fn(),
    found: [],
    onClose: vi.fn(),
    status: '',
    ...changes,
  });

  it('a search hears of the kept text when the list opens, of each change, and of the end', async () => {
    const found = search({ kept: 'be', found: [options[3]!], status: '1 found' });
    const { user } = drawComboBox({ search: found });
    await user.click(box());
    expect(found.onType).toHaveBeenLastCalledWith('be');
    expect(box()).toHaveValue('be');
    expect(shown()).toEqual(['Bea']);
    expect(status()).toHaveTextContent('1 found');
    await user.type(box(), 'a', { skipClick: true });
    expect(found.onType).toHaveBeenLastCalledWith('bea');
    expect(found.onClose).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(found.onClose).toHaveBeenCalledTimes(1);
  });

  it('Enter waits while a search has not found anything yet', async () => {
    const { user, onChange } = drawComboBox({ search: search() });
    await user.click(box());
    await user.keyboard('b');
    expect(press(box(), { key: 'Enter' })).toBe(false);
    expect(isOpen()).toBe(true);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('a search shows the given options until a character is typed that is no blank', async () => {
    const found = search();
    const { user } = drawComboBox({ search: found });
    await user.click(box());
    expect(vi.mocked(found.onType).mock.calls).toEqual([['']]);
    expect(shown()).toEqual(['All', ...names]);
    await user.keyboard('  ');
    expect(shown()).toEqual(['All', ...names]);
    await user.keyboard('b');
    expect(shown()).toEqual([]);
  });
});

describe('around the choice', () => {
  it('a choice of a form that is being sent does not open', async () => {
    const { user, onChange } = drawComboBox({ value: 'bob', isSending: true });
    await user.click(box());
    expect(isOpen()).toBe(false);
    for (const key of ['ArrowDown', 'Enter']) press(box(), { key });
    expect(isOpen()).toBe(false);
    expect(box().readOnly).toBe(true);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('an open choice takes no key once its form is being sent', async () => {
    const onChange = vi.fn();
    const sample = (isSending: boolean) => (
      <SendingContext value={isSending}>
        <ComboBox label="Manager" options={options} value="" onChange={onChange} />
      </SendingContext>
    );
    const { user, redraw } = renderPart(sample(false));
    await user.click(box());
    redraw(sample(true));
    for (const key of ['ArrowDown', 'Enter']) press(box(), { key });
    expect(current()).toBe('Ann');
    expect(onChange).not.toHaveBeenCalled();
  });

  it.each([
    [{ error: 'Manager cannot be empty' }, 'Manager cannot be empty', 'true'],
    [{ hint: 'One of your office' }, 'One of your office', 'false'],
    [{}, '', 'false'],
  ])('a choice with %o is described by it', (props, description, isInvalid) => {
    drawComboBox(props);
    expect(box()).toHaveAttribute('aria-invalid', isInvalid);
    expect(box()).toHaveAccessibleDescription(description);
  });

  it('a choice that replaces the focused select of its name takes the focus, and another one does not', async () => {
    const many = Array.from({ length: 21 }, (_, i) => ({ value: String(i), label: `Option ${i}` }));
    const select = (count: number, props: Partial<SelectInputProps> = {}) => (
      <SelectInput label="Manager" name="manager" narrows value="" onChange={() => {}} options={many.slice(0, count)} {...props} />
    );
    const { redraw } = renderPart(select(20));
    screen.getByRole('combobox', { name: 'Manager' }).focus();
    redraw(select(21));
    await waitFor(() => expect(box()).toBeInstanceOf(HTMLInputElement));
    expect(box()).toHaveFocus();
    for (const props of [{ isLocked: true }, { isDisabled: true }, { narrows: false }]) {
      redraw(select(21, props));
      expect(screen.getByRole('combobox', { name: 'Manager' })).toBeInstanceOf(HTMLSelectElement);
    }
    redraw(select(20));
    expect(screen.getByRole('combobox', { name: 'Manager' })).toBeInstanceOf(HTMLSelectElement);
    redraw(select(21));
    expect(box()).toBeInstanceOf(HTMLInputElement);
    expect(box()).not.toHaveFocus();
  });
});
