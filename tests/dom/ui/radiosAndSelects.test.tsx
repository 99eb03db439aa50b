/** Radio buttons and native selects. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { NativeSelect } from '../../../src/ui/inputs/choices/NativeSelect';
import { Radios } from '../../../src/ui/inputs/choices/Radios';
import { SendingContext } from '../../../src/ui/submission/SendingContext';
import { press, renderPart } from './renderPart';

describe('Radios', () => {
  const options = [
    { value: true, label: 'Online', hint: 'Everybody sees it' },
    { value: false, label: 'Offline' },
  ];

  it('Radios have none chosen for no value, and report the value of the option', async () => {
    const onChange = vi.fn();
    const radios = (value: unknown) => <Radios label="Post" name="post" options={options} value={value} onChange={onChange} />;
    const { user, redraw } = renderPart(radios(undefined));
    const [on, off] = screen.getAllByRole<HTMLInputElement>('radio') as [HTMLInputElement, HTMLInputElement];
    expect([on.checked, off.checked]).toEqual([false, false]);
    await user.click(off);
    expect(onChange).toHaveBeenLastCalledWith(false);
    redraw(radios(false));
    expect([on.checked, off.checked]).toEqual([false, true]);
  });

  it('the hint of a radio button describes it and is no part of its name', () => {
    renderPart(
      <Radios label="Post" name="post" options={options} value={null} onChange={() => {}} isRequired error="Post cannot be empty" />,
    );
    expect(screen.getByRole('radio', { name: 'Online' })).toHaveAccessibleDescription('Everybody sees it');
    expect(screen.getByRole('radio', { name: 'Offline' })).toHaveAccessibleDescription('');
    const group = screen.getByRole('radiogroup', { name: /^Post/ });
    expect(group).toHaveAttribute('aria-required', 'true');
    expect(group).toHaveAttribute('aria-invalid', 'true');
    expect(group).toHaveAccessibleDescription('Post cannot be empty');
  });

  it('disabled Radios cannot be chosen, and the ref is that of the first one', () => {
    const inputRef = vi.fn<(element: HTMLElement | null) => void>();
    renderPart(<Radios label="Post" name="post" options={options} value onChange={() => {}} isDisabled inputRef={inputRef} />);
    for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
    expect(inputRef.mock.calls).toEqual([[screen.getAllByRole('radio')[0]]]);
  });
});

describe('NativeSelect', () => {
  const draw = (props: Partial<ComponentProps<typeof NativeSelect>> = {}, isSending = false) => {
    const onChange = vi.fn();
    const options = [{ value: 'HK', label: 'Hong Kong' }];
    renderPart(
      <SendingContext value={isSending}>
        <NativeSelect label="Office" value="" onChange={onChange} options={options} none="Choose…" {...props} />
      </SendingContext>,
    );
    return { onChange, select: screen.getByRole<HTMLSelectElement>('combobox', { name: /^Office/ }) };
  };
  const mouse = (element: Element) => {
    let isLeft = false;
    act(() => void (isLeft = fireEvent.mouseDown(element)));
    return isLeft;
  };

  it('NativeSelect reports its choice and has an empty option for no value', () => {
    const { onChange, select } = draw({ isRequired: true, error: 'Office cannot be empty' });
    expect(within(select).getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Choose…', 'Hong Kong']); // prettier-ignore
    act(() => void fireEvent.change(select, { target: { value: 'HK' } }));
    expect(onChange.mock.calls).toEqual([['HK']]);
    expect(select).toHaveAttribute('aria-required', 'true');
    expect(select).toHaveAttribute('aria-invalid', 'true');
    expect(select).toHaveAccessibleDescription('Office cannot be empty');
    expect(press(select, { key: 'ArrowDown' })).toBe(true);
    expect(mouse(select)).toBe(true);
  });

  it('while its form is being sent, a NativeSelect opens neither by mouse nor by key, keeps the focus, and Tab leaves it', () => {
    const { select } = draw({}, true);
    expect(select).toHaveAttribute('aria-disabled', 'true');
    expect(select).toBeEnabled();
    expect(press(select, { key: 'ArrowDown' })).toBe(false);
    expect(press(select, { key: 'Tab' })).toBe(true);
    expect(press(select, { key: 'Tab', shiftKey: true })).toBe(true);
    expect(mouse(select)).toBe(false);
  });

  it.each([{ isLocked: true }, { isDisabled: true }])('a NativeSelect with %o cannot be changed', (props) => {
    expect(draw(props).select).toBeDisabled();
  });

  it('without a text for no value a NativeSelect has no empty option', () => {
    expect(within(draw({ none: undefined, value: 'HK' }).select).getAllByRole('option')).toHaveLength(1);
  });
});
