/** The input of a field in several languages: what it counts, what it copies, and which language is at the front. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { localized, text } from '../../../src/fields';
import { leavesOf } from '../../../src/fields/codecs/codecs';
import { InnerInputsContext, type InnerInputs } from '../../../src/fields/inputs/innerInputs';
import LocalizedInput from '../../../src/fields/kinds/localized/LocalizedInput';
import type { InputProps } from '../../../src/fields/inputs/input';
import { engineField } from '../../unit/fields/engineFields';
import { renderInList } from '../lists/listParts';
import { showPhone } from '../page';

const user = userEvent.setup({ delay: null });
type Inner = Partial<Pick<InnerInputs['inner'][number], 'isBlank' | 'isOff' | 'error'>>;

/** Draws the field with its four inputs, of which each may be blank, off or wrong. By default each is filled in. */
const draw = (states: readonly Inner[], options: object = {}, { isOff = false, isRequired = false } = {}) => {
  const field = engineField(localized(text('City'), { hint: 'As on maps', ...options } as never));
  const inner = leavesOf('city', field).map((leaf, i) => ({ leaf, isBlank: false, isOff: false, error: null, ...states[i] }));
  const [onCopy, onFront] = [vi.fn(), vi.fn()];
  const tree = (shown?: { path: string }) => (
    <InnerInputsContext
      value={{
        inner,
        isOff,
        onCopy,
        onFront,
        shown,
        draw: ({ path }, isAlone) => <input key={path} aria-label={path} data-alone={isAlone} />,
      }}
    >
      <LocalizedInput {...({ field, name: 'city', isRequired } as unknown as InputProps<'localized'>)} />
    </InnerInputsContext>
  );
  const { redraw } = renderInList(tree());
  const fill = (...states: readonly Inner[]) => {
    inner.forEach((each, i) => Object.assign(each, states[i]));
    redraw(tree());
  };
  return { onCopy, onFront, fill, show: (path?: string) => redraw(tree(path === undefined ? undefined : { path })) };
};
const filled = {};
const blank = { isBlank: true };
const off = { isOff: true, isBlank: true };
const count = () => document.querySelector('.localized-count')!.textContent;
const copy = () => screen.queryByRole('button');
const shownInputs = () => screen.getAllByRole('textbox').map((input) => input.getAttribute('aria-label'));
const marks = () => document.querySelectorAll('.localized-language .required-mark').length;

describe('a field in four languages', () => {
  it.each<[string, Inner[], string]>([
    ['all filled in', [filled, filled, filled, filled], '4 of 4'],
    ['one filled in', [filled, blank, blank, blank], '1 of 4'],
    ['two that are not needed', [filled, blank, off, off], '1 of 2'],
  ])('counts those that are filled in of those that are needed: %s', (_, states, text) => {
    draw(states);
    expect(count()).toBe(text);
  });
  it('copies the first language into those that are empty and needed', async () => {
    const { onCopy } = draw([filled, blank, off, blank]);
    await user.click(copy()!);
    expect(onCopy).toHaveBeenCalledExactlyOnceWith('city.EN', ['city.JA', 'city.ZH_CN']);
  });
  it('copies the first language that is needed', async () => {
    const { onCopy } = draw([off, filled, blank, filled]);
    await user.click(copy()!);
    expect(onCopy).toHaveBeenCalledExactlyOnceWith('city.JA', ['city.ZH_HK']);
  });
  it.each<[string, Parameters<typeof draw>]>([
    ['the first is empty', [[blank, filled, filled, filled]]],
    ['none is empty', [[]]],
    ['none is needed', [[off, off, off, off]]],
    ['the field is off', [[filled, blank], {}, { isOff: true }]],
    ['they are side by side, for files', [[filled, blank], { as: 'across' }]],
  ])('offers no copy when %s', (_, parameters) => {
    draw(...parameters);
    expect(copy()).toBeNull();
  });
  it('is a group with its name, its count and its hint', () => {
    draw([]);
    expect(screen.getByRole('group', { name: 'City' })).toHaveAccessibleDescription('4 of 4 As on maps');
  });
  it.each([false, true])('says whether it is required as a whole (%s)', (isRequired) => {
    draw([], {}, { isRequired });
    expect(document.querySelectorAll('.localized-head .required-mark')).toHaveLength(isRequired ? 1 : 0);
  });
  it('names the language that its button copies', () => {
    draw([off, filled, blank, filled]);
    expect([copy()!.textContent, copy()!.getAttribute('aria-label')]).toEqual([
      'Copy JP to the empty ones',
      'Copy JP to the empty ones of City',
    ]);
  });
  it('keeps the focus when all is filled, in the first one that was', async () => {
    const { fill } = draw([filled, blank, blank, blank]);
    copy()!.focus();
    fill({}, { isBlank: false }, { isBlank: false }, { isBlank: false });
    expect(screen.getByLabelText('city.JA')).toHaveFocus();
  });
  it('has a name at each input, unless they are side by side', () => {
    draw([]);
    expect([...document.querySelectorAll('.localized-inputs .language-code')].map(({ textContent }) => textContent)).toHaveLength(4);
    draw([], { as: 'across' });
    expect(document.querySelectorAll('.localized-across .language-code')).toHaveLength(0);
    expect(document.querySelectorAll('.localized-across input')).toHaveLength(4);
  });
  it.each([
    [false, 3],
    [true, 0],
  ])('marks the languages that are required and needed (off: %s)', (isOff, expected) => {
    draw([filled, off], { required: true, requiredIn: undefined }, { isOff, isRequired: true });
    expect(marks()).toBe(expected);
  });
});

