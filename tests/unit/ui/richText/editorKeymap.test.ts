import type { EditorView } from 'prosemirror-view';
import { expect, it, vi } from 'vitest';
import { editorKeymap } from '../../../../src/ui/richText/editorKeymap';

it.each([
  ['Enter', 13, false, 1],
  ['Enter', 229, false, 0],
  ['Enter', 13, true, 0],
  ['Backspace', 8, false, 1],
  ['Backspace', 229, false, 0],
])('editorKeymap runs the command of %s with key code %i, composing %s, %i times', (key, keyCode, isComposing, count) => {
  const command = vi.fn(() => true);
  const plugin = editorKeymap({ Enter: command, Backspace: command });
  const handled = plugin.props.handleKeyDown!.call(plugin, {} as EditorView, { key, keyCode, isComposing } as KeyboardEvent);
  expect([handled, command.mock.calls.length]).toEqual([count === 1, count]);
});
