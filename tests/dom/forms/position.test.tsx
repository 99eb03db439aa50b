/** Where a person is in a long form: the section that is marked, the step, and what Enter and Ctrl+S do. */
import { act, fireEvent, render, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { goOnWithEnter } from '../../../src/views/form/goOnWithEnter';
import { useCurrent } from '../../../src/views/form/layouts/useCurrent';
import { useSaveKey } from '../../../src/views/form/sending/useSaveKey';
import Stepper from '../../../src/views/form/Stepper';
import { watchPage } from '../page';

beforeEach(() => void onTestFinished(() => document.body.replaceChildren()));

describe('the section that is marked', () => {
  const ids = ['a', 'b', 'c'];
  /** Headings at positions of a window of 900 px, over a page of 2,900 px that is scrolled. */
  const place = (tops: number[], scrollTop = 0) => {
    tops.forEach((top, i) => {
      const heading =
        document.getElementById(ids[i]!) ?? document.body.appendChild(Object.assign(document.createElement('h2'), { id: ids[i]! }));
      heading.tabIndex = -1;
      heading.getBoundingClientRect = () => ({ top, bottom: top + 20 }) as DOMRect;
    });
    const sizes = { scrollTop, scrollHeight: 2_900, clientHeight: 900 };
    for (const [name, value] of Object.entries(sizes)) Object.defineProperty(document.documentElement, name, { configurable: true, value });
    onTestFinished(() => {
      for (const name of Object.keys(sizes)) Reflect.deleteProperty(document.documentElement, name);
    });
  };
  const start = (shown = 'a b c') => {
    const result = renderHook((shown: string) => useCurrent(shown), { initialProps: shown });
    onTestFinished(() => result.unmount());
    return result;
  };
  it.each([
    ['at the top the first', [100, 800, 1500], 0, 'a'],
    ['one that is exactly at the line', [-900, 450, 1000], 1000, 'b'],
    ['not one that is below the line', [-900, 451, 1000], 1000, 'a'],
    ['at the end the last', [-1900, -1200, 880], 2000, 'c'],
    ['of a first one a pixel below the top, that one', [1, 1, 800], 0, 'b'],
  ])('is %s', (_, tops, scrollTop, current) => {
    place(tops, scrollTop);
    expect(start().result.current).toBe(current);
  });
  it.each(['scroll', 'resize'])('is another one after a %s', (event) => {
    place([100, 800, 1500]);
    const { result } = start();
    place([-900, 400, 1000], 1000);
    act(() => void window.dispatchEvent(new Event(event)));
    expect(result.current).toBe('b');
  });
  it.each([
    ['in view', [-900, 800, 1500], 'b'],
    ['at the upper edge', [-900, 0, 1], 'b'],
    ['above the window', [-900, -1, 1], 'c'],
    ['at the lower edge', [-900, window.innerHeight - 20, 1500], 'b'],
    ['below the window', [-900, window.innerHeight - 19, 1500], 'a'],
  ])('is the one that has the focus, if it is in view: %s', (_, tops, current) => {
    place(tops);
    const { result } = start();
    act(() => document.getElementById('b')!.focus());
    expect(result.current).toBe(current);
  });
  it('is none without headings, and follows other headings', () => {
    const { result, rerender } = start('x');
    expect(result.current).toBe('');
    place([100, 800, 1500]);
    rerender('a b c');
    expect(result.current).toBe('a');
  });
  it('does not follow a form that was left', () => {
    const remove = vi.spyOn(window, 'removeEventListener');
    onTestFinished(() => remove.mockRestore());
    renderHook(() => useCurrent('a')).unmount();
    expect(remove.mock.calls.map(([event]) => event)).toEqual(expect.arrayContaining(['scroll', 'resize', 'focusin']));
  });
});

describe('the steps of a form', () => {
  const steps = [{ title: 'One' }, { title: 'Two' }, { title: 'Three' }];
  const draw = (at: number) => <Stepper steps={{ steps, at } as never} />;
  it('mark the current step, and those that are done', () => {
    const { container, unmount } = render(draw(1));
    onTestFinished(unmount);
    const items = [...container.querySelectorAll('li')];
    expect(items.map((item) => [item.getAttribute('aria-current'), item.className])).toEqual([
      [null, 'step-passed'],
      ['step', ''],
      [null, ''],
    ]);
    expect(items.map(({ textContent }) => textContent)).toEqual(['1One', '2Two', '3Three']);
    expect(container.querySelector('h2')).toHaveTextContent('Two');
    expect(container.querySelector('h2')).toHaveAttribute('tabindex', '-1');
  });
  it('take the focus to the name of another step and scroll to the top, and not when the form opens', () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    onTestFinished(() => scrollTo.mockRestore());
    const { rerender, container, unmount } = render(draw(0));
    onTestFinished(unmount);
    expect([document.activeElement, scrollTo.mock.calls]).toEqual([document.body, []]);
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    onTestFinished(() => focus.mockRestore());
    rerender(draw(1));
    expect(container.querySelector('h2')).toHaveFocus();
    expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
    expect(scrollTo).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
    rerender(draw(1));
    expect(document.body).toHaveFocus();
    rerender(draw(0));
    expect(container.querySelector('h2')).toHaveFocus();
  });
});

