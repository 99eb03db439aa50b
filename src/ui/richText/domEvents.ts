/** What is typed over a selection, pasted and dropped: what the browser would do by itself is not what a text may hold. What is pasted and dropped becomes a document by way of the sanitiser; the editor's own way would make a policy of its own. */
import { Fragment, Slice } from 'prosemirror-model';
import type { EditorProps, EditorView } from 'prosemirror-view';
import { readSlice, schema } from './schema';

/** Plain text as paragraphs, a line each. */
const sliceOfText = (text: string) => {
  const lines = text.split(/\r\n|\r|\n/);
  const paragraphs = lines.map((line) => schema.node('paragraph', null, line ? schema.text(line) : []));
  return new Slice(Fragment.from(paragraphs), 1, 1);
};
const sliceOf = (data: DataTransfer | null) => {
  const html = data?.getData('text/html');
  if (html) return Slice.maxOpen(readSlice(html).content);
  const text = data?.getData('text/plain');
  return text ? sliceOfText(text) : null;
};

const put = (view: EditorView, data: DataTransfer | null, at?: number) => {
  const slice = sliceOf(data);
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

export const handleDOMEvents: EditorProps['handleDOMEvents'] = {
  beforeinput: (view, event) => typeOver(view, event),
  paste: (view, event) => {
    event.preventDefault();
    put(view, event.clipboardData);
    return true;
  },
  drop: (view, event) => {
    // what is dragged within the editor is moved by the editor
    if (view.dragging) return false;
    event.preventDefault();
    put(view, event.dataTransfer, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos);
    return true;
  },
};