describe('the languages of a field as tabs', () => {
  const tabs = { as: 'tabs' };
  const tab = (name: RegExp) => screen.getByRole('tab', { name });
  it('show the first one that is needed, alone, and report it', () => {
    const { onFront } = draw([off, filled], tabs);
    expect(shownInputs()).toEqual(['city.JA']);
    expect(screen.getByRole('textbox')).toHaveAttribute('data-alone', 'true');
    expect(onFront).toHaveBeenCalledExactlyOnceWith('city.JA');
  });
  it('show the first one when none is needed', () => {
    draw([off, off, off, off], tabs);
    expect(shownInputs()).toEqual(['city.EN']);
  });
  it('say which are empty and which are wrong', () => {
    draw([filled, blank, { error: 'wrong', isBlank: true }], tabs);
    const said = screen.getAllByRole('tab').map((each) => each.querySelector('[role=img]')?.getAttribute('aria-label') ?? null);
    expect(said).toEqual([null, 'empty', 'has an error', null]);
  });
  it('show the one that is chosen, and report it', async () => {
    const { onFront } = draw([], tabs);
    await user.click(tab(/^JP/));
    expect(shownInputs()).toEqual(['city.JA']);
    expect(onFront).toHaveBeenLastCalledWith('city.JA');
  });
  it('bring the input to the front that is asked for, once for each time, and none of another field', async () => {
    const { show } = draw([], tabs);
    show('city.ZH_CN');
    expect(shownInputs()).toEqual(['city.ZH_CN']);
    await user.click(tab(/^JP/));
    show('name.EN');
    expect(shownInputs()).toEqual(['city.JA']);
    show('city.ZH_CN');
    expect(shownInputs()).toEqual(['city.ZH_CN']);
    show();
    expect(shownInputs()).toEqual(['city.ZH_CN']);
  });
  it('keep the focus in the one that is shown when all is filled', () => {
    const { fill } = draw([filled, blank, blank, blank], tabs);
    copy()!.focus();
    fill({}, { isBlank: false }, { isBlank: false }, { isBlank: false });
    expect(screen.getByLabelText('city.EN')).toHaveFocus();
  });
  it('are there on a phone for every field', () => {
    showPhone();
    draw([]);
    expect(shownInputs()).toEqual(['city.EN']);
  });
  it('are not there on a wide page without a word of the declaration', () => {
    draw([]);
    expect(shownInputs()).toEqual(['city.EN', 'city.JA', 'city.ZH_HK', 'city.ZH_CN']);
    expect(screen.queryByRole('tab')).toBeNull();
  });
});
