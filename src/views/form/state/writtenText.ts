import { codecOf } from '../../../fields/codecs';
import type { Leaf } from '../../../fields/leaf';
import type { Field } from '../../../schema/field';
import { withTagsAsText } from '../../../ui/renderedText/thin';

const labelOf = (field: Field, code: unknown): string => {
  if (typeof code === 'object' && code !== null && 'fileName' in code) return String(code.fileName);
  const { labels } = field as { labels?: Readonly<Record<string, string>> };
  return labels?.[String(code)] ?? String(code ?? '');
};

/** What stands in an input as text that can be read and copied without it. */
export const writtenText = ({ field }: Pick<Leaf, 'field'>, typed: unknown): string => {
  const value = codecOf(field).parse(typed, field);
  if (typeof value === 'boolean') {
    const { on = '', off = '' } = field as { on?: string; off?: string };
    return value ? on : off;
  }
  const text = [value ?? []].flat().map((each) => labelOf(field, each)).join(', '); // prettier-ignore
  if (field.kind !== 'richText') return text;
  // words that are tags are no markup
  return withTagsAsText(text, field.tags ?? [])
    .replaceAll(/<\/p>\s*<p[^>]*>|<br\s*\/?>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');
};