describe('Enter in a long form', () => {
  const draw = () => {
    const { container, unmount } = render(
      <form onKeyDown={goOnWithEnter}>
        <input id="one" />
        <input id="two" tabIndex={-1} />
        <div id="three" contentEditable suppressContentEditableWarning tabIndex={0} />
        <textarea id="four" />
        <select id="five" />
        <input id="hidden" style={{ display: 'none' }} />
        <button type="button" id="other">
          Other
        </button>
        <button type="submit" id="save">
          Save
        </button>
      </form>,
    );
    onTestFinished(unmount);
    const focused = () => document.activeElement!.id;
    const press = (id: string, init: KeyboardEventInit = { key: 'Enter' }) => {
      const element = container.querySelector<HTMLElement>(`#${id}`)!;
      element.focus();
      return { isPrevented: !fireEvent.keyDown(element, init), focused: focused() };
    };
    return { press, container };
  };
  it.each([
    ['one', 'three'],
    ['five', 'save'],
  ])('goes on from %s to %s', (from, to) => {
    expect(draw().press(from)).toEqual({ isPrevented: true, focused: to });
  });
  it.each([
    ['in a text of several lines', 'four', { key: 'Enter' }],
    ['on a button', 'other', { key: 'Enter' }],
    ['in formatted text', 'three', { key: 'Enter' }],
    ['while an input method composes', 'one', { key: 'Enter', isComposing: true }],
    ['as another key', 'one', { key: 'Tab' }],
  ])('goes nowhere %s', (_, id, init) => {
    expect(draw().press(id, init)).toEqual({ isPrevented: false, focused: id });
  });
  it('stays in the last field of a form that cannot be sent', async () => {
    const problems: string[] = [];
    const stopWatching = watchPage(problems);
    const { press, container } = draw();
    container.querySelector('#save')!.remove();
    expect(press('five')).toEqual({ isPrevented: true, focused: 'five' });
    await stopWatching();
    expect(problems).toEqual([]);
  });
  it('goes nowhere when an input has used it', () => {
    const { press, container } = draw();
    container.querySelector('#one')!.addEventListener('keydown', (event) => event.preventDefault());
    expect(press('one')).toEqual({ isPrevented: true, focused: 'one' });
  });
});

describe('Ctrl+S', () => {
  const press = (init: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key: 's', code: 'KeyS', ctrlKey: true, cancelable: true, ...init });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const start = () => {
    const [first, save] = [vi.fn(), vi.fn()];
    const { rerender, unmount } = renderHook((save: () => void) => useSaveKey(save), { initialProps: first });
    rerender(save);
    onTestFinished(() => unmount());
    return { first, save, unmount };
  };
  it.each([[{}], [{ ctrlKey: false, metaKey: true }]])('saves by the function of the last render: %j', (init) => {
    const { first, save } = start();
    expect(press(init)).toBe(true);
    expect([first.mock.calls.length, save.mock.calls.length]).toEqual([0, 1]);
  });
  it.each([[{ shiftKey: true }], [{ altKey: true }], [{ ctrlKey: false }], [{ key: 'd', code: 'KeyD' }]])(
    'with %j is left to the browser',
    (init) => {
      const { save } = start();
      expect(press(init)).toBe(false);
      expect(save).not.toHaveBeenCalled();
    },
  );
  it('saves nothing while a dialog is open, and opens no dialog of the browser either', () => {
    const { save } = start();
    document.body.insertAdjacentHTML('beforeend', '<div role="dialog"></div>');
    expect([press(), save.mock.calls.length]).toEqual([true, 0]);
  });
  it('saves no form that was left', () => {
    const { save, unmount } = start();
    unmount();
    expect([press(), save.mock.calls.length]).toEqual([false, 0]);
  });
});
