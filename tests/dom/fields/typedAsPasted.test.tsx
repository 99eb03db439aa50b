import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { decimal, text } from '../../../src/fields';
import { renderInput } from './renderInput';

const user = userEvent.setup({ delay: null });

describe('an amount of money', () => {
  const input = () => screen.getByLabelText<HTMLInputElement>('Price');
  it('has commas while it is not being typed, and digits alone while it is', async () => {
    const { onChange } = await renderInput(decimal('Price', { money: true }), { values: { field: '1250000.5' } });
    expect(input().value).toBe('1,250,000.5');
    await user.click(input());
    expect(input().value).toBe('1250000.5');
    await user.type(input(), '7');
    expect(input().value).toBe('1250000.57');
    await user.tab();
    expect(input().value).toBe('1,250,000.57');
    expect(onChange.mock.calls.map(([value]) => value)).toEqual(['1250000.57']);
  });
  it.each([
    [0, 9, 0, 7],
    [5, 5, 4, 4],
    [2, 5, 1, 4],
  ])('keeps what is selected from %i to %i when it gets the focus', async (from, to, start, end) => {
    await renderInput(decimal('Price', { money: true }), { values: { field: '1250000' } });
    input().setSelectionRange(from, to);
    await act(async () => input().focus());
    expect([input().value, input().selectionStart, input().selectionEnd]).toEqual(['1250000', start, end]);
  });
  it.each(['$12,50', 'abc', '', '999'])('"%s" stays as it was typed', async (typed) => {
    await renderInput(decimal('Price', { money: true }), { values: { field: typed } });
    expect(input().value).toBe(typed);
  });
  it('another number has no commas', async () => {
    await renderInput(decimal('Price', {}), { values: { field: '1250000' } });
    expect(input().value).toBe('1250000');
  });
});

describe('an address without its beginning', () => {
  const error = 'Please enter the correct format';
  const offer = () => screen.queryByRole('button')?.textContent ?? null;
  it('is offered with https, and the input gets the focus', async () => {
    const { onChange } = await renderInput(text('URL', { format: 'url' }), {
      values: { field: 'www.example.com/a?b' },
      props: { error },
    });
    await user.click(screen.getByRole('button', { name: 'Use https://www.example.com/a?b' }));
    expect(onChange.mock.calls.map(([value]) => value)).toEqual(['https://www.example.com/a?b']);
    expect(document.activeElement).toBe(screen.getByLabelText('URL'));
    expect(offer()).toBeNull();
  });
  it.each(['https://www.example.com', 'example', 'mailto:ann@example.com', 'ann@example.com', 'javascript:alert(1)', 'a b.com', ''])(
    'nothing is offered for "%s"',
    async (typed) => {
      await renderInput(text('URL', { format: 'url', hint: 'Opens in the browser' }), { values: { field: typed }, props: { error } });
      expect(offer()).toBeNull();
      expect(screen.getByText('Opens in the browser')).toBeDefined();
    },
  );
  it('nothing is offered before the field is checked, and in a field that is no address', async () => {
    await renderInput(text('URL', { format: 'url' }), { values: { field: 'www.example.com' } });
    expect(offer()).toBeNull();
    await renderInput(text('Name', {}), { values: { field: 'www.example.com' }, props: { error } });
    expect(offer()).toBeNull();
  });
});
