import { Fragment, Slice } from 'prosemirror-model';
import { TextSelection } from 'prosemirror-state';
import type { EditorProps, EditorView } from 'prosemirror-view';
import { isBeyondBounds } from '../renderedText/markupBounds';
import { readSlice, schema } from './schema';

/** A bullet, a number of a list, or nothing: what stands before a tab in a list or an indented line. */
const marker = /^(?:[^\p{L}\p{N}]?|\(?(?:\d{1,3}|[a-z]|[ivxlc]+)[.)])$/iu;
/**
 * Lines of equally many cells between tabs, as spreadsheets copy them: rows with ` | ` between the cells. Other lines remain: a single
 * line of two cells, lists and indented lines.
 */
const withCellBorders = (lines: string[]) => {
  const rows = lines.filter((line) => line !== '').map((line) => line.split('\t'));
  const columns = rows[0]?.length ?? 0;
  const isTable =
    columns > (rows.length === 1 ? 2 : 1) &&
    rows.every((cells) => cells.length === columns) &&
    !rows.every(([first]) => marker.test(first!.trim()));
  return isTable
    ? rows.map((cells) =>
        cells
          .map((cell) => cell.trim())
          .join(' | ')
          .replaceAll('  ', ' '),
      )
    : lines;
};
/** Plain text as paragraphs, one for each line. */
const sliceOfText = (text: string) => {
  const lines = withCellBorders(text.split(/\r\n|\r|\n/));
  const paragraphs = lines.map((line) => schema.node('paragraph', null, line ? schema.text(line) : []));
  return new Slice(Fragment.from(paragraphs), 1, 1);
};
const hasText = ({ content }: Slice) => content.textBetween(0, content.size).trim() !== '';
const sliceOf = (data: DataTransfer | null, tags: readonly string[]) => {
  const html = data?.getData('text/html') ?? '';
  const text = data?.getData('text/plain') ?? '';
  // too much markup to read, such as thousands of cells
  if (text && isBeyondBounds(html)) return sliceOfText(text);
  const slice = Slice.maxOpen(readSlice(html, tags).content);
  if (hasText(slice)) return slice;
  // an image alone has nothing that a text can hold; its address is not what was copied
  if (text && !(/<img\b/i.test(html) && URL.canParse(text.trim()))) return sliceOfText(text);
  return slice.size > 0 ? slice : null;
};

/** The selection of the page. The event that tells the editor of a change comes later, after a fast key too. */
const selectionOf = (view: EditorView) => {
  const { doc, selection } = view.state;
  const { anchorNode, anchorOffset, focusNode, focusOffset } = document.getSelection()!;
  if (!view.dom.contains(anchorNode) || !view.dom.contains(focusNode)) return selection;
  const [anchor, head] = [view.posAtDOM(anchorNode!, anchorOffset), view.posAtDOM(focusNode!, focusOffset)];
  if (anchor === selection.anchor && head === selection.head) return selection;
  return TextSelection.between(doc.resolve(anchor), doc.resolve(head));
};
/** Tells the editor of the selection of the page, before keys act on it. */
const readSelection = (view: EditorView) => {
  const selection = selectionOf(view);
  if (!view.composing && !selection.eq(view.state.selection)) view.dispatch(view.state.tr.setSelection(selection));
};

const put = (view: EditorView, slice: Slice | null, at?: number) => {
  if (!slice || !view.editable) return;
  const { tr } = view.state;
  const changed = at === undefined ? tr.setSelection(selectionOf(view)).replaceSelection(slice) : tr.replace(at, at, slice);
  view.dispatch(changed.scrollIntoView());
};

/** What is typed over a selection: the browser would keep the looks of what goes, in a style that the policy forbids. */
const typeOver = (view: EditorView, event: InputEvent) => {
  const selection = selectionOf(view);
  const tr = view.state.tr.setSelection(selection);
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
  keydown: (view) => {
    readSelection(view);
    return false;
  },
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
