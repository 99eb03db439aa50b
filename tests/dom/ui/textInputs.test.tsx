/** Texts of one line and of several, passwords and their notes. */
import { act, fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FilePicker } from '../../../src/ui/inputs/FilePicker';
import { PasswordInput } from '../../../src/ui/inputs/PasswordInput';
import { TemporaryPasswordInput } from '../../../src/ui/inputs/TemporaryPasswordInput';
import { TextArea } from '../../../src/ui/inputs/TextArea';
import { TextInput } from '../../../src/ui/inputs/TextInput';
import { nextFrame, renderControlled, renderPart } from './renderPart';

type Props = Partial<ComponentProps<typeof TextInput>> & { isSending?: boolean };
const draw = ({ isSending, value, ...props }: Props = {}) => {
  const { onChange, ...part } = renderControlled((control) => <TextInput label="Name" {...props} {...control} />, { value, isSending });
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  /** What a browser asks before it changes the text. Returns whether it may. */
  const before = (init: InputEventInit) => {
    const event = new InputEvent('beforeinput', { inputType: 'insertText', bubbles: true, cancelable: true, ...init });
    input.dispatchEvent(event);
    return !event.defaultPrevented;
  };
  /** The text after a change, such as a paste. */
  const change = (text: string, init: InputEventInit = {}) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
    act(() => void input.dispatchEvent(new InputEvent('input', { bubbles: true, ...init })));
  };
  return { ...part, onChange, input, before, change };
};

describe('the maximum length', () => {
  it('typing stops at the maximum length, and a selection makes room (SHR-014)', () => {
    const { input, before } = draw({ value: 'abcd', limit: 5 });
    input.setSelectionRange(4, 4);
    expect(before({ data: 'e' })).toBe(true);
    expect(before({ data: '👍' })).toBe(false);
    input.setSelectionRange(1, 3);
    expect(before({ data: 'ef' })).toBe(true);
  });

  it('at the maximum length typing is refused, while pasting, composing and long input of a keyboard are not (SHR-014)', () => {
    const { input, before } = draw({ value: 'abcde', limit: 5 });
    input.setSelectionRange(5, 5);
    expect(before({ data: 'f' })).toBe(false);
    expect(before({ data: '👍' })).toBe(false);
    expect(before({ data: 'fgh' })).toBe(true);
    input.setSelectionRange(1, 2);
    expect(before({ data: 'x' })).toBe(true);
    expect(before({ data: 'xy' })).toBe(false);
    input.setSelectionRange(5, 5);
    expect(before({ data: 'か', isComposing: true })).toBe(true);
    expect(before({ data: 'f', inputType: 'insertFromPaste' })).toBe(true);
    expect(before({ data: null, inputType: 'deleteContentBackward' })).toBe(true);
  });

  it('the length counts as the text is sent: surrounding blanks of a code are no part of it (SHR-014)', () => {
    const { input, before } = draw({ value: '  abcd', limit: 5, countedAs: 'code' });
    input.setSelectionRange(6, 6);
    expect(before({ data: 'e' })).toBe(true);
    expect(before({ data: ' ' })).toBe(true);
    expect(before({ data: 'ef' })).toBe(false);
  });

  it('the counter shows how much of the maximum length is used, and a pasted text is not cut', () => {
    const { change, onChange, input } = draw({ value: 'ab', limit: 5, hasCounter: true });
    expect(screen.getByText('2/5')).toBeVisible();
    expect(input.style.paddingRight).toBe('calc(3ch + 16px)');
    change('abcdefg');
    expect(onChange).toHaveBeenLastCalledWith('abcdefg');
    expect(screen.getByText('7/5')).toBeVisible();
  });

  it('a text far beyond the maximum length leaves space for its longer counter', () => {
    const { input } = draw({ value: 'x'.repeat(200), limit: 5, hasCounter: true });
    expect(input.style.paddingRight).toBe('calc(5ch + 16px)');
  });

  it('without a maximum length there is no counter and nothing stops', () => {
    const { before, container } = draw({ value: 'ab', hasCounter: true });
    expect(before({ data: 'c' })).toBe(true);
    expect(container.querySelector('.input-end')).toBeNull();
  });
});

