import { baseKeymap, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { EditorState, TextSelection, type Command } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useOnDemandText } from '../../messages/onDemand';
import { useStable } from '../hooks/useStable';
import { Popup } from '../popups/Popup';
import { lazyComponent } from '../lazy';
import { isBeyondBounds } from '../renderedText/markupBounds';
import { domEventsOf } from './domEvents';
import { editorKeymap } from './editorKeymap';
import { readDocument, schema, writeDocument, type MarkName } from './schema';
import { tagPlugin } from './tagPlugin';
import { RichTextToolbar } from './RichTextToolbar';
import './editor.css';

const LinkDialog = lazyComponent(() => import('./LinkDialog'));

type Props = {
  label: string;
  /** What the form calls it. */
  name: string;
  html: string;
  /** Words that stand out and stay whole. Default: none. */
  tags?: readonly string[];
  lang?: string;
  describedBy?: string;
  isInvalid: boolean;
  isRequired: boolean;
  isReadOnly: boolean;
  onChange: (html: string) => void;
  inputRef: (element: HTMLElement | null) => void;
};

const lineBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(schema.node('hardBreak')).scrollIntoView());
  return true;
};
/** The marks of what is selected, or of what would be typed. */
const activeMarks = ({ selection, storedMarks, doc }: EditorState): ReadonlySet<string> => {
  const { from, to, empty, $from } = selection;
  if (empty) return new Set((storedMarks ?? $from.marks()).map(({ type }) => type.name));
  return new Set(Object.values(schema.marks).flatMap((type) => (doc.rangeHasMark(from, to, type) ? [type.name] : [])));
};
/** The link at the selection, as far as it goes; null where there is none. */
const linkAt = ({ selection, doc }: EditorState) => {
  const { $from, from, to, empty } = selection;
  const link = schema.marks.link!;
  const node = empty ? $from.parent.childAfter($from.parentOffset).node : doc.nodeAt(from);
  const mark = link.isInSet(node?.marks ?? []) ?? link.isInSet($from.marks());
  if (!mark) return null;
  if (!empty) return { href: String(mark.attrs.href), from, to };
  const base = $from.start();
  let [start, end] = [from, from];
  let run = { from: base, to: base, isIn: false };
  // neighbours of one link are one link, whatever else they look like
  $from.parent.forEach((each, offset) => {
    const isIn = Boolean(mark.isInSet(each.marks));
    const at = base + offset;
    run = { from: isIn && run.isIn ? run.from : at, to: at + each.nodeSize, isIn };
    if (isIn && run.from <= from && run.to >= from) [start, end] = [run.from, run.to];
  });
  return { href: String(mark.attrs.href), from: start, to: end };
};

/** An editor for a text with bold, italic, underlined, struck and linked parts; anything else that is pasted becomes plain. */
const RichTextEditor = ({
  label,
  name,
  html,
  tags = [],
  lang,
  describedBy,
  isInvalid,
  isRequired,
  isReadOnly,
  onChange,
  inputRef,
}: Props) => {
  const t = useOnDemandText();
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  /** What the editor has written last: another value comes from outside. */
  const written = useRef(html);
  const [active, setActive] = useState<ReadonlySet<string>>(new Set());
  const [link, setLink] = useState<{ href: string } | null>(null);
  const change = useStable(onChange);
  const setRef = useStable(inputRef);
  const startsWith = useRef(html);
  const tagList = tags.join(' ');

  const openLink = useStable(() => setLink({ href: (view.current && linkAt(view.current.state)?.href) ?? '' }));
  const isEditable = useStable(() => !isReadOnly);
  useEffect(() => {
    const marks = { 'Mod-b': 'strong', 'Mod-i': 'em', 'Mod-u': 'u', 'Mod-Shift-x': 's' } as const;
    const words = tagList ? tagList.split(' ') : [];
    const editor = new EditorView(place.current, {
      state: EditorState.create({
        doc: readDocument(startsWith.current, words),
        plugins: [
          history(),
          editorKeymap({
            'Mod-z': undo,
            'Mod-y': redo,
            'Mod-Shift-z': redo,
            'Shift-Enter': lineBreak,
            'Mod-k': () => {
              openLink();
              return true;
            },
            ...Object.fromEntries(Object.entries(marks).map(([keys, name]) => [keys, toggleMark(schema.marks[name]!)])),
          }),
          editorKeymap(baseKeymap),
          ...(words.length > 0 ? [tagPlugin(words)] : []),
        ],
      }),
      handleDOMEvents: domEventsOf(words),
      editable: isEditable,
      dispatchTransaction: (transaction) => {
        editor.updateState(editor.state.apply(transaction));
        setActive(activeMarks(editor.state));
        if (!transaction.docChanged) return;
        written.current = writeDocument(editor.state.doc);
        change(written.current);
      },
    });
    view.current = editor;
    setRef(editor.dom);
    return () => {
      setRef(null);
      editor.destroy();
      view.current = null;
    };
  }, [change, isEditable, openLink, setRef, tagList]);
  useEffect(() => {
    view.current?.setProps({
      attributes: {
        role: 'textbox',
        // a translator would replace the nodes of the editor
        translate: 'no',
        // one that is read-only keeps the focus
        tabindex: '0',
        'data-name': name,
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-invalid': String(isInvalid),
        'aria-required': String(isRequired),
        'aria-readonly': String(isReadOnly),
        dir: 'auto',
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(lang && { lang }),
      },
    });
  }, [label, name, describedBy, isInvalid, isRequired, isReadOnly, lang]);
  useEffect(() => {
    const editor = view.current;
    if (!editor || html === written.current) return;
    written.current = html;
    const { state } = editor;
    editor.updateState(EditorState.create({ doc: readDocument(html, tagList.split(' ').filter(Boolean)), plugins: state.plugins }));
  }, [html, tagList]);

  const isText = useMemo(() => isBeyondBounds(html), [html]);
  const mark = (name: MarkName) => {
    const editor = view.current!;
    if (name === 'link') return openLink();
    toggleMark(schema.marks[name]!)(editor.state, editor.dispatch);
    editor.focus();
  };
  const setHref = (href: string | null) => {
    const editor = view.current!;
    const { state } = editor;
    const { from, to, empty } = state.selection;
    const range = linkAt(state) ?? { from, to };
    const type = schema.marks.link!;
    let { tr } = state;
    if (href === null) tr = tr.removeMark(range.from, range.to, type);
    else if (empty && range.from === range.to) tr = tr.insert(from, schema.text(href, [type.create({ href })]));
    else tr = tr.removeMark(range.from, range.to, type).addMark(range.from, range.to, type.create({ href }));
    editor.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(tr.mapping.map(to), tr.doc.content.size)))));
    setLink(null);
    // once the dialog has given the focus back to where it was opened
    requestAnimationFrame(() => editor.focus());
  };
  return (
    <>
      <RichTextToolbar label={t('editor.toolbar', { label })} active={active} isReadOnly={isReadOnly} onMark={mark} />
      {isText && <p className="form-notice">{t('editor.asText')}</p>}
      <div ref={place} className="rich-text-place" />
      {link && (
        <Popup onFailure={() => setLink(null)}>
          <LinkDialog href={link.href} onSet={setHref} onClose={() => setLink(null)} />
        </Popup>
      )}
    </>
  );
};
export default RichTextEditor;
