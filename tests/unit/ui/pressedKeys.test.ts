import { describe, expect, it } from 'vitest';
import { isComposing, isEnter, isTab, pressedKeys } from '../../../src/ui/pressedKeys';

type KeyDown = Exclude<Parameters<typeof pressedKeys>[0], { nativeEvent: unknown }>;
const plain = { code: '', keyCode: 0, isComposing: false, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const keyDown = (key: string, init: Partial<KeyDown> = {}): KeyDown => ({ ...plain, ...init, key });
const altGraph = { ctrlKey: true, altKey: true, getModifierState: (name: string) => name === 'AltGraph' };

describe('pressedKeys', () => {
  it.each([
    ['Ctrl+S', keyDown('s', { ctrlKey: true, code: 'KeyS' }), 'Mod+s'],
    ['Cmd+S', keyDown('s', { metaKey: true, code: 'KeyS' }), 'Mod+s'],
    ['Ctrl+S with Caps Lock', keyDown('S', { ctrlKey: true, code: 'KeyS' }), 'Mod+s'],
    ['Ctrl+S of a Russian layout', keyDown('ы', { ctrlKey: true, code: 'KeyS' }), 'Mod+s'],
    ['Ctrl+S of a Russian layout with Caps Lock', keyDown('Ы', { ctrlKey: true, code: 'KeyS' }), 'Mod+s'],
    ['Ctrl+S of an Arabic layout', keyDown('س', { ctrlKey: true, code: 'KeyS' }), 'Mod+s'],
    ['Ctrl+S of a Dvorak layout', keyDown('s', { ctrlKey: true, code: 'Semicolon' }), 'Mod+s'],
    ['Ctrl+O of a Dvorak layout', keyDown('o', { ctrlKey: true, code: 'KeyS' }), 'Mod+o'],
    ['Ctrl+Shift+S', keyDown('S', { ctrlKey: true, shiftKey: true, code: 'KeyS' }), 'Mod+Shift+s'],
    ['Ctrl+Shift+S with Caps Lock', keyDown('s', { ctrlKey: true, shiftKey: true, code: 'KeyS' }), 'Mod+Shift+s'],
    ['Ctrl+Alt+S', keyDown('s', { ctrlKey: true, altKey: true, code: 'KeyS' }), 'Mod+Alt+s'],
    ['Ctrl+Cmd+S', keyDown('s', { ctrlKey: true, metaKey: true, code: 'KeyS' }), 'Ctrl+Meta+s'],
    ['AltGr+S of a Polish layout', keyDown('ś', { ...altGraph, code: 'KeyS' }), 's'],
    ['S', keyDown('s', { code: 'KeyS' }), 's'],
    ['/', keyDown('/', { code: 'Slash' }), '/'],
    ['/ of a German layout', keyDown('/', { shiftKey: true, code: 'Digit7' }), '/'],
    ['/ with AltGr', keyDown('/', { ...altGraph, code: 'KeyQ' }), '/'],
    ['/ of a Thai layout', keyDown('ฝ', { code: 'Slash' }), '/'],
    ['? of an Arabic layout', keyDown('؟', { shiftKey: true, code: 'Slash' }), '?'],
    ['?', keyDown('?', { shiftKey: true, code: 'Slash' }), '?'],
    ['Ctrl+/', keyDown('/', { ctrlKey: true, code: 'Slash' }), 'Mod+/'],
    ['an arrow', keyDown('ArrowLeft', { code: 'ArrowLeft' }), 'ArrowLeft'],
    ['Alt and an arrow, which goes back', keyDown('ArrowLeft', { altKey: true, code: 'ArrowLeft' }), 'Alt+ArrowLeft'],
    ['Shift+Home, which selects', keyDown('Home', { shiftKey: true, code: 'Home' }), 'Shift+Home'],
    ['é, which no US keyboard has', keyDown('é', { code: 'Digit2' }), 'é'],
    ['an event of autofill', { ...plain } as KeyDown, ''],
  ])('names %s', (_, event, keys) => {
    expect([pressedKeys(event), pressedKeys({ nativeEvent: event })]).toEqual([keys, keys]);
  });
});

describe('isComposing', () => {
  it.each([
    ['during a composition', keyDown('Enter', { isComposing: true, keyCode: 13 }), true],
    ['at the end of one in Safari and Fcitx', keyDown('Enter', { keyCode: 229 }), true],
    ['without one', keyDown('Enter', { keyCode: 13 }), false],
  ])('%s is known, for events of the browser and of React', (_, event, expected) => {
    expect([isComposing(event), isComposing({ nativeEvent: event })]).toEqual([expected, expected]);
    expect(pressedKeys(event)).toBe(expected ? '' : 'Enter');
    expect(isEnter({ nativeEvent: event })).toBe(!expected);
  });
});

it('isEnter and isTab accept the modifiers with which a browser submits or leaves', () => {
  expect([keyDown('Enter'), keyDown('Enter', { shiftKey: true }), keyDown('a')].map(isEnter)).toEqual([true, true, false]);
  expect([keyDown('Tab'), keyDown('Tab', { shiftKey: true }), keyDown('Tab', { keyCode: 229 })].map(isTab)).toEqual([true, true, false]);
});