describe('characters that a field does not keep', () => {
  it('characters that a field does not keep are dropped while typing and pasting, and full-width digits become digits', () => {
    const { change, onChange } = draw({ keeps: '[0-9+]' });
    change('+８５２ 12a');
    expect(onChange).toHaveBeenLastCalledWith('+85212');
  });

  it('characters that a field does not keep remain while they are composed, and are dropped at the end', () => {
    const { input, change, onChange } = draw({ keeps: '[0-9]' });
    change('1に', { isComposing: true });
    expect(onChange).toHaveBeenLastCalledWith('1に');
    act(() => void fireEvent.compositionEnd(input));
    expect(onChange).toHaveBeenLastCalledWith('1');
  });

  it('a field that keeps all characters keeps full-width ones', () => {
    const { change, onChange } = draw();
    change('Ａ１');
    expect(onChange).toHaveBeenLastCalledWith('Ａ１');
  });
});

describe('the attributes of a text', () => {
  it('a text has its error and hint as description, and says that it is required', () => {
    const { input } = draw({ error: 'Name cannot be empty', hint: 'As in the passport', isRequired: true });
    expect(input).toHaveAccessibleDescription('Name cannot be empty As in the passport');
    expect(input).toHaveAttribute('aria-invalid', 'true');
    expect(input).toHaveAttribute('aria-required', 'true');
  });

  it('a text with a hint alone is described by the hint', () => {
    expect(draw({ hint: 'As in the passport' }).input).toHaveAccessibleDescription('As in the passport');
  });

  it('a text without error and hint has no description', () => {
    const { input } = draw();
    expect(input).not.toHaveAttribute('aria-describedby');
    expect(input).toHaveAttribute('aria-invalid', 'false');
    expect(input).not.toHaveAttribute('aria-required');
    expect(input).toHaveAttribute('autocomplete', 'off');
    expect(input).toHaveAttribute('spellcheck', 'false');
  });

  it.each([
    [{ isDisabled: true }, true, 'true'],
    [{ isSending: true }, true, null],
    [{}, false, null],
  ])('a text with %o is read-only: %s', (props, isReadOnly, ariaDisabled) => {
    const { input } = draw(props);
    expect(input.readOnly).toBe(isReadOnly);
    expect(input.disabled).toBe(false);
    expect(input.getAttribute('aria-disabled')).toBe(ariaDisabled);
  });

  it('TextArea counts its characters if it has a counter, and is described by its error', () => {
    const onChange = vi.fn();
    const { redraw } = renderPart(<TextArea label="Remarks" value="ab" onChange={onChange} limit={100} />);
    expect(screen.queryByText('2/100')).toBeNull();
    redraw(<TextArea label="Remarks" value={'a\nb'} onChange={onChange} limit={100} hasCounter error="Too long" />);
    const area = screen.getByRole('textbox', { name: 'Remarks' });
    expect(screen.getByText('3/100')).toBeVisible();
    expect(area).toHaveAccessibleDescription('Too long');
    act(() => void fireEvent.change(area, { target: { value: 'a\nb\n' } }));
    expect(onChange.mock.calls).toEqual([['a\nb\n']]);
  });
});

describe('passwords', () => {
  it('PasswordInput shows and hides the password, and its button says which', async () => {
    const { user } = renderPart(<PasswordInput label="Password" value="secret" onChange={() => {}} />);
    const input = screen.getByLabelText<HTMLInputElement>('Password');
    expect(input.type).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input.type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input.type).toBe('password');
  });

  it.each([
    [0, true],
    [1, false],
  ])('Generate reports another password; the input gets the focus after a click with detail %i: %s', async (detail, isFocused) => {
    const onChange = vi.fn<(value: string) => void>();
    renderPart(<TemporaryPasswordInput value="old" onChange={onChange} />);
    act(() => void fireEvent.click(screen.getByRole('button', { name: 'Generate' }), { detail }));
    await nextFrame();
    expect(onChange.mock.lastCall?.[0]).toMatch(/^\S{12}$/);
    const input = screen.getByLabelText(/^Temporary password/);
    expect(document.activeElement === input).toBe(isFocused);
    expect(input).toHaveAttribute('aria-required', 'true');
  });
});

it('FilePicker reports the chosen file, and null when the choice was cancelled', () => {
  const onChange = vi.fn();
  renderPart(<FilePicker label="File" name="file" onChange={onChange} error="File cannot be empty" />);
  const input = screen.getByLabelText(/^File/);
  expect(input).toHaveAccessibleDescription('File cannot be empty');
  const file = new File(['x'], 'a.csv');
  act(() => void fireEvent.change(input, { target: { files: [file] } }));
  expect(onChange).toHaveBeenLastCalledWith(file);
  act(() => void fireEvent.change(input, { target: { files: [] } }));
  expect(onChange).toHaveBeenLastCalledWith(null);
});
