/** What a rich text consists of: paragraphs, line breaks and five marks (NTF-031). */
import { DOMParser, DOMSerializer, Schema, type Node } from 'prosemirror-model';
import { isBlank } from '../../format/normaliseText';
import { readParagraphs } from './paragraphs/readParagraphs';

export const schema = new Schema({
  nodes: {
    doc: { content: 'paragraph+' },
    paragraph: { content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    text: { group: 'inline' },
    hardBreak: { inline: true, group: 'inline', selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
  },
  marks: {
    // the link is outermost: a bold word in it does not split it in two
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: (link) => ({ href: link.getAttribute('href') }) }],
      toDOM: ({ attrs }) => ['a', { href: String(attrs.href) }, 0],
    },
    strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
    u: { parseDOM: [{ tag: 'u' }, { tag: 'ins' }], toDOM: () => ['u', 0] },
    s: { parseDOM: [{ tag: 's' }, { tag: 'del' }, { tag: 'strike' }], toDOM: () => ['s', 0] },
  },
});
export type MarkName = keyof typeof schema.marks & string;

/** A paragraph of a line break alone is a blank line: without it a paragraph has no height where it is read. */
const withBlankLines = (fragment: DocumentFragment) => {
  for (const paragraph of fragment.querySelectorAll('p'))
    if (paragraph.childNodes.length === 1 && paragraph.firstChild!.nodeName === 'BR') paragraph.replaceChildren();
  return fragment;
};

const parser = DOMParser.fromSchema(schema);
const serializer = DOMSerializer.fromSchema(schema);

/** Reads any HTML as a document of paragraphs. */
export const readDocument = (html: string, tags: readonly string[]): Node => parser.parse(withBlankLines(readParagraphs(html, tags)));
/** Reads any HTML as a slice that can be inserted into a document. */
export const readSlice = (html: string, tags: readonly string[]) => parser.parseSlice(withBlankLines(readParagraphs(html, tags)));
const asXml = new XMLSerializer();
/** What `XMLSerializer` writes otherwise than HTML is written: a namespace at the paragraph, and a slash at what is empty. */
const asHtml = (paragraph: globalThis.Node) =>
  asXml
    .serializeToString(paragraph)
    .replace(/^<p xmlns="[^"]*"/, '<p')
    .replaceAll('<br />', '<br>')
    .replace(/^<p(?: \/|><\/p)>$/, '<p><br></p>');

/** A document as HTML; one of empty paragraphs is ''. */
export const writeDocument = (doc: Node): string =>
  isBlank(doc.textContent) ? '' : [...serializer.serializeFragment(doc.content).childNodes].map(asHtml).join('');
