import { Fragment, Slice } from 'prosemirror-model';
import type { EditorProps, EditorView } from 'prosemirror-view';
import { readSlice, schema } from './schema';

/** Plain text as paragraphs, a line each. */
const sliceOfText = (text: string) => {
  const lines = text.split(/\r\n|\r|\n/);
  const paragraphs = lines.map((line) => schema.node('paragraph', null, line ? schema.text(line) : []));
  return new Slice(Fragment.from(paragraphs), 1, 1);
};
const sliceOf = (data: DataTransfer | null, tags: readonly string[]) => {
  const html = data?.getData('text/html');
  if (html) return Slice.maxOpen(readSlice(html, tags).content);
  const text = data?.getData('text/plain');
  return text ? sliceOfText(text) : null;
};

const put = (view: EditorView, slice: Slice | null, at?: number) => {
  // an image alone is nothing that a text can hold
  if (!slice || !view.editable) return;
  const { tr } = view.state;
  view.dispatch((at === undefined ? tr.replaceSelection(slice) : tr.replace(at, at, slice)).scrollIntoView());
};

/** What is typed over a selection: the browser would keep the looks of what goes, in a style that the policy forbids. */
const typeOver = (view: EditorView, event: InputEvent) => {
  const { selection, tr } = view.state;
  if (selection.empty || view.composing || !view.editable) return false;
  if (event.inputType === 'insertText' && event.data) tr.insertText(event.data);
  else if (event.inputType.startsWith('delete')) tr.deleteSelection();
  else return false;
  event.preventDefault();
  view.dispatch(tr.scrollIntoView());
  return true;
};

/**
 * Typing over a selection, pasting and dropping: left to itself, the browser would do what a text may not hold. What is
 * pasted or dropped passes the sanitiser; ProseMirror's own way would need a Trusted Types policy of its own.
 *
 * @param tags words such as `<AMT1>` that are text and no markup
 */
export const domEventsOf = (tags: readonly string[]): NonNullable<EditorProps['handleDOMEvents']> => ({
  beforeinput: (view, event) => typeOver(view, event),
  paste: (view, event) => {
    event.preventDefault();
    put(view, sliceOf(event.clipboardData, tags));
    return true;
  },
  drop: (view, event) => {
    // what is dragged within the editor is moved by the editor
    if (view.dragging) return false;
    event.preventDefault();
    put(view, sliceOf(event.dataTransfer, tags), view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos);
    return true;
  },
});
