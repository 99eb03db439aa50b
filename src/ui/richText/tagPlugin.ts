/** Tags in a text, such as `<AMT1>`: they stand out, and a part of one is never of another look than the rest. */
import type { Node } from 'prosemirror-model';
import { Plugin, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';

type Range = { from: number; to: number };

/** Where tags stand in a document, whatever marks they have. */
const rangesOf = (doc: Node, tags: readonly string[]): Range[] => {
  const found: Range[] = [];
  doc.descendants((node, at) => {
    if (!node.isTextblock) return;
    const text = node.textBetween(0, node.content.size, '', '\ufffc');
    for (const tag of tags)
      for (let i = text.indexOf(tag); i >= 0; i = text.indexOf(tag, i + tag.length))
        found.push({ from: at + 1 + i, to: at + 1 + i + tag.length });
  });
  return found;
};
const isSplit = (doc: Node, { from, to }: Range) => {
  let pieces = 0;
  doc.nodesBetween(from, to, (node) => {
    if (node.isText) pieces += 1;
  });
  return pieces > 1;
};
/** Gives a whole tag the marks of its first letter: half a tag in bold would be sent as two halves that nothing replaces. */
const unify = (tr: Transaction, range: Range) => {
  const first = tr.doc.resolve(range.from + 1).marks();
  tr.removeMark(range.from, range.to);
  for (const mark of first) tr.addMark(range.from, range.to, mark);
};

export const tagPlugin = (tags: readonly string[]) =>
  new Plugin<DecorationSet>({
    state: {
      init: (_, { doc }) => decorate(doc, tags),
      apply: (tr, before) => (tr.docChanged ? decorate(tr.doc, tags) : before),
    },
    props: {
      decorations(state) {
        return this.getState(state);
      },
    },
    appendTransaction: (transactions, _, { doc, tr }) => {
      if (!transactions.some(({ docChanged }) => docChanged)) return null;
      const split = rangesOf(doc, tags).filter((range) => isSplit(doc, range));
      for (const range of split) unify(tr, range);
      return split.length > 0 ? tr : null;
    },
  });
const decorate = (doc: Node, tags: readonly string[]) =>
  DecorationSet.create(
    doc,
    rangesOf(doc, tags).map(({ from, to }) => Decoration.inline(from, to, { class: 'text-tag' })),
  );
