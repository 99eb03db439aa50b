import { defineKind } from '../../defineKind';
import { declare } from './declare';

/**
 * A text in paragraphs with bold, italic, underlined, struck and linked parts, as HTML of `p`, `br`, `strong`, `em`, `u`, `s`
 * and `a`. Tables, lists and superscripts become text (NTF-031). Markup without visible text counts as empty (NTF-065).
 *
 * @example contents: localized(richText('Content', { required: true }))
 * @example richText('Message', { tags: ['<NAME>'] })
 */
export const richText = defineKind(declare, {
  kind: 'richText',
  traits: { typed: true, roles: { tags: 'tags' } },
  Cell: () => import('./RichTextCell'),
  parts: () => import('./parts'),
});
