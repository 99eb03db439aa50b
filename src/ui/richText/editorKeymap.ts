import { keydownHandler } from 'prosemirror-keymap';
import { Plugin, type Command } from 'prosemirror-state';
import { isComposing } from '../pressedKeys';

/** Keys of an editor. They do nothing while an input method composes, which ProseMirror notices in some browsers only. */
export const editorKeymap = (commands: Record<string, Command>) => {
  const handleKeyDown = keydownHandler(commands);
  return new Plugin({ props: { handleKeyDown: (view, event) => !isComposing(event) && handleKeyDown(view, event) } });
};
