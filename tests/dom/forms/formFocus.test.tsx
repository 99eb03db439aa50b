/** Where the focus goes in a form: to an input of this step, or to one of a former step once that is shown. */
import { act, renderHook } from '@testing-library/react';
import { expect, describe, it, onTestFinished, vi } from 'vitest';
import { localized, text } from '../../../src/fields';
import { useFormFocus } from '../../../src/views/form/state/useFormFocus';
import { modelOf } from '../../unit/views/form/model/formOf';

const model = modelOf({ a: text('A'), b: localized(text('B')), c: text('C') });
/** A form of two steps: `a` is typed into in the first one, the others in the second. */
const start = (first = 1) => {
  const [back, setFocus] = [vi.fn(), vi.fn()];
  const methods = { setFocus } as never;
  const stepOf = (name: string) => ['a', 'b', 'c'].indexOf(name) - (name === 'c' ? 1 : 0);
  const stepsAt = (at: number) => ({ at, stepOf, isTyped: (name: string) => stepOf(name) === at, back }) as never;
  const { result, rerender, unmount } = renderHook((at: number) => useFormFocus(model, methods, stepsAt(at)), { initialProps: first });
  onTestFinished(unmount);
  return { focus: () => result.current, back, setFocus, open: (at: number) => rerender(at) };
};

describe('going to an input', () => {
  it('of this step brings it to the front and moves the focus into it', () => {
    const { focus, setFocus, back } = start();
    expect(focus().shown).toBeUndefined();
    act(() => focus().goTo('c'));
    expect([focus().shown, setFocus.mock.calls, back.mock.calls]).toEqual([{ path: 'c' }, [['c']], []]);
  });
  it('twice brings it to the front twice', () => {
    const { focus } = start();
    act(() => focus().goTo('c'));
    const first = focus().shown;
    act(() => focus().goTo('c'));
    expect(focus().shown).not.toBe(first);
  });
  it('has it at the front before the focus moves', () => {
    const { focus, setFocus } = start();
    const shown: unknown[] = [];
    setFocus.mockImplementation(() => shown.push(focus().shown));
    act(() => focus().goTo('c'));
    expect(shown).toEqual([{ path: 'c' }]);
  });
  it('of a former step goes there first, and moves the focus once, when that is shown', () => {
    const { focus, back, setFocus, open } = start();
    act(() => focus().goTo('a'));
    expect([back.mock.calls, focus().shown, setFocus.mock.calls]).toEqual([[[0]], undefined, []]);
    open(0);
    expect([focus().shown, setFocus.mock.calls]).toEqual([{ path: 'a' }, [['a']]]);
    open(1);
    open(0);
    expect(setFocus).toHaveBeenCalledOnce();
  });
  it('of a field of a later step goes there, though it is the last one', () => {
    const { focus, back } = start(0);
    act(() => focus().goTo('b.JA'));
    expect(back.mock.calls).toEqual([[1]]);
  });
  it('of no step stays here', () => {
    const { focus, back, setFocus } = start();
    act(() => focus().goTo('elsewhere'));
    expect([back.mock.calls, setFocus.mock.calls]).toEqual([[], [['elsewhere']]]);
  });
  it('is not what another step does by itself', () => {
    const { setFocus, open, focus } = start();
    open(0);
    expect([setFocus.mock.calls, focus().shown]).toEqual([[], undefined]);
  });
});

describe('the input of a field that is at the front', () => {
  it('is the last one that was noted, none at first', () => {
    const { focus } = start();
    const { noteFront } = focus();
    expect(focus().frontOf('titles')).toBe('');
    act(() => noteFront('titles', 'titles.JA'));
    act(() => noteFront('names', 'names.EN'));
    expect([focus().frontOf('titles'), focus().frontOf('names')]).toEqual(['titles.JA', 'names.EN']);
    expect(focus().noteFront).toBe(noteFront);
  });
});
