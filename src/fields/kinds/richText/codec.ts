import { isBlank } from '../../../format/normaliseText';
import { scriptText } from '../../../format/scriptText';
import { withTagsAsText } from '../../../ui/renderedText/thin';
import { isText, memberCodec, normaliseTyped } from '../../codecs/codec';

/** A tag. Without an end it is the rest of the text: a search for `>` from each `<` would take quadratic time. */
const tag = /<[^>]*(?:>|$)/g;
/** Removes each `<...>` of a text in linear time. A `<` without `>` remains. */
const withoutMarkup = (html: string) => html.replace(tag, (found) => (found.endsWith('>') ? '' : found));
/** The visible text: tags of the field are text, and everything else in angle brackets is markup. */
const visibleOf = (html: string, tags: readonly string[] = []) =>
  withoutMarkup(tags.reduce((text, each) => text.replaceAll(each, 'tag'), html)).replace(/&(?:nbsp|#160|#xa0);/gi, '');

/** Between two cells, and at the end of a line. */
const cellEnd = /(?:<\/p>\s*)?<\/t[dh]>\s*(?=<t[dh][\s>])/gi;
const lineEnd = /<\/(?:p|tr|li|div|h[1-6])>\s*|<br\s*\/?>/gi;
const script = /<(su[bp])>([^<]*)<\/\1>/gi;

/** HTML as the editor wrote it, or as it was stored while nobody has typed; without visible text it is null. */
const richTextCodec = memberCodec<'richText'>({
  canHold: isText,
  toInput: (value) => value ?? '',
  parse: (typed, { tags }) => (typeof typed === 'string' && isBlank(visibleOf(typed, tags)) ? null : normaliseTyped(typed, 'lines')),
  toText: (value, { tags = [] }) =>
    withoutMarkup(
      withTagsAsText(String(value ?? ''), tags)
        .replaceAll(script, (_, kind: string, text: string) => scriptText(kind.toLowerCase() as 'sub' | 'sup', text))
        .replaceAll(cellEnd, ' | ')
        .replaceAll(lineEnd, '\n'),
    )
      .trimEnd()
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&nbsp;', ' ')
      .replaceAll('&amp;', '&'),
});
export default richTextCodec;
