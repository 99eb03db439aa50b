/** A click with a key, or by the middle button, anywhere in a row opens its record in a new tab. */
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { useOpenInNewTab } from '../../../src/views/list/state/useOpenInNewTab';

const opened = vi.fn<(event: MouseEvent) => void>();
const start = () => {
  const rows = document.createElement('ul');
  rows.innerHTML = `
    <li><a data-row-link href="#/1">One</a> <a href="#/other">Other</a> <span id="one">text</span> <label>Tick</label></li>
    <li><a href="#/2">Two</a> <span id="two">text</span></li>
    <span id="outside">text</span>`;
  document.body.append(rows);
  rows.querySelector('[data-row-link]')!.addEventListener('click', (event) => {
    event.preventDefault();
    opened(event as MouseEvent);
  });
  const errors: string[] = [];
  const onError = ({ message }: ErrorEvent) => void errors.push(message);
  window.addEventListener('error', onError);
  const { unmount } = renderHook(() => useOpenInNewTab({ current: rows }));
  onTestFinished(() => {
    unmount();
    rows.remove();
    window.removeEventListener('error', onError);
    expect(errors).toEqual([]);
  });
  const fire = (type: string, selector: string, init: MouseEventInit = {}) => {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init });
    rows.querySelector(selector)!.dispatchEvent(event);
    return event;
  };
  return { unmount, fire };
};
beforeEach(() => opened.mockClear());

it.each([
  ['Ctrl and click', 'click', { ctrlKey: true }],
  ['Cmd and click', 'click', { metaKey: true }],
  ['the middle button', 'auxclick', { button: 1 }],
])('%s on a row clicks its link with the keys for a new tab (PLT-042)', (_, type, init) => {
  start().fire(type, '#one', init);
  expect(opened).toHaveBeenCalledOnce();
  const { ctrlKey, metaKey, shiftKey, bubbles, cancelable } = opened.mock.calls[0]![0];
  const expected = { ctrlKey: true, metaKey: true, shiftKey: false, bubbles: true, cancelable: true };
  expect({ ctrlKey, metaKey, shiftKey, bubbles, cancelable }).toEqual(expected);
});
it('Shift is handed on, so that the new tab comes to the front', () => {
  start().fire('click', '#one', { ctrlKey: true, shiftKey: true });
  expect(opened.mock.calls[0]![0].shiftKey).toBe(true);
});
it.each([
  ['a click without a key', 'click', '#one', {}],
  ['the right button', 'auxclick', '#one', { button: 2 }],
  ['Ctrl and the right button, which opens a menu on a Mac', 'auxclick', '#one', { button: 2, ctrlKey: true }],
  ['Ctrl and click on another link', 'click', 'a:nth-of-type(2)', { ctrlKey: true }],
  ['Ctrl and click on a label', 'click', 'label', { ctrlKey: true }],
  ['Ctrl and click in a row without a link to a record', 'click', '#two', { ctrlKey: true }],
  ['Ctrl and click outside the rows', 'click', '#outside', { ctrlKey: true }],
])('%s opens no tab', (_, type, selector, init) => {
  start().fire(type, selector, init);
  expect(opened).not.toHaveBeenCalled();
});
it.each([
  ['the middle button on a row', '#one', { button: 1 }, true],
  ['Ctrl and the main button on a row', '#one', { ctrlKey: true }, true],
  ['the main button on a row', '#one', {}, false],
  ['the middle button on a link', 'a', { button: 1 }, false],
  ['the middle button in a row without a link to a record', '#two', { button: 1 }, false],
])('the press of %s starts no scrolling and no selection: %s %j %s', (_, selector, init, isPrevented) => {
  expect(start().fire('mousedown', selector, init).defaultPrevented).toBe(isPrevented);
});
it('a list that was left listens no more', () => {
  const { unmount, fire } = start();
  unmount();
  fire('click', '#one', { ctrlKey: true });
  expect(opened).not.toHaveBeenCalled();
});
it('useOpenInNewTab does nothing while there are no rows', () => {
  const { unmount } = renderHook(() => useOpenInNewTab({ current: null }));
  expect(unmount).not.toThrow();
});
