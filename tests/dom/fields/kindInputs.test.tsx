/** The inputs of the kinds of fields: what they show of a value, and what they send of what somebody does. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { choice, date, decimal, integer, localDateTime, multiline, password, richText, text, toggle } from '../../../src/fields';
import { renderInput } from './renderInput';

const user = userEvent.setup({ delay: null });
type Options = NonNullable<Parameters<typeof renderInput>[1]>;
const draw = async (declared: object, value: unknown, options: Options = {}) => {
  const drawn = await renderInput(declared, { ...options, values: { field: value, ...options.values } });
  await waitFor(() => expect(drawn.container.childElementCount).toBeGreaterThan(0));
  return drawn;
};
const input = () => document.querySelector<HTMLInputElement>('input, textarea')!;
const labels = { A: 'Ann', B: 'Bob', C: 'Cid' };
const off: Options = { props: { disabledReason: 'Only by others' } };

describe('a choice', () => {
  const options = () => [...document.querySelectorAll('option')].map(({ textContent }) => textContent);
  it('offers its codes by their labels, and sends a code', async () => {
    const { onChange } = await draw(choice('Who', { labels }), null);
    expect([options(), screen.getByLabelText('Who')]).toEqual([['Choose…', 'Ann', 'Bob', 'Cid'], document.querySelector('select')]);
    expect(screen.getByLabelText('Who')).toHaveValue('');
    await user.selectOptions(screen.getByLabelText('Who'), 'Bob');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('B', undefined);
    expect(screen.getByLabelText('Who')).toHaveValue('B');
  });
  it('offers what its declaration allows this person, and the current code in any case', async () => {
    const offered = vi.fn((code: string) => code === 'A');
    const { setValue } = await draw(choice('Who', { labels, offered }), 'C');
    expect(options()).toEqual(['Choose…', 'Ann', 'Cid']);
    expect(offered).toHaveBeenCalledWith('A', expect.objectContaining({ id: 'ann' }));
    await setValue('field', 'A');
    expect(options()).toEqual(['Choose…', 'Ann']);
  });
  it('may be radio buttons, each with its hint', async () => {
    const { onChange } = await draw(choice('Who', { labels, as: 'radios', hints: { B: 'The second' } }), 'A');
    const radios = screen.getAllByRole('radio');
    expect(radios.map((radio) => (radio as HTMLInputElement).checked)).toEqual([true, false, false]);
    expect([document.querySelector('select'), document.querySelectorAll('.radio-hint').length]).toEqual([null, 1]);
    expect(radios[1]).toHaveAccessibleDescription('The second');
    await user.click(radios[2]!);
    expect(onChange).toHaveBeenCalledExactlyOnceWith('C', undefined);
  });
});

describe('a choice of several', () => {
  const several = (more: object = {}) => choice('Who', { labels, multiple: true, ...more });
  const ticks = () => [...document.querySelectorAll<HTMLInputElement>('input[name=field]')];
  const states = () => ticks().map((tick) => [tick.value, tick.checked, tick.disabled]);
  it('is a tick for each code', async () => {
    const { onChange } = await draw(several(), ['B']);
    expect(states()).toEqual([
      ['A', false, false],
      ['B', true, false],
      ['C', false, false],
    ]);
    await user.click(ticks()[0]!);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['A', 'B'], undefined);
  });
  it.each<[string, unknown[] | undefined, boolean[]]>([
    ['the stored record has it', ['A', 'B'], [true, false, false]],
    ['the stored record has another one', ['B'], [false, false, false]],
    ['there is no stored record', undefined, [false, false, false]],
  ])('holds a code that has to stay when %s', async (_, stored, expected) => {
    const record = stored && { field: stored };
    await draw(several({ alwaysSelected: ['A', 'C'] }), ['A', 'B'], { record });
    expect(ticks().map(({ disabled }) => disabled)).toEqual(expected);
  });
  it.each<[string, Options]>([
    ['nobody may choose', off],
    ['the form is being sent', { isSending: true }],
  ])('cannot be changed while %s', async (_, options) => {
    await draw(several(), ['B'], options);
    expect(ticks().every(({ disabled }) => disabled)).toBe(true);
  });
});

describe('yes or no', () => {
  it('is two radio buttons', async () => {
    const { onChange } = await draw(toggle('Post', { on: 'Online', off: 'Offline' }), null);
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([false, false]);
    await user.click(screen.getByLabelText('Offline'));
    expect(onChange).toHaveBeenLastCalledWith(false, undefined);
    expect(screen.getByLabelText('Offline')).toBeChecked();
    await user.click(screen.getByLabelText('Online'));
    expect(onChange).toHaveBeenLastCalledWith(true, undefined);
  });
  it('may be one box to tick', async () => {
    const { onChange } = await draw(toggle('Post', { on: 'Online', off: 'Offline', as: 'tick' }), null);
    expect([screen.queryByRole('radio'), input().checked]).toEqual([null, false]);
    await user.click(screen.getByLabelText('Post'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true, undefined);
    expect(input()).toBeChecked();
  });
});

describe('a typed value', () => {
  const moment = localDateTime('T', { wire: 'yyyy-MM-dd HH:mm' });
  it.each<[string, object, unknown, string]>([
    ['a text', text('T'), 'x', 'x'],
    ['no text', text('T'), null, ''],
    ['lines', multiline('T'), 'a\nb', 'a\nb'],
    ['no lines', multiline('T'), undefined, ''],
    ['a whole number', integer('T'), '0', '0'],
    ['no whole number', integer('T'), null, ''],
    ['a fraction', decimal('T'), '0.5', '0.5'],
    ['no fraction', decimal('T'), null, ''],
    ['a day', date('T'), '2026/11/29', '2026/11/29'],
    ['no day', date('T'), null, ''],
    ['the day of a moment', moment, '2026/11/29 10:15', '2026/11/29'],
    ['the day of no moment', moment, null, ''],
    ['a password in clear', password('T'), 'Passw0rd!', 'Passw0rd!'],
    ['no password', password('T'), undefined, ''],
  ])('stands in its input: %s', async (_, declared, value, shown) => {
    const { onChange } = await draw(declared, value);
    expect(input()).toHaveValue(shown);
    await user.type(input(), '1');
    expect(onChange.mock.lastCall![0]).toMatch(/1/);
  });
  it('says its label, its hint, its language, and why nobody can type', async () => {
    const { unmount } = await draw(text('T', { hint: 'As on maps' }), 'x', { props: { lang: 'ja', isRequired: true, error: 'Wrong' } });
    expect(screen.getByLabelText(/^T/)).toBe(input());
    expect([input().lang, input().dir, input().readOnly, input().getAttribute('aria-invalid')]).toEqual(['ja', 'auto', false, 'true']);
    unmount();
    const second = await draw(text('T', { hint: 'As on maps' }), 'x');
    expect([input().hasAttribute('lang'), input().hasAttribute('dir')]).toEqual([false, false]);
    expect(input()).toHaveAccessibleDescription('As on maps');
    second.unmount();
    const third = await draw(text('T', { hint: 'As on maps' }), 'x', off);
    expect([input().readOnly, document.querySelector('.hint')!.textContent]).toEqual([true, 'Only by others']);
    third.unmount();
    await draw(text('T', { filled: true } as never), 'x');
    expect(input().readOnly).toBe(true);
  });
  const counter = () => document.querySelector('.counter, .text-area-counter')?.textContent;
  it.each<[string, object, string | undefined]>([
    ['a text counts its characters', text('T', { maxLength: 9 }), '2/9'],
    ['a text in no form counts its blanks too', text('T', { maxLength: 9, format: 'password' }), '3/9'],
    ['a text counts none where its field says so', text('T', { maxLength: 9, counter: false }), undefined],
    ['lines counts their characters', multiline('T', { maxLength: 9 }), '2/9'],
    ['lines counts none where their field says so', multiline('T', { maxLength: 9, counter: false }), undefined],
    ['a fraction counts none', decimal('T', { maxLength: 9 }), undefined],
    ['a fraction counts its characters where its field says so', decimal('T', { maxLength: 9, counter: true }), '2/9'],
    ['a whole number counts none', integer('T', { maxLength: 9 }), undefined],
  ])('of %s', async (_, declared, expected) => {
    await draw(declared, ' 12');
    expect(counter()).toBe(expected);
  });
  it.each<[string, object]>([
    ['a text', text('T', { maxLength: 200, maxLengthChanged: 3, hint: 'Short' })],
    ['lines', multiline('T', { maxLength: 200, maxLengthChanged: 3, hint: 'Short' })],
  ])('of %s says that a longer stored one can stay', async (_, declared) => {
    const { unmount } = await draw(declared, 'long', { record: { field: 'long' } });
    expect(input()).toHaveAccessibleDescription('The stored text can stay. A changed text can have at most 3 characters.');
    unmount();
    for (const stored of ['abc', null]) {
      const other = await draw(declared, 'long', { record: { field: stored } });
      expect(input()).toHaveAccessibleDescription('Short');
      other.unmount();
    }
  });
  it('drops the characters that its field does not allow', async () => {
    const { onChange } = await draw(text('T', { allowedCharacters: '[0-9]' }), '');
    await user.type(input(), '1a2');
    expect(onChange).toHaveBeenLastCalledWith('12', undefined);
  });
  it('has the unit that the form says', async () => {
    const unit = [{ when: { country: 'US' }, text: 'lb' }, 'kg'];
    const { setValue, unmount } = await draw(decimal('T', { unit } as never), '5', { values: { country: 'US' } });
    expect(counter()).toBe('lb');
    await setValue('country', 'FR');
    expect(counter()).toBe('kg');
    unmount();
    await draw(decimal('T'), '5');
    expect(counter()).toBeUndefined();
  });
  it.each([
    [{}, 4],
    [{ rows: 9 }, 9],
  ])('of several lines is as high as its field says: %j', async (more, rows) => {
    await draw(multiline('T', more), '');
    expect(document.querySelector('textarea')).toHaveAttribute('rows', String(rows));
  });
  it('of a password can be generated', async () => {
    const { onChange } = await draw(password('T'), '');
    await user.click(screen.getByRole('button'));
    expect(onChange.mock.lastCall![0]).toHaveLength(input().value.length);
    expect(input().value).toMatch(/^\S{8,20}$/);
  });
  it('of a moment is a day and a time', async () => {
    const { onChange } = await draw(moment, '2026/11/29 10:15');
    await user.selectOptions(document.querySelector('select')!, '10:30');
    expect(onChange).toHaveBeenLastCalledWith('2026/11/29 10:30', undefined);
  });
});

describe('a text with markup', () => {
  const editor = () => document.querySelector<HTMLElement>('[contenteditable]');
  const drawEditor = async (options: Options, value: unknown = '<p>One <strong>two</strong></p>') => {
    const drawn = await draw(richText('T', { hint: 'As on maps' }), value, options);
    await waitFor(() => expect(editor()).not.toBeNull());
    return drawn;
  };
  it('stands in an editor, with its hint', async () => {
    await drawEditor({});
    expect(editor()).toHaveTextContent('One two');
    expect([editor()!.getAttribute('contenteditable'), editor()!.getAttribute('aria-invalid')]).toEqual(['true', 'false']);
    expect(editor()).toHaveAccessibleDescription('As on maps');
  });
  it('that is wrong says so, and one that is being sent cannot be changed', async () => {
    const { unmount } = await drawEditor({ props: { error: 'Wrong' } }, null);
    expect(editor()).toHaveTextContent('');
    expect(editor()).toHaveAccessibleDescription(/Wrong/);
    unmount();
    const second = await drawEditor({ props: { error: 'Wrong' } });
    expect(editor()).toHaveAttribute('aria-invalid', 'true');
    second.unmount();
    await drawEditor({ isSending: true });
    expect(editor()).toHaveAttribute('contenteditable', 'false');
  });
  it('that nobody can change is for reading', async () => {
    await draw(richText('T'), '<p>One <strong>two</strong></p>', off);
    expect(await screen.findByText('two')).toHaveProperty('tagName', 'STRONG');
    expect(editor()).toBeNull();
    expect(screen.getByText('Only by others')).toBeVisible();
  });
});
